import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { hasSaidWhy, Interrupted, PlainError } from './plain-error.mjs';
import { endProcess, findMark, forgetMark, isRunning, readMark, writeMark } from '../../tools/process-mark.cjs';

/** Between two looks at what a command says. */
const LOOK_MS = 200;

/** Signals and seconds by which a child is ended once we are gone: less than five in all. */
const ENDS = 'TERM 3';

/**
 * Starts a process, in a group of its own, that ends when we do, however that comes; see watched.sh. The same few lines
 * exist in tools/embedded/watched.ts: this is needed before anything is built.
 */
function spawnWatched(command, args, { stdio, ...options }) {
  const script = readFileSync(join(ROOT, 'tools', 'embedded', 'watched.sh'), 'utf8');
  const child = spawn('/bin/sh', ['-c', script, 'sh', ENDS, command, ...args], {
    ...options,
    detached: true,
    stdio: [...stdio, 'pipe'],
  });
  const held = child.stdio[3];
  held?.on('error', () => undefined).unref();
  child.once('exit', () => held?.destroy());
  return child;
}

/** A log larger than this is put aside at the next start. */
const LOG_LIMIT = 10_000_000;

/** The last lines of a file from a position on. */
export function lastLinesOf(file, from, lines) {
  return readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Follows a log file from a position on: passes on what is added to it, and tells how long nothing was. The file is
 * looked at, whether it is shown or not: a pipe would break when we are killed.
 */
export class Follower {
  #file;
  #at;
  #show;
  #heardAt = Date.now();

  /** @param show what is given each addition; nothing is read without it */
  constructor(file, from, show) {
    this.#file = file;
    this.#at = from;
    this.#show = show;
  }

  /** Milliseconds since something was added. */
  get silentMs() {
    return Date.now() - this.#heardAt;
  }

  look() {
    const size = statSync(this.#file).size;
    if (size === this.#at) {
      return;
    }
    this.#heardAt = Date.now();
    if (this.#show) {
      const added = Buffer.alloc(size - this.#at);
      const file = openSync(this.#file, 'r');
      readSync(file, added, 0, added.length, this.#at);
      closeSync(file);
      this.#show(added);
    }
    this.#at = size;
  }
}

/** Ends whatever a killed run left behind, by the marks in its folder. */
export async function endOrphans(folder) {
  const marks = join(folder, 'children');
  if (!existsSync(marks)) {
    return;
  }
  for (const name of readdirSync(marks)) {
    const file = join(marks, name);
    const mark = readMark(file);
    if (mark && isRunning(mark)) {
      await endProcess(mark, { group: true });
    }
    forgetMark(file);
  }
}

/**
 * The processes of one run. Each has a group of its own, so that a Ctrl-C at the terminal reaches only us; ends when we
 * are killed; writes to a log file instead of a pipe, so that it does not break before that; and leaves a mark, by which
 * the next run can end it at once.
 */
export class Children {
  #folder;
  #running = new Map();
  #stopped = false;

  constructor(folder) {
    this.#folder = folder;
    for (const part of ['children', 'logs']) {
      mkdirSync(join(folder, part), { recursive: true });
    }
  }

  /**
   * Starts a process that is to run until it is stopped. `exited` resolves with a code or a signal's name.
   *
   * @param show whether it writes to our own output instead of its log; `output`: only its complaints go to the log
   */
  start(name, command, args, { cwd, env = process.env, show = false } = {}) {
    if (this.#stopped) {
      throw new Interrupted();
    }
    const logFile = join(this.#folder, 'logs', `${name}.log`);
    if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) {
      renameSync(logFile, `${logFile}.1`);
    }
    const log = openSync(logFile, 'a', 0o600);
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(this.#folder);
      // The owner of the folder must be able to go on with what root began.
      fchownSync(log, uid, gid);
    }
    const logStart = statSync(logFile).size;
    const stdio = ['ignore', show ? 'inherit' : log, show === true ? 'inherit' : log];
    const child = spawnWatched(command, args, { cwd, env, stdio });
    closeSync(log);
    const markFile = join(this.#folder, 'children', `${name}.json`);
    const mark = child.pid && findMark(child.pid);
    if (child.pid) {
      writeMark(markFile, child.pid);
    }
    const exited = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.code));
      child.once('exit', (code, signal) => resolve(signal ?? code));
    }).then((status) => {
      this.#running.delete(name);
      forgetMark(markFile);
      return status;
    });
    const service = {
      name,
      logFile,
      logStart,
      exited,
      lastLines: (lines) => lastLinesOf(logFile, logStart, lines),
      stop: async () => {
        if (mark) {
          await endProcess(mark, { group: true });
        }
        await exited;
      },
    };
    this.#running.set(name, service);
    return service;
  }

  /**
   * Runs a command to its end and answers its exit status and what it said. One that takes longer than `limitMs`, or
   * that says nothing for `silenceMs`, is stopped, and its status says so. Interrupted when the run was stopped meanwhile.
   *
   * @param show whether what it says is also shown
   */
  async run(name, command, args, { limitMs = Infinity, silenceMs = Infinity, show = false, ...options }) {
    const watched = silenceMs < Infinity;
    const service = this.start(name, command, args, { ...options, show: watched ? false : show });
    const follower = watched
      ? new Follower(service.logFile, service.logStart, show && ((added) => process.stdout.write(added)))
      : undefined;
    const begin = Date.now();
    let tooMuch;
    const timer = setInterval(() => {
      follower?.look();
      if (Date.now() - begin >= limitMs) {
        tooMuch ??= `stopped after ${limitMs / 1000} s`;
      }
      if (follower?.silentMs >= silenceMs) {
        tooMuch ??= `stopped after ${silenceMs / 1000} s of silence`;
      }
      if (tooMuch) {
        clearInterval(timer);
        void service.stop();
      }
    }, LOOK_MS);
    const status = await service.exited;
    clearInterval(timer);
    follower?.look();
    if (this.#stopped) {
      throw new Interrupted();
    }
    return { status: tooMuch ?? status, output: service.lastLines(10_000), logFile: service.logFile };
  }

  /** Like run, for commands that must succeed: anything else is a PlainError that shows the last lines. */
  async mustRun(name, command, args, options) {
    const { status, output, logFile } = await this.run(name, command, args, options);
    if (status === 0) {
      return output;
    }
    if (hasSaidWhy(status) && !options.show) {
      throw new PlainError(output.split('\n').at(-1), status);
    }
    if (options.show) {
      throw new PlainError(`"${name}" failed (${status}).`);
    }
    const shown = output.split('\n').slice(-25).join('\n');
    throw new PlainError(`"${name}" failed (${status}). Its last lines, all of them in ${logFile}:\n${shown}`);
  }

  /** Ends everything that still runs, the latest first; nothing new can be started afterwards. */
  async stopAll() {
    this.#stopped = true;
    await Promise.all([...this.#running.values()].reverse().map((service) => service.stop()));
  }
}
