import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { size } from './progress';
import { Refused } from './refused';

/** What must stay free for everything else. */
const RESERVE = 64 << 20;

/** @throws Refused when a folder, which need not be there yet, has no room for so much */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) {
    place = dirname(place);
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  if (free < bytes + RESERVE) {
    throw new Refused(
      `There is not enough room in ${folder}: ${size(bytes + RESERVE)} are needed and ${size(free)} are free.`,
    );
  }
}
