import type { DataSource, EntityManager } from 'typeorm';
import { DomainError, notFound } from '../common/errors';

/** Postgres stamps a row with the transaction that wrote it last: a version that no writer can forget to raise. */
const version = (table: string): string => `select xmin::text as version from "${table}" where id = $1`;

/** The version of a record; undefined when there is none. Read it before the record: an older one can only refuse too much. */
export async function versionOf(
  source: DataSource | EntityManager,
  table: string,
  id: number,
): Promise<string | undefined> {
  const [row] = await source.query<{ version: string }[]>(version(table), [id]);
  return row?.version;
}

/** The version that rows get which this transaction writes. */
export async function ownVersion(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ version: string }[]>('select pg_current_xact_id()::xid::text as version');
  return row.version;
}

/** The tag of a version alone, for `If-Match`; undefined when there is no such record. */
export async function entityTag(source: DataSource, table: string, id: number): Promise<string | undefined> {
  const found = await versionOf(source, table, id);
  return found && `"${found}"`;
}

/** How often a merge meets somebody else's change before it is refused. */
const MERGE_TRIES = 5;

/**
 * Carries out what is merged into a record as it was read, under the version that it was read with. What names no version
 * is tried again with the next one.
 */
export async function merge<Result>(
  source: DataSource,
  { table, id }: { table: string; id: number },
  wanted: string | undefined,
  change: (read: string | undefined) => Promise<Result>,
): Promise<Result> {
  for (let left = wanted === undefined ? MERGE_TRIES : 1; ; left -= 1) {
    const read = wanted ?? (await entityTag(source, table, id));
    try {
      return await change(read);
    } catch (error) {
      if (left <= 1 || !(error instanceof DomainError && error.code === 'precondition')) {
        throw error;
      }
    }
  }
}

/** A strong tag: of a version, and maybe of one representation of it. */
const TAG = /^"(\d+)(?:-[^"]*)?"$/;

/**
 * Locks the row of a record that is about to change, if it still is as it was read.
 * @param wanted the value of `If-Match`: tags separated by commas, or `*` for any version
 * @throws DomainError('precondition') when it has changed or is gone; 'not-found' when any version would do and there is none
 */
export async function requireEntityTag(
  manager: EntityManager,
  table: string,
  id: number,
  wanted: string,
): Promise<void> {
  const [row] = await manager.query<{ version: string }[]>(`${version(table)} for update`, [id]);
  const tags = wanted.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) {
    if (!row) {
      throw notFound('It');
    }
    return;
  }
  if (!row || !tags.some((tag) => TAG.exec(tag)?.[1] === row.version)) {
    throw new DomainError('precondition', 'Somebody else has changed it meanwhile. Please load it again.');
  }
}
