import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** Clock ticks a second in /proc; Linux has had 100 on every machine that Node runs on. */
const TICKS = 100;

/** CPU seconds that a process has used so far; 0 when it is gone. */
export function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

/** Resident memory of a process in megabytes; 0 when it is gone. */
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The processes that a process has started, such as the connections of a Postgres. */
export function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** A process and everything below it. */
function familyOf(pid) {
  return existsSync(`/proc/${pid}`) ? [pid, ...childrenOf(pid).flatMap(familyOf)] : [];
}

/**
 * Gives a process the first processor to itself and the rest to the others, as if they ran on another machine; answers
 * false, and leaves everything as it was, where there is one processor alone or no taskset.
 */
export function setApart(pid, others) {
  const last = cpus().length - 1;
  const pin = (processors, one) =>
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(one)]).status === 0;
  return last > 0 && pin('0', pid) && others.flatMap(familyOf).every((one) => one === pid || pin(`1-${last}`, one));
}

/** Seconds of its processors that a virtual machine has been denied by the one under it, since it started. */
export function stolenSeconds() {
  return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/)[8] ?? 0) / TICKS;
}

/** What every table says above itself: the machine, without its name, and the day. */
export function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${memory} GB, Node ${process.version}`;
}

/** Whether something else keeps the machine busy, which would be measured too. */
export function warnWhenBusy() {
  const load = Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
  if (load > 0.5) {
    console.log(`The machine is busy already (load ${load}): figures will be noisy.`);
  }
}
