import type { Pool } from 'pg';
import { KeywordWay, planKeyword, WordFound, wordsStatement } from './keyword.queries';
import { Property } from '../editing/property.entity';
import { PropertySearchDto, searchAsked } from './search.calls.dto';
import { sql, Statement } from '../../../platform/database/sql';
import { featuredPage, type ResultRow, resultText, searchPage, searchTotal } from './search.queries';
import { aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { rebuildSearch } from '../../../../test/test-database';
import { loneWord, wordPage } from './word.queries';

interface Found {
  Store: { StoreID: number; Price: number | null }[];
  Pagination: { TotalRecords: number };
}

const TOWNS = ['Denver', 'Aurora', 'Boulder', 'San Marcos', 'Sandy'];
const BRANDS = ['Harbor', 'Summit', 'Sunrise'];

/** Every way of the search must find what a look at every row finds. */
describe('the ways of the search', () => {
  let app: TestApp;
  let rows: Property[];
  beforeAll(async () => {
    app = await startTestApp();
    for (let i = 0; i < 150; i += 1) {
      await aProperty(app.source, {
        name: `${BRANDS[i % 3]} Storage ${i}`,
        city: TOWNS[i % 5],
        stateId: 1 + (i % 4),
        price: i % 10 ? 1_000_000 + (i % 40) * 50_000 : null,
        rentableSqft: 10_000 + (i % 25) * 1000,
        latitude: i % 17 ? 36 + (i % 60) / 10 : null,
        longitude: i % 17 ? -108 + (i % 7) : null,
        active: i % 11 !== 0,
        statusId: i % 13 ? 1 : 4,
        storeTypeId: 1 + (i % 2),
        featured: i % 6 === 0,
      });
    }
    await rebuildSearch(app);
    await app.asOwner('analyze');
    rows = (await app.source.getRepository(Property).find()).filter(({ active }) => active);
  });
  afterAll(() => app.close());

  const search = async (body: object): Promise<Found> =>
    (await app.call('POST', '/api/home/property/search', { IsShowFull: true, ...body })).json<Found>();
  const isClosed = ({ statusId }: Property): number => Number(statusId === 4);
  const newest = (found: Property[]): number[] =>
    [...found].sort((a, b) => isClosed(a) - isClosed(b) || b.id - a.id).map(({ id }) => id);
  const holds = (row: Property, keyword: string): boolean => {
    const words = `${row.name} ${row.city} ${row.zipCode}`.toLowerCase().split(/[^a-z0-9]+/);
    return keyword
      .toLowerCase()
      .split(' ')
      .every((word, index, all) =>
        words.some((held) => (index === all.length - 1 ? held.startsWith(word) : held === word)),
      );
  };

  it.each([
    'harbor',
    'san',
    'sandy',
    'storage',
    'harbor storage',
    'harbor storage 1',
    'boulder sum',
    '80202',
    'nothing',
    'harbor nothing',
  ])('[SRCH-22] finds every listing with the words of "%s"', async (Keyword) => {
    const expected = newest(rows.filter((row) => holds(row, Keyword)));
    const found = await search({ Keyword, PageLength: 100 });
    expect([found.Store.map(({ StoreID }) => StoreID), found.Pagination.TotalRecords]).toEqual([
      expected.slice(0, 100),
      expected.length,
    ]);
  });

  it.each<[string, object, (row: Property) => boolean]>([
    ['a price from', { PriceStart: 2_050_000 }, ({ price }) => price !== null && price >= 2_050_000],
    ['a price up to', { PriceEnd: 2_050_000 }, ({ price }) => price !== null && price <= 2_050_000],
    ['an area from', { RentableSQFTStart: 20_000 }, ({ rentableSqft }) => Number(rentableSqft) >= 20_000],
    ['an area up to', { RentableSQFTEnd: 20_000 }, ({ rentableSqft }) => Number(rentableSqft) <= 20_000],
    ['a type', { StoreTypeID: 2 }, ({ storeTypeId }) => storeTypeId === 2],
  ])('[CONST-32, CONST-33] [FTEST-61] finds by %s, with what stands at the bound', async (_what, filter, fits) => {
    const shown = (row: Property): Property => ({ ...row, price: isClosed(row) ? null : row.price });
    for (const more of [{}, { Keyword: 'storage' }, { StateID: 3 }, { Keyword: 'stor', StateID: 3 }]) {
      const expected = rows.filter((row) => fits(shown(row)) && (!('StateID' in more) || row.stateId === 3));
      const found = await search({ ...filter, ...more, PageLength: 100 });
      expect([more, found.Store.map(({ StoreID }) => StoreID), found.Pagination.TotalRecords]).toEqual([
        more,
        newest(expected).slice(0, 100),
        expected.length,
      ]);
    }
    expect(rows.some(({ price }) => price === 2_050_000) && rows.some((row) => row.rentableSqft === 20_000)).toBe(true);
  });

  it('[SRCH-22] a keyword with filters and another order finds the same as each alone', async () => {
    const expected = rows.filter(
      (row) => holds(row, 'storage') && row.stateId === 2 && row.statusId !== 4 && (row.price ?? 0) >= 1_500_000,
    );
    const sorted = expected.sort((a, b) => Number(b.price) - Number(a.price) || b.id - a.id).map(({ id }) => id);
    const found = await search({
      Keyword: 'storage',
      StateID: 2,
      PriceStart: 1_500_000,
      SortBy: 1,
      SortOrder: 'DESC',
      PageLength: 100,
    });
    expect(found.Store.map(({ StoreID }) => StoreID)).toEqual(sorted);
    expect(sorted.length).toBeGreaterThan(5);
  });

  it.each(['harbor', 'san', 'storage', 'boulder sum', '80202'])(
    '[SRCH-22] finds every listing of a state with the words of "%s"',
    async (Keyword) => {
      for (const StateID of [1, 2, 3, 4, 5]) {
        const expected = newest(rows.filter((row) => row.stateId === StateID && holds(row, Keyword)));
        const found = await search({ Keyword, StateID, PageLength: 100 });
        expect([found.Store.map(({ StoreID: id }) => id), found.Pagination.TotalRecords]).toEqual([
          expected,
          expected.length,
        ]);
      }
    },
  );

  it.each<KeywordWay>(['index', 'walk'])('[SRCH-22] the way "%s" answers the same page and total', async (way) => {
    const expected = newest(rows.filter((row) => holds(row, 'sum')));
    const request = searchAsked(Object.assign(new PropertySearchDto(), { Keyword: 'sum', PageLength: 100 }));
    const plan = { way, text: `'sum':*` };
    const page = await sql<ResultRow>(app.source, searchPage(request, true, plan));
    const ids = page
      .filter(({ card }) => card)
      .map((row) => (JSON.parse(resultText(row)) as { StoreID: number }).StoreID);
    expect([ids, page[0].total]).toEqual([expected, expected.length]);
    expect(await sql(app.source, searchTotal(request, plan))).toEqual([{ total: expected.length }]);
  });

  it('[SRCH-22] takes the way that the dictionary suggests', async () => {
    const request = (Keyword: string, more = {}) =>
      searchAsked(Object.assign(new PropertySearchDto(), { Keyword, ...more }));
    const found = async (keyword: string, stateId?: number) =>
      sql<WordFound>(app.source, wordsStatement({ keyword, stateId }) as Statement);
    const inState = await found('sandy', 2);
    expect(inState[0].ofState).toBe(rows.filter(({ stateId }) => stateId === 2).length);
    expect(planKeyword(request('sandy', { StateID: 2 }), inState)).toEqual({ way: 'index', text: `'sandy':*` });
    expect(planKeyword(request('san'), await found('san')).way).toBe('index');
    expect(planKeyword(request('nothing'), await found('nothing')).way).toBe('none');
    const common = { hits: 900_000, all: 1_000_000 };
    expect(planKeyword(request('san'), [{ ...common, ofState: null }]).way).toBe('walk');
    expect(planKeyword(request('san', { StateID: 2 }), [{ ...common, ofState: 10_000 }]).way).toBe('index');
    expect(wordsStatement({ keyword: ' ?! ' })).toBeUndefined();
  });

  it('[SRCH-22] a word of its own, everywhere or in a state, is found by one statement', async () => {
    const request = (Keyword: string, more = {}) =>
      searchAsked(Object.assign(new PropertySearchDto(), { Keyword, ...more }));
    for (const more of [{}, { StateID: 2 }, { Page: 3 }, { SortBy: 0, SortOrder: 'DESC' }]) {
      expect(loneWord(request('sandy', more))).toBe('sandy');
    }
    for (const more of [
      { SortBy: 1 },
      { City: 'Sandy' },
      { PriceStart: 1 },
      { StatusIDs: [1] },
      { Bounds: '1,1,2,2' },
    ]) {
      expect(loneWord(request('sandy', more))).toBeUndefined();
    }
    expect([loneWord(request('san marcos')), loneWord(request(' ?! '))]).toEqual([undefined, undefined]);
    for (const [keyword, more] of [
      ['sandy', {}],
      ['sandy', { StateID: 2 }],
      ['san', { StateID: 2 }],
    ] as const) {
      const found = rows.filter((row) => holds(row, keyword) && (!('StateID' in more) || row.stateId === more.StateID));
      const { text, values } = wordPage(request(keyword, more), keyword, true);
      const [{ total, many }] = await app.source.query<{ total: number; many: boolean }[]>(text, values);
      expect([keyword, total, many]).toEqual([keyword, found.length, false]);
    }
  });

  it('[SRCH-22] finds the same where too many begin with a word, and where too many of a state hold it', async () => {
    const asked = [{ Keyword: 'san' }, { Keyword: 'san', StateID: 2 }];
    const expected = await Promise.all(asked.map(search));
    await app.asOwner(`update search_words set count = count + 1000000 where token = 'sandy'`);
    expect(await Promise.all(asked.map(search))).toEqual(expected);
    await app.asOwner(`update search_words set count = count - 1000000 where token = 'sandy'`);
    await app.asOwner(`insert into search_tokens (token, property_id, closed, state_id)
      select 'everywhere', -n, false, 2 from generate_series(1, 1500) n; insert into search_words values ('everywhere', 1500)`);
    expect((await search({ Keyword: 'everywhere', StateID: 2 })).Pagination.TotalRecords).toBe(1500);
    await app.asOwner(
      `delete from search_tokens where token = 'everywhere'; delete from search_words where count = 1500`,
    );
  });

  it('plans each of its statements once', async () => {
    const request = (given: object) => searchAsked(Object.assign(new PropertySearchDto(), given));
    const word = (given: { Keyword: string; StateID?: number }) => wordPage(request(given), given.Keyword, true);
    const shapes = [1, 2, 3, 4].map((StateID) => [
      word({ Keyword: 'sandy' }),
      word({ Keyword: 'san', StateID }),
      searchPage(request({ StateID }), false),
      searchPage(request({ StateID, SortBy: 1, PriceStart: 500_000 * StateID }), true),
      searchPage(request({ Page: StateID, PageLength: 5 }), false),
      searchPage(request({ StateID, Keyword: 'x' }), true, { way: 'index', text: `'san':*` }),
      featuredPage({ first: 0, count: 8 }, true),
    ]);
    const client = await (app.source.driver as unknown as { master: Pool }).master.connect();
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { name, text, values } of shapes[turn % 4]) {
        await client.query({ name: `plans ${name}`, text, values });
      }
    }
    const { rows: plans } = await client.query<{ name: string; custom: number }>(
      `select name, custom_plans::int custom from pg_prepared_statements where name like 'plans %'`,
    );
    client.release();
    expect(plans).toHaveLength(7);
    expect(plans.filter(({ custom }) => custom > 5)).toEqual([]);
  });

  it('[SRCH-23] pages on both sides of the hundredth listing follow each other without a gap', async () => {
    const expected = newest(rows);
    const pages = await Promise.all(
      Array.from({ length: 5 }, (_, index) => search({ Page: index + 1, PageLength: 30 })),
    );
    expect(pages.flatMap(({ Store }) => Store.map(({ StoreID }) => StoreID))).toEqual(expected);
    expect(pages.map(({ Pagination }) => Pagination.TotalRecords)).toEqual(Array(5).fill(expected.length));
  });

  it.each([
    ['DESC', 1],
    ['ASC', 1],
    ['DESC', 3],
    ['ASC', 3],
  ])(
    '[SRCH-16] [FEVI-01] orders %s by %s, listings without a shown price behind, closed ones last',
    async (SortOrder, SortBy) => {
      const way = SortOrder === 'ASC' ? 1 : -1;
      const shown = (row: Property): number | null => (isClosed(row) ? null : row.price);
      const byArea = (a: Property, b: Property) =>
        way * ((a.rentableSqft ?? 0) - (b.rentableSqft ?? 0)) || way * (a.id - b.id);
      const byPrice = (a: Property, b: Property) =>
        Number(shown(a) === null) - Number(shown(b) === null) ||
        way * ((shown(a) ?? 0) - (shown(b) ?? 0)) ||
        isClosed(a) - isClosed(b) ||
        b.id - a.id;
      const expected = [...rows].sort(SortBy === 3 ? byArea : byPrice).map(({ id }) => id);
      expect((await search({ SortBy, SortOrder, PageLength: 100 })).Store.map(({ StoreID }) => StoreID)).toEqual(
        expected.slice(0, 100),
      );
    },
  );

  const storeIds = async (body: object): Promise<number[]> =>
    (await search({ PageLength: 100, ...body })).Store.map(({ StoreID }) => StoreID);

  it.each([[[1]], [[4]], [[1, 4]], [[2, 3]], [[]]])(
    '[FSITE-26] finds the statuses %j in every order, closed ones last',
    async (StatusIDs) => {
      const expected = rows.filter(({ statusId }) => StatusIDs.length === 0 || StatusIDs.includes(statusId));
      for (const Keyword of ['', 'storage', 'stor']) {
        const found = await search({ StatusIDs, Keyword, PageLength: 100 });
        expect([found.Store.map(({ StoreID }) => StoreID), found.Pagination.TotalRecords]).toEqual([
          newest(expected).slice(0, 100),
          expected.length,
        ]);
      }
      const inState = expected.filter(({ stateId }) => stateId === 2);
      for (const SortOrder of ['ASC', 'DESC']) {
        const priced = await search({ StatusIDs, StateID: 2, SortBy: 1, SortOrder, PageLength: 100 });
        expect(
          priced.Store.map(({ StoreID }) => StoreID).slice(-inState.filter(isClosed).length || inState.length),
        ).toEqual(inState.some(isClosed) ? newest(inState.filter(isClosed)) : expect.any(Array));
        expect(priced.Pagination.TotalRecords).toBe(inState.length);
      }
    },
  );

  it('[FSITE-25] finds what stands in a part of the map, with its total, its pages and its other filters', async () => {
    const within = rows.filter(
      ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        latitude >= 38 &&
        latitude <= 41 &&
        longitude >= -106.5 &&
        longitude <= -103.5,
    );
    expect(within.length).toBeGreaterThan(20);
    expect(within.length).toBeLessThan(rows.length);
    const Bounds = '38.0000,-106.5000,41.0000,-103.5000';
    expect(await storeIds({ Bounds })).toEqual(newest(within).slice(0, 100));
    expect((await search({ Bounds, PageLength: 5, Page: 2 })).Store.map(({ StoreID }) => StoreID)).toEqual(
      newest(within).slice(5, 10),
    );
    expect((await search({ Bounds, PageLength: 5 })).Pagination.TotalRecords).toBe(within.length);
    expect(await storeIds({ Bounds, StatusIDs: [4] })).toEqual(newest(within.filter(isClosed)));
    expect(await storeIds({ Bounds, Keyword: 'sandy' })).toEqual(newest(within.filter((row) => holds(row, 'sandy'))));
    expect(await storeIds({ Bounds: '0,0,1,1' })).toEqual([]);
  });

  it.each([
    { Bounds: '1,2,3' },
    { Bounds: '3,2,1,4' },
    { Bounds: '1,4,3,2' },
    { Bounds: '-91,0,1,1' },
    { Bounds: '0,0,1,181' },
    { Bounds: '1e1,0,20,1' },
    { Bounds: 'a,b,c,d' },
    { Bounds: 7 },
    { Bounds: [0, 0, 1, 1] },
    { StatusIDs: [5] },
    { StatusIDs: [0] },
    { StatusIDs: ['x'] },
    { StatusIDs: 9 },
    { StatusIDs: [1, 1] },
    { StatusIDs: [1, 2, 3, 4, 1] },
    { StatusIDs: { a: 1 } },
  ])('[FSITE-25] [FSITE-26] refuses %j with 400', async (body) => {
    const { status, text } = await app.call('POST', '/api/home/property/search', { IsShowFull: true, ...body });
    expect([status, text.split('\n')[0]]).toEqual([400, `${Object.keys(body)[0]} is invalid`]);
  });

  it('[FSITE-27] tells the days listed as the profile does', async () => {
    const [row] = rows.filter(({ statusId }) => statusId === 1);
    for (const days of [0, 59, 60, 365, 730, 731, 1500]) {
      await app.source.query(
        `update properties set listed_at = now() - make_interval(hours => $2 * 24 + 1) where id = $1`,
        [row.id, days],
      );
      const [found] = (await search({ Keyword: row.name, PageLength: 100 })).Store.filter(
        ({ StoreID }) => StoreID === row.id,
      ) as unknown as { DaysListed: number; DaysListedType: string }[];
      const profile = (await app.call('GET', `/api/home/store/profile/${row.id}`)).json<{
        DaysListed: number;
        DaysListedType: string;
      }>();
      expect([days, found.DaysListed, found.DaysListedType]).toEqual([
        days,
        profile.DaysListed,
        profile.DaysListedType,
      ]);
    }
  });

  it('[FSITE-26] the map has the statuses that are asked for', async () => {
    const counted = async (statuses: string) => {
      const cells = (
        await app.call('GET', `/api/home/property/map?z=5&south=-90&north=90&west=-180&east=180${statuses}`)
      ).json<[count: number][]>();
      return cells.reduce((sum, [count]) => sum + count, 0);
    };
    const placed = rows.filter(({ latitude }) => latitude !== null);
    expect(await counted('&StatusIDs=4')).toBe(placed.filter(isClosed).length);
    expect(await counted('&StatusIDs=1,4')).toBe(placed.length);
    expect((await app.call('GET', '/api/home/property/map?z=5&south=0&north=1&west=0&east=1&StatusIDs=5')).status).toBe(
      400,
    );
  });

  it.each([
    [{ StatusIDs: [1, 2, 3] }, 'properties_listed', undefined],
    [{ StatusIDs: [4] }, 'properties_by_status', 'status_id = 4'],
    [{ StatusIDs: [4], SortBy: 1 as const }, 'properties_by_status', 'status_id = 4'],
    [{ StatusIDs: [4], StateID: 2 }, 'properties_by_status', 'status_id = 4'],
    [{ StatusIDs: [1, 4], SortBy: 1 as const, SortOrder: 'DESC' as const }, 'properties_by_price', undefined],
    [{ Bounds: '39.7,-105.1,39.8,-104.9' }, 'properties_geo', 'latitude END >= '],
    [{ Bounds: '39.7,-105.1,39.8,-104.9', StatusIDs: [1], SortBy: 1 as const }, 'properties_geo', 'latitude END >= '],
  ])('[FSITE-25] [FSITE-26] the plan of %j takes %s', async (given, index, condition) => {
    const { text, values } = searchPage(searchAsked(Object.assign(new PropertySearchDto(), given)), false);
    const plan = await app.source.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      await manager.query('set local enable_bitmapscan = off');
      return (await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${text}`, values))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toContain(` ${index} on properties`);
    if (condition) {
      expect(plan).toMatch(new RegExp(`Index Cond: .*${condition}`));
    }
  });

  it('[SRCH-08] suggests by beginnings, whatever characters they hold', async () => {
    const suggest = async (Keyword: string) =>
      (await app.call('POST', '/api/home/property/search', { Keyword })).json<
        { Name: string; Type: string; StoreID?: number }[]
      >();
    expect((await suggest('bould')).map(({ Name }) => Name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Boulder, [A-Z]{2}$/)]),
    );
    const named = rows
      .filter(({ name }) => name.startsWith('Harbor Storage 1'))
      .map(({ name }) => name)
      .sort()
      .slice(0, 8);
    expect((await suggest('Harbor Storage 1')).map(({ Name }) => Name)).toEqual(named);
    expect(await suggest('harb%storage')).toEqual([]);
    expect(await suggest('harbo_')).toEqual([]);
  });
});
