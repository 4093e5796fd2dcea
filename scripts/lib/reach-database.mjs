import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLocked } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { findRunningPostgres } from './servers.mjs';

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
