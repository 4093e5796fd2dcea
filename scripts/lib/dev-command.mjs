import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Follower } from './children.mjs';
import { withLaunch } from './launch.mjs';
import { demoAccountsOf } from './last-start.mjs';
import { firstCrash, makeDemo, migrateDatabase, untilReady } from './launcher.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { findFreePort, portFrom, publicUrlFrom, requireFreePort } from './ports.mjs';

const LOOK_MS = 200;
/** A change of the contract is compiled twice, a few seconds apart at most: one restart is enough for both. */
const SETTLE_MS = 1_000;
/** What TypeScript and Nest say after each compile without errors. */
const COMPILED = /Found 0 errors/;
/** Nest's settings, but that it keeps what is built: it is what runs meanwhile, and what need not be compiled again. */
const NEST = join(CACHE, 'nest-cli.dev.json');
const COMPILERS = [
  ['contract', 'typescript/bin/tsc', '-p', 'contract/tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  ['backend', '@nestjs/cli/bin/nest.js', 'build', '-c', relative(ROOT, NEST), '--watch', '--preserveWatchOutput'],
];

/** Cuts what a process writes into lines, and shows each under the process's name. */
function lines(name, onLine) {
  let rest = '';
  return (added) => {
    const parts = (rest + added).split('\n');
    rest = parts.pop();
    for (const line of parts.filter((part) => part.trim())) {
      console.log(`${`[${name}]`.padEnd(10)} ${line}`);
      onLine(line);
    }
  };
}

/** The processes of one run: what they say is shown, and the API and the worker come back after each compile. */
class Development {
  #launch;
  #env;
  #followed = new Map();
  #services = [];
  #restarting;
  #compiledAt = 0;

  constructor(launch, env) {
    this.#launch = launch;
    this.#env = env;
  }

  /** Starts a process by its name and shows what it says. */
  start(name, path, args = [], onLine = () => undefined) {
    const service = this.#launch.children.start(name, process.execPath, [join(ROOT, path), ...args], {
      cwd: ROOT,
      env: this.#env,
    });
    this.#followed.set(name, new Follower(service.logFile, service.logStart, lines(name, onLine)));
    return { ...service, title: name };
  }

  /** Compiles what is changed from here on. */
  compile() {
    const settings = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8'));
    settings.compilerOptions.deleteOutDir = false;
    writeFileSync(NEST, JSON.stringify(settings));
    // The stamps speak of what is built now.
    for (const [part] of COMPILERS) {
      rmSync(join(ROOT, part, 'dist', '.built-from'), { force: true });
    }
    return COMPILERS.map(([name, path, ...args]) => {
      let times = 0;
      return this.start(name, join('node_modules', path), args, (line) => {
        if (COMPILED.test(line)) {
          times += 1;
          // The first time it finds what runs already.
          this.#compiledAt = times > 1 ? Date.now() : this.#compiledAt;
        }
      });
    });
  }

  /** Starts API and worker, in the place of those that run. */
  async serve() {
    this.#compiledAt = 0;
    await Promise.all(this.#services.map((service) => service.stop()));
    if (!this.#launch.stopping) {
      this.#services = ['main', 'worker'].map((file) =>
        this.start(file === 'main' ? 'api' : file, join('backend', 'dist', `${file}.js`)),
      );
    }
  }

  /** Looks at what was said, for as long as the command runs. */
  watch() {
    return setInterval(() => {
      for (const follower of this.#followed.values()) {
        follower.look();
      }
      const due = this.#services.length > 0 && this.#compiledAt > 0 && Date.now() - this.#compiledAt > SETTLE_MS;
      if (due && !this.#restarting && !this.#launch.stopping) {
        this.#restarting = this.serve()
          .catch((error) => console.error(error.message))
          .finally(() => (this.#restarting = undefined));
      }
    }, LOOK_MS);
  }
}

async function run(launch) {
  const port = portFrom(process.env.PORT, 3000);
  const host = process.env.HOST || '127.0.0.1';
  await launch.claim();
  launch.requireWholeData();
  await requireFreePort(host, port);
  await launch.setUp(['contract', 'backend'], 'all');
  const apiPort = await findFreePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const env = await launch.environment({
    NODE_ENV: 'development',
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrlFrom(process.env),
    // The pages are the screens' own, and a restart waits for no balancer.
    SITE_DIST: 'none',
    DRAIN_SECONDS: '0',
    DEV_HOST: host,
    DEV_PORT: String(port),
    DEV_API: api,
  });
  const isUsed = await migrateDatabase(launch, env);
  const { demoPassword, demoAccounts } = await (isUsed ? demoAccountsOf(env) : makeDemo(launch, env));
  const development = new Development(launch, {
    ...env,
    MIGRATION_DATABASE_URL: undefined,
    MIGRATION_DATABASE_URL_FILE: undefined,
  });
  const looking = development.watch();
  try {
    await development.serve();
    const screens = development.start('screens', 'scripts/dev-screens.mjs');
    const crash = firstCrash([...launch.servers, ...development.compile(), screens]);
    await Promise.race([untilReady(api, crash).then(() => untilReady(env.PUBLIC_URL, crash)), launch.interrupted]);
    if (!launch.stopping) {
      launch.steps.say(demoAccounts ? `Ready. Demo accounts (password ${demoPassword}): ${demoAccounts}` : 'Ready.');
      launch.steps.say(`Open ${env.PUBLIC_URL} (back office: /admin). Ctrl-C stops everything.`);
    }
    const report = await Promise.race([crash, launch.interrupted.then(() => undefined)]);
    if (report !== undefined && !launch.stopping) {
      throw report;
    }
  } finally {
    clearInterval(looking);
  }
}

/** Runs the product from its sources until it is stopped; answers the exit code. */
export function dev() {
  return withLaunch(run);
}
