import type { MigrationInterface } from 'typeorm';

/** Runs a statement and answers its rows. */
type Query = (text: string) => Promise<unknown[]>;

const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;

/**
 * Those of this version's migrations that a database has not seen; all of them where it has no schema. What a newer
 * version has added is of no concern. Changes nothing.
 */
export async function missingMigrations(migrations: MigrationInterface[], query: Query): Promise<string[]> {
  const [{ known }] = (await query(`select to_regclass('migrations') is not null known`)) as { known: boolean }[];
  const done = known ? ((await query('select name from migrations')) as { name: string }[]) : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(nameOf).filter((name) => !names.has(name));
}

/** Whether a later release has migrated the database: it has seen a migration that is younger than all of ours. */
export async function isOfLaterRelease(migrations: MigrationInterface[], query: Query): Promise<boolean> {
  const newest = Math.max(...migrations.map((migration) => Number(nameOf(migration).slice(-13))));
  const [{ later }] = (await query(`select exists (select from migrations where timestamp > ${newest}) later`)) as {
    later: boolean;
  }[];
  return later;
}
