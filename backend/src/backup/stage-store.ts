import { existsSync, mkdirSync, renameSync, rmSync, statSync, chownSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Copier } from './copier';
import type { RestoreWork, Staged } from './staged';
import { readSums } from './sums';

/** Where the files are brought back to until everything is; on the same disk, so that they need only be renamed. */
export const stagedStore = (store: string): string => `${store}.restore-unfinished`;

/** Brings back the files beside the store. */
export async function stageStore(store: string, { from, manifest, stamp, progress }: RestoreWork): Promise<Staged> {
  const staged = stagedStore(store);
  const discard = async (): Promise<void> => rmSync(staged, { recursive: true, force: true });
  await discard();
  mkdirSync(dirname(staged), { recursive: true });
  const { uid, gid } = statSync(dirname(staged));
  const copier = new Copier(progress.add, process.getuid?.() === 0 ? { uid, gid } : undefined);
  mkdirSync(staged, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(staged, uid, gid);
  progress.begin('files', manifest.files.bytes);
  try {
    for await (const { path } of readSums(from)) {
      if (path.startsWith('files/')) await copier.copy(join(from, path), join(staged, path.slice('files/'.length)));
    }
  } catch (error) {
    await discard();
    throw error;
  }
  progress.say(`brought back ${manifest.files.files} files`);
  const put = async (): Promise<string[]> => {
    const aside = `${store}.before-restore-${stamp}`;
    const moved = existsSync(store);
    if (moved) renameSync(store, aside);
    renameSync(staged, store);
    return moved ? [aside] : [];
  };
  return { put, discard };
}
