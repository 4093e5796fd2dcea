import { withLaunch } from './launch.mjs';
import { publicUrlFrom } from './ports.mjs';
import { reachServers } from './reach-database.mjs';

const PROGRAM = 'backend/dist/doctor.js';
const LIMIT_MS = 5 * 60_000;

/** Looks at what the product needs, also while it runs; answers the exit code. */
export function doctor(args) {
  return withLaunch(async (launch) => {
    const dataFolder = launch.openFolder();
    const servers = await reachServers(launch, dataFolder, PROGRAM);
    const env = { ...process.env, DATA_DIR: dataFolder, ...servers, PUBLIC_URL: publicUrlFrom(process.env) };
    await launch.talkingProgram('doctor', PROGRAM, args, { env, limitMs: LIMIT_MS });
  });
}
