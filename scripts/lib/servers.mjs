import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const require = createRequire(import.meta.url);
const embedded = (name) => require(join(ROOT, 'tools', 'dist', 'embedded', `${name}.js`));

async function plainly(work) {
  try {
    return await work();
  } catch (error) {
    throw new PlainError(error.message);
  }
}

/** Starts the private Postgres below a folder; see tools/embedded/postgres.ts. */
export function startPostgres(options) {
  return plainly(() => embedded('postgres').startPostgres({ cacheFolder: CACHE, ...options }));
}

/** Starts the private Redis below a folder; see tools/embedded/redis.ts. */
export function startRedis(options) {
  return plainly(() => embedded('redis').startRedis({ cacheFolder: CACHE, ...options }));
}

/** The address of the private Postgres that runs on a folder; undefined when none does. */
export function findRunningPostgres(dataFolder) {
  return embedded('postgres').findRunningPostgres(dataFolder);
}

/** The address of the embedded Redis that serves from this data folder, if one does. */
export function findRunningRedis(dataFolder) {
  return embedded('redis').findRunningRedis(dataFolder);
}
