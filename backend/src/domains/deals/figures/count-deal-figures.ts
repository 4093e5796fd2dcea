import { DataSource, EntityManager } from 'typeorm';
import { sealedUpTo } from '../../../platform/audit/unsealed';
import { sql } from '../../../platform/database/sql';
import { withTransaction } from '../../../platform/database/transaction';
import { dealFacts } from './deal-facts.sql';

/** Rows of one transaction: a second or two. */
const BATCH = 20_000;

/**
 * Adds what the moves from $1 (excluded) to $2 and the terms from $4 (excluded) to $5 say to the days of the time zone $3,
 * and moves the marks, all in one statement.
 */
const COUNT = `
  with counted as (
    insert into deal_figures as f (figure, day, key, value, reason, count)
    select figure, day, key, value, reason, count(*)
    from (${dealFacts('(select * from deal_history where id > $1 and id <= $2)', '(select * from offer_terms where id > $4 and id <= $5)', '$3')}) facts group by 1, 2, 3, 4, 5
    on conflict (figure, day, key, value, reason) do update set count = f.count + excluded.count
  )
  update deal_figure_marks set history_id = $2, terms_id = $5 where id = 1`;

/**
 * Counts the moves of deals and the terms that are sealed, since no row can appear among those any more. Counts and marks
 * move in one transaction; of two callers at once one does nothing. In another time zone all days are counted again.
 */
export async function countDealFigures(source: DataSource, timeZone: string, batch = BATCH): Promise<void> {
  while (await withTransaction(source, (manager) => countBatch(manager, timeZone, batch))) {
    // The next rows.
  }
}

/** @returns whether there may be more */
async function countBatch(manager: EntityManager, timeZone: string, batch: number): Promise<boolean> {
  await manager.query(
    'insert into deal_figure_marks (id, history_id, terms_id, time_zone) values (1, 0, 0, $1) on conflict do nothing',
    [timeZone],
  );
  const [mark] = await sql<{ from: string; to: string; termsFrom: number; termsTo: string; timeZone: string }>(
    manager,
    {
      text: `select history_id "from", ${sealedUpTo('deal_history')} "to", terms_id "termsFrom",
             ${sealedUpTo('offer_terms')} "termsTo", time_zone "timeZone" from deal_figure_marks where id = 1 for update skip locked`,
      values: [],
    },
  );
  if (!mark) {
    return false;
  }
  if (mark.timeZone !== timeZone) {
    await manager.query('delete from deal_figures');
    await manager.query('update deal_figure_marks set history_id = 0, terms_id = 0, time_zone = $1 where id = 1', [
      timeZone,
    ]);
    return true;
  }
  const [from, termsFrom] = [Number(mark.from), mark.termsFrom];
  const to = Math.min(from + batch, Number(mark.to));
  const termsTo = Math.min(termsFrom + batch, Number(mark.termsTo));
  if (to <= from && termsTo <= termsFrom) {
    return false;
  }
  await manager.query(COUNT, [from, Math.max(from, to), timeZone, termsFrom, Math.max(termsFrom, termsTo)]);
  return true;
}
