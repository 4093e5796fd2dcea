import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { aDocument, aProperty } from '../../../test/builders';
import { openTestDatabase } from '../../../test/test-database';
import { REMOVALS_LOCK } from './file-removals';
import { LocalStorage } from './local.storage';
import { PendingFilesService } from './pending-files.service';

const NAME = 'ab12.webp';
const CONTENT = Buffer.from('x');

describe('files that no record names', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  let folder: string;
  let storage: LocalStorage;
  let pending: PendingFilesService;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-pending-'));
    storage = new LocalStorage(folder);
    pending = new PendingFilesService(source, storage);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => source.query('delete from loose_files'));

  const has = async (area: 'StoreImages' | 'StoreDocuments' | 'VendorLogos', name: string): Promise<boolean> => {
    const found = await storage.get(area, name);
    found?.stream.destroy();
    return found !== undefined;
  };
  const rows = async () =>
    (await source.query<{ name: string }[]>('select file_name "name" from loose_files order by 1')).map(
      ({ name }) => name,
    );
  const age = (hours: number) =>
    source.query('update loose_files set due_at = due_at - make_interval(hours => $1)', [hours]);

  it('[DOC-03] an upload that was never committed is removed after an hour, with everything made from it, and not before', async () => {
    await pending.expect('StoreImages', NAME);
    for (const name of [NAME, 'ab12-400.webp', 'ab12-1600.webp', 'other.webp']) {
      await storage.put('StoreImages', name, CONTENT);
    }
    expect(await pending.removeDue()).toBe(0);
    expect(await has('StoreImages', NAME)).toBe(true);
    await age(1);
    expect(await pending.removeDue()).toBe(1);
    for (const name of [NAME, 'ab12-400.webp', 'ab12-1600.webp']) {
      expect([name, await has('StoreImages', name)]).toEqual([name, false]);
    }
    expect([await has('StoreImages', 'other.webp'), await rows()]).toEqual([true, []]);
  });

  it('[VEND-25] a logo waits a day for the form that names it', async () => {
    await pending.expect('VendorLogos', NAME);
    await storage.put('VendorLogos', NAME, CONTENT);
    await age(23);
    expect([await pending.removeDue(), await has('VendorLogos', NAME)]).toEqual([0, true]);
    await age(1);
    expect([await pending.removeDue(), await has('VendorLogos', NAME)]).toEqual([1, false]);
  });

  it('[DOC-03] a file that a record names stays, whatever is written down of it', async () => {
    const { fileName } = await aDocument(source, (await aProperty(source)).id);
    await storage.put('StoreDocuments', fileName, CONTENT);
    await pending.release(source.manager, 'StoreDocuments', [fileName]);
    expect(await pending.removeDue()).toBe(0);
    expect([await has('StoreDocuments', fileName), await rows()]).toEqual([true, []]);
  });

  it('[DOC-03] the one who names a file first has it: the scheduled job finds nothing to remove', async () => {
    await pending.expect('StoreImages', NAME);
    await storage.put('StoreImages', NAME, CONTENT);
    await age(1);
    await source.transaction(async (manager) => {
      await pending.keep(manager, 'StoreImages', NAME);
      expect(await pending.removeDue()).toBe(0);
    });
    expect([await pending.removeDue(), await has('StoreImages', NAME)]).toEqual([0, true]);
  });

  it('[DOC-03] a record cannot name a file that has been swept away meanwhile', async () => {
    const { id: propertyId } = await aProperty(source);
    await pending.expect('StoreDocuments', 'late.pdf');
    await age(1);
    expect(await pending.removeDue()).toBe(1);
    const naming = source.transaction(async (manager) => {
      await manager.query(
        `insert into documents (property_id, document_type_id, file_name, actual_file_name, content_type, bytes, sha256) values ($1, 1, 'late.pdf', 'a.pdf', 'x', 1, 'x')`,
        [propertyId],
      );
      await pending.keep(manager, 'StoreDocuments', 'late.pdf');
    });
    await expect(naming).rejects.toMatchObject({ code: 'conflict' });
    expect(await source.query<unknown[]>('select 1 from documents where property_id = $1', [propertyId])).toHaveLength(
      0,
    );
  });

  it('[DOC-19] a file of which the store does not let go is tried again later, and others are not kept waiting', async () => {
    for (const name of ['stuck.pdf', 'fine.pdf']) {
      await storage.put('StoreDocuments', name, CONTENT);
    }
    await pending.release(source.manager, 'StoreDocuments', ['stuck.pdf', 'fine.pdf']);
    const remove = storage.delete.bind(storage);
    const broken = jest
      .spyOn(storage, 'delete')
      .mockImplementation((area, name) =>
        name === 'stuck.pdf' ? Promise.reject(new Error('read-only')) : remove(area, name),
      );
    expect(await pending.removeDue()).toBe(1);
    await pending.remove('StoreDocuments', ['stuck.pdf']);
    expect(await rows()).toEqual(['stuck.pdf']);
    broken.mockRestore();
    expect(await pending.removeDue()).toBe(0);
    await age(1);
    expect([await pending.removeDue(), await has('StoreDocuments', 'stuck.pdf'), await rows()]).toEqual([1, false, []]);
  });

  it('[DOC-19] two workers remove each file once', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `many${i}.pdf`);
    for (const name of names) {
      await storage.put('StoreDocuments', name, CONTENT);
    }
    await pending.release(source.manager, 'StoreDocuments', names);
    const removed = await Promise.all([pending.removeDue(), pending.removeDue(), pending.removeDue()]);
    expect(removed.reduce((sum, count) => sum + count)).toBe(30);
  });

  it('a file that nobody names any more stays for as long as a backup is being made', async () => {
    await storage.put('StoreImages', NAME, CONTENT);
    await source.transaction((manager) => pending.release(manager, 'StoreImages', [NAME]));
    const backup = source.createQueryRunner();
    await backup.query('select pg_advisory_lock($1)', [REMOVALS_LOCK]);
    await pending.remove('StoreImages', [NAME]);
    expect([await pending.removeDue(), await has('StoreImages', NAME), await rows()]).toEqual([0, true, [NAME]]);
    await backup.query('select pg_advisory_unlock($1)', [REMOVALS_LOCK]);
    await backup.release();
    expect([await pending.removeDue(), await has('StoreImages', NAME), await rows()]).toEqual([1, false, []]);
  });
});
