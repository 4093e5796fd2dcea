import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from './data-folder.mjs';
import { withLaunch } from './launch.mjs';
import { isLocked } from './lock.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { findRunningPostgres } from './servers.mjs';

const HOUR = 3_600_000;
const LIMIT_MS = 24 * HOUR;
const PROGRAM = 'backup/main.js';

function read(args, options, usage) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new PlainError(`${error.message}\nUsage: ${usage}`);
  }
}

/** Prepares the launch for work beside a running product, or with the data folder to itself; answers the database's address. */
async function reachDatabase(launch, dataFolder) {
  if (!isLocked(dataFolder)) {
    await launch.claim();
    launch.requireWholeData();
    await launch.setUp();
    return launch.database();
  }
  launch.join(dataFolder);
  if (!existsSync(join(ROOT, 'backend/dist', PROGRAM))) throw new PlainError('The product that runs was built without this command: stop it, then try again.');
  const url = process.env.DATABASE_URL || findRunningPostgres(dataFolder);
  if (!url) throw new PlainError(`The product on ${dataFolder} is just starting or stopping: try again in a minute.`);
  return url;
}

/** Makes a backup, or checks one; answers the exit code. */
export function backup(args) {
  return withLaunch(async (launch) => {
    const { to, verify } = read(args, { to: { type: 'string' }, verify: { type: 'string' } }, 'npm run backup [-- --to folder | --verify folder]');
    const dataFolder = openDataFolder(process.env.DATA_DIR);
    const env = { ...process.env, DATA_DIR: dataFolder };
    if (verify) {
      launch.join(dataFolder);
      if (!isLocked(dataFolder)) await launch.setUp();
      await launch.talkingProgram('backup', PROGRAM, ['verify', '--from', resolve(verify)], { env, limitMs: LIMIT_MS });
      return;
    }
    env.DATABASE_URL = await reachDatabase(launch, dataFolder);
    launch.steps.say('Making a backup');
    await launch.talkingProgram('backup', PROGRAM, ['make', ...(to ? ['--to', resolve(to)] : [])], { env, limitMs: LIMIT_MS });
  });
}

/** Brings a backup back; answers the exit code. */
export function restore(args) {
  return withLaunch(async (launch) => {
    const usage = 'npm run restore -- --from folder [--force]';
    const { from, force } = read(args, { from: { type: 'string' }, force: { type: 'boolean' } }, usage);
    if (!from) throw new PlainError(`Usage: ${usage}`);
    await launch.claim();
    await launch.setUp();
    launch.steps.say('Restoring');
    const given = ['restore', '--from', resolve(from), '--cache', CACHE, ...(force ? ['--force'] : [])];
    await launch.talkingProgram('restore', PROGRAM, given, { env: { ...process.env, DATA_DIR: launch.dataFolder }, limitMs: LIMIT_MS });
    launch.steps.say('Start the product with npm start.');
  });
}
