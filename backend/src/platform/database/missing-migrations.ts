import type { MigrationInterface } from 'typeorm';

/** Runs a statement and answers its rows. */
type Query = (text: string) => Promise<unknown[]>;

/**
 * Those of this version's migrations that a database has not seen; all of them where it has no schema. What a newer
 * version has added is of no concern. Changes nothing.
 */
export async function missingMigrations(migrations: MigrationInterface[], query: Query): Promise<string[]> {
  const [{ known }] = (await query(`select to_regclass('migrations') is not null known`)) as { known: boolean }[];
  const done = known ? ((await query('select name from migrations')) as { name: string }[]) : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name, constructor }) => name ?? constructor.name).filter((name) => !names.has(name));
}
