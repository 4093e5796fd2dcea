import { join } from 'node:path';
import { makeBackup } from '@stowbridge/tools/backup/make-backup';
import { readManifest } from '@stowbridge/tools/backup/manifest';
import { Progress } from '@stowbridge/tools/backup/progress';
import { restoreBackup } from '@stowbridge/tools/backup/restore';
import { verifyBackup } from '@stowbridge/tools/backup/verify';
import type { Config } from '../src/config';
import type { Storage } from '../src/platform/storage/storage';
import { storageFor } from '../src/platform/storage/storage.module';
import { hashesBelow } from './backup/content';
import { BackupWorld, fillWithLife, Opened, storeOf } from './backup/world';
import { type Bucket, startBucket } from './bucket';
import { aProperty } from './builders';
import { testConfig } from './test-worker';

jest.setTimeout(120_000);

const PICTURE = 'cd34.webp';

describe('[FOPS-12] a backup of files in a bucket', () => {
  const world = new BackupWorld();
  const said: string[] = [];
  const progress = new Progress({ write: (line) => said.push(line) });
  let bucket: Bucket;
  let old: Opened;
  let config: Config;

  beforeAll(async () => {
    bucket = await startBucket();
    old = await world.open('old');
    await fillWithLife(old.source);
    config = testConfig({ DATABASE_URL: old.url, STORAGE_URL: bucket.url });
    await (await storageFor(config)).put('StoreImages', PICTURE, Buffer.from('a picture'), 'image/webp');
    const { id } = await aProperty(old.source);
    for (const [position, name] of [PICTURE, 'ef56.webp'].entries()) {
      await old.source.query(
        `insert into property_images (property_id, file_name, position, width, height, color) values ($1, $2, $3, 8, 6, '#336699')`,
        [id, name, position],
      );
    }
  });
  afterAll(async () => {
    await bucket.close();
    await world.close();
  });

  const make = async (more: { files?: Storage } = {}): Promise<string> =>
    makeBackup(
      { databaseUrl: old.url, dataFolder: old.dataFolder, bucket: 'files', to: join(world.folder, 'backups'), ...more },
      progress,
    );

  it('says that they are not in it, and leaves word that it was made', async () => {
    const backup = await make();
    expect(readManifest(backup)).toMatchObject({ bucket: 'files', files: { files: 0, bytes: 0 }, missing: 0 });
    expect(said.at(-1)).toMatch(/ Files are in the bucket files and not in this backup \(/);
    expect(await old.source.query(`select action from audit_log where subject_type = 'system'`)).toEqual([
      { action: 'system.backed-up' },
    ]);
  });

  it('is not lost when there is one of the same second already', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const [one, other] = [await make(), await make()];
    clock.mockRestore();
    expect(readManifest(one).bucket).toBe(readManifest(other).bucket);
    expect(new Set([one, other]).size).toBe(2);
  });

  it('has them where that is asked for, says what the bucket lacks, and goes back into a folder only', async () => {
    const backup = await make({ files: await storageFor(config) });
    const manifest = await verifyBackup(backup, progress);
    expect([...(await hashesBelow(join(backup, 'files'))).keys()]).toEqual([`StoreImages/cd/${PICTURE}`]);
    expect(manifest).toMatchObject({ bucket: 'files', files: { files: 1, bytes: 9 } });
    expect(manifest.missing).toBeGreaterThan(0);
    const place = join(world.folder, 'place');
    await expect(restoreBackup({ from: backup, dataFolder: place, force: false }, progress)).rejects.toThrow(
      'STORAGE_URL names a bucket',
    );
    await restoreBackup({ from: backup, dataFolder: place, store: storeOf(place), force: false }, progress);
    expect([...(await hashesBelow(storeOf(place))).keys()]).toEqual([`StoreImages/cd/${PICTURE}`]);
  });
});
