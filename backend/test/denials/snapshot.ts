import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ActivityRecorder } from '../../src/domains/activity/activity-recorder';
import type { TestApp } from '../test-app';

/**
 * Counting and noting tries is what a refusal does; nothing else of the database may differ after one. The 58,000 places
 * are written by migrations alone.
 */
const LEFT_OUT = ['rate_counters', 'sign_in_events', 'us_places'];

/** A digest of all rows of each table by its name, and the names of all stored files. */
export type State = Record<string, string>;

/**
 * Everything that the product keeps, so that two states can be compared.
 * @param leftOut further tables that may differ
 */
export async function stateOf({ app, source }: TestApp, leftOut: string[] = []): Promise<State> {
  // Views are counted in batches: what waits was seen by requests before.
  await app.get(ActivityRecorder, { strict: false }).flush();
  const tables = await source.query<{ name: string }[]>(
    `select tablename "name" from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [[...LEFT_OUT, ...leftOut]],
  );
  // As one row: a union would start parallel workers, which takes three times as long as the reading.
  const digests = tables.map(
    ({ name }) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${name}" t) "${name}"`,
  );
  const [digestOf] = await source.query<State[]>(`select ${digests.join(', ')}`);
  const files = await readdir(join(process.env.DATA_DIR as string, 'files'), { recursive: true }).catch(() => []);
  return { ...digestOf, files: files.sort().join('|') };
}

/** The tables (or `files`) in which the two differ. */
export const differences = (before: State, after: State): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
