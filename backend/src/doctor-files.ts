import type { Config } from './config';
import { asking, type Check, Complaint } from './doctor-checks';
import { loadEntities } from './platform/database/load-entities';
import { namedFiles } from './platform/storage/named-files';
import type { Area } from './platform/storage/storage';
import { storageFor } from './platform/storage/storage.module';

/** Milliseconds for a look at every file. */
const PATIENCE = 4 * 60_000;
/** How many lost files are named. */
const SHOWN = 10;

/** Whether the store has every file that a record names [FOPS-19]. */
async function namedFilesAreThere(config: Config): Promise<string> {
  loadEntities();
  const named = await asking(
    config.DATABASE_URL,
    async (client) => (await client.query<[string]>({ text: namedFiles(), rowMode: 'array' })).rows,
  );
  const store = await storageFor(config);
  const missing: string[] = [];
  for (const [path] of named) {
    const [area, name] = path.split('/') as [Area, string];
    const found = await store.get(area, name);
    found?.stream.destroy();
    if (!found) {
      missing.push(path);
    }
  }
  if (missing.length > 0) {
    const shown = missing.slice(0, SHOWN).join(', ');
    const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
    throw new Complaint(
      `Of ${named.length} files that records name the store lacks ${missing.length}: ${shown}${more}. See docs/backup.md.`,
    );
  }
  return `all ${named.length} files that records name are there`;
}

/** Takes as long as the store has files, so that it is done only when it is asked for. */
export const filesCheck = (config: Config): Check => [
  'files',
  config.STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR',
  () => namedFilesAreThere(config),
  PATIENCE,
];
