import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';

/** Where its input and its two outputs go. */
export type Streams = ['ignore' | 'pipe', 'pipe' | number, 'pipe' | number];

/**
 * Starts a process, in a group of its own, that ends when this one does, however that comes and whatever has become of
 * its folder; see watched.sh, and scripts/lib/children.mjs, which does the same.
 *
 * @param ends signals and the seconds that each is given, such as `INT 3 QUIT 1`; less than five in all
 */
export function spawnWatched(
  command: string,
  args: string[],
  ends: string,
  options: Omit<SpawnOptions, 'stdio' | 'detached'> & { stdio: Streams },
): ChildProcess {
  const script = readFileSync(join(__dirname, 'watched.sh'), 'utf8');
  const child = spawn('/bin/sh', ['-c', script, 'sh', ends, command, ...args], {
    ...options,
    detached: true,
    stdio: [...options.stdio, 'pipe'],
  });
  const held = child.stdio[3] as Socket | undefined;
  held?.on('error', () => undefined).unref();
  child.once('exit', () => held?.destroy());
  return child;
}

/**
 * Runs a command to its end and answers what it said.
 * @throws Error with what it complained about, when it fails or takes longer than `timeout` milliseconds
 */
export function runWatched(
  command: string,
  args: string[],
  { timeout, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number; timeout: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnWatched(command, args, 'TERM 3', { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text: string) => (said[name] += text));
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) {
        resolve(said.stdout);
      } else {
        reject(new Error(`${command} failed (${signal ?? code}): ${said.stderr.trim()}`));
      }
    });
  });
}
