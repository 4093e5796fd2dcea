import { Stage } from '@stowbridge/contract/ids';
import { FUNNEL, LIVE_STAGES, Loss } from '@stowbridge/contract/pipeline';
import { TERMINAL_STAGES } from '@stowbridge/contract/stages';

const { Accepted, InProcess, Rejected, Sold, Withdrawn } = Stage;
/** The stages by which an offer is answered. */
const ANSWERS = [Accepted, Rejected, InProcess];

/** As much of a reason as tells it from others. */
const REASON_LENGTH = 200;

const array = (stages: readonly number[]): string => `'{${stages.join()}}'::smallint[]`;
const among = (stages: readonly number[]): string => `(${stages.join()})`;
const step = (stage: string): string => `array_position(${array(FUNNEL)}, ${stage})`;
const earlier = 'from deal_history p where p.deal_id = h.deal_id and p.id < h.id';

/**
 * What each move of a deal, and each counter, says about deals, as rows of `figure`, `key`, `value`, `reason` and `day`, that of the office:
 * `stay`: a deal has left the stage `key` after `value` days, one row for each time that it was there;
 * `reached`: a deal that began on this day has come to the step `key` of the funnel, for the first time;
 * `lost`: a deal was lost in the way `key`;
 * `answer`: an offer was answered for the first time, by a move or a counter, `value` days after it was submitted;
 * `end`: a deal that was at the stage `key` has come to its end, `value` 1 by a sale.
 * @param moves SQL for rows of `deal_history`
 * @param terms SQL for rows of `offer_terms`
 * @param zone SQL for the time zone of the office
 */
export function dealFacts(moves: string, terms: string, zone: string): string {
  const dayOf = (moment: string): string => `(${moment} at time zone ${zone})::date`;
  return `
  with h as materialized (select m.*, ${dayOf('m.at')} as day from ${moves} m),
    c as materialized (select m.*, ${dayOf('m.created_at')} as day from ${terms} m where m.kind = 'counter')
  select 'stay' figure, h.from_status_id as key, greatest(0, h.day - ${dayOf('entry.at')}) as value, '' reason, h.day
  from h cross join lateral (
    select p.at ${earlier} and p.to_status_id = h.from_status_id and p.from_status_id is distinct from p.to_status_id
    order by p.id desc limit 1) entry
  where h.from_status_id <> h.to_status_id
  union all
  select 'reached', (${array(FUNNEL)})[reached], 0, '', coalesce((select ${dayOf('p.at')} ${earlier} order by p.id limit 1), h.day)
  from h cross join lateral (select coalesce(max(${step('p.to_status_id')}), 0) as step ${earlier}) before
    cross join generate_series(before.step + 1, ${step('h.to_status_id')}) reached
  union all
  select 'lost', case when h.from_status_id = ${Accepted} then ${Loss.FellThrough} when h.to_status_id = ${Withdrawn} then ${Loss.Withdrawn} else ${Loss.Rejected} end,
    0, left(trim(regexp_replace(coalesce(h.reason, ''), '\\s+', ' ', 'g')), ${REASON_LENGTH}), h.day
  from h where h.to_status_id in ${among([Rejected, Withdrawn])} or h.from_status_id = ${Accepted} and h.to_status_id = ${InProcess}
  union all
  select 'answer', 0, greatest(0, h.day - ${dayOf('sent.at')}), '', h.day
  from h cross join lateral (select t.created_at as at from offer_terms t where t.deal_id = h.deal_id and t.version = 1 and t.created_at <= h.at) sent
  where h.to_status_id in ${among(ANSWERS)}
    and not exists (select ${earlier} and p.to_status_id in ${among(ANSWERS)} and p.at >= sent.at)
    and not exists (select from offer_terms t where t.deal_id = h.deal_id and t.kind = 'counter' and t.created_at < h.at)
  union all
  select 'answer', 0, greatest(0, c.day - ${dayOf('sent.created_at')}), '', c.day
  from c join offer_terms sent on sent.deal_id = c.deal_id and sent.version = 1
  where not exists (select from offer_terms t where t.deal_id = c.deal_id and t.kind = 'counter' and t.version < c.version)
    and not exists (
      select from deal_history p
      where p.deal_id = c.deal_id and p.to_status_id in ${among(ANSWERS)} and p.at between sent.created_at and c.created_at)
  union all
  select 'end', been.stage, (h.to_status_id = ${Sold})::int, '', h.day
  from h cross join lateral (select distinct p.to_status_id as stage ${earlier} and p.to_status_id in ${among(LIVE_STAGES)}) been
  where h.to_status_id in ${among(TERMINAL_STAGES)}`;
}
