import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretFile } from './data-folder.mjs';
import { isLocked } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { findRunningPostgres, findRunningRedis } from './servers.mjs';

/**
 * Prepares the launch for one of the built programs, beside a running product or with the data folder to itself;
 * answers what says where the database is, for its owner.
 */
export async function reachDatabase(launch, dataFolder, program) {
  if (!isLocked(dataFolder)) {
    await launch.claim();
    launch.requireWholeData();
    await launch.setUp();
    return launch.database();
  }
  launch.join(dataFolder);
  if (!existsSync(join(ROOT, program))) {
    throw new PlainError('The product that runs was built without this command: stop it, then try again.');
  }
  if (process.env.DATABASE_URL) {
    return {};
  }
  const url = findRunningPostgres(dataFolder);
  if (!url) {
    throw new PlainError(`The product on ${dataFolder} is just starting or stopping: try again in a minute.`);
  }
  return { DATABASE_URL: url, MIGRATION_DATABASE_URL: url };
}

/** The same for a program that needs Redis and the secret too. */
export async function reachServers(launch, dataFolder, program) {
  if (!isLocked(dataFolder)) {
    await launch.claim();
    launch.requireWholeData();
    await launch.setUp();
    return launch.environment({});
  }
  const database = await reachDatabase(launch, dataFolder, program);
  const { REDIS_URL = findRunningRedis(dataFolder), SECRET_KEY, SECRET_KEY_FILE } = process.env;
  return {
    ...database,
    REDIS_URL,
    ...(!SECRET_KEY && { SECRET_KEY_FILE: SECRET_KEY_FILE ?? secretFile(dataFolder) }),
  };
}
