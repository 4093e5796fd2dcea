import { type Area, areaText, isInArea, type Place } from '@stowbridge/contract/area';
import fc from 'fast-check';
import { aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { rebuildSearch } from '../../../../test/test-database';
import { areaAsText } from './area';
import { PropertySearchDto, searchAsked } from './search.calls.dto';
import { searchPage } from './search.queries';

const SEED = 4143;
/** `npm run test:long` asks for more. */
const AREAS = Number(process.env.RANDOM_AREAS ?? 40);
const STAR = '32,-97_33,-95_34,-97_32,-96_34,-96';
const NESTED = '32,-98_32,-94_36,-94_36,-98~33,-97_33,-95_35,-95_35,-97';

/** Few places, so that rings meet themselves, each other and the properties; some a hundred-thousandth apart. */
const degrees = (from: number, step: number) =>
  fc.integer({ min: 0, max: 8 }).map((n) => Number((from + n * step).toFixed(5)));
const placesOf = (step: number): fc.Arbitrary<Place> => fc.tuple(degrees(32, step), degrees(-97, step));
const areaOf = (step: number): fc.Arbitrary<Area> =>
  fc.array(fc.array(placesOf(step), { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 });
const STEPS = [0.00001, 0.00007, 0.5, 4.99999];

describe('a drawn area', () => {
  let app: TestApp;
  let ids: Map<number, Place>;
  const places = STEPS.flatMap((step) => fc.sample(placesOf(step), { seed: SEED, numRuns: 40 }));
  beforeAll(async () => {
    app = await startTestApp();
    ids = new Map();
    for (const [latitude, longitude] of places) {
      ids.set((await aProperty(app.source, { latitude, longitude })).id, [latitude, longitude]);
    }
    await aProperty(app.source, { latitude: null, longitude: null });
    await rebuildSearch(app);
    await app.asOwner('analyze');
  });
  afterAll(() => app.close());

  interface Found {
    Store: { StoreID: number }[];
    Pagination: { TotalRecords: number };
  }
  const search = (body: object) => app.call('POST', '/api/home/property/search', { IsShowFull: true, ...body });
  async function found(Area: string): Promise<number[]> {
    const pages = await Promise.all(
      [1, 2].map(async (Page) => (await search({ Area, Page, PageLength: 100 })).json<Found>()),
    );
    const listed = pages.flatMap(({ Store }) => Store.map(({ StoreID }) => StoreID));
    expect(listed).toHaveLength(pages[0].Pagination.TotalRecords);
    return listed.sort((a, b) => a - b);
  }
  async function counted(Area: string, z: number): Promise<number> {
    const query = new URLSearchParams({ z: String(z), south: '-90', west: '-180', north: '90', east: '180', Area });
    const cells = (await app.call('GET', `/api/home/property/map?${query}`)).json<[count: number][]>();
    return cells.reduce((sum, [count]) => sum + count, 0);
  }
  const expected = (area: Area): number[] => [...ids].filter(([, place]) => isInArea(area, place)).map(([id]) => id);

  it.each(STEPS)('[BEYB-41] [BEYB-43] finds what a test of its own finds, in a net of %d degrees', async (step) => {
    let [some, crossed] = [0, 0];
    await fc.assert(
      fc.asyncProperty(areaOf(step), async (area) => {
        const hits = expected(area);
        expect(await found(areaText(area))).toEqual(hits);
        some += Number(hits.length > 0 && hits.length < ids.size);
        crossed += Number(areaAsText(area).areaEdges !== undefined);
      }),
      { seed: SEED, numRuns: AREAS },
    );
    expect([some > AREAS / 2, crossed > AREAS / 3, crossed < AREAS]).toEqual([true, true, true]);
  });

  it('[BEYB-41] [BEYB-06] list and map find only what is inside, and count the same', async () => {
    const dallas = '32,-97.5_32,-96_33.5,-96_33.5,-97.5';
    for (const area of [dallas, STAR, NESTED]) {
      const list = await found(area);
      expect(list.length).toBeGreaterThan(5);
      expect(list.length).toBeLessThan(ids.size);
      expect([await counted(area, 3), await counted(area, 14)]).toEqual([list.length, list.length]);
    }
  });

  it('is narrowed by a part of the map, a keyword and the other filters', async () => {
    const Area = '32,-97_32,-93_36,-93_36,-97';
    const whole = await found(Area);
    const { Pagination } = (await search({ Area, Bounds: '32,-97,32.5,-96.5' })).json<Found>();
    const inBoth = whole.filter((id) => {
      const [latitude, longitude] = ids.get(id) as Place;
      return latitude <= 32.5 && longitude <= -96.5;
    });
    expect([Pagination.TotalRecords, inBoth.length > 0]).toEqual([inBoth.length, true]);
    expect((await search({ Area, Bounds: '40,-97,41,-96' })).json<Found>().Store).toEqual([]);
    expect((await search({ Area, StatusIDs: [4] })).json<Found>().Store).toEqual([]);
    expect((await search({ Area, Keyword: 'nothing' })).json<Found>().Store).toEqual([]);
  });

  it.each([
    ['a small one', '32,-97_32,-96.99_32.01,-96.99', 'polygon'],
    ['one that meets itself', '32,-97_32.01,-96.99_32.01,-97_32,-96.99', 'lseg'],
  ])('the plan of %s takes the index of places', async (_what, Area, test) => {
    const { text, values } = searchPage(searchAsked(Object.assign(new PropertySearchDto(), { Area })), true);
    const plan = await app.source.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      await manager.query('set local enable_bitmapscan = off');
      return (await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${text}`, values))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toMatch(/properties_geo on properties[^\n]*\n\s+Index Cond: .*latitude END >= /);
    expect(text).toContain(test);
  });

  const ring = (points: number) => Array.from({ length: points }, (_, n) => `${30 + n / 10},-97`).join('_');
  const square = '1,1_2,1_2,2';
  it.each<[string, unknown]>([
    ['101 points', ring(101)],
    ['2 points', ring(2)],
    ['4 rings', [square, square, square, square].join('~')],
    ['more than 40 degrees from south to north', '1,1_41.00001,1_2,2'],
    ['more than 40 degrees from west to east', '1,1_1,2~1,41.00001_2,1_2,2'],
    ['NaN', '1,1_NaN,1_2,2'],
    ['six decimals', '1,1_1.000001,1_2,2'],
    ['an exponent', '1,1_1e1,1_2,2'],
    ['no longitude', '1,1_1_2,2'],
    ['a third coordinate', '1,1,1_1,2,1_2,2,1'],
    ['what is beyond the pole', '60,1_90.1,1_70,2'],
    ['what is beyond the date line', '60,170_61,180.1_60,175'],
    ['an empty ring', `${square}~`],
    ['a number', 7],
    ['a list', [[1, 1]]],
  ])('[BEYB-52] refuses %s, in list and map', async (_what, Area) => {
    const { status, text } = await search({ Area });
    expect([status, text.split('\n')[0]]).toEqual([400, 'Area is invalid']);
    const query = new URLSearchParams({ z: '3', south: '-90', west: '-180', north: '90', east: '180' });
    query.set('Area', String(Area));
    expect((await app.call('GET', `/api/home/property/map?${query}`)).status).toBe(400);
  });

  it('[BEYB-52] takes the most that there may be', async () => {
    const most = Array.from({ length: 3 }, (_, n) =>
      Array.from({ length: 100 }, (__, point) => `${(30 + point * 0.4).toFixed(5)},${-100 + n}`).join('_'),
    ).join('~');
    expect((await search({ Area: most })).status).toBe(200);
    expect(await counted(most, 3)).toBe(0);
  });
});
