import { anAdmin, aProperty, aSeller } from '../../../test/builders';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { readZip } from '../../../test/zip';

interface Stores {
  Stores: { StoreID: number; StoreName: string }[];
  Criteria: Record<string, unknown>;
  Pagination: Record<string, number>;
}

describe('the listing of properties', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const post = (path: string, body: unknown, token = admin): Promise<Answer> =>
    app.call('POST', `/api/${path}`, body, token);
  const names = async (criteria: Record<string, unknown>) =>
    (await post('admin/stores', criteria)).json<Stores>().Stores.map(({ StoreName }) => StoreName);

  it('[CALL-034, APROP-13, APROP-19, APROP-93, CONST-22, CONST-30] answers every field, the criteria and the page', async () => {
    const seller = await aSeller(app.source, { firstName: 'Sam', lastName: 'Owner' });
    const agent = await anAdmin(app.source, { firstName: 'Ada', lastName: 'Agent' });
    const { id } = await aProperty(app.source, {
      sellerId: seller.id,
      name: 'Listing Depot',
      acreage: 2.5,
      alternatePriceOptionId: 6,
      alternatePriceOptionDate: '2099-01-02',
    });
    await app.source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [
      id,
      agent.id,
    ]);
    const answer = (await post('admin/stores', { sellerid: seller.id })).json<Stores>();
    expect(answer.Stores).toEqual([
      {
        StoreID: id,
        StoreName: 'Listing Depot',
        Address1: '100 Main St',
        Address2: null,
        City: 'Denver',
        StateID: 6,
        StateCode: 'CO',
        ZipCode: '80202',
        Country: 'USA',
        Description: '',
        StoreTypeID: 1,
        RentableSQFT: 40_000,
        Acerage: 2.5,
        Price: 4_000_000,
        IsRoomForExpansion: null,
        IsFeatureListing: false,
        Latitude: 39.75,
        Longitude: -104.99,
        ISActive: true,
        StatusID: 1,
        Status: 'For Sale',
        SellerID: seller.id,
        SellerName: 'Sam Owner',
        CreatedDate: expect.stringMatching(/Z$/),
        ModifiedDate: expect.stringMatching(/Z$/),
        AlternatePriceOptionID: 6,
        AlternatePriceOptionName: 'Auction',
        AlternatePriceOptionDate: '2099-01-02',
        OffersDueDate: null,
        VideoCode: null,
        MVPRadius: 3,
        BrokerIds: String(agent.id),
        BrokerNames: 'Ada Agent',
        DaysListed: 0,
        DaysListedType: 'Days',
      },
    ]);
    expect(answer.Criteria).toEqual({ Page: 1, PageLength: 10, SellerID: seller.id });
    expect(answer.Pagination).toEqual({ TotalRecords: 1, Page: 1, PageLength: 10, TotalPages: 1 });
  });

  it('[APROP-01, APROP-02, APROP-03, APROP-04, APROP-05, APROP-18] filters by name, city, state, status, seller and unpublished, in any combination', async () => {
    const seller = await aSeller(app.source);
    await aProperty(app.source, { name: 'Filter 100% Alpha', city: 'Boulder', sellerId: seller.id });
    await aProperty(app.source, { name: 'Filter Beta', city: 'Austin', stateId: 44, statusId: 3, sellerId: seller.id });
    await aProperty(app.source, {
      name: 'Filter Gamma',
      city: 'Austin',
      stateId: 44,
      active: false,
      sellerId: seller.id,
    });
    const mine = { SellerID: seller.id };
    expect(await names({ ...mine, StoreName: 'beta' })).toEqual(['Filter Beta']);
    expect(await names({ ...mine, StoreName: '100%' })).toEqual(['Filter 100% Alpha']);
    expect(await names({ ...mine, StoreName: '_' })).toEqual([]);
    expect(await names({ ...mine, City: 'austin' })).toEqual(['Filter Gamma', 'Filter Beta']);
    expect(await names({ ...mine, StateID: 6 })).toEqual(['Filter 100% Alpha']);
    expect(await names({ ...mine, StatusID: 3 })).toEqual(['Filter Beta']);
    expect(await names({ ...mine, ShowUnPublished: true })).toEqual(['Filter Gamma']);
    expect(await names({ ...mine, ShowUnPublished: 'false', City: 'Austin', StatusID: '1', StateID: 44 })).toEqual([
      'Filter Gamma',
    ]);
  });

  it('[APROP-11, APROP-17, CONST-20] is paged, newest first, with the total', async () => {
    const seller = await aSeller(app.source);
    for (const day of [1, 2, 3, 4, 5]) {
      await aProperty(app.source, {
        name: `Day ${day}`,
        sellerId: seller.id,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    }
    expect(await names({ SellerID: seller.id, PageLength: 2 })).toEqual(['Day 5', 'Day 4']);
    const last = (await post('admin/stores', { SellerID: seller.id, PageLength: 2, Page: 3 })).json<Stores>();
    expect([last.Stores.map(({ StoreName }) => StoreName), last.Pagination]).toEqual([
      ['Day 1'],
      { TotalRecords: 5, Page: 3, PageLength: 2, TotalPages: 3 },
    ]);
    expect(await names({ SellerID: seller.id, PageLength: 2, Page: 4 })).toEqual([]);
  });

  it('[CALL-035, APROP-08, APROP-09, APROP-10, APROP-13] downloads as property_search_report.xlsx with the filters of the listing', async () => {
    const seller = await aSeller(app.source, { firstName: 'Rita', lastName: 'Report' });
    await aProperty(app.source, {
      name: 'Reported & <Found>',
      sellerId: seller.id,
      createdAt: new Date('2026-03-02T03:00:00Z'),
    });
    await aProperty(app.source, { name: 'Left Out', sellerId: seller.id, active: false, stateId: 44 });
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/stores/download',
      headers: { authorization: `Bearer ${admin}` },
      payload: { SellerID: seller.id, StateID: 6, StateName: 'Colorado' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="property_search_report.xlsx"');
    const sheet = readZip(answer.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    for (const text of [
      'Date',
      'Property Name',
      'City',
      'State',
      'Zip',
      'Seller',
      'Status',
      'Reported &amp; &lt;Found&gt;',
      'Rita Report',
      'For Sale',
    ]) {
      expect(sheet).toContain(`>${text}<`);
    }
    expect(sheet).not.toContain('Left Out');
    // 1 March at the office, although it was the 2nd in Greenwich.
    expect(sheet).toContain('<v>46082</v>');
  });

  it('[CALL-014, CALL-015, CONST-18, APROP-01] the lookups hold every property newest first, and each name once in order', async () => {
    for (const name of ['Zed Twice', 'Zed Twice', 'Yard']) {
      await aProperty(app.source, { name, active: false });
    }
    const all = (await app.call('GET', '/api/lookup/stores/0', undefined, admin)).json<
      { ID: number; Name: string }[]
    >();
    expect(all.slice(0, 3).map(({ Name }) => Name)).toEqual(['Yard', 'Zed Twice', 'Zed Twice']);
    const each = (await app.call('GET', '/api/lookup/stores/1', undefined, admin))
      .json<{ ID: number; Name: string }[]>()
      .map(({ Name }) => Name);
    expect(each.filter((name) => name === 'Zed Twice')).toHaveLength(1);
    expect(each.indexOf('Yard')).toBeLessThan(each.indexOf('Zed Twice'));
  });

  it('[CALL-015, APROP-01] names are found by a part of them, those that begin with it first, at most 25', async () => {
    const ask = async (part: string) =>
      app.call('GET', `/api/lookup/stores/1?Name=${encodeURIComponent(part)}`, undefined, admin);
    const found = async (part: string) => (await ask(part)).json<{ ID: number; Name: string }[]>();
    await aProperty(app.source, { name: 'Old Quince Depot' });
    const older = await aProperty(app.source, { name: 'Quince 100%' });
    const newer = await aProperty(app.source, { name: 'Quince 100%', active: false });
    expect(await found('quince')).toEqual([
      { ID: newer.id, Name: 'Quince 100%' },
      expect.objectContaining({ Name: 'Old Quince Depot' }),
    ]);
    expect(newer.id).toBeGreaterThan(older.id);
    expect((await found('e 100%')).map(({ Name }) => Name)).toEqual(['Quince 100%']);
    expect(await found('qu_nce')).toEqual([]);
    for (let n = 0; n < 26; n += 1) {
      await aProperty(app.source, { name: `Aaa Many ${String(n).padStart(2, '0')}` });
    }
    expect((await found('many')).map(({ Name }) => Name)).toEqual(
      Array.from({ length: 25 }, (_, n) => `Aaa Many ${String(n).padStart(2, '0')}`),
    );
    expect((await found('')).map(({ Name }) => Name)).toEqual(
      Array.from({ length: 25 }, (_, n) => `Aaa Many ${String(n).padStart(2, '0')}`),
    );
    expect((await ask('x'.repeat(201))).status).toBe(400);
  });
});
