import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withLaunch } from './launch.mjs';
import { isLocked } from './lock.mjs';
import { CACHE } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { reachDatabase } from './reach-database.mjs';

const HOUR = 3_600_000;
const LIMIT_MS = 24 * HOUR;
const PROGRAM = 'tools/dist/backup/main.js';

/** A backup may lie where only root gets. */
const AS_ROOT = { asRoot: true };

function read(args, options, usage) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new PlainError(`${error.message}\nUsage: ${usage}`);
  }
}

/** Makes a backup, or checks one; answers the exit code. */
export function backup(args) {
  return withLaunch(async (launch) => {
    const {
      to,
      verify,
      'with-bucket': withBucket,
    } = read(
      args,
      { to: { type: 'string' }, verify: { type: 'string' }, 'with-bucket': { type: 'boolean' } },
      'npm run backup [-- --to folder --with-bucket | --verify folder]',
    );
    const dataFolder = launch.openFolder();
    const env = { ...process.env, DATA_DIR: dataFolder };
    if (verify) {
      launch.join(dataFolder);
      if (!isLocked(dataFolder)) {
        await launch.setUp();
      }
      await launch.talkingProgram('backup', PROGRAM, ['verify', '--from', resolve(verify)], { env, limitMs: LIMIT_MS });
      return;
    }
    Object.assign(env, await reachDatabase(launch, dataFolder, PROGRAM));
    launch.steps.say('Making a backup');
    const given = ['make', ...(to ? ['--to', resolve(to)] : []), ...(withBucket ? ['--with-bucket'] : [])];
    await launch.talkingProgram('backup', PROGRAM, given, { env, limitMs: LIMIT_MS });
  }, AS_ROOT);
}

/** Brings a backup back; answers the exit code. */
export function restore(args) {
  return withLaunch(async (launch) => {
    const usage = 'npm run restore -- --from folder [--force]';
    const { from, force } = read(args, { from: { type: 'string' }, force: { type: 'boolean' } }, usage);
    if (!from) {
      throw new PlainError(`Usage: ${usage}`);
    }
    await launch.claim();
    await launch.setUp();
    launch.steps.say('Restoring');
    const given = ['restore', '--from', resolve(from), '--cache', CACHE, ...(force ? ['--force'] : [])];
    await launch.talkingProgram('restore', PROGRAM, given, {
      env: { ...process.env, DATA_DIR: launch.dataFolder },
      limitMs: LIMIT_MS,
    });
    launch.steps.say('Start the product with npm start.');
  }, AS_ROOT);
}
