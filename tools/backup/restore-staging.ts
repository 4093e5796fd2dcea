import { existsSync } from 'node:fs';
import { Client } from 'pg';
import type { AppRole } from '@stowbridge/backend/platform/database/app-role';
import { migrate } from '@stowbridge/backend/database/migrate';
import { LocalStorage } from '@stowbridge/backend/platform/storage/local.storage';
import { countMissing } from './copy-store';
import { withClient } from './database';
import { pauseDeliveries } from './pause-deliveries';
import type { Manifest } from './manifest';
import type { Progress } from './progress';

/** Something that was brought back beside its place. */
export interface StagedRestore {
  /** Puts it into its place. @returns where that lies now which was there before */
  put(): Promise<string[]>;
  /** Removes it again. */
  discard(): Promise<void>;
}

/** What is the same for each part of a restore. */
export interface RestoreWork {
  from: string;
  manifest: Manifest;
  /** The moment of the restore, in the names of what is put aside. */
  stamp: string;
  progress: Progress;
}

/**
 * Brings a restored database up to this release and makes it safe to go on with.
 * @param role of our processes, when they are not its owner
 */
export async function makeReady(
  url: string,
  role: AppRole | undefined,
  { manifest, progress }: RestoreWork,
  files: string | undefined,
): Promise<void> {
  const storage = files === undefined ? undefined : new LocalStorage(files);
  const migrations = await migrate(url, { role, storage, say: (line) => progress.say(line) });
  if (migrations.length > 0) {
    progress.say(`migrated to this release: ${migrations.join(', ')}`);
  }
  await withClient(url, 'stowbridge-restore', async (client: Client) => {
    const { mails, sessions } = await pauseDeliveries(client, manifest.madeAt);
    progress.say(`held ${mails} mails that waited, ended ${sessions} sessions`);
    if (files === undefined || !existsSync(files)) {
      return;
    }
    const missing = await countMissing(client, files);
    if (missing > 0) {
      progress.say(`Note: records name ${missing} files that the backup does not have`);
    }
  });
}
