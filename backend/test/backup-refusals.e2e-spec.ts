import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeBackup } from '@stowbridge/tools/backup/make-backup';
import { Manifest, readManifest, writeManifest } from '@stowbridge/tools/backup/manifest';
import { Progress } from '@stowbridge/tools/backup/progress';
import { Refused } from '@stowbridge/tools/backup/refused';
import { restoreBackup } from '@stowbridge/tools/backup/restore';
import { requireSpace } from '@stowbridge/tools/backup/space';
import { verifyBackup } from '@stowbridge/tools/backup/verify';
import { filesBelow } from '@stowbridge/tools/backup/walk';
import { startPostgres } from '@stowbridge/tools/embedded/postgres';
import { LocalStorage } from '../src/platform/storage/local.storage';
import { hashesBelow } from './backup/content';
import { BackupWorld, Opened, silent, storeOf } from './backup/world';
import { runOn } from './test-database';

jest.setTimeout(60_000);

const PICTURE = 'files/StoreImages/ab/ab12.webp';
const TEXT = 'files/Agreements/00/00ff.pdf';

/** Each changes the backup in a way that must be noticed; what it is called, and what a person is told. */
const DAMAGES: [title: string, damage: (folder: string) => void, complaint: RegExp][] = [
  [
    'a byte of a file is flipped',
    (folder) => change(join(folder, PICTURE), flipped),
    /ab12\.webp is not as it was written/,
  ],
  [
    'a byte of a signed text is flipped',
    (folder) => change(join(folder, TEXT), flipped),
    /00ff\.pdf is not as it was written/,
  ],
  [
    'a byte of the database is flipped',
    (folder) => change(join(folder, 'database/global/pg_control'), flipped),
    /pg_control is not as it was written/,
  ],
  ['a file is missing', (folder) => rmSync(join(folder, PICTURE)), /ab12\.webp is missing/],
  [
    'a file is cut short',
    (folder) => change(join(folder, PICTURE), (content) => content.subarray(1)),
    /ab12\.webp is not as it was written/,
  ],
  [
    'a file was added',
    (folder) => writeFileSync(join(folder, 'files/StoreImages/ab/cd34.webp'), 'x'),
    /holds \d+ files where \d+ were written/,
  ],
  [
    'the list of hashes was changed',
    (folder) => change(join(folder, 'SHA256SUMS'), (list) => `${list}${'0'.repeat(64)}  files/../../../etc/passwd\n`),
    /SHA256SUMS is not as it was written/,
  ],
  [
    'the manifest is cut short',
    (folder) => change(join(folder, 'manifest.json'), (content) => content.subarray(0, 200)),
    /manifest\.json cannot be read/,
  ],
  [
    'the manifest was changed',
    (folder) => edit(folder, '"missing": 0', '"missing": 1'),
    /manifest\.json is not as it was written/,
  ],
  [
    'it was not finished',
    (folder) => rmSync(join(folder, 'manifest.json')),
    /is no finished backup: there is no manifest\.json/,
  ],
  ['it is of another product', (folder) => edit(folder, '"stowbridge"', '"other"'), /is not a backup of this product/],
  [
    'it is of another format',
    (folder) => edit(folder, '"format": 1', '"format": 2'),
    /was made by another release of the product \(format 2, this one reads 1\)/,
  ],
  ['it is of a newer release', (folder) => sign(folder, { schema: 9_999_999_999_999 }), /was made by a newer release/],
  [
    'it is of another Postgres',
    (folder) => sign(folder, { postgres: { major: 99, architecture: 'sparc' } }),
    /is of Postgres 99 on sparc/,
  ],
];

