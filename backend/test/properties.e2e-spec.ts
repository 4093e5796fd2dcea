import { aProperty, aSeller, anAdmin } from './builders';
import { aStoreForm } from './property-forms';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';
import { Property } from '../src/properties/property.entity';

describe('the property calls', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
  afterAll(() => app.close());

  const save = (form: Record<string, unknown>) => app.call('POST', '/api/admin/store', form, admin);
  const property = (id: number) => app.source.getRepository(Property).findOneByOrFail({ id });

  it('[APROP-29, APROP-67, APROP-97] Save creates a published property and answers its StoreID', async () => {
    const answer = await save(aStoreForm());
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('StoreID')]);
    expect(await property(answer.json<{ StoreID: number }>().StoreID)).toMatchObject({ active: true, statusId: 1, price: 4_250_000, rentableSqft: 40_000, listedAt: expect.any(Date) });
  });

  it('[APROP-39] an address that nobody knows answers Address Not Found!', async () => {
    const answer = await save(aStoreForm({ City: 'Nowhere At All', ZipCode: '00000' }));
    expect([answer.status, answer.text]).toEqual([400, 'Address Not Found!']);
  });

  it('lists', async () => {
    const seller = await aSeller(app.source);
    await aProperty(app.source, { sellerId: seller.id });
    const answer = await app.call('POST', '/api/admin/stores', { SellerID: seller.id }, admin);
    console.log(answer.text);
    for (const [m, p, b] of [['POST', '/api/admin/stores/download', {}], ['GET', '/api/lookup/stores/0'], ['GET', '/api/lookup/stores/1'], ['POST', '/api/admin/sellers', {}], ['GET', '/api/admin/agents'], ['POST', '/api/admin/property/add/dashboard', { StoreID: 1 }], ['POST', '/api/admin/store', {}]] as const) {
      const a = await app.call(m, p, b, admin);
      console.log(m, p, a.status, a.text.slice(0, 300));
    }
  });
});
