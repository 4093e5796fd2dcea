import { existsSync, fchownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Ask, renewRole } from '@stowbridge/backend/platform/database/app-role';
import type { Account } from '../accounts.cjs';
import { prepareBinaries } from './postgres-binaries';
import {
  clusterFolder,
  clusterRole,
  createCluster,
  endOrphan,
  findCluster,
  SUPERUSER,
  type Cluster,
} from './postgres-cluster';
import { findMark, writeMark } from '../process-mark.cjs';
import { findFreePort, followChild, openLog, stopOnce, tailOfLog, type EmbeddedServer } from './server';
import { spawnWatched } from './watched';

/** How to start a private Postgres. */
export interface PostgresOptions {
  /** The folder that holds everything the product keeps; the cluster goes into `postgres` below it. */
  dataFolder: string;
  /** Where copies of the binaries may be kept; default: the data folder. */
  cacheFolder?: string;
  /** The database to make when it is missing and to name in the address; default `stowbridge`. */
  database?: string;
  /** A port to take when it is free; default: any free one. */
  port?: number;
  /** Server settings by name, for example `{ fsync: 'off' }` for data that may be lost. */
  settings?: Record<string, string>;
}

/** A private Postgres; `url` is for its superuser, who owns the database. */
export interface EmbeddedPostgres extends EmbeddedServer {
  /** The address for the role of our processes. */
  appUrl: string;
}

/** Crash recovery of a busy database may take its time; a start without it takes a tenth of a second. */
const START_LIMIT_MS = 60_000;

// A socket's path has room for 107 bytes, "/.s.PGSQL.65535" included.
function socketFolder(cluster: Cluster): string {
  return Buffer.byteLength(cluster.folder) <= 90 ? cluster.folder : '';
}

function addressOf(port: number, password: string, database: string, name = SUPERUSER): string {
  return `postgresql://${name}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The address of the server that runs on a data folder; undefined when none does. The caller did not start it and
 * must not rely on it for longer than the product runs.
 * @public for scripts/lib/servers.mjs
 */
export function findRunningPostgres(dataFolder: string, database = 'stowbridge'): string | undefined {
  const data = findCluster(resolve(dataFolder));
  const lock = data && join(data, 'postmaster.pid');
  if (!data || !lock || !existsSync(lock)) {
    return undefined;
  }
  // The fourth line is the port, the eighth says whether it serves; see Postgres' own miscadmin.h.
  const lines = readFileSync(lock, 'utf8').split('\n');
  if (!findMark(Number(lines[0])) || lines[7]?.trim() !== 'ready') {
    return undefined;
  }
  return addressOf(Number(lines[3]), readFileSync(join(data, '../password'), 'utf8').trim(), database);
}

/** Does some work on a connection of its own; one that hangs is given up after 5 s. */
async function withClient<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // a server that ends under us is reported by its exit, not here
  try {
    await client.connect();
    return await work(
      async <Row extends object>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function launch(cluster: Cluster, binaries: string, account: Account | undefined, options: PostgresOptions) {
  const port = await findFreePort(options.port);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster),
    max_connections: '200',
    shared_buffers: '256MB',
    jit: 'off', // it costs more than it saves on short queries
    ...options.settings,
  };
  const logFile = join(cluster.folder, 'postgres.log');
  const log = openLog(logFile);
  if (account) {
    fchownSync(log, account.uid, account.gid);
  }
  const logStart = statSync(logFile).size;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: a Ctrl-C at the terminal must reach the launcher alone, which ends its children in order.
  const child = spawnWatched(join(binaries, 'bin/postgres'), ['-D', cluster.data, ...flags], 'INT 3 QUIT 1', {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: cluster.folder,
    env: { LANG: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  });
  return { port, child, exited: followChild(child, log), logFile, logStart };
}

/**
 * Starts a real, private Postgres on the loopback address and waits until it answers.
 *
 * @throws with one sentence for a person when it cannot be started within a minute
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(options.dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  const { folder, account } = clusterFolder(dataFolder);
  const binaries = prepareBinaries(account, options.cacheFolder ?? dataFolder);
  const cluster = await createCluster(folder, binaries, account);
  await endOrphan(cluster);

  const deadline = Date.now() + START_LIMIT_MS;
  const markFile = join(cluster.folder, 'server.json');
  for (;;) {
    const server = await launch(cluster, binaries, account, options);
    const pid = server.child.pid;
    if (pid === undefined) {
      throw new Error(`Postgres could not be run from ${binaries}.`);
    }
    writeMark(markFile, pid);
    const stop = stopOnce(
      pid,
      markFile,
      [
        ['SIGINT', 15_000],
        ['SIGQUIT', 5_000],
      ],
      server.exited,
    );
    try {
      const failure = await untilItAnswers(
        addressOf(server.port, cluster.password, 'postgres'),
        server.exited,
        deadline,
      );
      if (failure === undefined) {
        const { port, logFile, exited } = server;
        const database = options.database ?? 'stowbridge';
        await createDatabase(addressOf(port, cluster.password, 'postgres'), database);
        const url = addressOf(port, cluster.password, database);
        const role = await clusterRole(cluster, account, (fresh) => withClient(url, (ask) => renewRole(ask, fresh)));
        return { url, appUrl: addressOf(port, role.password, database, role.name), pid, port, logFile, exited, stop };
      }
      const said = tailOfLog(server.logFile, server.logStart);
      // After a kill -9 the old server's helpers need a moment to notice; a port may be taken between look and bind.
      const passes = /pre-existing shared memory block|could not bind|Address already in use/.test(said);
      if (!passes || Date.now() > deadline) {
        throw new Error(`Postgres did not start (${failure}). It said:\n${said}`);
      }
      await sleep(200);
    } catch (error) {
      await stop();
      throw error;
    }
  }
}

/** Resolves with undefined once the server answers, with a reason when it ended or the time is over. */
async function untilItAnswers(url: string, exited: Promise<unknown>, deadline: number): Promise<string | undefined> {
  let ended = false;
  void exited.then(() => (ended = true));
  while (!ended && Date.now() < deadline) {
    try {
      await withClient(url, (ask) => ask('SELECT 1'));
      return undefined;
    } catch {
      await sleep(30);
    }
  }
  return ended ? 'it ended' : 'it did not answer in time';
}

async function createDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (ask) => {
    const found = await ask('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.length === 0) {
      await ask(`CREATE DATABASE "${name.replaceAll('"', '""')}"`);
    }
  });
}
