import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

interface Item {
  ID: number;
  Name: string;
}
const PAGE = { Page: 1, PageLength: 10 };

describe('fixed ids and names, as the lookups publish them', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const lookup = async <Body = Item[]>(path: string): Promise<Body> =>
    (await app.call('GET', `/api/${path}`, undefined, admin)).json<Body>();
  const names = (items: Item[]): [number, string][] =>
    [...items].sort((a, b) => a.ID - b.ID).map(({ ID, Name }) => [ID, Name]);
  const search = async (body: object): Promise<Record<string, unknown>[]> =>
    (
      await app.call('POST', '/api/home/property/search', {
        Keyword: '',
        IsShowFull: true,
        SortBy: 0,
        SortOrder: 'ASC',
        ...PAGE,
        PageLength: 50,
        ...body,
      })
    ).json<{ Store: Record<string, unknown>[] }>().Store;

  it('[CONST-04, CONST-05] positions; 5 is other', async () => {
    expect(names(await lookup('lookup/user/position'))).toEqual([
      [1, 'Owner-operator'],
      [2, 'Investor'],
      [3, 'Broker'],
      [4, 'Developer'],
      [5, 'Other'],
      [6, 'Lender'],
      [7, 'Property manager'],
    ]);
  });

  it('[CONST-06, CONST-12] property statuses, without the draft, and deal stages', async () => {
    expect(names(await lookup('lookup/store/status'))).toEqual([
      [1, 'For Sale'],
      [2, 'Under LOI'],
      [3, 'Under Contract'],
      [4, 'Closed'],
    ]);
    expect(names(await lookup('lookup/deal/status')).map(([id, name]) => `${id} ${name}`)).toEqual([
      '1 Accepted',
      '2 Rejected',
      '3 In Process',
      '4 Interested',
      '5 Sold',
      '6 Submitted',
      '7 Withdrawn',
    ]);
  });

  it('[CONST-15, CONST-16, CONST-19] the lookups of the forms hold the same lists', async () => {
    const form = await lookup<{ storeTypes: Item[]; states: Item[]; documentTypes: Item[] }>('lookup/propertylookup');
    expect(form.storeTypes).toEqual(await lookup('lookup/store/types'));
    expect(form.states).toEqual(await lookup('lookup/state'));
    expect([form.states.length, form.documentTypes.find(({ ID }) => ID === 8)?.Name]).toEqual([51, 'NDA']);
    const offer = await lookup<{ SEPrices: Item[]; diligencePeriods: Item[] }>('lookup/propertypricelookup');
    expect(names(offer.diligencePeriods)).toEqual([
      [1, '15 days'],
      [2, '30 days'],
      [3, '45 days'],
      [4, '60 days'],
      [5, '90 days'],
    ]);
    expect(offer.SEPrices.length).toBeGreaterThan(1);
  });

  it('[CONST-01, CONST-02, CONST-10, CONST-11, PROF-12] types of users, their statuses, the country, the levels of categories and the offices', async () => {
    const [buyer, seller] = [await aBuyer(app.source), await aSeller(app.source)];
    const typeOf = async (UserType: number, Name: string) =>
      (await app.call('POST', '/api/admin/users', { Name, Status: -1, UserType, ...PAGE }, admin))
        .json<{ Users: { ID: number; UserTypeID: number }[] }>()
        .Users.map(({ ID }) => ID);
    expect([
      (await typeOf(2, buyer.firstName)).includes(buyer.id),
      (await typeOf(3, seller.firstName)).includes(seller.id),
      (await typeOf(2, '')).includes(seller.id),
    ]).toEqual([true, true, false]);
    expect(
      (await app.source.query<{ name: string }[]>('select name from user_statuses order by id')).map(
        ({ name }) => name,
      ),
    ).toEqual(['Pending', 'Approved', 'Rejected']);
    const property = await aProperty(app.source);
    expect((await app.call('GET', `/api/home/store/profile/${property.id}`)).json<{ Country: string }>().Country).toBe(
      'USA',
    );
    for (const [Level, PrimaryCategoryID] of [
      [1, 0],
      [2, 0],
    ] as const) {
      const { status } = await app.call(
        'POST',
        '/api/admin/category',
        { Name: `Level ${Level}`, PrimaryCategoryID, Level },
        admin,
      );
      expect([Level, status]).toEqual([Level, Level === 1 ? 200 : 400]);
    }
    await app.source.query(
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Denver', '80202', 6)`,
    );
    expect((await lookup<object[]>('home/agent/locations')).at(-1)).toEqual({
      Id: expect.any(Number) as number,
      Address: '1 Way',
      City: 'Denver',
      StateName: 'Colorado',
      Zipcode: '80202',
    });
  });

  describe('the search', () => {
    let ids: number[];
    beforeAll(async () => {
      await app.source.query('update properties set active = false');
      const rows = await Promise.all([
        aProperty(app.source, { city: 'Boulder', price: 1_000_000, rentableSqft: 30_000, storeTypeId: 2 }),
        aProperty(app.source, { city: 'Tampa', stateId: 10, price: 3_000_000, rentableSqft: 10_000 }),
        aProperty(app.source, { city: 'Tampa', stateId: 10, price: 2_000_000, rentableSqft: 500_000, featured: true }),
      ]);
      ids = rows.map(({ id }) => id);
    });
    const found = async (body: object): Promise<number[]> =>
      (await search(body)).map(({ StoreID }) => ids.indexOf(StoreID as number));

    it.each([
      ['[SRCH-11]', { StoreTypeID: 2 }, [0]],
      ['[SRCH-12]', { StateID: 10 }, [1, 2]],
      ['[SRCH-13]', { City: 'Tampa' }, [1, 2]],
      ['[SRCH-14, CONST-32]', { PriceStart: 2_000_000, PriceEnd: 25_000_000 }, [1, 2]],
      ['[SRCH-15, CONST-33]', { RentableSQFTStart: 20_000, RentableSQFTEnd: 500_000 }, [0, 2]],
      ['[FTEST-21] [CONST-32]', { PriceStart: 3_000_000 }, [1]],
      ['[FTEST-21] [CONST-32]', { PriceEnd: 1_000_000 }, [0]],
      ['[FTEST-21] [CONST-33]', { RentableSQFTStart: 500_000 }, [2]],
      ['[FTEST-21] [CONST-33]', { RentableSQFTEnd: 10_000 }, [1]],
    ])('%s %j finds what fits', async (_ids, filter, expected) => {
      expect((await found(filter)).sort()).toEqual(expected);
    });

    it.each([
      ['[CONST-40]', 1, 'ASC', [0, 2, 1]],
      ['[CONST-41]', 1, 'DESC', [1, 2, 0]],
      ['[CONST-42]', 3, 'DESC', [2, 0, 1]],
      ['[CONST-43]', 3, 'ASC', [1, 0, 2]],
    ])('%s sorting by %i %s', async (_ids, SortBy, SortOrder, expected) => {
      expect(await found({ SortBy, SortOrder })).toEqual(expected);
    });

    it('[CONST-39, SRCH-19] by default the newest come first, each with what its card shows', async () => {
      const rows = await search({});
      expect(rows.map(({ StoreID }) => StoreID)).toEqual([...ids].sort((a, b) => b - a));
      for (const name of [
        'StoreID',
        'StoreName',
        'StoreImage',
        'Address1',
        'Address2',
        'City',
        'State',
        'ZipCode',
        'RentableSQFT',
        'Acerage',
        'Price',
        'StatusID',
        'AlternatePriceOptionID',
        'AlternatePriceOptionName',
        'AlternatePriceOptionDate',
        'Latitude',
        'Longitude',
      ]) {
        expect(rows[0]).toHaveProperty(name);
      }
    });

    it('[SRCH-07, SRCH-09, CONST-24] featured listings come in pages of 4, and the short form of the search is a list of suggestions', async () => {
      const featured = (await app.call('POST', '/api/home/featuredlistings', { Page: 1, PageLength: 4 })).json<{
        Store: { StoreID: number }[];
        Pagination: object;
      }>();
      expect([featured.Store.map(({ StoreID }) => StoreID), featured.Pagination]).toEqual([
        [ids[2]],
        { TotalRecords: 1, Page: 1, PageLength: 4, TotalPages: 1 },
      ]);
      expect(Array.isArray((await app.call('POST', '/api/home/property/search', { Keyword: 'Ta' })).json())).toBe(true);
    });
  });

  it('[DEAL-01, DEAL-02, DEAL-03, DEAL-04, DEAL-38, DEAL-40] the tracker is searched by property, status, buyer and e-mail; a deal holds its NDA; a property shows its own', async () => {
    const [property, other, buyer] = [
      await aProperty(app.source, { name: 'Tracked Depot' }),
      await aProperty(app.source),
      await aBuyer(app.source, { firstName: 'Quentin', lastName: 'Tracker' }),
    ];
    await aSignedNda(app.source, property, buyer.id);
    const { id } = await aDeal(app.source, property, buyer.id, 6);
    await aDeal(app.source, other, (await aBuyer(app.source)).id, 3);
    const tracked = async (body: object) =>
      (await app.call('POST', '/api/admin/deals', { ...PAGE, ...body }, admin)).json<{
        Deals: { ID: number; NDA: object }[];
      }>().Deals;
    for (const filter of [
      { PropertyName: 'tracked dep' },
      { BuyerName: 'Quentin Tr' },
      { BuyerEmail: buyer.email },
      { StatusID: 6 },
    ]) {
      expect((await tracked(filter)).map((deal) => deal.ID)).toEqual([id]);
    }
    expect((await tracked({ PropertyName: 'tracked' }))[0].NDA).toMatchObject({
      NDAName: 'Robin',
      NDALastName: 'Signer',
      NDAEmail: 'robin@example.com',
      NDAAddress: '1 Main St',
      NDACity: 'Denver',
      NDAPhone: '303-555-0100',
    });
    const shown = (await app.call('POST', '/api/admin/store/deals', { StoreID: property.id, ...PAGE }, admin)).json<{
      Deals: { ID: number }[];
      Pagination: object;
      Criteria: object;
    }>();
    expect([shown.Deals.map((deal) => deal.ID), shown.Pagination]).toEqual([
      [id],
      { TotalRecords: 1, Page: 1, PageLength: 10, TotalPages: 1 },
    ]);
    expect(shown.Criteria).toMatchObject({ StoreID: property.id });
  });

  it('[DASH-10, DASH-11, DASH-13, DASH-15, DASH-22] [FTEST-20] a buyer sees where they signed and where they offered, a seller their own listings with the offers', async () => {
    const seller = await aSeller(app.source);
    const [interested, offered, foreign] = [
      await aProperty(app.source, { sellerId: seller.id }),
      await aProperty(app.source, { sellerId: seller.id }),
      await aProperty(app.source),
    ];
    const buyer = await aBuyer(app.source);
    for (const property of [interested, offered]) {
      await aSignedNda(app.source, property, buyer.id);
    }
    await aDeal(app.source, interested, buyer.id, 4);
    await someTerms(app.source, (await aDeal(app.source, offered, buyer.id, 6)).id, buyer.id);
    const mine = (await app.call('GET', '/api/buyer/stores', undefined, await tokenOf(app, buyer.id))).json<{
      MyStores: { StoreID: number }[];
      MyDeals: { StoreID: number }[];
    }>();
    expect([
      mine.MyStores.map(({ StoreID }) => StoreID).includes(interested.id),
      mine.MyDeals.map(({ StoreID }) => StoreID),
    ]).toEqual([true, [offered.id]]);
    for (const name of [
      'StoreID',
      'StoreName',
      'CreatedDate',
      'Address',
      'City',
      'State',
      'ZipCode',
      'StoreStatus',
      'StatusID',
      'StoreImage',
      'BuyerStoreNDAID',
    ]) {
      expect(mine.MyStores[0]).toHaveProperty(name);
    }
    const { Stores } = (await app.call('GET', '/api/seller/stores', undefined, await tokenOf(app, seller.id))).json<{
      Stores: { StoreID: number; Offers: number; Status: string }[];
    }>();
    expect(Stores.map(({ StoreID }) => StoreID).sort()).toEqual([interested.id, offered.id].sort());
    const offersOn = ({ id }: { id: number }) => Stores.find(({ StoreID }) => StoreID === id)?.Offers;
    expect([Stores.some(({ StoreID }) => StoreID === foreign.id), offersOn(offered), offersOn(interested)]).toEqual([
      false,
      1,
      0,
    ]);
  });

  it('[PROF-11, PROF-13, PROF-14, PROF-25, PROF-47] the public profile, the one of a signer, and the key that opens the market analysis', async () => {
    const seller = await aSeller(app.source);
    const [property, buyer, agent] = [
      await aProperty(app.source, { sellerId: seller.id }),
      await aBuyer(app.source),
      await anAdmin(app.source),
    ];
    await app.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
      property.id,
      agent.id,
    ]);
    const open = (await app.call('GET', `/api/home/store/profile/${property.id}`)).json<Record<string, unknown>>();
    expect(open).toMatchObject({
      StoreID: property.id,
      Country: 'USA',
      AccessKey: null,
      NDASignedDate: null,
      Seller: null,
      Documents: [],
    });
    expect(open.Brokers).toEqual([
      {
        BrokerFirstName: agent.firstName,
        BrokerLastName: agent.lastName,
        BrokerPosition: expect.any(String) as string,
        BrokerPhoneNumber: agent.phoneNumber,
        BrokerEmail: agent.email,
        AgentLocationId: null,
      },
    ]);
    await aSignedNda(app.source, property, buyer.id);
    const [{ id: nda }] = await app.source.query<{ id: number }[]>('select id from ndas where user_id = $1', [
      buyer.id,
    ]);
    const token = await tokenOf(app, buyer.id);
    const signed = (await app.call('GET', `/api/buyer/store/profile/${property.id}/${nda}`, undefined, token)).json<
      Record<string, unknown>
    >();
    expect(signed).toMatchObject({ BuyerStoreNDAID: nda, AccessKey: expect.any(String) as string, Seller: null });
    await aDeal(app.source, property, buyer.id, 1);
    const accepted = (await app.call('GET', `/api/buyer/store/profile/${property.id}/${nda}`, undefined, token)).json<
      Record<string, unknown>
    >();
    expect(accepted.Seller).toMatchObject({ FirstName: seller.firstName, Email: seller.email, StatusID: 2 });
    const key = await app.call(
      'POST',
      '/api/buyer/store/accesskey',
      { StoreID: property.id, AccessKey: signed.AccessKey },
      token,
    );
    expect([key.status, key.text.length > 20]).toEqual([200, true]);
    expect(
      (
        await app.call(
          'GET',
          `/api/buyer/store/profile/${property.id}/${nda}`,
          undefined,
          await tokenOf(app, (await aBuyer(app.source)).id),
        )
      ).status,
    ).toBe(404);
  });
});
