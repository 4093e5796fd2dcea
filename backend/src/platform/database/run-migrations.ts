import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, QueryFailedError, QueryRunner } from 'typeorm';
import { AppRole, ensureRole, grantTo } from './app-role';
import { dataSourceOptions } from './data-source';

const LOCK = 7_203_511;
/** Another process may be filling a column of a large table. */
const WAIT_LIMIT_MS = 60 * 60_000;
const LOOK_MS = 200;

/** A statement that waits for a table longer than this makes everybody queue behind it, so it gives up for a while. */
const LOCK_TIMEOUT_MS = 4_000;
const LOCK_ATTEMPTS = 30;
const LOCK_PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** A migration may work for as long as it needs; the limits of requests are not for it. */
export function migrationSource(url: string): DataSource {
  const extra = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: LOCK_TIMEOUT_MS };
  return new DataSource({ ...dataSourceOptions(url, 2, 'stowbridge-migrate'), extra } as ReturnType<
    typeof dataSourceOptions
  >);
}

/**
 * Waits until no other process migrates. It asks again and again instead of waiting inside Postgres, where the waiting
 * statement would keep CREATE INDEX CONCURRENTLY of the other process from ever ending.
 */
async function lock(runner: QueryRunner): Promise<void> {
  const deadline = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    const [{ mine }] = (await runner.query('select pg_try_advisory_lock($1) mine', [LOCK])) as { mine: boolean }[];
    if (mine) {
      return;
    }
    if (Date.now() > deadline) {
      throw new Error('Another process has been migrating this database for an hour.');
    }
    await sleep(LOOK_MS);
  }
}

/** What a lock kept from being done was rolled back as a whole, and begins again. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const locked =
        error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
      if (!locked || attempt === LOCK_ATTEMPTS) {
        throw error;
      }
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

/** What is done beside the schema itself. */
export interface BesideMigrations {
  /** The role of our processes, when the owner has one of its own: it is made when missing and gets its rights. */
  role?: AppRole;
  /** What migrations need of more than the database. Run again, it does what is left. */
  complete?(source: DataSource): Promise<void>;
  /** By whom the database is brought up to date, which `npm start` asks; nobody in particular without it. */
  stamp?: string;
}

/** Kept with the table of migrations, so that a backup has it too. A database without that table has none. */
async function writeStamp(source: DataSource, stamp?: string): Promise<void> {
  const [{ text }] = await source.query<{ text: string | null }[]>(
    `select case when to_regclass('migrations') is not null then format('comment on table migrations is %L', $1::text) end text`,
    [stamp ?? null],
  );
  if (text) {
    await patiently(() => source.query(text));
  }
}

/**
 * Brings the database to the newest schema. Of two processes at once one does it, and the other finds it done.
 * @param url of the owner
 * @returns the names of the migrations that were run
 */
export async function runMigrations(url: string, { role, complete, stamp }: BesideMigrations = {}): Promise<string[]> {
  const source = await migrationSource(url).initialize();
  const runner = source.createQueryRunner();
  try {
    await lock(runner);
    if (role) {
      await ensureRole((text, values) => runner.query(text, values), role);
    }
    // Whoever is killed half-way leaves nobody's stamp.
    await writeStamp(source);
    const done = await patiently(() => source.runMigrations());
    if (complete) {
      await patiently(() => complete(source));
    }
    if (role) {
      await patiently(() =>
        source.transaction((manager) => grantTo((text, values) => manager.query(text, values), role)),
      );
    }
    await writeStamp(source, stamp);
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
    await source.destroy();
  }
}
