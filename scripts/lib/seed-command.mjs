import { withLaunch } from './launch.mjs';

/** Making the largest set takes minutes, on a small machine tens of them. */
const LIMIT_MS = 120 * 60_000;

/**
 * Fills an empty database with demo data: the one of DATABASE_URL, else the embedded one of the data folder. Answers
 * the exit code.
 *
 * @param args what the seeding itself understands, such as `--properties 1000000 --events 10000000`
 */
export function seed(args) {
  return withLaunch(async (launch) => {
    await launch.claim();
    launch.requireWholeData();
    await launch.setUp();
    const env = await launch.environment({});
    await launch.step('Migrating the database', () =>
      launch.program('migrate', 'backend/dist/database/migrate.js', [], { env, limitMs: LIMIT_MS }),
    );
    // It says itself how far it is.
    launch.steps.say('Making demo data');
    await launch.program('seed', 'demo/dist/main.js', args, { env, limitMs: LIMIT_MS, show: true });
  });
}
