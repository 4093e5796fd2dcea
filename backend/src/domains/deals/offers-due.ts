import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { NEWEST_TERMS } from './counters/turn.sql';

const LATE = `
  select to_char(p.offers_due_date, 'MM/DD/YYYY') due from properties p
  where p.id = $1 and p.offers_due_date < (clock_timestamp() at time zone $3)::date
    and not exists (select 1 from deals d left join ${NEWEST_TERMS} on true
      where d.property_id = p.id and d.buyer_id = $2 and (d.revision_asked_at is not null or n.kind = 'counter') and d.deal_status_id <> all($4))`;

/**
 * Why it is too late for this buyer to submit or revise terms: the day on which offers were due is over with its last
 * second in the office's time zone, by the clock of the database, no revision was asked for, and no counter is there to be
 * answered [FEVI-10].
 */
export async function latenessOf(
  database: DataSource | EntityManager,
  propertyId: number,
  buyerId: number,
  timeZone: string,
): Promise<string | null> {
  const [late] = await sql<{ due: string }>(database, {
    text: LATE,
    values: [propertyId, buyerId, timeZone, TERMINAL_STAGES],
  });
  return late ? `Offers were due on ${late.due}.` : null;
}
