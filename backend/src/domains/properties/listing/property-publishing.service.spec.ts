import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { aBuyer, aDocument, aProperty, aSeller, anAdmin } from '../../../../test/builders';
import { adminCaller, callerOf } from '../../../../test/callers';
import { aDeal } from '../../../../test/deals';
import { aSignedNda } from '../../../../test/ndas';
import { auditOf, eventsOf } from '../../../../test/records';
import { allReactions } from '../../../../test/reactions';
import { openTestDatabase } from '../../../../test/test-database';
import { eventually } from '../../../../test/test-worker';
import { Caller, Role } from '../../../platform/access/permissions';
import { LocalStorage } from '../../../platform/storage/local.storage';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import { PropertyPublishingService } from './property-publishing.service';
import { Property, PropertyImage } from '../editing/property.entity';

describe('publishing and deleting a property', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  let folder: string;
  let storage: LocalStorage;
  let publishing: PropertyPublishingService;
  let admin: Caller;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-files-'));
    storage = new LocalStorage(folder);
    publishing = new PropertyPublishingService(source, new PendingFilesService(source, storage), allReactions());
    admin = adminCaller(await anAdmin(source));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const find = (id: number) => source.getRepository(Property).findOneBy({ id });

  it('[APROP-20, APROP-21, APROP-22, APROP-24, APROP-25] hides a property and shows it again, with its first day of listing', async () => {
    const listedAt = new Date('2026-01-02T03:04:05Z');
    const { id } = await aProperty(source, { listedAt, statusId: 2 });
    await publishing.unpublish(admin, id);
    expect(await find(id)).toMatchObject({ active: false, statusId: 2 });
    await publishing.publish(admin, id);
    expect(await find(id)).toMatchObject({ active: true, statusId: 2, listedAt });
    expect(await auditOf(source, id)).toEqual(['property.unpublished', 'property.published']);
    expect(await eventsOf(source, id)).toEqual(['property.changed', 'property.changed', 'property.published']);
  });

  it('[APROP-22, APROP-31] publishing a draft makes it For Sale and lists it', async () => {
    const { id } = await aProperty(source, { active: false, statusId: 5, listedAt: null });
    await publishing.publish(admin, id);
    expect(await find(id)).toMatchObject({ active: true, statusId: 1, listedAt: expect.any(Date) });
  });

  it('[APROP-20] of two who publish at once one is told that it is done already', async () => {
    const { id } = await aProperty(source, { active: false });
    const results = await Promise.allSettled([publishing.publish(admin, id), publishing.publish(admin, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await eventsOf(source, id)).filter((name) => name === 'property.published')).toHaveLength(1);
    await expect(publishing.publish(admin, id)).rejects.toThrow('The property is published already.');
    await publishing.unpublish(admin, id);
    await expect(publishing.unpublish(admin, id)).rejects.toThrow('The property is unpublished already.');
  });

  it('[APROP-23, APROP-26] deletes a property with its images, documents and files', async () => {
    const { id } = await aProperty(source);
    const document = await aDocument(source, id);
    await source
      .getRepository(PropertyImage)
      .insert({ propertyId: id, position: 1, fileName: 'cover.webp', width: 9, height: 9, color: '#ffffff' });
    const files = [
      ['StoreImages', 'cover.webp'],
      ['StoreImages', 'cover-800.webp'],
      ['StoreDocuments', document.fileName],
    ] as const;
    for (const [area, name] of files) {
      await storage.put(area, name, Buffer.from('x'));
    }
    await publishing.delete(admin, id);
    expect(await find(id)).toBeNull();
    expect(await source.getRepository(PropertyImage).countBy({ propertyId: id })).toBe(0);
    expect(await source.query('select 1 from documents where property_id = $1', [id])).toEqual([]);
    for (const [area, name] of files) {
      expect(await storage.get(area, name)).toBeUndefined();
    }
    expect(await eventsOf(source, id)).toEqual(['property.changed']);
    expect(await auditOf(source, id)).toEqual(['property.deleted']);
  });

  it.each([1, 3, 5, 6])('[APROP-23] refuses it while a deal is at stage %i', async (stage) => {
    const property = await aProperty(source);
    await aDeal(source, property, (await aBuyer(source)).id, stage);
    await expect(publishing.delete(admin, property.id)).rejects.toThrow(
      'This property cannot be deleted: an offer or sale depends on it. Unpublish it instead.',
    );
    expect(await find(property.id)).toMatchObject({ active: true });
  });

  it('[APROP-23] keeps signed NDAs as evidence and the name in old deals', async () => {
    const property = await aProperty(source, { name: 'Gone Storage' });
    const buyer = await aBuyer(source);
    await aSignedNda(source, property, buyer.id);
    for (const stage of [2, 4, 7]) {
      await aDeal(source, property, (await aBuyer(source)).id, stage);
    }
    await publishing.delete(admin, property.id);
    expect(await source.query('select property_id, property_name from ndas where user_id = $1', [buyer.id])).toEqual([
      { property_id: property.id, property_name: 'Gone Storage' },
    ]);
    const deals = await source.query<unknown[]>(`select property_id from deals where property_name = 'Gone Storage'`);
    expect(deals).toEqual([{ property_id: null }, { property_id: null }, { property_id: null }]);
  });

  it('[APROP-23] an offer that is being submitted meanwhile wins over the deletion', async () => {
    const property = await aProperty(source);
    const deal = await aDeal(source, property, (await aBuyer(source)).id, 4);
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update deals set deal_status_id = 6 where id = $1', [deal.id]);
    const deletion = publishing.delete(admin, property.id);
    const refused = expect(deletion).rejects.toThrow('This property cannot be deleted');
    // The race has begun once the deletion waits for the offer's row.
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await source.query<unknown[]>(waiting)).length > 0);
    await runner.commitTransaction();
    await runner.release();
    await refused;
    expect(await find(property.id)).not.toBeNull();
  });

  it('[SHELL-44] only administrators publish, hide and delete; the row stays as it was', async () => {
    const seller = await aSeller(source);
    const property = await aProperty(source, { sellerId: seller.id });
    const before = await find(property.id);
    for (const caller of [callerOf(seller, [Role.Seller]), callerOf(await aBuyer(source), [Role.Buyer])]) {
      for (const attempt of [publishing.publish, publishing.unpublish, publishing.delete]) {
        await expect(attempt.call(publishing, caller, property.id)).rejects.toMatchObject({ code: 'forbidden' });
      }
    }
    expect(await find(property.id)).toEqual(before);
  });
});
