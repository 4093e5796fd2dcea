import { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { DAY_RANGE_LENGTHS, startOfDayRange } from './day-ranges';

/** The trigger on `activities` takes the same lock, shared, before it draws an id. */
const GATE = 7_203_521;
/** Rows of one transaction: some tenth of a second. */
const BATCH = 50_000;
const GATE_PATIENCE = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const LENGTHS = `unnest('{${DAY_RANGE_LENGTHS.join()}}'::smallint[]) span`;

/** Adds the rows from $1 (excluded) to $2 to the days, and the day ranges, of the time zone $3, and moves the mark, all in one statement. */
const COUNT = `
  with recent as materialized (
    select kind, property_id, keyword, (at at time zone $3)::date as day from activities where id > $1 and id <= $2
  ), of_days as (
    insert into activity_days as d (kind, day, count) select kind, day, count(*) from recent group by 1, 2
    on conflict (kind, day) do update set count = d.count + excluded.count
  ), of_properties as (
    insert into property_views as d (property_id, span, day, count)
    select property_id, span, ${startOfDayRange('day', 'span')}, count(*) from recent cross join ${LENGTHS} where kind = 3 and property_id is not null group by 1, 2, 3
    on conflict (property_id, span, day) do update set count = d.count + excluded.count
  ), of_keywords as (
    insert into keyword_searches as d (keyword, span, day, count)
    select keyword, span, ${startOfDayRange('day', 'span')}, count(*) from recent cross join ${LENGTHS} where kind = 1 and keyword is not null group by 1, 2, 3
    on conflict (keyword, span, day) do update set count = d.count + excluded.count
  )
  update activity_marks set activity_id = $2 where id = 1`;

/**
 * Counts the activities that are not counted yet into the days of the office, whatever their date. Counts and mark
 * move in one transaction, so that a row counts once whenever the process dies; of two callers at once one does
 * nothing.
 * @returns how many ids the mark has moved on
 */
export async function rollUpActivities(source: DataSource, timeZone: string, batch = BATCH): Promise<number> {
  const last = await lastSettledId(source);
  for (let moved = 0; ;) {
    const step = await withTransaction(source, (manager) => countBatch(manager, timeZone, last, batch));
    if (step === 0) {
      return moved;
    }
    moved += step;
  }
}

async function countBatch(manager: EntityManager, timeZone: string, last: number, batch: number): Promise<number> {
  await manager.query('insert into activity_marks (id, activity_id) values (1, 0) on conflict do nothing');
  const [mark] = await sql<{ counted: string }>(manager, {
    text: 'select activity_id counted from activity_marks where id = 1 for update skip locked',
    values: [],
  });
  const from = Number(mark?.counted ?? last);
  const to = Math.min(from + batch, last);
  if (to <= from) {
    return 0;
  }
  await manager.query(COUNT, [from, to, timeZone]);
  return to - from;
}

/**
 * The newest id below which no row can appear any more. Ids are drawn before the commit: without waiting for the
 * inserts that are under way, one of theirs could come to be behind the mark and never be counted. An insert that
 * takes very long is not waited for: nothing is counted then, and the next run looks again.
 */
function lastSettledId(source: DataSource): Promise<number> {
  return withTransaction(source, async (manager) => {
    await manager.query(`select set_config('lock_timeout', $1, true)`, [GATE_PATIENCE]);
    await manager.query('select pg_advisory_xact_lock($1)', [GATE]);
    const [{ id }] = await sql<{ id: string | null }>(manager, {
      text: 'select max(id) id from activities',
      values: [],
    });
    return Number(id ?? 0);
  }).catch((error: { driverError?: { code?: string } }) => {
    if (error.driverError?.code === LOCK_NOT_AVAILABLE) {
      return 0;
    }
    throw error;
  });
}
