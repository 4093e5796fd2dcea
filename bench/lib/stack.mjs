import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Children } from '../../scripts/lib/children.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startPostgres, startRedis } from '../../scripts/lib/servers.mjs';
import { SERVING } from '../../scripts/lib/serving.mjs';

const MINUTE = 60_000;
const DIST = join(ROOT, 'backend', 'dist');
/** Packages and built code as the backend itself would find them. */
export const requireFromBackend = createRequire(join(ROOT, 'backend', 'package.json'));

const SERVER = join(ROOT, 'tools/dist/embedded/server.js');
const { findFreePort } = existsSync(SERVER) ? requireFromBackend(SERVER) : {};

/** Settings of the caller's shell that would measure something else. */
const OTHERS = new Set([
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'SECRET_KEY_FILE',
]);

/** A folder of servers at rest with demo data, which `smoke.mjs` makes once for all benches. */
const PREPARED = process.env.BENCH_PREPARED;

/** With its owners: Postgres runs under another account when we are root. */
const copyKept = (from, to) =>
  execFileSync('cp', ['--archive', ...['postgres', 'redis', 'files'].map((part) => join(from, part)), to]);

/** The product on servers of its own below a folder of its own, as real processes; stop() leaves nothing behind. */
export class Stack {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-bench-'));
  secret = randomBytes(32).toString('hex');
  #servers = [];
  #children;
  #stopping;
  #kept;

  constructor() {
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(this.folder, 0o711);
    this.#children = new Children(this.folder);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () => void this.stop().finally(() => process.exit(1)));
    }
  }

  /**
   * Starts the servers and makes the schema.
   *
   * @param empty whether the bench makes its data itself instead of by `seed`
   */
  async startServers({ empty = false } = {}) {
    if (!findFreePort) {
      throw new Error('The backend is not built: run npm run build.');
    }
    const options = { dataFolder: this.folder };
    this.#kept = empty ? undefined : PREPARED;
    if (this.#kept) {
      copyKept(this.#kept, this.folder);
    }
    this.postgres = await startPostgres(options);
    this.#servers.push(this.postgres);
    this.redis = await startRedis(options);
    this.#servers.push(this.redis);
    this.port = await findFreePort();
    this.url = `http://127.0.0.1:${this.port}`;
    if (!this.#kept) {
      await this.program('migrate', 'backend/dist/database/migrate.js', [], 2 * MINUTE);
    }
  }

  get env() {
    const kept = Object.entries(process.env).filter(([name]) => !OTHERS.has(name));
    return {
      ...Object.fromEntries(kept),
      NODE_ENV: 'production',
      DATABASE_URL: this.postgres.appUrl,
      MIGRATION_DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      DATA_DIR: this.folder,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: this.url,
      SECRET_KEY: this.secret,
    };
  }

  /** Runs one of the built programs to its end; `file` is its path in the checkout. */
  program(name, file, args, limitMs) {
    return this.#children.mustRun(name, process.execPath, [join(ROOT, file), ...args], {
      cwd: ROOT,
      env: this.env,
      limitMs,
    });
  }

  /** Makes demo data; answers the seconds that it took and what it said. */
  async seed(properties, events, more = []) {
    if (this.#kept) {
      return { seconds: 0, said: '' };
    }
    const began = performance.now();
    const args = ['--properties', String(properties), '--events', String(events), ...more];
    const said = await this.program('seed', 'demo/dist/main.js', args, 60 * MINUTE);
    return { seconds: (performance.now() - began) / 1000, said };
  }

  /** Starts the HTTP process and answers it with the milliseconds until it answered. */
  async startApi(added = {}) {
    const began = performance.now();
    const api = this.service('api', join(DIST, 'main.js'), [], { CALL_RATE_LIMIT: '0', ...added });
    await untilAnswering(`${this.url}/api/health/ready`, api);
    return { ...api, startMs: performance.now() - began };
  }

  startWorker(added = {}) {
    return this.service('worker', join(DIST, 'worker.js'), [], added);
  }

  /** Starts a Node process that runs until it is stopped. */
  service(name, file, args, added = {}) {
    const started = this.#children.start(name, process.execPath, [...SERVING, file, ...args], {
      cwd: ROOT,
      env: { ...this.env, ...added },
    });
    const { pid } = JSON.parse(readFileSync(join(this.folder, 'children', `${name}.json`), 'utf8'));
    return { ...started, pid };
  }

  /** Runs statements on a connection of its own. */
  async query(text, values = []) {
    const { Client } = requireFromBackend('pg');
    const client = new Client({ connectionString: this.postgres.url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends the servers and copies what they had kept, for others to go on with. */
  async keep(folder) {
    for (const server of this.#servers.splice(0).reverse()) {
      await server.stop();
    }
    copyKept(this.folder, folder);
  }

  stop() {
    return (this.#stopping ??= this.#end());
  }

  async #end() {
    await this.#children.stopAll();
    for (const server of this.#servers.reverse()) {
      await server.stop();
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export { findFreePort };

/** Resolves when an address answers 200; an Error when its process ends first or a minute is over. */
export async function untilAnswering(url, service) {
  let ended;
  void service.exited.then((status) => (ended = status));
  const deadline = Date.now() + MINUTE;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) {
      return;
    }
    if (ended !== undefined) {
      throw new Error(`${service.name} ended (${ended}):\n${service.lastLines(20)}`);
    }
    if (Date.now() > deadline) {
      throw new Error(`${service.name} did not answer in a minute:\n${service.lastLines(20)}`);
    }
    await sleep(10);
  }
}
