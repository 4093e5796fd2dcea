import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../common/errors';

/** Postgres stamps a row with the transaction that wrote it last: a version that no writer can forget to raise. */
const version = (table: string): string => `select xmin::text as version from "${table}" where id = $1`;

/** The `ETag` of a record; undefined when there is none. Read it before the record: an older tag can only refuse too much. */
export async function entityTag(source: DataSource, table: string, id: number): Promise<string | undefined> {
  const [row] = await source.query<{ version: string }[]>(version(table), [id]);
  return row && `"${row.version}"`;
}

/**
 * Locks the row of a record that is about to change, if it still is as it was read.
 * @param wanted the value of `If-Match`: tags separated by commas, or `*` for any version
 * @throws DomainError('precondition') when it has changed or is gone
 */
export async function requireEntityTag(
  manager: EntityManager,
  table: string,
  id: number,
  wanted: string,
): Promise<void> {
  const [row] = await manager.query<{ version: string }[]>(`${version(table)} for update`, [id]);
  const tags = wanted.split(',').map((tag) => tag.trim());
  if (!row || !(tags.includes('*') || tags.includes(`"${row.version}"`))) {
    throw new DomainError('precondition', 'Somebody else has changed it meanwhile. Please load it again.');
  }
}
