import { dueIn } from '@stowbridge/contract/dates';
import { offersSealed } from '@stowbridge/contract/rounds';
import { SETTLED_STAGES } from '@stowbridge/contract/stages';
import type { DataSource, EntityManager } from 'typeorm';
import { conflict } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';

/*
 * The one rule of sealed rounds [BEYC-28]: until they are due, or the office breaks the seal, no terms and no price of
 * any offer that takes part is read by anybody but its buyer. Open offers do, and whatever was submitted in the round;
 * what was decided before is read as before.
 */

/** SQL for whether a round `sr` keeps offers sealed; one of a property at the most. */
const seals = (clock: string): string => `sr.sealed and sr.closed_at is null and sr.due_at > ${clock}`;

/** SQL for whether an offer takes part in a round of its property; both are aliases of their rows. */
const takesPart = (deal: string, round: string): string =>
  `(${deal}.deal_status_id not in (${SETTLED_STAGES.join(', ')}) or exists (select from offer_terms st where st.deal_id = ${deal}.id and st.created_at >= ${round}.opens_at))`;

/** SQL for when the round of a property is unsealed; null where none is sealed. */
export const roundSealedUntil = (propertyId: string, clock = 'now()', which = 'true'): string =>
  `(select sr.due_at from offer_rounds sr where sr.property_id = ${propertyId} and ${seals(clock)} and ${which})`;

/** SQL for when an offer is unsealed; null where it is not sealed. @param deal the alias of its row */
export const sealedUntil = (deal: string, clock?: string): string =>
  roundSealedUntil(`${deal}.property_id`, clock, takesPart(deal, 'sr'));

/** SQL that joins the round `sealed` which keeps an offer sealed, for those who read many at a time. */
export const joinSealed = (deal: string): string =>
  `left join (select sr.property_id, sr.opens_at from offer_rounds sr where ${seals('now()')}) sealed
     on sealed.property_id = ${deal}.property_id and ${takesPart(deal, 'sealed')}`;

/** SQL for whether it is sealed. */
export const isSealed = (deal: string): string => `${sealedUntil(deal)} is not null`;

/** SQL for what is null while it is sealed. */
export const unlessSealed = (deal: string, value: string): string =>
  `case when ${sealedUntil(deal)} is null then ${value} end`;

async function roundSealedUntilOf(
  database: EntityManager | DataSource,
  propertyId: number | null,
): Promise<Date | null> {
  const [{ until }] = await sql<{ until: Date | null }>(database, {
    text: `select ${roundSealedUntil('$1::int', 'clock_timestamp()')} until`,
    values: [propertyId],
  });
  return until;
}

/** The property must be locked. @throws DomainError('conflict') while its round is sealed */
export async function requireUnsealed(
  database: EntityManager | DataSource,
  propertyId: number | null,
  timeZone: string,
): Promise<void> {
  refuse(await roundSealedUntilOf(database, propertyId), timeZone);
}

/** @throws DomainError('conflict') while the terms of the deal are sealed */
export async function requireReadable(
  database: EntityManager | DataSource,
  dealId: number,
  timeZone: string,
): Promise<void> {
  const [deal] = await sql<{ until: Date | null }>(database, {
    text: `select ${sealedUntil('d', 'clock_timestamp()')} until from deals d where d.id = $1`,
    values: [dealId],
  });
  refuse(deal?.until ?? null, timeZone);
}

function refuse(until: Date | null, timeZone: string): void {
  if (until) {
    throw conflict(offersSealed(dueIn(timeZone)(until)));
  }
}

/** What logs keep of terms that are submitted: nothing while they are sealed. The property must be locked. */
export async function readable<Said extends object>(
  database: EntityManager,
  propertyId: number | null,
  said: Said,
): Promise<Said | Record<string, never>> {
  return (await roundSealedUntilOf(database, propertyId)) ? {} : said;
}
