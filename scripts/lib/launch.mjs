import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findStaleParts } from './build.mjs';
import { Children, endOrphans, lastLinesOf } from './children.mjs';
import { closeDataFolder, openDataFolder, requireWritableCheckout, secretFile } from './data-folder.mjs';
import { isInstalled } from './install.mjs';
import { lockFolder } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { hasSaidWhy, Interrupted, PlainError } from './plain-error.mjs';
import { startPostgres, startRedis } from './servers.mjs';
import { setUp } from './set-up.mjs';
import { Steps } from './steps.mjs';
import { outliveTerminal } from './terminal.mjs';
import { commitOf } from './version.mjs';

/** Whether everything is installed and built. */
const isWhole = () => isInstalled(ROOT, 'product') && findStaleParts().length === 0;

const databaseOf = ({ Postgres }) =>
  Postgres ? { DATABASE_URL: Postgres.appUrl, MIGRATION_DATABASE_URL: Postgres.url } : {};

/** Everything that one command holds while it works on a data folder, and how it is given back. */
class Launch {
  steps = new Steps();
  stopping = false;
  /** The embedded servers, with what a report about their end needs. */
  servers = [];
  children;
  dataFolder;
  #unlock;
  #asRoot;

  /** Settled by the first Ctrl-C or SIGTERM; later ones change nothing. */
  interrupted = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => resolve(signal));
    }
  });

  constructor(asRoot) {
    this.#asRoot = asRoot;
    outliveTerminal();
    void this.interrupted.then(() => {
      this.stopping = true;
      this.steps.say('Stopping …');
      return this.children?.stopAll();
    });
  }

  /** The data folder's full path. It is made if need be, and root becomes its owner, unless the command stays root. */
  openFolder() {
    return openDataFolder(process.env.DATA_DIR, this.#asRoot);
  }

  /** Takes the data folder, ends what a killed run left on it. */
  async claim() {
    this.dataFolder = this.openFolder();
    requireWritableCheckout(isWhole);
    this.#unlock = lockFolder(this.dataFolder);
    closeDataFolder(this.dataFolder);
    await endOrphans(this.dataFolder);
  }

  /** Refuses a data folder in which a restore was killed while things changed places. */
  requireWholeData() {
    if (!existsSync(join(this.dataFolder, 'restore-broken-off'))) {
      return;
    }
    throw new PlainError(
      `A restore into ${this.dataFolder} was broken off. Run it again with --force: npm run restore -- --from folder --force`,
    );
  }

  /** Works beside the product that runs on the data folder; what was built for it is what is used. */
  join(dataFolder) {
    this.dataFolder = dataFolder;
    this.children = new Children(dataFolder);
  }

  /** One step, which the person may interrupt. */
  async step(title, work) {
    if (this.stopping) {
      throw new Interrupted();
    }
    const value = await this.steps.run(title, work);
    if (this.stopping) {
      throw new Interrupted();
    }
    return value;
  }

  /** Installs and builds what is missing or changed. */
  async setUp(parts = undefined, packages = 'product') {
    this.children = new Children(this.dataFolder);
    await setUp({ run: (title, work) => this.step(title, work) }, this.children, parts, packages);
  }

  /** Begins to build what the next steps do not need, if it is missing or changed; answers its end. */
  buildBeside(parts) {
    if (findStaleParts(parts).length === 0) {
      return undefined;
    }
    const built = setUp({ run: (_title, work) => work() }, this.children, parts, 'product');
    // Whoever waits for it hears of its failure.
    built.catch(() => undefined);
    return built;
  }

  async #server(title, start) {
    const server = await start({ dataFolder: this.dataFolder });
    const from = statSync(server.logFile).size;
    this.servers.push({ ...server, title, lastLines: (lines) => lastLinesOf(server.logFile, from, lines) });
    return server;
  }

  /** Starts embedded servers side by side, by their names; whatever becomes of one, the others are known when it ends. */
  async #startServers(wanted) {
    const titles = Object.keys(wanted);
    if (titles.length === 0) {
      return {};
    }
    return this.step(`Starting ${titles.join(' and ')}`, async () => {
      const started = await Promise.allSettled(titles.map((title) => this.#server(title, wanted[title])));
      const failed = started.find(({ reason }) => reason);
      if (failed) {
        throw failed.reason;
      }
      return Object.fromEntries(started.map(({ value }, index) => [titles[index], value]));
    });
  }

  /** Where the database is, for our processes and for its owner: as given, else the embedded server, which is started. */
  async database() {
    return databaseOf(await this.#startServers(process.env.DATABASE_URL ? {} : { Postgres: startPostgres }));
  }

  /** The environment of our processes: what is given, and embedded servers and a secret of our own for the rest. */
  async environment(added) {
    const { env } = process;
    const servers = await this.#startServers({
      ...(!env.DATABASE_URL && { Postgres: startPostgres }),
      ...(!env.REDIS_URL && { Redis: startRedis }),
    });
    const own = {
      ...env,
      NODE_ENV: env.NODE_ENV || 'production',
      DATA_DIR: this.dataFolder,
      BUILD_COMMIT: env.BUILD_COMMIT || commitOf() || '',
      ...added,
      ...databaseOf(servers),
      REDIS_URL: env.REDIS_URL || servers.Redis.url,
    };
    if (!env.SECRET_KEY && !env.SECRET_KEY_FILE) {
      own.SECRET_KEY_FILE = secretFile(this.dataFolder);
    }
    return own;
  }

  /** Runs one of the built programs to its end; `file` is its path in the checkout. */
  program(name, file, args, { env, limitMs, show }) {
    return this.children.mustRun(name, process.execPath, [join(ROOT, file), ...args], {
      cwd: ROOT,
      env,
      limitMs,
      show,
    });
  }

  /** The same for a program that speaks to the person itself, and ends with one sentence when it cannot do its work. Answers its complaints. */
  async talkingProgram(name, file, args, { env, limitMs }) {
    const { status, output } = await this.children.run(name, process.execPath, [join(ROOT, file), ...args], {
      cwd: ROOT,
      env,
      limitMs,
      show: 'output',
    });
    if (status !== 0) {
      throw new PlainError(output || `"${name}" failed (${status}).`, hasSaidWhy(status) ? status : 1);
    }
    return output;
  }

  /** Gives everything back: our own processes first, then Redis, then Postgres. */
  async close() {
    await this.children?.stopAll();
    for (const server of this.servers.sort(({ title }) => (title === 'Postgres' ? 1 : -1))) {
      await server.stop();
    }
    this.#unlock?.();
  }
}

/**
 * Does a command's work with a Launch and gives everything back; answers the exit code.
 * @param asRoot whether root stays root in a data folder of somebody else's
 */
export async function withLaunch(work, { asRoot = false } = {}) {
  const launch = new Launch(asRoot);
  let code = 0;
  try {
    await work(launch);
  } catch (error) {
    if (!(error instanceof Interrupted)) {
      console.error(error instanceof PlainError ? error.message : error);
      code = error instanceof PlainError ? error.code : 1;
    }
  }
  await launch.close();
  if (launch.stopping) {
    launch.steps.say('Stopped.');
  }
  return code;
}
