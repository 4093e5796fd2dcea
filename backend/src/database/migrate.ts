import { loadConfig } from '../config';
import { newDataSource } from './data-source';

const LOCK = 7_203_511;

/** Brings the database to the newest schema; two processes at once wait for each other. */
export async function migrate(url: string): Promise<string[]> {
  const source = await newDataSource(url, 2, 'stowbridge-migrate').initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select set_config($1, $2, false)', ['lock_timeout', '60s']);
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    return (await source.runMigrations()).map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}

if (require.main === module) {
  migrate(loadConfig().DATABASE_URL).then(
    (names) => console.log(names.length ? `migrated: ${names.join(', ')}` : 'the schema is up to date'),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
