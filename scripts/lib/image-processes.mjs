import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The account `node` of the base image: it may write nowhere in the tree. */
const NODE = 1000;
const account = process.getuid?.() === 0 ? { uid: NODE, gid: NODE } : {};

/** The processes of an assembled image, with its environment, as the account that it names. */
export class ImageProcesses {
  #children = [];

  constructor(image, settings) {
    this.image = image;
    this.data = join(image.root, 'data');
    if (account.uid) {
      chownSync(this.data, NODE, NODE);
    }
    chmodSync(image.root, 0o755);
    this.env = { PATH: process.env.PATH, ...image.env, DATA_DIR: this.data, ...settings };
  }

  /** Starts a program of the tree. */
  start(program, args = [], env = {}) {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: this.image.work,
      env: { ...this.env, ...env },
      ...account,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = { child, output: '', exited: once(child, 'exit').then(([code, signal]) => signal ?? code) };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (started.output += chunk));
    }
    this.#children.push(started);
    return started;
  }

  /** Runs one to its end; an Error with what it said when that is not 0. */
  async run(program, args, env) {
    const started = this.start(program, args, env);
    const status = await started.exited;
    if (status !== 0) {
      throw new Error(`${program} ended with ${status}:\n${started.output}`);
    }
    return started.output;
  }

  /** Waits until an address answers 200. */
  async untilReady(started, address, limitMs) {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      const text = await answer?.text();
      if (answer?.status === 200) {
        return text;
      }
      if (started.child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${address} did not become ready (${text}):\n${started.output}`);
      }
      await sleep(100);
    }
  }

  async stop() {
    for (const { child } of this.#children) {
      child.kill('SIGTERM');
    }
    return Promise.all(this.#children.map(({ exited }) => exited));
  }

  /** For what a failed test has left. */
  async kill() {
    for (const { child } of this.#children) {
      child.kill('SIGKILL');
    }
    await Promise.all(this.#children.map(({ exited }) => exited));
  }
}
