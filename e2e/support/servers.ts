import { createRequire } from 'node:module';
import { join } from 'node:path';
import Redis from 'ioredis';
import { Client } from 'pg';

const load = createRequire(__filename);

/** A server that the journeys use, and how it is given back. */
export interface Borrowed {
  url: string;
  stop(): Promise<void>;
}

type Start = (options: { dataFolder: string; cacheFolder: string; database?: string }) => Promise<Borrowed>;

/** The product's own embedded servers, built; never its sources. */
function embedded(root: string, file: string, name: string): Start {
  return (load(join(root, 'backend/dist/embedded', file)) as Record<string, Start>)[name] as Start;
}

async function runStatement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A database of our own: on the server that TEST_DATABASE_URL names, else on an embedded one. */
export async function borrowDatabase(root: string, dataFolder: string): Promise<Borrowed> {
  const server = process.env.TEST_DATABASE_URL;
  const cacheFolder = join(root, '.cache');
  if (!server) return embedded(root, 'postgres.js', 'startPostgres')({ dataFolder, cacheFolder });
  const name = `stowbridge_journeys_${process.pid}`;
  await runStatement(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A Redis of our own: database 9 of the server that TEST_REDIS_URL names, emptied, else an embedded one. */
export async function borrowRedis(root: string, dataFolder: string): Promise<Borrowed> {
  const server = process.env.TEST_REDIS_URL;
  const cacheFolder = join(root, '.cache');
  if (!server) return embedded(root, 'redis.js', 'startRedis')({ dataFolder, cacheFolder });
  const url = new URL(server);
  url.pathname = '/9';
  const empty = async () => {
    const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
    await redis.flushdb().finally(() => redis.disconnect());
  };
  await empty();
  return { url: url.href, stop: empty };
}
