import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startBucket, type Bucket } from '../../../test/bucket';
import { Config } from '../../config';
import { LocalStorage } from './local.storage';
import { S3Storage } from './s3.storage';
import type { Storage } from './storage';
import { storageFor } from './storage.module';

describe('the store of files', () => {
  let folder: string;
  let bucket: Bucket;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-storage-'));
    bucket = await startBucket();
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  const configured = (url?: string): Promise<Storage> =>
    storageFor(Object.assign(new Config(), { DATA_DIR: folder, STORAGE_URL: url }));

  it('is a folder below DATA_DIR, the folder that STORAGE_URL names, or its bucket', async () => {
    expect(await configured()).toBeInstanceOf(LocalStorage);
    expect(await configured(`file://${folder}/elsewhere`)).toBeInstanceOf(LocalStorage);
    expect(await configured(bucket.url)).toBeInstanceOf(S3Storage);
  });

  it('[FSEC-25] lets no other account read a folder or a file, nor look into one that was left open', async () => {
    const root = join(folder, 'closed');
    await mkdir(root, { mode: 0o755 });
    await chmod(root, 0o755);
    const storage = await configured(`file://${root}`);
    await storage.put('StoreDocuments', 'abc123.pdf', Buffer.from('rent roll'), 'application/pdf');
    await storage.check();
    const modes = await Promise.all(
      ['', 'StoreDocuments', 'StoreDocuments/ab', 'StoreDocuments/ab/abc123.pdf'].map(
        async (path) => (await stat(join(root, path))).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  });

  describe.each([
    ['a folder', () => configured()],
    ['a bucket', () => configured(bucket.url)],
  ])('in %s', (_title, open) => {
    const content = Buffer.from('rent roll, with a ü and a \u0000');

    const read = async (storage: Storage): Promise<Buffer | undefined> => {
      const found = await storage.get('StoreDocuments', 'abc123.pdf');
      const bytes = found && (await buffer(found.stream));
      expect(bytes?.length).toBe(found?.bytes);
      return bytes;
    };

    it('gives back what was put, with its size, until it is deleted', async () => {
      const storage = await open();
      await storage.check();
      expect(await read(storage)).toBeUndefined();
      await storage.put('StoreDocuments', 'abc123.pdf', content, 'application/pdf');
      expect(await read(storage)).toEqual(content);
      expect(await storage.get('StoreImages', 'abc123.pdf')).toBeUndefined();

      await storage.put('StoreDocuments', 'abc123.pdf', Buffer.from('newer'), 'application/pdf');
      expect((await read(storage))?.toString()).toBe('newer');
      await storage.delete('StoreDocuments', 'abc123.pdf');
      await storage.delete('StoreDocuments', 'abc123.pdf');
      expect(await read(storage)).toBeUndefined();
    });

    it('gives a part of what was put', async () => {
      const storage = await open();
      await storage.put('StoreDocuments', 'part.pdf', Buffer.from('0123456789'), 'application/pdf');
      for (const [start, end, part] of [
        [0, 0, '0'],
        [3, 5, '345'],
        [9, 9, '9'],
        [0, 9, '0123456789'],
      ] as const) {
        const found = await storage.get('StoreDocuments', 'part.pdf', { start, end });
        expect([found?.bytes, found && (await buffer(found.stream)).toString()]).toEqual([part.length, part]);
      }
    });

    it.each(['../secret.pdf', 'a/b.pdf', '.pdf', 'a.b.c', 'ü.pdf', ''])('never looks for %j', async (name) => {
      const storage = await open();
      expect(await storage.get('StoreDocuments', name)).toBeUndefined();
      await expect(storage.put('StoreDocuments', name, content, 'application/pdf')).rejects.toThrow(
        'not a stored name',
      );
      await expect(storage.delete('StoreDocuments', name)).rejects.toThrow('not a stored name');
    });
  });

  it('leaves nothing half-written in a folder', async () => {
    await (await configured()).put('StoreImages', 'zz.webp', Buffer.alloc(10), 'image/webp');
    const names = await readdir(join(folder, 'files'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('removes what a process that died had written of a file, and nothing of others', async () => {
    const storage = await configured();
    await storage.put('StoreImages', 'yy.webp', Buffer.alloc(10), 'image/webp');
    const place = join(folder, 'files', 'StoreImages', 'yy');
    for (const half of ['yy.webp.0a1b.part', 'yyy.webp.0a1b.part']) {
      await writeFile(join(place, half), 'half');
    }
    await storage.delete('StoreImages', 'yy.webp');
    expect(await readdir(place)).toEqual(['yyy.webp.0a1b.part']);
    await rm(join(place, 'yyy.webp.0a1b.part'));
  });

  it('keeps the kind of a file in a bucket, below the name of its area', async () => {
    await (await configured(bucket.url)).put('VendorLogos', 'logo.png', Buffer.from('x'), 'image/png');
    expect(bucket.objects.get('/files/VendorLogos/logo.png')).toEqual({ content: Buffer.from('x'), type: 'image/png' });
  });

  it('says so when the bucket refuses the key, is another one, or is away', async () => {
    await expect((await configured(bucket.url.replace('stowbridge:', 'somebody:'))).check()).rejects.toThrow();
    await expect((await configured(bucket.url.replace('/files?', '/others?'))).check()).rejects.toThrow();
    await expect(
      (await configured(bucket.url.replace('a%2Fsecret', 'another'))).put(
        'StoreImages',
        'a.webp',
        Buffer.from('x'),
        'image/webp',
      ),
    ).rejects.toThrow();
    bucket.breakDown();
    await expect((await configured(bucket.url)).get('VendorLogos', 'logo.png')).rejects.toThrow();
  });
});
