import { setTimeout as sleep } from 'node:timers/promises';
import { join, relative } from 'node:path';
import { Children, endOrphans } from './children.mjs';
import { openDataFolder, requireWritableCheckout, secretFile } from './data-folder.mjs';
import { lockFolder } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { Interrupted, PlainError } from './plain-error.mjs';
import { portFrom, requireFreePort } from './ports.mjs';
import { startPostgres, startRedis } from './servers.mjs';
import { setUp } from './set-up.mjs';
import { Steps } from './steps.mjs';
import { welcome } from './welcome.mjs';

const READY_LIMIT_MS = 60_000;
const backend = (path) => join(ROOT, 'backend', 'dist', path);

/** Everything that one `npm start` holds, and how it is given back. */
class Launch {
  steps = new Steps();
  servers = [];
  children;
  unlock;
  /** Settled by the first Ctrl-C or SIGTERM. */
  interrupted = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal));
  });

  constructor() {
    this.stopping = false;
    void this.interrupted.then(() => {
      this.stopping = true;
      this.steps.say('Stopping …');
      return this.children?.stopAll();
    });
  }

  /** Ends a step early when the person wants to stop. */
  async step(title, work) {
    if (this.stopping) throw new Interrupted();
    const value = await this.steps.run(title, work);
    if (this.stopping) throw new Interrupted();
    return value;
  }

  /** Starts an embedded server unless the environment names one; answers the address. */
  async server(title, given, start) {
    if (given) return given;
    return this.step(`Starting ${title}`, async () => {
      const server = await start();
      this.servers.push({ title, exited: server.exited, lastLines: () => '', logFile: server.logFile, stop: server.stop });
      return server.url;
    });
  }

  /** Gives everything back: our own processes first, then Redis, then Postgres. */
  async close() {
    await this.children?.stopAll();
    for (const server of this.servers.reverse()) await server.stop();
    this.unlock?.();
  }
}

/** Waits until the HTTP process says that it is ready; its crash is reported by the caller's watch. */
async function untilReady(host, port, crash) {
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}/api/health/ready`;
  const deadline = Date.now() + READY_LIMIT_MS;
  let crashed = false;
  void crash.then(() => (crashed = true));
  let last = 'no answer';
  while (!crashed && Date.now() < deadline) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      if (response.status === 200) return;
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await sleep(50);
  }
  if (!crashed) throw new PlainError(`The API was not ready after ${READY_LIMIT_MS / 1000} s (${last}).`);
}

/** Resolves with a report when the first of the processes ends by itself. */
function firstCrash(processes) {
  return Promise.race(
    processes.map(async (one) => {
      const status = await one.exited;
      const how = typeof status === 'object' ? (status.signal ?? `code ${status.code}`) : typeof status === 'number' ? `code ${status}` : status;
      return `${one.title} ended unexpectedly (${how}). Its last lines, all of them in ${relative(ROOT, one.logFile)}:\n${one.lastLines(15)}`;
    }),
  );
}

async function start(launch) {
  const { env } = process;
  requireWritableCheckout();
  const dataFolder = openDataFolder(env.DATA_DIR);
  const port = portFrom(env.PORT, 3000);
  const host = env.HOST || '127.0.0.1';
  launch.unlock = lockFolder(dataFolder);
  await endOrphans(dataFolder);
  await requireFreePort(host, port);
  launch.children = new Children(dataFolder);
  await setUp({ run: (title, work) => launch.step(title, work) }, launch.children);

  const options = { dataFolder };
  const appEnv = {
    ...env,
    NODE_ENV: env.NODE_ENV || 'production',
    DATA_DIR: dataFolder,
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
    DATABASE_URL: await launch.server('Postgres', env.DATABASE_URL, () => startPostgres(options)),
    REDIS_URL: await launch.server('Redis', env.REDIS_URL, () => startRedis(options)),
  };
  if (!env.SECRET_KEY && !env.SECRET_KEY_FILE) appEnv.SECRET_KEY_FILE = secretFile(dataFolder);

  const node = (name, args, limitMs) =>
    launch.children.mustRun(name, process.execPath, args, { cwd: ROOT, env: appEnv, limitMs });
  await launch.step('Migrating the database', () => node('migrate', [backend('database/migrate.js')], 600_000));
  await launch.step('Looking for demo data, making it when there is none', () =>
    node('seed', [backend('database/seed/main.js'), '--if-empty'], 1_800_000));

  const service = (name, title, file) => ({
    ...launch.children.start(name, process.execPath, [backend(file)], { cwd: ROOT, env: appEnv }),
    title,
  });
  const crash = firstCrash([
    ...launch.servers,
    ...(launch.stopping ? [] : [service('api', 'The API', 'main.js'), service('worker', 'The worker', 'worker.js')]),
  ]);
  await launch.step('Starting API and worker', () => untilReady(host, port, crash));
  const early = await Promise.race([crash, launch.interrupted, sleep(0)]);
  if (early === undefined) welcome(launch.steps, appEnv.PUBLIC_URL, dataFolder);
  const end = await Promise.race([crash.then((report) => ({ report })), launch.interrupted]);
  if (!launch.stopping && end.report) throw new PlainError(end.report);
}

/** Runs the product until it is stopped; answers the exit code. */
export async function launch() {
  const current = new Launch();
  let code = 0;
  try {
    await start(current);
  } catch (error) {
    if (!(error instanceof Interrupted)) {
      console.error(error instanceof PlainError ? error.message : error);
      code = 1;
    }
  }
  await current.close();
  if (current.stopping) current.steps.say('Stopped.');
  return code;
}
