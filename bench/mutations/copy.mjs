import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'temp']);

/** A copy of the checkout, in which sources may be changed: whatever happens, the checkout stays as it is. */
export class Copy {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-mutations-'));
  #running;

  constructor() {
    cpSync(ROOT, this.folder, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () => {
        this.interrupted = true;
        this.#running?.kill('SIGTERM');
      });
    }
  }

  /** Runs a program of Node in a folder of the copy; answers its exit status and what it said. */
  async run(file, args, { cwd = '', env = {}, show = false, limitMs } = {}) {
    if (this.interrupted) {
      throw new Error('interrupted');
    }
    const child = spawn(process.execPath, [file, ...args], {
      cwd: join(this.folder, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: limitMs,
    });
    this.#running = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => (said += text));
    }
    const status = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', (code, signal) => resolve(signal ?? code)),
    );
    if (this.interrupted) {
      throw new Error('interrupted');
    }
    return { status, said };
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
