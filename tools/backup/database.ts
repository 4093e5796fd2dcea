import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '@stowbridge/backend/platform/database/data-source';
import { Client } from 'pg';
import { findCluster } from '../embedded/postgres-cluster';
import { Refused } from './refused';

/** A connection of our own, without the time limits of requests. @throws Refused when the server cannot be reached */
async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A server that goes away is noticed by the next statement.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new Refused(`The database cannot be reached: ${error.message}`);
  });
  return client;
}

export async function withClient<Result>(
  url: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url, name);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function serverMajor(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0].version;
}

/** The time stamp of the newest migration that was run; 0 in an empty database. */
export async function schemaOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null there`);
  if (!rows[0].there) {
    return 0;
  }
  const newest = await client.query<{ schema: string }>('select coalesce(max("timestamp"), 0) schema from migrations');
  return Number(newest.rows[0].schema);
}

/** The time stamp of the newest migration that this release knows. */
export const newestSchema = (): number =>
  Math.max(...readdirSync(MIGRATIONS).map((name) => Number(/^(\d+)-/.exec(name)?.[1] ?? 0)));

/**
 * The folder of the server behind a connection, when it is the embedded one of a data folder: that has no tools of its
 * own, but its files are at hand.
 */
export async function embeddedFolder(client: Client, dataFolder: string): Promise<string | undefined> {
  const cluster = findCluster(dataFolder);
  const lock = cluster && join(cluster, 'postmaster.pid');
  if (!lock || !existsSync(lock)) {
    return undefined;
  }
  // A server of somebody else's may run beside a cluster that is not in use.
  return client.port === Number(readFileSync(lock, 'utf8').split('\n')[3]) && client.host === '127.0.0.1'
    ? cluster
    : undefined;
}
