import type { Client } from 'pg';
import { DAY_RANGE_LENGTHS, startOfDayRange } from '@stowbridge/backend/domains/activity/day-ranges';

/** Begins a transaction in which no worker counts activities: they pass over a mark that is held. */
export async function beginCounting(client: Client): Promise<void> {
  await client.query('insert into activity_marks (id, activity_id) values (1, 0) on conflict do nothing');
  await client.query('begin');
  await client.query('select from activity_marks where id = 1 for update');
}

/** Counts the activities of each day of the office's time zone into the tables that the charts read, and views and keywords into their pieces. */
export async function rollUp(client: Client, timeZone: string): Promise<void> {
  const day = '(at at time zone $1)::date';
  // A worker may have counted what somebody did before there were demo data.
  await client.query('delete from activity_days; delete from property_views; delete from keyword_searches');
  await client.query(
    `insert into activity_days (kind, day, count) select kind, ${day}, count(*) from activities group by 1, 2`,
    [timeZone],
  );
  await client.query(
    `insert into property_views (property_id, span, day, count) select property_id, 1, ${day}, count(*) from activities where kind = 3 group by 1, 3`,
    [timeZone],
  );
  await client.query(
    `insert into keyword_searches (keyword, span, day, count) select keyword, 1, ${day}, count(*) from activities where kind = 1 group by 1, 3`,
    [timeZone],
  );
  for (const [table, key] of [
    ['property_views', 'property_id'],
    ['keyword_searches', 'keyword'],
  ]) {
    const pieces = `select ${key}, length, ${startOfDayRange('day', 'length')}, sum(count) from ${table} cross join unnest($1::smallint[]) length where span = 1 group by 1, 2, 3`;
    await client.query(`insert into ${table} (${key}, span, day, count) ${pieces}`, [
      DAY_RANGE_LENGTHS.filter((span) => span > 1),
    ]);
  }
  await client.query(
    'update activity_marks set activity_id = (select coalesce(max(id), 0) from activities) where id = 1',
  );
}
