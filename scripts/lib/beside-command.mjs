import { withLaunch } from './launch.mjs';
import { publicUrlFrom } from './ports.mjs';
import { reachDatabase } from './reach-database.mjs';

const LIMIT_MS = 60_000;

/**
 * Runs a built program that only needs the database, also while the product runs; answers the exit code.
 * @param program its path in the checkout
 */
export function beside(name, program, args, limitMs = LIMIT_MS) {
  return withLaunch(async (launch) => {
    const dataFolder = launch.openFolder();
    const database = await reachDatabase(launch, dataFolder, program);
    const env = { ...process.env, DATA_DIR: dataFolder, ...database, PUBLIC_URL: publicUrlFrom(process.env) };
    // What it says goes to our own output and into no log: a password may be in it.
    await launch.talkingProgram(name, program, args, { env, limitMs });
  });
}
