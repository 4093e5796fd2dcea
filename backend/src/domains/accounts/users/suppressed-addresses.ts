import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';

/** Where the stand-ins of removed addresses are: no mail server takes anything for it (RFC 2606). */
export const REMOVED_DOMAIN = 'deleted.invalid';

const hashOf = (address: string): Buffer => createHash('sha256').update(address.trim().toLowerCase()).digest();

/** Nothing is written to this address from now on. */
export const suppressAddress = (manager: EntityManager, address: string): Promise<unknown> =>
  manager.query('insert into suppressed_addresses (hash) values ($1) on conflict do nothing', [hashOf(address)]);

/** Somebody gives this address as theirs again: what is written to them from now on is not about who was removed. */
export const liftSuppression = (manager: EntityManager, address: string): Promise<unknown> =>
  manager.query('delete from suppressed_addresses where hash = $1', [hashOf(address)]);

/** Which of these addresses nothing is written to. */
export async function suppressedOf(manager: EntityManager, addresses: string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) {
    return new Set();
  }
  const found = await sql<{ hash: Buffer }>(manager, {
    text: 'select hash from suppressed_addresses where hash = any($1::bytea[])',
    values: [addresses.map(hashOf)],
  });
  const hashes = new Set(found.map(({ hash }) => hash.toString('hex')));
  return new Set(
    addresses.filter(
      (address) => address.endsWith(`@${REMOVED_DOMAIN}`) || hashes.has(hashOf(address).toString('hex')),
    ),
  );
}

export const isSuppressed = async (manager: EntityManager, address: string): Promise<boolean> =>
  (await suppressedOf(manager, [address])).size > 0;
