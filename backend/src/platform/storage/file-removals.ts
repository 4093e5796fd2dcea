import type { EntityManager } from 'typeorm';
import { sql } from '../database/sql';

/** An advisory lock that a backup holds until it has copied the files; everybody who removes one shares it. */
export const REMOVALS_LOCK = 7_203_513;

/**
 * Whether files may be removed until this transaction ends. They may not while a backup runs: it copies the database
 * first and then the files, of which none must be gone by then.
 */
export async function mayRemove(manager: EntityManager): Promise<boolean> {
  const [{ may }] = await sql<{ may: boolean }>(manager, {
    text: 'select pg_try_advisory_xact_lock_shared($1) may',
    values: [REMOVALS_LOCK],
  });
  return may;
}
