import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What tells a process from a later one that was given the same number: the boot of the machine and the
 * process's start, counted in clock ticks since that boot.
 */
export interface ProcessMark {
  pid: number;
  startedAt: string;
}

/** The mark of a running process; undefined when there is none (a zombie counts as none). */
export function findMark(pid: number): ProcessMark | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in the second field may hold spaces and brackets; the fields after its last bracket do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') {
      return undefined;
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { pid, startedAt: `${boot}:${fields[19]}` };
  } catch {
    return undefined;
  }
}

/** Whether the very process that was marked is still running. */
export function isRunning(mark: ProcessMark): boolean {
  return findMark(mark.pid)?.startedAt === mark.startedAt;
}

/** Reads a mark from a file; undefined when the file is missing or damaged. */
export function readMark(file: string): ProcessMark | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) {
      return undefined;
    }
    const { pid, startedAt } = value;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the mark of a running process in a file, so that a later start can find it. */
export function writeMark(file: string, pid: number): void {
  const mark = findMark(pid);
  if (mark) {
    writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
  }
}

/** Forgets a kept mark. */
export function forgetMark(file: string): void {
  rmSync(file, { force: true });
}

/**
 * Ends a marked process: each signal in turn, each with its own patience, SIGKILL last.
 * Never signals a process that merely has the same number.
 */
export async function endProcess(mark: ProcessMark, steps: [NodeJS.Signals, number][]): Promise<void> {
  for (const [signal, patienceMs] of [...steps, ['SIGKILL', 5_000] as const]) {
    if (!isRunning(mark)) {
      return;
    }
    try {
      process.kill(mark.pid, signal);
    } catch {
      return; // it ended between the two lines
    }
    const deadline = Date.now() + patienceMs;
    while (isRunning(mark) && Date.now() < deadline) {
      await sleep(20);
    }
  }
}
