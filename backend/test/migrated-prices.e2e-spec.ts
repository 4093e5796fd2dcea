import { newDataSource } from '../src/platform/database/data-source';
import { anAdmin } from './builders';
import { startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

const BODY = {
  name: 'Mile High Storage',
  address1: '100 Main St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price: 4_100_000,
  roomForExpansion: false,
  active: true,
  statusId: 1,
};

describe('what was asked for properties before prices were kept', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const history = (): Promise<unknown[]> =>
    app.asOwner(
      `select property_id, price::float8 price, alternate_price_option_id, status_id, active, actor_id
       from property_prices order by property_id, id`,
    );
  /** The log has moments of its own, a little beside those of prices: only which row they are of is compared. */
  const news = (): Promise<unknown[]> =>
    app.asOwner(
      `select p.id, p.repriced_at is not null repriced, p.price_reduced_at is not null reduced,
         p.repriced_at = (select min(at) from property_prices h where h.property_id = p.id and h.price = p.price) newest
       from properties p order by p.id`,
    );

  it('[BEYB-10] [BEYB-12] [BEYB-13] is read from the audit log as it would have been written', async () => {
    const admin = await anAdmin(app.source);
    const token = await tokenOf(app, admin.id);
    const create = async (given: object = {}): Promise<number> =>
      (await app.call('POST', '/api/v1/properties', { ...BODY, ...given }, token)).json<{ id: number }>().id;
    const save = async (id: number, given: object): Promise<void> => {
      expect((await app.call('PUT', `/api/v1/properties/${id}`, { ...BODY, ...given }, token)).status).toBe(200);
    };
    const [lowered, raised, behind, untouched] = [
      await create(),
      await create(),
      await create({ active: false, statusId: 5, price: 5_000_001 }),
      await create({ price: 1_000_000 }),
    ];
    await save(lowered, { price: 3_900_000 });
    await save(lowered, { price: 3_900_000, name: 'Another Name' });
    await save(raised, { price: 4_500_000 });
    await save(raised, { price: 4_500_000, statusId: 2 });
    await save(behind, { price: 4_000_000 });
    await save(behind, { price: 3_500_001, alternatePriceOptionId: 1 });
    await save(behind, { price: 4_000_000 });
    await save(behind, { price: 4_000_000, statusId: 4 });
    const [rows, told] = [await history(), await news()];
    expect(rows.length).toBe(2 + 3 + 5 + 1);
    expect(told).toEqual([
      { id: lowered, repriced: true, reduced: true, newest: true },
      { id: raised, repriced: true, reduced: false, newest: true },
      { id: behind, repriced: false, reduced: false, newest: null },
      { id: untouched, repriced: false, reduced: false, newest: null },
    ]);

    const owner = await newDataSource(app.ownerUrl, 2, 'stowbridge-test').initialize();
    try {
      const names = owner.migrations.map((migration) => migration.constructor.name);
      for (let undone = names.length; undone > names.findIndex((name) => name.startsWith('PropertyPrices')); undone--) {
        await owner.undoLastMigration({ transaction: 'each' });
      }
      await owner.query('update properties set repriced_at = null, price_reduced_at = null');
      await owner.runMigrations({ transaction: 'each' });
      expect(await history()).toEqual(rows);
      expect(await news()).toEqual(told);
    } finally {
      await owner.destroy();
    }
  });
});
