import { Stage } from '@stowbridge/contract/ids';
import { CLOSED_WITH_DEAL } from '@stowbridge/contract/closing';
import type { EntityManager } from 'typeorm';
import { type AgreedDays, plannedDates } from './deal-plan';

/** A lookup names a period by its days; of another wording nothing is known. */
const AGREED_DAYS = `
  select substring(p.name from '^\\s*(\\d{1,3}) days?\\s*$')::int "diligenceDays",
    t.hard_deposit_days "hardDepositDays", t.closing_days "closingDays"
  from offer_terms t join diligence_periods p on p.id = t.diligence_period_id
  where t.deal_id = $1 order by t.version desc limit 1`;

const NOTHING_AGREED: AgreedDays = { diligenceDays: null, hardDepositDays: null, closingDays: null };

/** A second acceptance plans what is still open anew; what is done stays. */
const PLAN = `
  insert into deal_dates (deal_id, kind, due_on, done_on)
  select $1, kind, due_on, case when kind = 'LOI signed' then due_on end from unnest($2::text[], $3::date[]) planned(kind, due_on)
  on conflict (deal_id, kind) do update set due_on = excluded.due_on, sequence = deal_dates.sequence + 1, modified_at = now()
  where deal_dates.done_on is null and deal_dates.due_on is distinct from excluded.due_on`;

const CLOSE = `
  update deal_dates set done_on = $2, note = concat_ws(E'\\n', note, '${CLOSED_WITH_DEAL}'), modified_at = now()
  where deal_id = $1 and done_on is null`;

/**
 * What a move of a deal does to its dates, in its transaction: an acceptance makes them, a sale closes those that are open.
 * @param today at the office
 */
export async function moveDates(manager: EntityManager, dealId: number, to: number, today: string): Promise<void> {
  if (to === Stage.Accepted) {
    await makeDates(manager, dealId, today);
  } else if (to === Stage.Sold) {
    await manager.query(CLOSE, [dealId, today]);
  }
}

/** Plans the dates of a deal from the day of its acceptance, YYYY-MM-DD at the office, and from the days of its terms. */
export async function makeDates(
  manager: Pick<EntityManager, 'query'>,
  dealId: number,
  acceptedOn: string,
): Promise<void> {
  const [agreed = NOTHING_AGREED] = await manager.query<AgreedDays[]>(AGREED_DAYS, [dealId]);
  const dates = plannedDates(acceptedOn, agreed);
  await manager.query(PLAN, [dealId, dates.map(({ kind }) => kind), dates.map(({ dueOn }) => dueOn)]);
}
