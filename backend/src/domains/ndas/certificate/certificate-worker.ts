import { fork } from 'node:child_process';
import { join } from 'node:path';
import { usageOf } from '../../../platform/common/limited-process';
import type { CertificateFacts } from './certificate-facts';

export interface Task {
  facts: CertificateFacts;
  agreement: Uint8Array | null;
  /** The agreement is attached without being opened. */
  unread: boolean;
}

export type Answer = { certificate: Uint8Array } | { failed: string };

export interface CertificateLimits {
  /** Seconds of wall time for one certificate. */
  seconds: number;
  residentKb: number;
}

const LIMITS: CertificateLimits = { seconds: 60, residentKb: 1024 * 1024 };
const PROGRAM = join(__dirname, 'certificate-program.cjs');
const LOOK_MS = 50;
/** From the sources, as tests run, the program needs somebody who reads TypeScript. */
const READER = __filename.endsWith('.ts') ? ['--require', join(__dirname, '../../../../test/typescript.cjs')] : [];

/** How a process ends that no more memory is given. Who stops the server may end its children too, in other ways. */
const NO_MEMORY = ['SIGABRT', 'SIGKILL'];

/** A child that took too much. */
class TookTooMuch extends Error {}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a certificate in a process of its own, one after another: what a stranger's file costs, it costs there, and one
 * that takes too much time or memory ends with its process. The file is then attached unread: it would take as much again.
 */
export function makeCertificate(
  facts: CertificateFacts,
  agreement: Uint8Array | null,
  limits = LIMITS,
): Promise<Uint8Array> {
  const attempt = (unread: boolean) => inChild({ facts, agreement, unread }, limits);
  const made = last.then(() =>
    attempt(false).catch((error: unknown) => {
      if (agreement && error instanceof TookTooMuch) {
        return attempt(true);
      }
      throw error;
    }),
  );
  last = made.catch(() => undefined);
  return made;
}

function inChild(task: Task, { seconds, residentKb }: CertificateLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, {
      execArgv: READER,
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const begun = Date.now();
    const end = (settle: () => void): void => {
      clearInterval(watch);
      child.kill('SIGKILL');
      settle();
    };
    const fail = (how: string, Kind: new (message: string) => Error = Error): void =>
      end(() => reject(new Kind(`A certificate was given up: ${how}.`)));
    const watch = setInterval(() => {
      if (Date.now() - begun > seconds * 1000) {
        fail('too much time', TookTooMuch);
      } else if (usageOf(child.pid).residentKb > residentKb) {
        fail('too much memory', TookTooMuch);
      }
    }, LOOK_MS);
    child.on('message', (answer: Answer) =>
      'certificate' in answer ? end(() => resolve(answer.certificate)) : fail(answer.failed),
    );
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) =>
      fail(`its process ended (${signal ?? code})`, NO_MEMORY.includes(String(signal)) ? TookTooMuch : Error),
    );
    // A child that dies meanwhile is noticed by its end.
    child.send(task, () => undefined);
  });
}
