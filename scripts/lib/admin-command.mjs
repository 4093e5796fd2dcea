import { openDataFolder } from './data-folder.mjs';
import { withLaunch } from './launch.mjs';
import { publicUrlFrom } from './ports.mjs';
import { reachDatabase } from './reach-database.mjs';

const PROGRAM = 'backend/dist/admin.js';
const LIMIT_MS = 60_000;

/** Makes, lists and revokes administrators, also while the product runs; answers the exit code. */
export function admin(args) {
  return withLaunch(async (launch) => {
    const dataFolder = openDataFolder(process.env.DATA_DIR);
    const database = await reachDatabase(launch, dataFolder, PROGRAM);
    const env = { ...process.env, DATA_DIR: dataFolder, ...database, PUBLIC_URL: publicUrlFrom(process.env) };
    // What it says goes to our own output and into no log: a password is in it.
    await launch.talkingProgram('admin', PROGRAM, args, { env, limitMs: LIMIT_MS });
  });
}
