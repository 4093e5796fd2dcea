const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');

// Plain JavaScript: the lock of a data folder must be looked at before anything is built.

/**
 * What tells a process from a later one that was given the same number: the boot of the machine and the process's
 * start, counted in clock ticks since that boot.
 *
 * @typedef {{ pid: number, startedAt: string }} ProcessMark
 */

/**
 * The mark of a running process; undefined when there is none (a zombie counts as none).
 *
 * @param {number} pid
 * @returns {ProcessMark | undefined}
 */
function findMark(pid) {
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

/**
 * Whether the very process that was marked is still running.
 *
 * @param {ProcessMark} mark
 */
function isRunning(mark) {
  return findMark(mark.pid)?.startedAt === mark.startedAt;
}

/**
 * Reads a mark from a file; undefined when the file is missing or damaged.
 *
 * @param {string} file
 * @returns {ProcessMark | undefined}
 */
function readMark(file) {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the mark of a running process in a file, so that a later start can find it.
 *
 * @param {string} file
 * @param {number} pid
 */
function writeMark(file, pid) {
  const mark = findMark(pid);
  if (mark) {
    writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
  }
}

/**
 * Forgets a kept mark.
 *
 * @param {string} file
 */
function forgetMark(file) {
  rmSync(file, { force: true });
}

/**
 * Ends a marked process: each signal in turn, each with its own patience in milliseconds, SIGKILL last. Never signals a
 * process that merely has the same number.
 *
 * @param {ProcessMark} mark
 * @param {{ signals?: [NodeJS.Signals, number][], group?: boolean }} [options] `group`: whether the process leads a group of
 *   its own, all of which is to end
 */
async function endProcess(mark, { signals = [['SIGTERM', 10_000]], group = false } = {}) {
  if (!isRunning(mark)) {
    return;
  }
  const target = group ? -mark.pid : mark.pid;
  /** @type {[NodeJS.Signals, number][]} */
  const steps = [...signals, ['SIGKILL', 5_000]];
  for (const [signal, patienceMs] of steps) {
    if (!isRunning(mark)) {
      break;
    }
    sendSignal(target, signal);
    const deadline = Date.now() + patienceMs;
    while (isRunning(mark) && Date.now() < deadline) {
      await sleep(20);
    }
  }
  // A leader may end before its group does; the number of a group is not given again while it has members.
  if (group) {
    sendSignal(target, 'SIGKILL');
  }
}

/**
 * @param {number} target
 * @param {NodeJS.Signals} signal
 */
function sendSignal(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') {
      throw error;
    } // it has ended by itself
  }
}

module.exports = { findMark, isRunning, readMark, writeMark, forgetMark, endProcess };