/** The same files under other names: a change must take a new file, or it would be one of the backup itself. */
async function linkedCopy(from: string, to: string): Promise<void> {
  for await (const path of filesBelow(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    linkSync(join(from, path), join(to, path));
  }
}

function change(file: string, how: (content: Buffer) => Buffer | string): void {
  const content = how(readFileSync(file));
  rmSync(file);
  writeFileSync(file, content);
}

function flipped(content: Buffer): Buffer {
  content[Math.floor(content.length / 2)] ^= 1;
  return content;
}

function edit(folder: string, from: string, to: string): void {
  change(join(folder, 'manifest.json'), (content) => {
    const text = content.toString();
    if (!text.includes(from)) {
      throw new Error(`there is no ${from} in the manifest`);
    }
    return text.replace(from, to);
  });
}

/** A manifest that is as it was written, by somebody else. */
function sign(folder: string, given: Partial<Manifest>): void {
  const manifest = readManifest(folder);
  rmSync(join(folder, 'manifest.json'));
  writeManifest(folder, { ...manifest, ...given });
}

describe('a restore', () => {
  const world = new BackupWorld();
  const progress = new Progress(silent);
  const place = join(world.folder, 'new');
  let old: Opened;
  let backup: string;

  const options = (given: object = {}) => ({
    from: backup,
    dataFolder: place,
    store: storeOf(place),
    force: false,
    ...given,
  });

  beforeAll(async () => {
    old = await world.open('old');
    // As an earlier release left it, which had one role for everything.
    for (const statement of ['drop owned by stowbridge_app', 'drop role stowbridge_app']) {
      await runOn(old.url, statement);
    }
    await new LocalStorage(storeOf(old.dataFolder)).put('StoreImages', 'ab12.webp', Buffer.from('a picture'));
    await new LocalStorage(storeOf(old.dataFolder)).put('Agreements', '00ff.pdf', Buffer.from('an agreement'));
    backup = await makeBackup(
      {
        databaseUrl: old.url,
        dataFolder: old.dataFolder,
        store: storeOf(old.dataFolder),
        to: join(world.folder, 'backups'),
      },
      progress,
    );
  });
  afterAll(() => world.close());

  it.each(DAMAGES)('is refused when %s, and nothing is changed', async (_title, damage, complaint) => {
    const copy = `${backup}-copy`;
    await linkedCopy(backup, copy);
    try {
      damage(copy);
      const refusal = await restoreBackup(options({ from: copy }), progress).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(Refused);
      expect((refusal as Error).message).toMatch(complaint);
      expect((refusal as Error).message).not.toContain('\n');
      expect([
        existsSync(join(place, 'postgres')),
        existsSync(storeOf(place)),
        existsSync(join(place, 'restore.unfinished')),
      ]).toEqual([false, false, false]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('is refused where the backup does not belong', async () => {
    await expect(restoreBackup(options({ databaseUrl: old.url }), progress)).rejects.toThrow('leave DATABASE_URL out');
    await expect(restoreBackup(options({ store: undefined }), progress)).rejects.toThrow('STORAGE_URL names a bucket');
    await expect(verifyBackup(join(world.folder, 'nowhere'), progress)).rejects.toThrow('is no finished backup');
    expect(existsSync(join(place, 'postgres'))).toBe(false);
  });

  it('is refused where data are, and puts them aside when it is told to, deleting nothing', async () => {
    await restoreBackup(options(), progress);
    const kept = join(storeOf(place), 'StoreImages/ab/ab34.webp');
    writeFileSync(kept, 'from another life');
    const [before, entries] = [await hashesBelow(place), readdirSync(place).sort()];
    await expect(restoreBackup(options(), progress)).rejects.toThrow(
      `There are data already in ${place} and ${storeOf(place)}: with --force they are put aside, and nothing is deleted.`,
    );
    expect(await hashesBelow(place)).toEqual(before);

    await restoreBackup(options({ force: true }), progress);
    const aside = readdirSync(place).filter((name) => !entries.includes(name));
    expect(aside).toEqual([expect.stringMatching(/^before-restore-\d{8}T\d{6}Z$/)]);
    expect(readFileSync(join(storeOf(place), `.${aside[0]}`, 'StoreImages/ab/ab34.webp'), 'utf8')).toBe(
      'from another life',
    );
    expect(await hashesBelow(join(place, aside[0], 'postgres'))).toEqual(
      new Map(
        [...before]
          .filter(([path]) => path.startsWith('postgres/'))
          .map(([path, hash]) => [path.slice('postgres/'.length), hash]),
      ),
    );
    expect(existsSync(kept)).toBe(false);
  });

  it('[FSEC-14] gives the database of a release with one role for everything the role of our processes, with its rights', async () => {
    const server = await startPostgres({ dataFolder: place });
    try {
      expect(await runOn(server.appUrl, 'select count(*)::int n from users')).toEqual([{ n: 0 }]);
      for (const statement of ['truncate users cascade', 'delete from audit_log']) {
        await expect(runOn(server.appUrl, statement)).rejects.toThrow('permission denied');
      }
    } finally {
      await server.stop();
    }
  });

  it('is refused over one that was broken off', async () => {
    const other = join(world.folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'restore-broken-off'), '');
    await expect(restoreBackup(options({ dataFolder: other, store: storeOf(other) }), progress)).rejects.toThrow(
      'of a restore that was broken off',
    );
  });

  it('and a backup are refused where there is no room', async () => {
    await expect(requireSpace(place, 2 ** 60)).rejects.toThrow(
      /^There is not enough room in .*: 1048576\.0 TB are needed and .* are free\.$/,
    );
    await expect(requireSpace(join(world.folder, 'not', 'there', 'yet'), 1)).resolves.toBeUndefined();
  });

  it('leaves a backup that fails half-way without a trace', async () => {
    renameSync(storeOf(old.dataFolder), `${storeOf(old.dataFolder)}.away`);
    writeFileSync(storeOf(old.dataFolder), 'not a folder');
    const to = join(world.folder, 'failed');
    await expect(
      makeBackup({ databaseUrl: old.url, dataFolder: old.dataFolder, store: storeOf(old.dataFolder), to }, progress),
    ).rejects.toThrow('ENOTDIR');
    expect(readdirSync(to)).toEqual([]);
    await expect(
      makeBackup({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', dataFolder: old.dataFolder, to }, progress),
    ).rejects.toThrow('The database cannot be reached');
  });
});
