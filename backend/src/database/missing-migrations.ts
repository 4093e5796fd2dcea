import type { DataSource } from 'typeorm';

/** The migrations of this version that a database has not seen; all of them where it has no schema. Changes nothing. */
export async function missingMigrations(source: DataSource): Promise<string[]> {
  const [{ known }] = await source.query<{ known: boolean }[]>(`select to_regclass('migrations') is not null known`);
  const done = known ? await source.query<{ name: string }[]>('select name from migrations') : [];
  const names = new Set(done.map(({ name }) => name));
  return source.migrations.map(({ name, constructor }) => name ?? constructor.name).filter((name) => !names.has(name));
}
