import type { DataSource } from 'typeorm';
import { sql } from '../database/sql';

/** The header that names the newest settled id. */
export const SETTLED_ID = 'Settled-Id';

/**
 * The newest id below which no row can appear any more: ids are drawn before the commit, see the function. Read it in a
 * statement of its own, before the rows.
 */
export async function settledId(source: DataSource, idsOf: 'changes' | 'events'): Promise<string> {
  const [{ id }] = await sql<{ id: string }>(source, {
    name: 'settled-id',
    text: 'select settled_id($1)::text id',
    values: [idsOf],
  });
  return id;
}
