import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startMailServer } from './mail-server';
import { findFreePort, lastLines, runScript, startScript, stopProcess, type OwnProcess } from './processes';
import { borrowDatabase, borrowRedis } from './servers';

const ROOT = join(__dirname, '..', '..');
const LOGS = join(ROOT, 'temp', 'test-results', 'journeys');
/** Enough for every journey to find what it needs; it is their pictures that take time. */
const DEMO = ['--if-empty', '--properties', '100', '--events', '20000'];
const built = (file: string) => join(ROOT, 'backend', 'dist', file);
const SEED = join(ROOT, 'demo', 'dist', 'main.js');

async function untilReady(baseUrl: string, processes: OwnProcess[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const dead = processes.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
    if (dead) {
      throw new Error(`A process ended while starting:\n${lastLines(dead)}`);
    }
    try {
      const answer = await fetch(`${baseUrl}/api/health/ready`, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok) {
        return;
      }
    } catch {
      // not listening yet
    }
    if (Date.now() > deadline) {
      throw new Error(`The API was not ready after 60 s:\n${processes.map(lastLines).join('\n')}`);
    }
    await sleep(100);
  }
}

/** Makes the table of the demo's listings, which journeys take for themselves. */
async function keepListings(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `create schema journeys create table listings (property_id integer primary key, taken boolean not null default false);
       insert into journeys.listings (property_id) select id from properties`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Starts what the journeys run against: a database and a Redis of their own, a real SMTP server, the demo data, and
 * the two real processes on free ports. The tests, in other processes, find it by E2E_BASE_URL, E2E_DATABASE_URL and
 * E2E_MAIL_FOLDER. Answers what gives everything back.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-journeys-'));
  const mailFolder = join(folder, 'mails');
  mkdirSync(mailFolder);
  const undo: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const one of undo.reverse()) {
      await one();
    }
  };
  try {
    const database = await borrowDatabase(ROOT, folder);
    undo.push(() => database.stop());
    const redis = await borrowRedis(ROOT, folder);
    undo.push(() => redis.stop());
    const mail = await startMailServer(mailFolder, await findFreePort());
    undo.push(() => mail.stop());

    const port = await findFreePort();
    // A name: passkeys belong to none but names.
    const baseUrl = `http://localhost:${port}`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      DATA_DIR: folder,
      DATABASE_URL: database.appUrl,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      // All people of all journeys come from one address.
      SIGN_IN_LIMIT: '1000',
      CALL_RATE_LIMIT: '0',
    };
    const owner = { ...env, MIGRATION_DATABASE_URL: database.url };
    await runScript(built('database/migrate.js'), [], owner, join(LOGS, 'migrate.log'), 120_000);
    await runScript(SEED, DEMO, owner, join(LOGS, 'seed.log'), 600_000);
    await keepListings(database.url);
    const processes = [
      startScript(built('main.js'), [], env, join(LOGS, 'api.log')),
      startScript(built('worker.js'), [], env, join(LOGS, 'worker.log')),
    ];
    undo.push(async () => void (await Promise.all(processes.map(stopProcess))));
    await untilReady(baseUrl, processes);
    Object.assign(process.env, { E2E_BASE_URL: baseUrl, E2E_DATABASE_URL: database.url, E2E_MAIL_FOLDER: mailFolder });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
