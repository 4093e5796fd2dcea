import type { Client } from 'pg';

/** Counts the activities of each day of the office's time zone into the tables that the charts read. */
export async function rollUp(client: Client, timeZone: string): Promise<void> {
  const day = '(at at time zone $1)::date';
  await client.query(`insert into activity_days (kind, day, count) select kind, ${day}, count(*) from activities group by 1, 2`, [timeZone]);
  await client.query(`insert into property_view_days (property_id, day, count) select property_id, ${day}, count(*) from activities where kind = 3 group by 1, 2`, [timeZone]);
  await client.query(`insert into keyword_days (keyword, day, count) select keyword, ${day}, count(*) from activities where kind = 1 group by 1, 2`, [timeZone]);
  await client.query('insert into activity_marks (id, activity_id) select 1, coalesce(max(id), 0) from activities');
}
