import { OPEN_STAGES } from '@stowbridge/contract/stages';
import type { Client } from 'pg';
import { endOfDay } from '@stowbridge/backend/domains/deals/rounds/due';
import { firstAgentSql } from '@stowbridge/backend/domains/properties/people/broker';
import { ROUND_INSTRUCTIONS } from './content/offers';

const OPEN = `deal_status_id in (${OPEN_STAGES.join(', ')})`;
/** SQL for five in the afternoon of a day of the office. */
const atFive = (day: string): string => `((${day}) + time '17:00') at time zone $1`;

/** The date of a property is its call for offers. */
const CALLS = `
  insert into offer_rounds (property_id, number, kind, opens_at, moved_at, due_at, timed)
  select id, 1, 'call', coalesce(listed_at, created_at), coalesce(listed_at, created_at), ${endOfDay('offers_due_date', '$1')}, false
  from properties where offers_due_date >= (now() at time zone $1)::date order by id`;

/** The call with most open offers ends at a time. */
const TIMED = `
  update offer_rounds r set due_at = ${atFive('p.offers_due_date')}, timed = true, instructions = $2
  from properties p where p.id = r.property_id and r.property_id = (
    select c.property_id from offer_rounds c left join deals d on d.property_id = c.property_id and d.${OPEN} join properties l on l.id = c.property_id
    where l.active and l.status_id = 1 group by 1 order by count(d.id) desc, 1 limit 1)`;

/**
 * A listing of somebody else than the known seller has had its call, and asks those who are still in for their last offer;
 * some have looked at it.
 */
const LAST_ROUND = `
  with chosen as (
    select p.id, min(t.created_at) first, max(t.created_at) last, ${firstAgentSql('p.id')} agent
    from properties p join users s on s.id = p.seller_id join deals d on d.property_id = p.id join offer_terms t on t.deal_id = d.id
    where p.active and p.status_id = 1 and p.offers_due_date is null and s.email <> 'seller@stowbridge.example'
    group by p.id having count(distinct d.id) filter (where d.${OPEN} and d.buyer_id is not null) > 1 and max(t.created_at) < now() - interval '4 days'
    order by max(t.created_at), p.id limit 1),
  call as (
    insert into offer_rounds (property_id, number, kind, opens_at, moved_at, due_at, timed, told_at, closed_at, closed_by_id)
    select id, 1, 'call', first - interval '3 days', first - interval '3 days', due, true, due, due + interval '17 hours', agent
    from chosen cross join lateral (select ${atFive('(last at time zone $1)::date + 1')} due) d
    returning property_id, closed_at),
  final as (
    insert into offer_rounds (property_id, number, kind, opens_at, moved_at, due_at, timed, instructions)
    select property_id, 2, 'best-and-final', closed_at + interval '1 hour', closed_at + interval '1 hour', ${atFive('(now() at time zone $1)::date + 9')}, true, $2 from call
    returning id, property_id, opens_at),
  invited as (
    insert into round_invitations (round_id, deal_id, invited_at, viewed_at)
    select f.id, d.id, f.opens_at + interval '1 hour', case when row_number() over (order by d.id) % 2 = 1 then f.opens_at + interval '6 hours' end
    from final f join deals d on d.property_id = f.property_id and d.${OPEN} and d.buyer_id is not null
    returning round_id, deal_id, invited_at)
  insert into events (name, payload, created_at, relayed_at)
  select 'round.invited', jsonb_build_object('roundId', i.round_id, 'dealId', i.deal_id, 'propertyId', f.property_id), i.invited_at, i.invited_at
  from invited i join final f on f.id = i.round_id order by i.deal_id`;

/** Opens the rounds of offers; their moments at the office are those of `timeZone`. */
export async function writeRounds(client: Client, timeZone: string): Promise<void> {
  await client.query(CALLS, [timeZone]);
  await client.query(TIMED, [timeZone, ROUND_INSTRUCTIONS.call]);
  await client.query(LAST_ROUND, [timeZone, ROUND_INSTRUCTIONS.last]);
}
