import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import type { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { withTransaction } from '../../../platform/database/transaction';
import type { RoundFact } from '../../../platform/events/events';
import { recordEvents } from '../../../platform/events/outbox';
import { endOfDay } from './due';

/** How long before offers are due those are reminded who have not answered. */
const REMINDED_HOURS = 24;

/** Dates that lie ahead and were set before there were rounds, or beside the forms. */
const DATED = `
  insert into offer_rounds (property_id, number, kind, opens_at, due_at, timed)
  select p.id, 1, 'call', now(), ${endOfDay('p.offers_due_date', '$1')}, false from properties p
  where p.offers_due_date >= (now() at time zone $1)::date and not exists (select from offer_rounds r where r.property_id = p.id)
  on conflict do nothing`;

/** Deals that are invited to rounds `changed` and still alive. */
const INVITED = `
  select i.round_id "roundId", i.deal_id "dealId", changed.property_id "propertyId" from changed
  join round_invitations i on i.round_id = changed.id join deals d on d.id = i.deal_id where d.deal_status_id <> all($1)`;

/** Who was invited within the last day knows when offers are due. */
const DUE_SOON = `
  with changed as (
    update offer_rounds set reminded_for = due_at
    where closed_at is null and told_at is null and due_at > now() and due_at <= now() + interval '${REMINDED_HOURS} hours' and reminded_for is distinct from due_at
    returning id, property_id, due_at)
  ${INVITED} and i.answered_version is null and i.invited_at < changed.due_at - interval '${REMINDED_HOURS} hours' order by 2`;

const OVER = `
  with changed as (
    update offer_rounds set told_at = now() where closed_at is null and told_at is null and due_at <= now() returning id, property_id)
  ${INVITED} order by 2`;

/** Tells of rounds that are over, or soon will be, each once; makes those of dates that have none. @returns how many deals are told */
export async function lookAfterRounds(source: DataSource, timeZone: string): Promise<number> {
  return withTransaction(source, async (manager) => {
    await manager.query(DATED, [timeZone]);
    const tell = async (name: 'round.due-soon' | 'round.closed', text: string): Promise<number> => {
      const facts = await sql<RoundFact>(manager, { text, values: [TERMINAL_STAGES] });
      await recordEvents(manager, name, facts);
      return facts.length;
    };
    return (await tell('round.due-soon', DUE_SOON)) + (await tell('round.closed', OVER));
  });
}
