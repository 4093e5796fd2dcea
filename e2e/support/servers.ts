import { createHash } from 'node:crypto';
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

/** A database, whose `url` is for its owner. */
export interface BorrowedDatabase extends Borrowed {
  /** For the role of the product's processes, which the migration makes when it is missing. */
  appUrl: string;
}

type Start<Server> = (options: { dataFolder: string; cacheFolder: string; database?: string }) => Promise<Server>;

/** The product's own embedded servers, built; never its sources. */
function embedded<Server>(root: string, file: string, name: string): Start<Server> {
  return (load(join(root, 'tools/dist/embedded', file)) as Record<string, Start<Server>>)[name] as Start<Server>;
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
export async function borrowDatabase(root: string, dataFolder: string): Promise<BorrowedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const cacheFolder = join(root, '.cache');
  if (!server) {
    return embedded<BorrowedDatabase>(root, 'postgres.js', 'startPostgres')({ dataFolder, cacheFolder });
  }
  const name = `stowbridge_journeys_${process.pid}`;
  await runStatement(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The role of the backend's tests; see backend/test/test-database.ts.
  const role = { username: 'stowbridge_test_app', password: createHash('sha256').update(url.password).digest('hex') };
  return {
    url: url.href,
    appUrl: Object.assign(new URL(url), role).href,
    stop: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** A Redis of our own: database 9 of the server that TEST_REDIS_URL names, emptied, else an embedded one. */
export async function borrowRedis(root: string, dataFolder: string): Promise<Borrowed> {
  const server = process.env.TEST_REDIS_URL;
  const cacheFolder = join(root, '.cache');
  if (!server) {
    return embedded<Borrowed>(root, 'redis.js', 'startRedis')({ dataFolder, cacheFolder });
  }
  const url = new URL(server);
  url.pathname = '/9';
  const empty = async () => {
    const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
    await redis.flushdb().finally(() => redis.disconnect());
  };
  await empty();
  return { url: url.href, stop: empty };
}
