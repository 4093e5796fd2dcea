import { parseArgs } from 'node:util';
import { loadConfig } from '../config';
import { takeOverTexts } from '../domains/ndas/take-over-texts';
import { AppRole, appRoleOf } from '../platform/database/app-role';
import { isOfLaterRelease } from '../platform/database/missing-migrations';
import { reachDatabase } from '../platform/database/reach';
import { runMigrations } from '../platform/database/run-migrations';
import { sql } from '../platform/database/sql';
import { endWith } from '../platform/database/start-failure';
import type { Storage } from '../platform/storage/storage';
import { storageFor } from '../platform/storage/storage.module';
import { defineListingTexts } from './listing-texts';

/** What may be done beside the schema itself. */
export interface MigrateOptions {
  /** The role of our processes, when the owner has one of its own: it is made when missing and gets its rights. */
  role?: AppRole;
  /** Of this database's files: with it, what migrations need of files is done too. */
  storage?: Storage;
  /** By whom; see `BesideMigrations`. */
  stamp?: string;
  /** Takes a line for each thing that somebody should know of. */
  say?(line: string): void;
}

/**
 * Brings the database and its files to this release. Of two processes at once one does it, and the other finds it done.
 * @param url of the owner
 * @returns the names of the migrations that were run
 */
export function migrate(
  url: string,
  { role, storage, stamp, say = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  return runMigrations(url, {
    role,
    stamp,
    complete: async (source) => {
      if (await isOfLaterRelease(source.migrations, (text) => sql(source, { text, values: [] }))) {
        return say('A later release has migrated this database, so nothing of it is changed.');
      }
      await defineListingTexts(source);
      for (const line of storage ? await takeOverTexts(source, storage) : []) {
        say(line);
      }
    },
  });
}

/** With `--stamp` it leaves word by whom the database was brought up to date. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { stamp: { type: 'string' } } });
  const config = loadConfig();
  await reachDatabase(config.ownerUrl, console.log, { setting: config.ownerSetting });
  const names = await migrate(config.ownerUrl, {
    role: appRoleOf(config),
    storage: await storageFor(config),
    stamp: values.stamp,
    say: console.log,
  });
  console.log(names.length ? `migrated: ${names.join(', ')}` : 'the schema is up to date');
}

if (require.main === module) {
  main().catch(endWith);
}
