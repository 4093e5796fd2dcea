import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Copier } from './copier';
import { Manifest, readManifest } from './manifest';
import { Progress, size } from './progress';
import { Refused } from './refused';
import { readSums, SUMS_FILE } from './sums';
import { filesBelow } from './walk';

/**
 * Reads every byte of a backup and compares it with what was written.
 * @throws Refused when anything differs, is missing or does not belong to it
 */
export async function verifyBackup(folder: string, progress: Progress): Promise<Manifest> {
  const manifest = readManifest(folder);
  const list = join(folder, SUMS_FILE);
  if (!existsSync(list) || (await hashOf(list)) !== manifest.sums) {
    throw new Refused(`The backup is damaged: ${SUMS_FILE} is not as it was written.`);
  }
  const bytes = manifest.database.bytes + manifest.files.bytes;
  progress.begin('checking', bytes);
  const copier = new Copier(progress.add);
  let files = 0;
  for await (const { path, sha256 } of readSums(folder)) {
    const found = await copier.hash(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Refused(`The backup is damaged: ${path} is missing.`) : error;
    });
    if (found.sha256 !== sha256) {
      throw new Refused(`The backup is damaged: ${path} is not as it was written.`);
    }
    files += 1;
  }
  await refuseStrangers(folder, files);
  progress.say(`checked ${files} files, ${size(bytes)}: all as they were written`);
  return manifest;
}

/** What nobody listed was put there later. */
async function refuseStrangers(folder: string, listed: number): Promise<void> {
  let found = 0;
  for (const part of ['database', 'files']) {
    for await (const _ of filesBelow(join(folder, part))) {
      found += 1;
    }
  }
  if (found !== listed) {
    throw new Refused(`The backup is damaged: it holds ${found} files where ${listed} were written.`);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) {
    hash.update(part as Buffer);
  }
  return hash.digest('hex');
}
