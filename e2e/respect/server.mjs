// What the runner asks: the built API as a process of its own, on a database with demo data and a database of Redis.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import pg from 'pg';

const BUILT = fileURLToPath(new URL('../../backend/dist/', import.meta.url));
const READY_MS = 60_000;
/** Enough for every list to show something; their pictures are what takes time. */
const PROPERTIES = 8;

async function freePort() {
  const server = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** A script of the product; what it says goes to a file, of which a failure shows the end. */
function startScript(file, args, env, folder) {
  const logFile = join(folder, `${file.replaceAll('/', '-')}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [join(BUILT, file), ...args], { env, stdio: ['ignore', log, log] });
  closeSync(log);
  return {
    child,
    exited: once(child, 'exit'),
    lastLines: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n'),
  };
}

async function runScript(file, args, env, folder) {
  const script = startScript(file, args, env, folder);
  const timer = setTimeout(() => script.child.kill('SIGKILL'), READY_MS);
  const [code, signal] = await script.exited;
  clearTimeout(timer);
  if (code !== 0) {
    throw new Error(`${file} ended with ${signal ?? code}:\n${script.lastLines()}`);
  }
}

async function untilReady(url, { child, lastLines }) {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The API ended while starting:\n${lastLines()}`);
    }
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) {
      return;
    }
    if (Date.now() > deadline) {
      throw new Error(`The API was not ready after ${READY_MS / 1000} s:\n${lastLines()}`);
    }
    await sleep(100);
  }
}

async function stopProcess({ child, exited }) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}

async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The same server, another database on it. */
function beside(url, path) {
  const other = new URL(url);
  other.pathname = path;
  return other.href;
}

async function emptyRedis(url) {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  await redis.flushdb().finally(() => redis.disconnect());
}

/**
 * Starts it on the servers of TEST_DATABASE_URL and TEST_REDIS_URL.
 * @returns its address, a folder, an open client of its database, and what ends and removes all of it
 */
export async function startServer() {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL) {
    throw new Error('TEST_DATABASE_URL or TEST_REDIS_URL is missing: run "npm test -- --only document".');
  }
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-respect-'));
  const undo = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of undo.reverse()) {
      await one();
    }
  };
  try {
    const name = `stowbridge_respect_${process.pid}`;
    await onServer(TEST_DATABASE_URL, `CREATE DATABASE ${name}`);
    undo.push(() => onServer(TEST_DATABASE_URL, `DROP DATABASE ${name} WITH (FORCE)`));
    const databaseUrl = beside(TEST_DATABASE_URL, `/${name}`);
    // The role of the backend's tests; see backend/test/test-database.ts.
    const role = {
      username: 'stowbridge_test_app',
      password: createHash('sha256').update(new URL(databaseUrl).password).digest('hex'),
    };
    const redisUrl = beside(TEST_REDIS_URL, '/8');
    await emptyRedis(redisUrl);
    undo.push(() => emptyRedis(redisUrl));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const secretKey = randomBytes(32).toString('hex');
    const env = {
      ...process.env,
      SMTP_URL: undefined,
      STORAGE_URL: undefined,
      SECRET_KEY_FILE: undefined,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: Object.assign(new URL(databaseUrl), role).href,
      REDIS_URL: redisUrl,
      SECRET_KEY: secretKey,
      SIGN_IN_LIMIT: '1000',
      API_RATE_LIMIT: '100000',
      CALL_RATE_LIMIT: '0',
    };
    const owner = { ...env, MIGRATION_DATABASE_URL: databaseUrl };
    await runScript('database/migrate.js', [], owner, folder);
    await runScript('../../demo/dist/main.js', ['--properties', String(PROPERTIES), '--events', '2000'], owner, folder);
    const api = startScript('main.js', [], env, folder);
    undo.push(() => stopProcess(api));
    await untilReady(url, api);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    undo.push(() => database.end());
    return { url, folder, database, secretKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
