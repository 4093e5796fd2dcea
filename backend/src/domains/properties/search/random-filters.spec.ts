import fc from 'fast-check';
import { aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { rebuildSearch } from '../../../../test/test-database';

const SEED = 20_261_126;
/** Two places: in each one twin of each pair, which differ in nothing that is shown. */
const PLACES = [
  { city: 'Denver', stateId: 6 },
  { city: 'Austin', stateId: 44 },
];
const WORLD = { south: -90, north: 90, west: -180, east: 180 };

/** Figures from few values, so that filters meet them, and a stored price that words or the state may hide. */
const property = fc.record({
  noi: fc.constantFrom(null, 50_000, 60_000, 70_000, 90_000),
  rentableSqft: fc.constantFrom(null, 8_000, 10_000, 12_500),
  unitCount: fc.constantFrom(null, 100, 200, 300),
  yearBuilt: fc.constantFrom(null, 1999, 2004, 2020),
  physicalOccupancyArea: fc.constantFrom(null, 80, 90.5),
  climateControlledShare: fc.constantFrom(null, 0, 40),
  roomForExpansion: fc.boolean(),
  listedAt: fc.constantFrom(new Date('2026-10-31T23:59:59Z'), new Date('2026-11-01T00:00:00Z')),
  changedAt: fc.constantFrom(null, new Date('2026-11-02T00:00:00Z')),
  twinChangedAt: fc.constantFrom(null, new Date('2026-11-03T00:00:00Z')),
  figuresShown: fc.constantFrom('everyone' as const, 'after the NDA' as const),
  statusId: fc.constantFrom(1, 1, 2, 3, 4),
  alternatePriceOptionId: fc.constantFrom(null, null, 1, 4),
  isGuided: fc.boolean(),
  price: fc.constantFrom(null, 900_000, 1_000_000, 1_100_000),
  twinPrice: fc.constantFrom(null, 800_000, 1_000_000, 1_200_000),
});

const figure = (values: number[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const filter = fc
  .record({
    CapRateStart: figure([5, 6, 7]),
    CapRateEnd: figure([6, 7, 9]),
    PricePerSQFTStart: figure([80, 100]),
    PricePerSQFTEnd: figure([100, 120]),
    NOIStart: figure([60_000]),
    NOIEnd: figure([70_000]),
    OccupancyStart: figure([85]),
    UnitsStart: figure([200]),
    UnitsEnd: figure([200, 300]),
    YearBuiltStart: figure([2000]),
    YearBuiltEnd: figure([2004, 2020]),
    ClimateShareStart: figure([0, 40]),
    PriceStart: figure([950_000, 1_000_000]),
    PriceEnd: figure([1_000_000, 2_000_000]),
    IncludeUnpriced: fc.option(fc.boolean(), { nil: undefined }),
    ListedSince: fc.constantFrom(undefined, '2026-11-01'),
    PriceReducedSince: fc.constantFrom(undefined, '2026-11-02', '2026-11-03'),
    ExpansionOnly: fc.option(fc.constant(true), { nil: undefined }),
    StatusIDs: fc.constantFrom(undefined, undefined, [1, 2], [4]),
  })
  // Few at a time, or nothing is ever found.
  .chain((all) =>
    fc
      .shuffledSubarray(Object.keys(all), { maxLength: 4 })
      .map((names) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))),
  )
  .filter((given) => !(Number(given.CapRateStart) > Number(given.CapRateEnd)));
const order = fc.record({
  SortBy: fc.constantFrom(0, 1, 3, 4, 5, 6),
  SortOrder: fc.constantFrom('ASC', 'DESC'),
});

describe('random filters over random properties', () => {
  let app: TestApp;
  /** The place in its pair of each property, the same for both twins. */
  const pairs = new Map<number, number>();
  beforeAll(async () => {
    app = await startTestApp();
    for (const [pair, { isGuided, price, twinPrice, changedAt, twinChangedAt, ...given }] of fc
      .sample(property, { seed: SEED, numRuns: 60 })
      .entries()) {
      const guidance =
        isGuided && given.alternatePriceOptionId === 4 ? { guidanceLow: 950_000, guidanceHigh: 1_050_000 } : {};
      const hidden = given.alternatePriceOptionId !== null || given.statusId === 4;
      const twins = [
        { price, at: changedAt },
        hidden ? { price: twinPrice, at: twinChangedAt } : { price, at: changedAt },
      ];
      for (const [place, { price: stored, at }] of twins.entries()) {
        const changes = { price: stored, repricedAt: at, priceReducedAt: at };
        const more = { latitude: 39.7, longitude: -104.9, createdAt: given.listedAt, name: `Pair ${pair}` };
        const { id } = await aProperty(app.source, { ...given, ...guidance, ...more, ...PLACES[place], ...changes });
        pairs.set(id, pair);
      }
    }
    await rebuildSearch(app);
  });
  afterAll(() => app.close());

  const page = async (
    body: object,
  ): Promise<{ Store: Record<string, unknown>[]; Pagination: { TotalRecords: number } }> =>
    (await app.call('POST', '/api/home/property/search', { IsShowFull: true, PageLength: 100, ...body })).json();

  it('[BEYB-02] [BEYB-03] twins that differ in a hidden price alone are answered alike, in the same order', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filter, order, async (given, by) => {
        const [one, other] = await Promise.all(
          PLACES.map(async ({ stateId, city }) => {
            const { Store, Pagination } = await page({ ...given, ...by, StateID: stateId });
            const alike = Store.map(({ StoreID, State: _state, City, ...rest }) => {
              expect(City).toBe(city);
              return { pair: pairs.get(StoreID as number), ...rest };
            });
            return { alike, total: Pagination.TotalRecords };
          }),
        );
        found += one.total;
        expect(other).toEqual(one);
      }),
      { seed: SEED, numRuns: 120 },
    );
    expect(found).toBeGreaterThan(300);
  });

  it('[BEYB-04] [BEYB-05] pages follow each other without a gap, what shows no figure behind, closed ones last', async () => {
    const figureOf: Record<number, string> = { 1: 'Price', 4: 'CapRate', 5: 'PricePerSQFT' };
    await fc.assert(
      fc.asyncProperty(filter, order, async (given, by) => {
        const whole: Record<string, unknown>[] = [];
        let total = Infinity;
        for (let Page = 1; whole.length < total; Page += 1) {
          const { Store, Pagination } = await page({ ...given, ...by, Page, PageLength: 23 });
          total = Pagination.TotalRecords;
          expect(Store.length).toBe(Math.min(23, total - whole.length));
          whole.push(...Store);
        }
        expect(new Set(whole.map(({ StoreID }) => StoreID)).size).toBe(total);
        const shown = figureOf[by.SortBy];
        if (shown) {
          const figures = whole.map((result) => result[shown] as number | null);
          const bare = whole.filter((_, index) => figures[index] === null);
          expect(figures.slice(figures.length - bare.length).every((one) => one === null)).toBe(true);
          const inOrder = figures.filter((one) => one !== null);
          expect(inOrder).toEqual([...inOrder].sort((a, b) => (by.SortOrder === 'ASC' ? a - b : b - a)));
          const newest = (a: Record<string, unknown>, b: Record<string, unknown>): number =>
            Number(a.StatusID === 4) - Number(b.StatusID === 4) || Number(b.StoreID) - Number(a.StoreID);
          expect(bare).toEqual([...bare].sort(newest));
        }
      }),
      { seed: SEED, numRuns: 80 },
    );
  });

  it('[BEYB-06] the map counts what the list counts', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom(3, 14), async (given, z) => {
        const { Pagination } = await page(given);
        const query = new URLSearchParams(
          Object.entries({ z, ...WORLD, ...given }).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        );
        const cells = (await app.call('GET', `/api/home/property/map?${query}`)).json<[count: number][]>();
        expect(cells.reduce((sum, [count]) => sum + count, 0)).toBe(Pagination.TotalRecords);
      }),
      { seed: SEED, numRuns: 120 },
    );
  });
});
