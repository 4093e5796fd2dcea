import { Stage } from '@stowbridge/contract/ids';
import { OPEN_STAGES } from '@stowbridge/contract/stages';

/** SQL for the newest terms of a deal `d`, as `n`. */
export const NEWEST_TERMS = `lateral (select * from offer_terms where deal_id = d.id order by version desc limit 1) n`;
/** SQL for the newest terms that the buyer of a deal `d` has made or agreed to, as `t`: a counter changes nothing before that. */
export const HELD_TERMS = `lateral (select * from offer_terms where deal_id = d.id and kind <> 'counter' order by version desc limit 1) t`;

/** SQL for whether a deal `d` is open to answers. */
const OPEN = `d.deal_status_id in (${OPEN_STAGES.join(', ')})`;

/** The same as `turn` of the contract: whose turn it is on a deal `d` with its newest terms `n` on a property `p`. */
export const TURN = `
  case when not ${OPEN} then 'nobody' when d.revision_asked_at is not null or n.kind = 'counter' then 'buyer'
       when p.seller_id is not null and (d.deal_status_id = ${Stage.Submitted} or n.kind is not null) then 'seller' else 'office' end`;

/** SQL for whether another offer on the property of a deal `d` is accepted: this one can be no more. */
export const TAKEN = `exists (select from deals o where o.property_id = d.property_id and o.id <> d.id and o.deal_status_id = ${Stage.Accepted})`;

/** What every list of deals tells of the turn. */
export const TURN_COLUMNS = `
  ${TURN} turn, case when ${OPEN} then greatest(d.status_at, d.revision_asked_at, n.created_at) end "turnSince",
  case when ${OPEN} then n.answer_by end "answerBy", ${OPEN} and coalesce(n.answer_by <= now(), false) lapsed`;
