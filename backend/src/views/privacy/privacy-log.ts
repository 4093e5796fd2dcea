import { Logger } from '@nestjs/common';
import { open, readFile } from 'node:fs/promises';
import type { Config } from '../../config';

/** A removal that was done: of whom, and when. */
export interface LoggedRemoval {
  userId: number;
  at: Date;
}

const NEW_LINE = 0x0a;

/**
 * Adds a removal to the file of `PRIVACY_LOG`, after its commit, and returns once it is on the disk.
 * @returns false where there is no such file
 */
export async function appendToPrivacyLog(
  { PRIVACY_LOG }: Pick<Config, 'PRIVACY_LOG'>,
  userId: number,
  at: Date,
): Promise<boolean> {
  if (!PRIVACY_LOG) {
    return false;
  }
  const file = await open(PRIVACY_LOG, 'a+');
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    // A process that died while it wrote has left a piece of a line, which must not swallow this one.
    const torn = size > 0 && (await file.read(last, 0, 1, size - 1)).bytesRead === 1 && last[0] !== NEW_LINE;
    await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify({ userId, at: at.toISOString() })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return true;
}

/** The removals that the file of `PRIVACY_LOG` has; none where there is no file yet. */
export async function readPrivacyLog({ PRIVACY_LOG }: Pick<Config, 'PRIVACY_LOG'>): Promise<LoggedRemoval[]> {
  if (!PRIVACY_LOG) {
    return [];
  }
  const text = await readFile(PRIVACY_LOG, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return '';
    }
    throw error;
  });
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const removal = line.trim() === '' ? undefined : removalOf(line);
    if (line.trim() !== '' && !removal) {
      new Logger('Privacy').warn(`Line ${index + 1} of PRIVACY_LOG is no removal and is left out.`);
    }
    return removal ? [removal] : [];
  });
}

function removalOf(line: string): LoggedRemoval | undefined {
  try {
    const { userId, at } = JSON.parse(line) as { userId?: unknown; at?: unknown };
    const moment = new Date(typeof at === 'string' ? at : Number.NaN);
    return Number.isInteger(userId) && !Number.isNaN(moment.getTime())
      ? { userId: userId as number, at: moment }
      : undefined;
  } catch {
    return undefined;
  }
}
