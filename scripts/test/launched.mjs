import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOrphans } from '../lib/children.mjs';
import { ROOT } from '../lib/paths.mjs';
import { endProcess, isRunning, readMark } from '../../tools/process-mark.cjs';

/** Settings that would put something else in the place of what is tested. */
const SERVERS = new Set([
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'PUBLIC_URL',
  'HOST',
]);

/** One of the commands, `npm start` by default, as a person would run it on a machine of their own, on a data folder and a port of the test's. */
export class Launched {
  output = '';

  constructor(settings, [script, ...args] = ['start.mjs']) {
    const own = Object.entries(process.env).filter(([name]) => !SERVERS.has(name));
    const env = { ...Object.fromEntries(own), NODE_ENV: 'production', ...settings };
    this.child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk) => (this.output += chunk));
    }
    this.exited = once(this.child, 'exit').then(([code, signal]) => signal ?? code);
  }

  /** Resolves with the milliseconds that it took to be ready, once it has said all that it says then. */
  async untilReady(limitMs) {
    return this.untilSaid('Ctrl-C stops everything.\n', limitMs);
  }

  /** The same for whatever it says. */
  async untilSaid(text, limitMs) {
    const begin = Date.now();
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null || Date.now() - begin > limitMs) {
        throw new Error(`It did not say "${text.trim()}":\n${this.output}`);
      }
      await sleep(5);
    }
    return Date.now() - begin;
  }

  /** Its exit status, once it has ended. */
  async end(limitMs) {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), limitMs);
    return this.exited.finally(() => clearTimeout(timer));
  }
}

/** The marks of every process that a data folder knows, by name. */
export function marksIn(folder) {
  const children = join(folder, 'children');
  const files = existsSync(children)
    ? readdirSync(children).map((name) => [name.replace('.json', ''), join(children, name)])
    : [];
  const all = [
    ...files,
    ['postgres', join(folder, 'postgres', 'server.json')],
    ['redis', join(folder, 'redis', 'server.json')],
  ];
  return Object.fromEntries(all.map(([name, file]) => [name, readMark(file)]).filter(([, mark]) => mark));
}

/** The names of those that still run. */
export function runningOf(marks) {
  return Object.keys(marks).filter((name) => isRunning(marks[name]));
}

/** What a running process says of itself in one of its files; nothing when it is another account's or has just ended. */
function saidBy(read) {
  try {
    return read();
  } catch {
    return '';
  }
}

/** The processes that work on a folder, whether it still is there or not: by where they are, their command or their environment. */
export function processesOf(folder) {
  const own = (pid) => [
    () => readlinkSync(`/proc/${pid}/cwd`),
    ...['cmdline', 'environ'].map((file) => () => readFileSync(`/proc/${pid}/${file}`, 'utf8')),
  ];
  return readdirSync('/proc')
    .filter(
      (name) =>
        /^\d+$/.test(name) && Number(name) !== process.pid && own(name).some((read) => saidBy(read).includes(folder)),
    )
    .map(
      (pid) =>
        `${pid} ${saidBy(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
          .replaceAll('\0', ' ')
          .slice(0, 80)}`,
    );
}

/** Ends whatever a failed test left on a data folder, and removes it. */
export async function clear(folder, launches) {
  for (const { child, exited } of launches) {
    if (child.exitCode !== null || child.signalCode !== null) {
      continue;
    }
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(30_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }
  const marks = marksIn(folder);
  await endOrphans(folder);
  for (const mark of Object.values(marks)) {
    await endProcess(mark);
  }
  rmSync(folder, { recursive: true, force: true });
}
