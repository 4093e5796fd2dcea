import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '@stowbridge/backend/platform/storage/storage';
import { Copier } from './copier';
import type { RestoreWork, StagedRestore } from './restore-staging';
import { readSums } from './sums';
import { withCleanup } from './with-cleanup';

/** Where the files are brought back to first: inside the store, which may be a disk of its own, so that a rename suffices. */
export const stagedStore = (store: string): string => join(store, '.restore-unfinished');

/** Brings back the files beside those of the store. */
export async function stageStore(
  store: string,
  { from, manifest, stamp, progress }: RestoreWork,
): Promise<StagedRestore> {
  const staged = stagedStore(store);
  const made = !existsSync(store);
  const discard = async (): Promise<void> => rmSync(made ? store : staged, { recursive: true, force: true });
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(store);
  const copier = new Copier(progress.add, process.getuid?.() === 0 ? { uid, gid } : undefined);
  copier.makeFolder(staged);
  progress.begin('files', manifest.files.bytes);
  try {
    await withCleanup(discard, async () => {
      for await (const { path } of readSums(from)) {
        if (path.startsWith('files/')) {
          await copier.copy(join(from, path), join(staged, path.slice('files/'.length)));
        }
      }
    });
  } catch (error) {
    await discard();
    throw error;
  }
  progress.say(`brought back ${manifest.files.files} files`);
  return { put: async () => swap(store, staged, stamp), discard };
}

/** One rename for each area; what was there is put aside, and nothing is deleted. */
function swap(store: string, staged: string, stamp: string): string[] {
  const aside = join(store, `.before-restore-${stamp}`);
  const old = AREAS.filter((area) => existsSync(join(store, area)));
  if (old.length > 0) {
    mkdirSync(aside, { mode: 0o700 });
  }
  for (const area of old) {
    renameSync(join(store, area), join(aside, area));
  }
  for (const area of AREAS) {
    if (existsSync(join(staged, area))) {
      renameSync(join(staged, area), join(store, area));
    }
  }
  rmSync(staged, { recursive: true, force: true });
  return old.length > 0 ? [aside] : [];
}
