import { linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { isRunning, readMark, writeMark } from '../../tools/process-mark.cjs';

function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

const lockIn = (dataFolder) => join(dataFolder, 'launcher.lock');

/** Whether a running process holds the data folder. */
export function isLocked(dataFolder) {
  const holder = readMark(lockIn(dataFolder));
  return holder !== undefined && isRunning(holder);
}

/**
 * Takes the data folder for this process alone. The lock of a process that is gone (kill -9, a power cut) is taken
 * over; that of a running one is a PlainError.
 *
 * @returns a function that gives the folder back
 */
export function lockFolder(dataFolder) {
  const lock = lockIn(dataFolder);
  const mine = `${lock}.${process.pid}`;
  const refuse = (mark) => {
    throw new PlainError(
      `Stowbridge is already running on ${dataFolder} (process ${mark.pid}). Stop it first, or set DATA_DIR.`,
    );
  };
  writeMark(mine, process.pid);
  try {
    // A link appears with its content or not at all, so nobody ever reads a half-written lock.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(mine, lock)) {
        return () => rmSync(lock, { force: true });
      }
      const holder = readMark(lock);
      if (holder && isRunning(holder)) {
        refuse(holder);
      }
      const stale = `${mine}.stale`;
      try {
        renameSync(lock, stale);
      } catch (error) {
        if (error.code !== 'ENOENT') {
          throw error;
        }
        continue;
      }
      // Somebody may have taken the stale lock over since we looked: then what we moved away is theirs.
      const moved = readMark(stale);
      if (moved && isRunning(moved)) {
        tryLink(stale, lock);
      }
      rmSync(stale, { force: true });
    }
    throw new PlainError(`The lock ${lock} could not be taken; another start is busy with it.`);
  } finally {
    rmSync(mine, { force: true });
  }
}
