import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** A process of ours, with the file that holds what it says. */
export interface OwnProcess {
  child: ChildProcess;
  logFile: string;
}

/** A free port on the loopback address. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('no free port on 127.0.0.1');
  }
  return address.port;
}

/** Starts a script of ours; it stays in our process group, so that whoever ends the group ends it too. */
export function startScript(script: string, args: string[], env: NodeJS.ProcessEnv, logFile: string): OwnProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', log, log] });
  closeSync(log);
  return { child, logFile };
}

/** What a process said last. */
export function lastLines({ logFile }: OwnProcess): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
}

/** Runs a script of ours to its end; throws with its last lines when it fails or takes too long. */
export async function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  logFile: string,
  limitMs: number,
): Promise<void> {
  const own = startScript(script, args, env, logFile);
  const timer = setTimeout(() => own.child.kill('SIGKILL'), limitMs);
  const [code, signal] = (await once(own.child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (code !== 0) {
    throw new Error(`${script} ended with ${signal ?? code}:\n${lastLines(own)}`);
  }
}

/** Ends a process: SIGTERM, after 10 s SIGKILL. */
export async function stopProcess({ child }: OwnProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}
