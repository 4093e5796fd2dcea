import { anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { rebuildSearch } from '../../../../test/test-database';
import { tokenOf } from '../../../../test/tokens';
import { readZip } from '../../../../test/zip';
import { PropertySearchDto, searchAsked } from './search.calls.dto';
import { searchPage } from './search.queries';
import type { Property } from '../editing/property.entity';

interface Result {
  StoreID: number;
  Price: number | null;
  CapRate: number | null;
  PricePerSQFT: number | null;
  NOI: number | null;
  Occupancy: number | null;
  UnitCount: number | null;
  GuidanceLow: number | null;
  GuidanceHigh: number | null;
}

/** A price of a million and this NOI make the cap rate that the name says. */
const ANY = { price: 1_000_000, rentableSqft: 10_000, physicalOccupancyArea: 88.5, unitCount: 120, yearBuilt: 2004 };

describe('the search by the figures of storage', () => {
  let app: TestApp;
  const made: Record<string, Property> = {};
  beforeAll(async () => {
    app = await startTestApp();
    const make = async (name: string, given: Partial<Property>): Promise<void> => {
      made[name] = await aProperty(app.source, { ...ANY, name, ...given });
    };
    await make('5.99', { noi: 59_900 });
    await make('6.00', { noi: 60_000, climateControlledShare: 40 });
    await make('6.50', { noi: 65_000, price: 1_000_000, roomForExpansion: true, unitCount: 300 });
    await make('7.00', { noi: 70_000, rentableSqft: 8_000, yearBuilt: 2020 });
    await make('7.01', { noi: 70_100, listedAt: new Date('2026-01-05T12:00:00Z') });
    await make('words', { noi: 65_000, alternatePriceOptionId: 1 });
    await make('guided', { noi: 65_000, alternatePriceOptionId: 4, guidanceLow: 4_000_000, guidanceHigh: 4_400_000 });
    await make('unpriced', { noi: 65_000, price: null });
    await make('closed', { noi: 65_000, statusId: 4, climateControlledShare: 40, roomForExpansion: true });
    await make('for signers', { noi: 65_000, figuresShown: 'after the NDA' });
    await rebuildSearch(app);
  });
  afterAll(() => app.close());

  const search = async (body: object): Promise<Result[]> => {
    const answer = await app.call('POST', '/api/home/property/search', { IsShowFull: true, PageLength: 100, ...body });
    const { Store, Pagination } = answer.json<{ Store: Result[]; Pagination: { TotalRecords: number } }>();
    expect(Pagination.TotalRecords).toBe(Store.length);
    return Store;
  };
  const nameOf = ({ StoreID }: Result): string =>
    Object.keys(made).find((name) => made[name].id === StoreID) ?? String(StoreID);
  const found = async (body: object): Promise<string[]> => (await search(body)).map(nameOf);
  const sorted = (names: string[]): string[] => [...names].sort();

  it('[BEYB-01] a cap rate of 6 to 7 finds what lies in it, both ends included, and each result tells it', async () => {
    const results = await search({ CapRateStart: 6, CapRateEnd: 7 });
    expect(sorted(results.map(nameOf))).toEqual(['6.00', '6.50', '7.00']);
    for (const result of results) {
      expect(result.CapRate).toBe(Number(nameOf(result)));
    }
    expect(results.map(({ PricePerSQFT, NOI, Occupancy }) => [PricePerSQFT, NOI, Occupancy])).toEqual([
      [125, 70_000, 88.5],
      [100, 65_000, 88.5],
      [100, 60_000, 88.5],
    ]);
  });

  it.each<[object, string[]]>([
    [{ PricePerSQFTStart: 100.01 }, ['7.00']],
    [{ NOIStart: 70_000, NOIEnd: 70_000 }, ['7.00']],
    [{ UnitsStart: 300 }, ['6.50']],
    [{ YearBuiltStart: 2005, YearBuiltEnd: 2020 }, ['7.00']],
    [{ ClimateShareStart: 40 }, ['6.00']],
    [{ ExpansionOnly: true }, ['6.50']],
    [{ OccupancyStart: 88.5 }, ['5.99', '6.00', '6.50', '7.00', '7.01', 'guided', 'unpriced', 'words']],
    [{ OccupancyStart: 88.51 }, []],
    [{ CapRateStart: 6, UnitsStart: 300, ListedSince: '2026-01-06' }, ['6.50']],
    [{ CapRateStart: 7.01, ListedSince: '2026-01-05' }, ['7.01']],
    [{ CapRateStart: 7.01, ListedSince: '2026-01-06' }, []],
    [{ StatusIDs: [4], UnitsStart: 1 }, []],
    [{ StatusIDs: [4], ExpansionOnly: true }, []],
  ])('[BEYB-01] [BEYB-09] [BEYB-90] %j finds %j', async (filter, names) => {
    expect(sorted(await found(filter))).toEqual(sorted(names));
  });

  it('[BEYB-02] a price behind words is found by no range of what is derived from it, by one of prices only where asked', async () => {
    for (const name of ['words', 'unpriced', 'guided']) {
      for (const filter of [
        { CapRateStart: 6.5, CapRateEnd: 6.5 },
        { CapRateStart: 0, CapRateEnd: 100 },
        { PricePerSQFTStart: 100, PricePerSQFTEnd: 100 },
        { PricePerSQFTEnd: 10_000, IncludeUnpriced: true },
        { PriceStart: 1_000_000, PriceEnd: 1_000_000 },
      ]) {
        expect([name, await found(filter)]).not.toEqual([name, expect.arrayContaining([name])]);
      }
      expect(await found({ PriceStart: 9_000_000, IncludeUnpriced: true })).toContain(name);
    }
    expect(await found({ CapRateStart: 6.5, CapRateEnd: 6.5 })).toEqual(['6.50']);
  });

  it.each([
    [4, 'ASC', ['5.99', '6.00', '6.50', '7.00', '7.01', 'for signers', 'unpriced', 'guided', 'words', 'closed']],
    [4, 'DESC', ['7.01', '7.00', '6.50', '6.00', '5.99', 'for signers', 'unpriced', 'guided', 'words', 'closed']],
    [5, 'ASC', ['for signers', '7.01', '6.50', '6.00', '5.99', '7.00', 'unpriced', 'guided', 'words', 'closed']],
    [5, 'DESC', ['7.00', 'for signers', '7.01', '6.50', '6.00', '5.99', 'unpriced', 'guided', 'words', 'closed']],
    [1, 'ASC', ['for signers', '7.01', '7.00', '6.50', '6.00', '5.99', 'unpriced', 'guided', 'words', 'closed']],
  ])(
    '[BEYB-04] [BEYB-90] order %i %s has what tells no figure behind, closed ones last',
    async (SortBy, SortOrder, names) => {
      expect(await found({ SortBy, SortOrder })).toEqual(names);
    },
  );

  it.each<[object, boolean]>([
    [{ PriceStart: 4_400_000 }, true],
    [{ PriceStart: 4_400_001 }, false],
    [{ PriceEnd: 4_000_000 }, true],
    [{ PriceEnd: 3_999_999 }, false],
    [{ PriceStart: 4_100_000, PriceEnd: 4_200_000 }, true],
    [{ PriceStart: 900_000, PriceEnd: 1_100_000 }, false],
  ])('[BEYB-89] a public range is found by %j: %s', async (filter, isFound) => {
    for (const more of [{}, { SortBy: 1 }, { SortBy: 4, SortOrder: 'DESC' }, { Keyword: 'guided' }, { StateID: 6 }]) {
      const results = await search({ ...filter, ...more });
      expect([more, results.map(nameOf).includes('guided')]).toEqual([more, isFound]);
    }
    const [guided] = (await search({ Keyword: 'guided' })).filter((result) => nameOf(result) === 'guided');
    expect([guided.Price, guided.GuidanceLow, guided.GuidanceHigh]).toEqual([null, 4_000_000, 4_400_000]);
  });

  it('[BEYB-89] a range comes after all figures when prices are the order', async () => {
    const names = await found({ PriceStart: 900_000, PriceEnd: 5_000_000, SortBy: 1 });
    expect(names).toEqual(['for signers', '7.01', '7.00', '6.50', '6.00', '5.99', 'guided']);
  });

  it.each<[object, string]>([
    [{ SortBy: 4 }, 'properties_by_cap_rate_up'],
    [{ SortBy: 4, SortOrder: 'DESC' }, 'properties_by_cap_rate'],
    [{ SortBy: 5 }, 'properties_by_sqft_price_up'],
    [{ SortBy: 5, SortOrder: 'DESC' }, 'properties_by_sqft_price'],
    [{ SortBy: 6 }, 'properties_by_change'],
    [{ SortBy: 1, SortOrder: 'DESC', PriceStart: 1, PriceEnd: 2 }, 'properties_by_price'],
  ])('[BEYB-04] [BEYB-89] the plan of %j reads %s', async (given, index) => {
    const { text, values } = searchPage(searchAsked(Object.assign(new PropertySearchDto(), given)), false);
    const plan = await app.source.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      await manager.query('set local enable_bitmapscan = off');
      return (await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${text}`, values))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toContain(` ${index} on properties`);
    expect(plan.match(/Append/g) ?? []).toHaveLength('PriceStart' in given ? 1 : 0);
  });

  it('[BEYB-90] what is kept for signers is told to nobody else, and found by nothing', async () => {
    const [result] = (await search({ Keyword: 'for signers' })).filter((one) => nameOf(one) === 'for signers');
    expect(result).toMatchObject({
      Price: 1_000_000,
      PricePerSQFT: 100,
      CapRate: null,
      NOI: null,
      Occupancy: null,
      UnitCount: 120,
    });
    for (const filter of [{ CapRateStart: 0 }, { NOIStart: 0 }, { OccupancyStart: 0 }]) {
      expect(await found(filter)).not.toContain('for signers');
    }
    expect(await found({ PricePerSQFTStart: 100 })).toContain('for signers');
  });

  it.each([
    ['CapRate', 'Cap rate is invalid'],
    ['PricePerSQFT', 'Price per sq. ft is invalid'],
    ['NOI', 'NOI is invalid'],
    ['Units', 'Units is invalid'],
    ['YearBuilt', 'Year built is invalid'],
    ['Occupancy', 'Occupancy is invalid'],
    ['ClimateShare', 'Climate share is invalid'],
  ])('[BEYB-15] [BEYB-16] a range of %s that is none is refused with "%s"', async (wire, text) => {
    const [low, high] = wire === 'YearBuilt' ? [1990, 2000] : [6, 7];
    const refused = async (body: object): Promise<void> => {
      const { status, text: said } = await app.call('POST', '/api/home/property/search', { IsShowFull: true, ...body });
      expect([body, status, said.split('\n')[0]]).toEqual([body, 400, text]);
      const query = new URLSearchParams(
        Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const map = await app.call('GET', `/api/home/property/map?z=3&south=0&north=1&west=0&east=1&${query}`);
      expect([body, map.status, map.text.split('\n')[0]]).toEqual([body, 400, text]);
    };
    const ends = ['Occupancy', 'ClimateShare'].includes(wire) ? ['Start'] : ['Start', 'End'];
    for (const end of ends) {
      for (const value of [1e9, 'some', 'NaN', '1e1', -1, [low, low], true]) {
        await refused({ [`${wire}${end}`]: value });
      }
    }
    if (ends.length === 2) {
      await refused({ [`${wire}Start`]: high, [`${wire}End`]: low });
      expect(await search({ [`${wire}Start`]: low, [`${wire}End`]: low })).toBeInstanceOf(Array);
    }
    expect(await search({ [`${wire}Start`]: '', [`${wire}End`]: null })).toHaveLength(Object.keys(made).length);
  });

  it('[BEYB-17] an order that there is not is refused as before', async () => {
    for (const SortBy of [2, 7, -1, 'cap']) {
      const { status, text } = await app.call('POST', '/api/home/property/search', { IsShowFull: true, SortBy });
      expect([SortBy, status, text.split('\n')[0]]).toEqual([SortBy, 400, 'SortBy is invalid']);
    }
  });

  it('[BEYB-14] the list of the office and its spreadsheet tell cap rate and price per square foot', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    const seller = await aSeller(app.source);
    await app.source.query('update properties set seller_id = $1 where id = any($2)', [
      seller.id,
      [made['6.50'].id, made.words.id, made['7.00'].id],
    ]);
    const listed = await app.call(
      'GET',
      `/api/v1/properties?filter={"sellerId":${seller.id}}&sort=["capRate","DESC"]`,
      undefined,
      token,
    );
    expect(
      listed
        .json<{ name: string; capRate: number | null; pricePerSqft: number | null }[]>()
        .map(({ name, capRate, pricePerSqft }) => [name, capRate, pricePerSqft]),
    ).toEqual([
      ['7.00', 7, 125],
      ['6.50', 6.5, 100],
      ['words', null, null],
    ]);
    const file = await app.app.inject({
      method: 'POST',
      url: '/api/admin/stores/download',
      headers: { authorization: `Bearer ${token}` },
      payload: { SellerID: seller.id },
    });
    const sheet = readZip(file.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('Cap Rate');
    expect(sheet).toContain('Price/SQFT');
    expect(sheet).toContain('<v>6.5</v>');
    expect(sheet).toContain('<v>125</v>');
  });
});
