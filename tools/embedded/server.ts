import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { endProcess, findMark, forgetMark } from '../process-mark.cjs';

/** How a server's process came to its end. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A private server that runs as a child of this process. */
export interface EmbeddedServer {
  /** The address that clients take, with the account and its password. */
  url: string;
  pid: number;
  port: number;
  /** Where the server writes what it has to say. */
  logFile: string;
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<ServerExit>;
  /** Ends the server cleanly, by force after a while; may be called twice. */
  stop(): Promise<void>;
}

/** A free port on the loopback address; the preferred one when it is free. */
export async function findFreePort(preferred = 0): Promise<number> {
  const probe = (port: number): Promise<number | undefined> =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(undefined));
      server.listen({ port, host: '127.0.0.1' }, () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
      });
    });
  const found = (await probe(preferred)) ?? (await probe(0));
  if (found === undefined) {
    throw new Error('No free port was found on 127.0.0.1.');
  }
  return found;
}

/** Opens a log file for a child to append to; a large one is put aside first. */
export function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > 10_000_000) {
    renameSync(file, `${file}.1`);
  }
  return openSync(file, 'a', 0o600);
}

/** The end of a log, for a message to a person. */
export function tailOfLog(file: string, from = 0, lines = 12): string {
  const text = readFileSync(file).subarray(from).toString('utf8');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/** Follows a freshly spawned child: closes our copy of its log and resolves with its end. */
export function followChild(child: ChildProcess, logDescriptor: number): Promise<ServerExit> {
  closeSync(logDescriptor);
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Makes the stop() of a server; its mark is forgotten once the process is gone. */
export function stopOnce(
  pid: number,
  markFile: string,
  steps: [NodeJS.Signals, number][],
  exited: Promise<ServerExit>,
) {
  const mark = findMark(pid);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    if (mark) {
      await endProcess(mark, { signals: steps });
    }
    await exited;
    forgetMark(markFile);
  };
  return () => (stopping ??= stop());
}
