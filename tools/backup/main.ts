import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Config, loadCommandConfig } from '@stowbridge/backend/config';
import { appRoleOf } from '@stowbridge/backend/platform/database/app-role';
import { endWith } from '@stowbridge/backend/platform/database/start-failure';
import { storageFolder, storageFor } from '@stowbridge/backend/platform/storage/storage.module';
import { makeBackup } from './make-backup';
import { Progress } from './progress';
import { Refused } from './refused';
import { restoreBackup } from './restore';
import { verifyBackup } from './verify';

const USAGE =
  'Usage: npm run backup [-- --to folder [--with-bucket] | --verify folder], npm run restore -- --from folder [--force]';

/** In the place of an address. */
const EMBEDDED = 'postgres://embedded';

/** The configuration of these commands, which need an address only for a server of one's own. */
const configOf = (env: NodeJS.ProcessEnv): Config =>
  loadCommandConfig({ ...env, DATABASE_URL: env.DATABASE_URL || (env.DATABASE_URL_FILE ? undefined : EMBEDDED) });

/** The bucket of an `s3:` address, without its key. */
const bucketOf = ({ STORAGE_URL: url }: Config): string | undefined =>
  url?.startsWith('s3:') ? new URL(url).pathname.slice(1) : undefined;

/** `make --to folder`, `verify --from folder` or `restore --from folder [--force]`. */
async function main([command, ...args]: string[]): Promise<void> {
  const { values } = readArgs(args);
  const config = configOf(process.env);
  const places = { dataFolder: resolve(config.DATA_DIR), store: storageFolder(config) };
  const progress = new Progress();
  if (command === 'make' && !values.from) {
    const to = resolve(values.to ?? join(places.dataFolder, 'backups'));
    const bucket = bucketOf(config);
    const files = bucket && values['with-bucket'] ? await storageFor(config) : undefined;
    await makeBackup({ ...places, databaseUrl: config.ownerUrl, bucket, files, to }, progress);
  } else if (command === 'verify' && values.from) {
    await verifyBackup(resolve(values.from), progress);
  } else if (command === 'restore' && values.from) {
    const database = config.DATABASE_URL === EMBEDDED ? {} : { databaseUrl: config.ownerUrl, role: appRoleOf(config) };
    await restoreBackup(
      { ...places, ...database, from: resolve(values.from), cacheFolder: values.cache, force: values.force ?? false },
      progress,
    );
  } else {
    throw new Refused(USAGE);
  }
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        cache: { type: 'string' },
        force: { type: 'boolean' },
        'with-bucket': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refused(`${(error as Error).message}\n${USAGE}`);
  }
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof Refused)) {
      endWith(error);
    }
    console.error(error.message);
    process.exit(1);
  });
}
