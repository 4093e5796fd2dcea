import type { EntityManager } from 'typeorm';
import { sql } from './sql';

const COLUMNS = `
  select c.conrelid::regclass::text "table", a.attname "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1::regclass and cardinality(c.conkey) = 1 and c.conrelid::regclass::text <> all($2)
  order by 1, 2`;

/** Of the records that somebody may ask about. */
export type RecordTable = 'properties' | 'users' | 'vendors';

/**
 * Whether a row of any table names a record, by the foreign keys that the database has: a table that comes later counts
 * without being told of here.
 * @param own the tables that are part of the record
 */
export async function isNamed(
  manager: EntityManager,
  table: RecordTable,
  id: number,
  own: readonly string[],
): Promise<boolean> {
  const columns = await sql<{ table: string; column: string }>(manager, { text: COLUMNS, values: [table, own] });
  const named = columns.map((one) => `exists (select from "${one.table}" where "${one.column}" = $1)`);
  const [{ found }] = await sql<{ found: boolean }>(manager, {
    text: `select ${['$1::int is null', ...named].join(' or ')} found`,
    values: [id],
  });
  return found;
}
