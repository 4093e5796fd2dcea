import { setTimeout as sleep } from 'node:timers/promises';
import { join, relative } from 'node:path';
import { precompress } from '../../backend/precompress.mjs';
import { demoAccountsOf, lookAtDatabase, stampArguments } from './last-start.mjs';
import { withLaunch } from './launch.mjs';
import { ROOT } from './paths.mjs';
import { hasSaidWhy, PlainError } from './plain-error.mjs';
import { portFrom, publicUrlFrom, requireFreePort } from './ports.mjs';
import { SERVING } from './serving.mjs';
import { welcome } from './welcome.mjs';

const MINUTE = 60_000;
/** A process that has not ended is slow, not broken: the limit is for one that hangs. */
const ANSWER_LIMIT_MS = 5 * MINUTE;

/** Resolves with an address's first answer of 200; with nothing after a crash, which the caller's watch reports. */
async function untilAnswered(address, crash) {
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  let crashed = false;
  void crash.then(() => (crashed = true));
  let last = 'no answer';
  while (!crashed && Date.now() < deadline) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
      if (response.status === 200) {
        return response;
      }
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await sleep(50);
  }
  if (!crashed) {
    throw new PlainError(`The API was not ready after ${ANSWER_LIMIT_MS / 1000} s (${last}).`);
  }
}

/** Waits until the HTTP process says that it is ready. */
export const untilReady = (origin, crash) => untilAnswered(`${origin}/api/health/ready`, crash);

/** Whether the product says that it has no administrator yet. */
export async function needsAdministrator(origin, crash) {
  const answer = await untilAnswered(`${origin}/api/home/site`, crash);
  return (await answer?.json())?.NeedsAdministrator;
}

/** An embedded server's end is an object, our own process's a code or the name of a signal. */
function howItEnded(status) {
  if (typeof status === 'object') {
    return status.signal ?? `code ${status.code}`;
  }
  return typeof status === 'number' ? `code ${status}` : status;
}

/** Resolves with an error when the first of the processes ends by itself: its own sentence, or a report. */
export function firstCrash(processes) {
  return Promise.race(
    processes.map(async (one) => {
      const status = await one.exited;
      if (hasSaidWhy(status)) {
        return new PlainError(one.lastLines(1), status);
      }
      const how = howItEnded(status);
      return new PlainError(
        `${one.title} ended unexpectedly (${how}). Its last lines, all of them in ${relative(ROOT, one.logFile)}:\n${one.lastLines(15)}`,
      );
    }),
  );
}

/** Brings the database to this release, unless this very build has done so. Answers whether there are people in it. */
export async function migrateDatabase(launch, env) {
  const { isUpToDate, isUsed } = await lookAtDatabase(env);
  if (!isUpToDate) {
    await launch.step('Migrating the database', () =>
      launch.program('migrate', 'backend/dist/database/migrate.js', stampArguments(env), { env, limitMs: 10 * MINUTE }),
    );
  }
  return isUsed;
}

/** Makes demo data in a database without people, where that is wanted; answers the demo accounts and their password. */
export async function makeDemo(launch, env) {
  const seeding = ['--at-start', ...(process.env.DATABASE_URL ? [] : ['--embedded'])];
  const seeded = await launch.step('Making demo data where it is wanted', () =>
    launch.talkingProgram('seed', 'demo/dist/main.js', seeding, { env, limitMs: 30 * MINUTE }),
  );
  const [, demoPassword, demoAccounts] = /accounts with the password (\S+): ([^(]+) \(/.exec(seeded) ?? [];
  return { demoPassword, demoAccounts };
}

async function start(launch) {
  const port = portFrom(process.env.PORT, 3000);
  const host = process.env.HOST || '127.0.0.1';
  await launch.claim();
  launch.requireWholeData();
  await requireFreePort(host, port);
  if (process.getuid?.() === 0) {
    launch.steps.say(
      `API and worker run as root, because the data folder is no other account's. Give it to one that can read ${ROOT}: chown -R account: ${launch.dataFolder}`,
    );
  }
  await launch.setUp(['contract', 'backend', 'tools', 'demo']);
  const screens = launch.buildBeside(['admin-ui', 'site-ui']);
  const address = { PORT: String(port), HOST: host, PUBLIC_URL: publicUrlFrom(process.env) };
  const env = await launch.environment(address);
  const isUsed = await migrateDatabase(launch, env);
  // On the first start the demo data is made while the screens are built.
  const beside = screens && !isUsed ? await makeDemo(launch, env) : undefined;
  if (screens) {
    await launch.step('Building back office and site, begun meanwhile', () => screens);
  }

  // What serves people has no key to the owner's rights.
  const serving = { ...env, MIGRATION_DATABASE_URL: undefined, MIGRATION_DATABASE_URL_FILE: undefined };
  const service = (name, title, file) => {
    const started = launch.children.start(name, process.execPath, [...SERVING, join(ROOT, 'backend', 'dist', file)], {
      cwd: ROOT,
      env: serving,
    });
    return { ...started, title };
  };
  const own = [service('api', 'The API', 'main.js'), service('worker', 'The worker', 'worker.js')];
  const crash = firstCrash([...launch.servers, ...own]);
  const demo = isUsed ? demoAccountsOf(env) : Promise.resolve(beside ?? (await makeDemo(launch, env)));
  // What the API cannot reach either, it says better.
  demo.catch(() => undefined);
  const origin = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  await launch.step('Starting API and worker', () => untilReady(origin, crash));
  const early = await Promise.race([crash, launch.interrupted, sleep(0)]);
  if (early === undefined) {
    const accounts = await demo;
    welcome(launch.steps, {
      publicUrl: env.PUBLIC_URL,
      dataFolder: launch.dataFolder,
      needsAdministrator: await needsAdministrator(origin, crash),
      ...accounts,
    });
  }
  // Not before: the first start does not wait for it, and a file without a compressed form is served all the same.
  void precompress(['admin-ui/dist/admin-assets', 'site-ui/dist/client'].map((folder) => join(ROOT, folder))).catch(
    (error) => launch.steps.say(`The screens could not be compressed: ${error.message}`),
  );
  const report = await Promise.race([crash, launch.interrupted.then(() => undefined)]);
  if (report !== undefined && !launch.stopping) {
    throw report;
  }
}

/** Runs the product until it is stopped; answers the exit code. */
export function launch() {
  return withLaunch(start);
}
