import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// The same few lines exist in backend/src/embedded/process-mark.ts: the lock must be looked at before anything is built.

/**
 * What tells a process from a later one that was given the same number: the boot of the machine and the process's
 * start in clock ticks since then. Undefined when there is no such process (a zombie counts as none).
 */
export function findMark(pid) {
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
export function isRunning(mark) {
  return findMark(mark.pid)?.startedAt === mark.startedAt;
}

/** Reads a mark from a file; undefined when the file is missing or damaged. */
export function readMark(file) {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the mark of a running process in a file, so that a later start can find it. */
export function writeMark(file, pid) {
  const mark = findMark(pid);
  if (mark) {
    writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
  }
}

/** Forgets a kept mark. */
export function forgetMark(file) {
  rmSync(file, { force: true });
}

/**
 * Ends a marked process: SIGTERM, after a while SIGKILL. Never signals one that merely has the same number.
 *
 * @param group whether the process leads a group of its own, all of which is to end
 */
export async function endProcess(mark, { patienceMs = 10_000, group = false } = {}) {
  if (!isRunning(mark)) {
    return;
  }
  const target = group ? -mark.pid : mark.pid;
  for (const [signal, limit] of [
    ['SIGTERM', patienceMs],
    ['SIGKILL', 5_000],
  ]) {
    if (!isRunning(mark)) {
      break;
    }
    sendSignal(target, signal);
    const deadline = Date.now() + limit;
    while (isRunning(mark) && Date.now() < deadline) {
      await sleep(20);
    }
  }
  // A leader may end before its group does; the number of a group is not given again while it has members.
  if (group) {
    sendSignal(target, 'SIGKILL');
  }
}

function sendSignal(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') {
      throw error;
    } // it has ended by itself
  }
}
