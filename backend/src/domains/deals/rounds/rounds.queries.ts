import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { BUYER_NAME } from '../deals.queries';
import { dueDay } from './due';
import type { Round, RoundBidder } from './round';
import { unlessSealed } from './sealed.sql';

const ROUNDS = `
  select r.id, r.property_id "propertyId", r.number, r.kind, r.opens_at "opensAt", r.due_at "dueAt", r.timed, ${dueDay('r.due_at', '$2')}::text "dueOn",
    r.sealed and r.closed_at is null and r.due_at > now() sealed, r.unsealed_at "unsealedAt", r.instructions, r.closed_at "closedAt", r.closed_by_id "closedById"
  from offer_rounds r`;

/** What was offered before the first round was opened counts in it; who was chosen is one of them in any case. */
const BIDDERS = `
  select r.id "roundId", d.id "dealId", ${BUYER_NAME} "buyerName", d.deal_status_id "statusId", i.invited_at "invitedAt", i.viewed_at "viewedAt",
    case when i.deal_id is null then null when i.answered_version is not null then 'answered'
      when r.closed_at is not null or r.due_at <= now() then 'did not answer' when i.viewed_at is not null then 'viewed' else 'invited' end state,
    t.version, ${unlessSealed('d', 't.price')}::float8 price, t.created_at "submittedAt", coalesce(t.late, false) late, t.late_reason "lateReason", d.id = any(r.winners) chosen
  from (select *, number = min(number) over () first from offer_rounds where property_id = $1) r
  left join lateral (select n.opens_at from offer_rounds n where n.property_id = r.property_id and n.number > r.number order by n.number limit 1) next on true
  join deals d on d.property_id = r.property_id
  left join users u on u.id = d.buyer_id
  left join round_invitations i on i.round_id = r.id and i.deal_id = d.id
  left join lateral (
    select * from offer_terms t where t.deal_id = d.id and t.kind <> 'counter' and (t.created_at >= r.opens_at or r.first) and (next.opens_at is null or t.created_at < next.opens_at)
      order by t.version desc limit 1) t on true
  where (i.deal_id is not null or t.id is not null or d.id = any(r.winners))
  order by r.number, d.id`;

/** The rounds of a property, the first one first, with everybody who was invited to them or has offered in them. */
export async function roundsOf(
  database: DataSource | EntityManager,
  propertyId: number,
  timeZone: string,
): Promise<Round[]> {
  const rounds = await sql<Omit<Round, 'offers' | 'bidders'>>(database, {
    text: `${ROUNDS} where r.property_id = $1 order by r.number`,
    values: [propertyId, timeZone],
  });
  const bidders = await sql<RoundBidder & { roundId: number }>(database, { text: BIDDERS, values: [propertyId] });
  return rounds.map((round) => {
    const own = bidders.filter(({ roundId }) => roundId === round.id).map(({ roundId: _, ...bidder }) => bidder);
    return { ...round, offers: own.filter(({ version }) => version !== null).length, bidders: own };
  });
}
