import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppRole } from '@stowbridge/backend/platform/database/app-role';
import { findCluster } from '../embedded/postgres-cluster';
import { holdsFiles } from './copy-store';
import { newestSchema } from './database';
import type { Manifest } from './manifest';
import { Progress } from './progress';
import { Refused } from './refused';
import { requireSpace } from './space';
import { stageCluster } from './stage-cluster';
import { isUsed, stageDump } from './stage-dump';
import { stagedStore, stageStore } from './stage-store';
import type { StagedRestore } from './restore-staging';
import { verifyBackup } from './verify';

export interface RestoreOptions {
  /** The folder of the backup. */
  from: string;
  /** A server of one's own, for the database's owner; undefined: the embedded one of the data folder. */
  databaseUrl?: string;
  /** The role of our processes on it, when they are not the owner. */
  role?: AppRole;
  dataFolder: string;
  cacheFolder?: string;
  /** Where the files go; undefined when they are in a bucket. */
  store?: string;
  /** Whether data that are there may be put aside. */
  force: boolean;
}

/** Lies in the data folder while things change places: a start then would find half of them. */
const SWAP_NOTE = 'restore-broken-off';

/**
 * Brings database and files back from a backup. Everything is checked and made ready beside what is there; only then
 * do they change places, by renaming.
 * @throws Refused when the backup is damaged or does not fit, when data are there, and when there is no room
 */
export async function restoreBackup(options: RestoreOptions, progress: Progress): Promise<void> {
  const { from, databaseUrl: url, role, dataFolder, cacheFolder, store } = options;
  const manifest = await verifyBackup(from, progress);
  requireFit(manifest, options);
  await requireEmpty(options);
  // As if both went to one disk, which they mostly do.
  await requireSpace(dataFolder, (url ? 0 : manifest.database.bytes) + manifest.files.bytes);
  if (store) {
    await requireSpace(store, manifest.files.bytes);
  }

  const work = { from, manifest, progress, stamp: new Date().toISOString().replace(/[-:]|\.\d+/g, '') };
  const staged: StagedRestore[] = [];
  try {
    if (store) {
      staged.push(await stageStore(store, work));
    }
    const files = store && stagedStore(store);
    staged.push(
      url ? await stageDump({ url, role, files }, work) : await stageCluster({ dataFolder, cacheFolder, files }, work),
    );
  } catch (error) {
    for (const part of staged) {
      await part.discard();
    }
    throw error;
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const note = join(dataFolder, SWAP_NOTE);
  writeFileSync(note, `${work.stamp}\n`, { mode: 0o600, flush: true });
  for (const part of staged.reverse()) {
    for (const aside of await part.put()) {
      progress.say(`put aside what was there: ${aside}`);
    }
  }
  rmSync(note);
  if (manifest.bucket) {
    progress.say(`Note: the files are in the bucket ${manifest.bucket}, as they are there now`);
  }
  progress.say(`restored the state of ${manifest.madeAt}`);
}

function requireFit({ kind, schema, files }: Manifest, { databaseUrl, store }: RestoreOptions): void {
  if (schema > newestSchema()) {
    throw new Refused('The backup was made by a newer release of the product: restore it with that one.');
  }
  if (kind === 'cluster' && databaseUrl) {
    throw new Refused('The backup is of an embedded server and goes back into one only: leave DATABASE_URL out.');
  }
  if (kind === 'dump' && !databaseUrl) {
    throw new Refused('The backup is of a server of your own: set DATABASE_URL to an empty database.');
  }
  if (files.files > 0 && !store) {
    throw new Refused(
      'The backup holds files, and STORAGE_URL names a bucket: restore into a folder, or put them there yourself.',
    );
  }
}

async function requireEmpty({ databaseUrl, dataFolder, store, force }: RestoreOptions): Promise<void> {
  if (force) {
    return;
  }
  const used: string[] = [];
  if (databaseUrl ? await isUsed(databaseUrl) : findCluster(dataFolder)) {
    used.push(databaseUrl ? 'the database' : dataFolder);
  }
  if (store && (await holdsFiles(store))) {
    used.push(store);
  }
  if (existsSync(join(dataFolder, SWAP_NOTE))) {
    used.push(`${dataFolder} (of a restore that was broken off)`);
  }
  if (used.length > 0) {
    throw new Refused(
      `There are data already in ${used.join(' and ')}: with --force they are put aside, and nothing is deleted.`,
    );
  }
}
