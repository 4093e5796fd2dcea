import type { EntityManager } from 'typeorm';
import { sql } from '../database/sql';
import type { RemovableArea } from './storage';

/** An advisory lock that a backup holds until it has copied the files; everybody who removes one shares it. */
export const REMOVALS_LOCK = 7_203_513;

/** In the transaction after which no record names these files: the scheduled job removes them, unless somebody does at once. */
export const releaseFiles = (manager: EntityManager, area: RemovableArea, fileNames: string[]): Promise<unknown> =>
  manager.query(
    'insert into loose_files (area, file_name, due_at) select $1, name, now() from unnest($2::text[]) name on conflict do nothing',
    [area, fileNames],
  );

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
