import { dueIn } from '@stowbridge/contract/dates';
import { offersSealed } from '@stowbridge/contract/rounds';
import type { DataSource, EntityManager } from 'typeorm';
import { conflict } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';

/*
 * The one rule of sealed rounds [BEYC-28]: until they are due, or the office breaks the seal, no terms and no price of
 * any offer on the property are read by anybody but its buyer.
 */

/** SQL for whether a round `sr` keeps the offers on its property sealed; one of a property at the most. */
const seals = (clock: string): string => `sr.sealed and sr.closed_at is null and sr.due_at > ${clock}`;

/** SQL for when the offers on a property are unsealed; null where they are not sealed. */
export const sealedUntil = (propertyId: string, clock = 'now()'): string =>
  `(select sr.due_at from offer_rounds sr where sr.property_id = ${propertyId} and ${seals(clock)})`;

/** SQL for the properties on which offers are sealed, each once: for those who read many deals at a time. */
export const SEALED_PROPERTIES = `select sr.property_id from offer_rounds sr where ${seals('now()')}`;

/** SQL for whether they are sealed. */
export const isSealed = (propertyId: string): string => `${sealedUntil(propertyId)} is not null`;

/** SQL for what is null while they are sealed. */
export const unlessSealed = (propertyId: string, value: string): string =>
  `case when ${sealedUntil(propertyId)} is null then ${value} end`;

async function sealedUntilOf(database: EntityManager | DataSource, propertyId: number | null): Promise<Date | null> {
  const [{ until }] = await sql<{ until: Date | null }>(database, {
    text: `select ${sealedUntil('$1::int', 'clock_timestamp()')} until`,
    values: [propertyId],
  });
  return until;
}

/** The property must be locked. @throws DomainError('conflict') while the offers on it are sealed */
export async function requireUnsealed(
  database: EntityManager | DataSource,
  propertyId: number | null,
  timeZone: string,
): Promise<void> {
  const until = await sealedUntilOf(database, propertyId);
  if (until) {
    throw conflict(offersSealed(dueIn(timeZone)(until)));
  }
}

/** What logs keep of terms: nothing while they are sealed. The property must be locked. */
export async function readable<Said extends object>(
  database: EntityManager,
  propertyId: number | null,
  said: Said,
): Promise<Said | Record<string, never>> {
  return (await sealedUntilOf(database, propertyId)) ? {} : said;
}
