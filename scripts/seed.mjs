<<<<<<< HEAD
// npm run seed -- [--properties N] [--events M] [--seed S]: fills an empty database, by default the embedded one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Children, endOrphans } from './lib/children.mjs';
import { openDataFolder, secretFile } from './lib/data-folder.mjs';
import { lockFolder } from './lib/lock.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { PlainError } from './lib/plain-error.mjs';
import { startPostgres } from './lib/servers.mjs';
import { setUp } from './lib/set-up.mjs';
import { Steps } from './lib/steps.mjs';

requireNode();

/** Runs one of our programs in the foreground; Ctrl-C reaches it as it reaches us. */
async function run(file, args, env) {
  const child = spawn(process.execPath, [join(ROOT, 'backend', 'dist', 'database', file), ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new PlainError(`${file} ended with ${signal ?? `code ${code}`}.`);
}

async function seed() {
  const { env } = process;
  const dataFolder = openDataFolder(env.DATA_DIR);
  const unlock = lockFolder(dataFolder);
  const children = new Children(dataFolder);
  let server;
  // The programs get the signal too and end; we only have to stay long enough to give the server back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  try {
    await endOrphans(dataFolder);
    await setUp(new Steps(), children);
    server = env.DATABASE_URL ? undefined : await startPostgres({ dataFolder });
    // The seed uses no queue, but the configuration asks for its address.
    const ours = { ...env, DATA_DIR: dataFolder, DATABASE_URL: env.DATABASE_URL ?? server.url, REDIS_URL: env.REDIS_URL ?? 'redis://127.0.0.1:6379' };
    if (!env.SECRET_KEY && !env.SECRET_KEY_FILE) ours.SECRET_KEY_FILE = secretFile(dataFolder);
    await run('migrate.js', [], ours);
    await run(join('seed', 'main.js'), process.argv.slice(2), ours);
  } finally {
    await children.stopAll();
    await server?.stop();
    unlock();
  }
}

seed().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
=======
// npm run seed -- --properties 1000000 --events 10000000: fills an empty database with more than the demo.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/seed-command.mjs').then(function (command) {
  return command.seed(process.argv.slice(2));
}).then(function (code) {
  process.exit(code);
>>>>>>> w-launcher
});
