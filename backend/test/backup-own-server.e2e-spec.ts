import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { makeBackup } from '@stowbridge/tools/backup/make-backup';
import { readManifest } from '@stowbridge/tools/backup/manifest';
import { Progress } from '@stowbridge/tools/backup/progress';
import { restoreBackup } from '@stowbridge/tools/backup/restore';
import { newDataSource } from '../src/platform/database/data-source';
import { EvidenceService } from '../src/views/evidence/evidence.service';
import { LocalStorage } from '../src/platform/storage/local.storage';
import { rowsOf } from './backup/content';
import { BackupWorld, fillWithLife, silent, storeOf } from './backup/world';
import { sealerOf } from './evidence';
import { appUrlOf, createTestDatabase, serverUrl, TestDatabase, testRole } from './test-database';

jest.setTimeout(60_000);

/** The version of the tool that this machine has; undefined without one. */
function pgDumpMajor(): number | undefined {
  try {
    return Number(
      /\(PostgreSQL\) (\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8', timeout: 5_000 }))?.[1],
    );
  } catch {
    return undefined;
  }
}

async function onServer<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a backup of a server of one’s own', () => {
  const world = new BackupWorld();
  const progress = new Progress(silent);
  const dataFolder = join(world.folder, 'own');
  const store = storeOf(dataFolder);
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await newDataSource(database.url, 3, 'stowbridge-test').initialize();
    await fillWithLife(source);
    await sealerOf(source).seal();
    await new LocalStorage(store).put('StoreImages', 'ab12.webp', Buffer.from('a picture'));
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
    await world.close();
  });

  const back = (): Promise<string> =>
    makeBackup({ databaseUrl: database.ownerUrl, dataFolder, store, to: join(world.folder, 'backups') }, progress);

  /** Renamed, because nothing of what a restore puts aside is deleted by it. */
  async function dropLeft(name: string): Promise<string[]> {
    const left = await onServer<{ datname: string }>(`select datname from pg_database where datname like '${name}%'`);
    for (const { datname } of left) {
      await onServer(`drop database "${datname}" with (force)`);
    }
    return left.map(({ datname }) => datname.replace(name, '').replace(/\d{8}T\d{6}Z/, 'moment')).sort();
  }

  it('is made and brought back by that server’s tools, or refused in one sentence that says which are missing', async () => {
    const [{ server }] = await onServer<{ server: number }>(
      `select current_setting('server_version_num')::int / 10000 server`,
    );
    const tool = pgDumpMajor();
    if (tool === undefined || tool < server) {
      const why =
        tool === undefined
          ? 'There is no pg_dump on the PATH.'
          : `pg_dump on the PATH is of Postgres ${tool}, which is too old for the server's ${server}.`;
      await expect(back()).rejects.toThrow(
        `${why} Install the client tools of Postgres ${server} or newer ("apt-get install postgresql-client").`,
      );
      return;
    }
    const backup = await back();
    expect(readManifest(backup)).toMatchObject({ kind: 'dump', missing: 0, files: { files: 1, bytes: 9 } });
    const before = await rowsOf(source);

    const empty = await onServer(`create database stowbridge_test_empty_${process.pid}`).then(() =>
      database.ownerUrl.replace(/[^/]+$/, `stowbridge_test_empty_${process.pid}`),
    );
    const place = join(world.folder, 'new');
    const into = (force: boolean) =>
      restoreBackup(
        { from: backup, databaseUrl: empty, dataFolder: place, role: testRole(), store: storeOf(place), force },
        progress,
      );
    await into(false);
    const restored = await newDataSource(
      appUrlOf(`stowbridge_test_empty_${process.pid}`),
      2,
      'stowbridge-test',
    ).initialize();
    try {
      expect(await rowsOf(restored)).toEqual(before);
      expect(await new EvidenceService(restored).verify()).toMatchObject({
        broken: undefined,
        head: expect.any(String),
      });
      expect(await restored.query(`select status from mails where status = 'queued'`)).toEqual([]);
    } finally {
      await restored.destroy();
    }
    await expect(into(false)).rejects.toThrow('There are data already in the database');
    const running = await newDataSource(empty, 1).initialize();
    await expect(into(true)).rejects.toThrow(
      'The product is still connected to the database: stop every API and worker first.',
    );
    await running.destroy();
    await into(true);
    expect(await dropLeft(`stowbridge_test_empty_${process.pid}`)).toEqual(['', '_before_restore_moment']);
  });

  it('says so when the server cannot be reached', async () => {
    await expect(
      makeBackup({ databaseUrl: 'postgres://x@127.0.0.1:1/y', dataFolder, to: world.folder }, progress),
    ).rejects.toThrow('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
  });
});
