import type { DataSource } from 'typeorm';
import { sql } from '../database/sql';
import { sealedTables } from './sealed';

/** SQL for the id up to which the rows of a table are sealed. */
export const sealedUpTo = (table: string): string =>
  `coalesce((select to_id from seals where what = '${table}' order by from_id desc limit 1), 0)`;

/** How many rows of a table are not sealed yet. */
export async function countUnsealed(source: DataSource, table: string): Promise<number> {
  const [{ unsealed }] = await sql<{ unsealed: number }>(source, {
    text: `select count(*)::int unsealed from ${table} where id > ${sealedUpTo(table)}`,
    values: [],
  });
  return unsealed;
}

/** The age of the oldest row that is not sealed yet; 0 when there is none. */
export async function oldestUnsealedSeconds(source: DataSource): Promise<number> {
  const each = [...sealedTables()].map(([table, formats]) => {
    const [at] = (formats.at(-1) ?? []).flatMap((field) => (typeof field === 'string' ? [] : field.moment));
    return `(select ${at} at from ${table} where id > ${sealedUpTo(table)} order by id limit 1)`;
  });
  const [{ seconds }] = await sql<{ seconds: number }>(source, {
    text: `select coalesce(extract(epoch from now() - min(at)), 0)::float8 seconds from (${each.join(' union all ')}) oldest`,
    values: [],
  });
  return seconds;
}
