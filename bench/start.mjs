import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/paths.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { printTable } from './lib/table.mjs';

/**
 * `npm start` from a fresh clone until the site answers, the same a second time, and what it weighs:
 * `node bench/start.mjs [--warm-npm]`. npm has an empty cache of its own too, unless --warm-npm lets it use the
 * machine's.
 */
const MINUTE = 60_000;
const warmNpm = process.argv.includes('--warm-npm');
const folder = mkdtempSync(join(tmpdir(), 'stowbridge-bench-start-'));
chmodSync(folder, 0o711);
const checkout = join(folder, 'checkout');
const others = new Set([
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'DATA_DIR',
  'HOST',
  'PUBLIC_URL',
  'NODE_ENV',
]);
let running;

async function stop() {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), MINUTE);
  await ended;
  clearTimeout(timer);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(
    signal,
    () =>
      void stop().finally(() => {
        rmSync(folder, { recursive: true, force: true });
        process.exit(1);
      }),
  );
}

/** Runs `npm start` until the site answers; answers the seconds and what it said. */
async function start(port, limitMs) {
  const kept = Object.entries(process.env).filter(([name]) => !others.has(name) && !/^npm_/i.test(name));
  const env = {
    ...Object.fromEntries(kept),
    PORT: String(port),
    ...(warmNpm ? {} : { npm_config_cache: join(folder, 'npm-cache') }),
  };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: checkout, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said += text));
  }
  for (;;) {
    const answer =
      /\] Ready\./.test(said) &&
      (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined));
    if (answer?.ok && (await answer.text()).includes('<h1')) {
      return { seconds: (performance.now() - began) / 1000, said };
    }
    if (child.exitCode !== null || performance.now() - began > limitMs) {
      throw new Error(`npm start did not get there:\n${said.slice(-3000)}`);
    }
    await sleep(20);
  }
}

const megabytes = (path) => Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);

/** A process of the running product, by the mark that the launcher leaves. */
const memoryOf = (name) =>
  residentMegabytes(JSON.parse(readFileSync(join(checkout, '.data', 'children', `${name}.json`), 'utf8')).pid);

/** What the launcher said about one of its steps, in seconds. */
const stepOf = (said, title) => new RegExp(`${title} … ([\\d.]+)s`).exec(said)?.[1] ?? '';

warnWhenBusy();
try {
  mkdirSync(join(folder, 'npm-cache'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, checkout], { stdio: 'inherit', timeout: MINUTE });
  const port = await findFreePort();
  const cold = await start(port, 20 * MINUTE);
  console.log(cold.said);
  const sizes = ['', ...readdirSync(checkout).filter((name) => ['node_modules', '.cache', '.data'].includes(name))].map(
    (name) => [name || 'everything', megabytes(join(checkout, name))],
  );
  await stop();
  const warm = await start(port, 5 * MINUTE);
  await sleep(20_000);
  const [api, worker] = [memoryOf('api'), memoryOf('worker')];
  await stop();
  console.log(`${machine()}; npm ${warmNpm ? "with the machine's cache" : 'with an empty cache'}\n`);
  printTable(
    ['figure', 'value'],
    [
      ['fresh clone until the site answers', `${cold.seconds.toFixed(1)} s`],
      ['second start until the site answers', `${warm.seconds.toFixed(1)} s`],
      ['of it API and worker', `${stepOf(warm.said, 'Starting API and worker')} s`],
      ...sizes.map(([name, size]) => [`on disk: ${name}`, `${size} MB`]),
      ['API, idle for 20 s', `${api.toFixed(0)} MB`],
      ['worker, idle for 20 s', `${worker.toFixed(0)} MB`],
    ],
  );
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
