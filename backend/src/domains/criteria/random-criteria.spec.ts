import { type Area, isInArea, parseArea } from '@stowbridge/contract/area';
import { type Condition, isRangeKind, type RangeKind, type Wish } from '@stowbridge/contract/criteria';
import fc from 'fast-check';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { someCriteria } from '../../../test/criteria';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { Property } from '../properties/editing/property.entity';
import type { MatchDto } from './matching.resource.dto';

const SEED = 2223;
/** `npm run test:long` asks for more. */
const RUNS = Number(process.env.RANDOM_CRITERIA ?? 60);

const property = fc.record({
  stateId: fc.constantFrom(6, 44),
  storeTypeId: fc.constantFrom(1, 2),
  noi: fc.constantFrom(null, 60_000, 70_000),
  rentableSqft: fc.constantFrom(null, 8_000, 10_000),
  unitCount: fc.constantFrom(null, 100, 200),
  yearBuilt: fc.constantFrom(null, 1999, 2020),
  physicalOccupancyArea: fc.constantFrom(null, 80, 90.5),
  climateControlledShare: fc.constantFrom(null, 0, 40),
  figuresShown: fc.constantFrom('everyone' as const, 'after the NDA' as const),
  statusId: fc.constantFrom(1, 1, 2, 3, 4),
  active: fc.constantFrom(true, true, true, false),
  alternatePriceOptionId: fc.constantFrom(null, null, 1, 4),
  price: fc.constantFrom(null, 900_000, 1_000_000, 1_100_000),
  place: fc.constantFrom([null, null], [30.25, -104.9], [30.25, -97.7], [39.7, -104.9], [39.7, -97.7]),
});

const ENDS: Record<RangeKind, number[]> = {
  price: [900_000, 1_000_000, 1_050_000],
  sqft: [8_000, 9_000, 10_000],
  capRate: [6, 6.67, 7.78],
  pricePerSqft: [90, 100, 112.5],
  noi: [60_000, 65_000],
  occupancy: [80, 90.5, 95],
  units: [100, 150],
  yearBuilt: [1999, 2000, 2020],
  climateShare: [0, 40, 50],
};
const range = (kind: RangeKind) =>
  fc
    .tuple(fc.option(fc.constantFrom(...ENDS[kind])), fc.option(fc.constantFrom(...ENDS[kind])))
    .filter(([from, to]) => (from ?? to) !== null && (from === null || to === null || from <= to))
    .map(([from, to]): Condition => ({ kind, from, to }));
const list = (kind: 'states' | 'types', ids: number[]) =>
  fc.subarray(ids, { minLength: 1 }).map((some): Condition => ({ kind, ids: some }));
const area = fc
  .constantFrom(
    '30,-98_30,-97_31,-97',
    '39.7,-104.9_39.7,-97_40,-100',
    '39,-105.6_40.4,-104.9_39,-104.2_40,-105.6_40,-104.2',
  )
  .map((drawn): Condition => ({ kind: 'area', area: drawn }));
const condition = fc.oneof(
  ...(Object.keys(ENDS) as RangeKind[]).map(range),
  list('states', [6, 44]),
  list('types', [1, 2]),
  area,
);
const criteria = fc.record({
  must: fc.uniqueArray(condition, { maxLength: 3, selector: ({ kind }) => kind }),
  nice: fc.array(
    fc.tuple(condition, fc.integer({ min: 1, max: 5 })).map(([one, weight]): Wish => ({ ...one, weight })),
    { maxLength: 3 },
  ),
  maxPrice: fc.constantFrom(null, null, 950_000, 1_000_000),
});

type Truth = boolean | null;
const all = (truths: Truth[]): Truth => (truths.includes(false) ? false : truths.includes(null) ? null : true);
const hundredths = (value: number): number => Math.round(value * 100 + 1e-7) / 100;

/** Written without a look at the statement. */
function figureOf(kind: RangeKind, p: Property): number | null {
  const price = p.price || null;
  switch (kind) {
    case 'price':
      return price;
    case 'sqft':
      return p.rentableSqft;
    case 'capRate':
      return price && p.noi !== null ? hundredths((100 * p.noi) / price) : null;
    case 'pricePerSqft':
      return price && p.rentableSqft ? hundredths(price / p.rentableSqft) : null;
    case 'noi':
      return p.noi;
    case 'occupancy':
      return p.physicalOccupancyArea;
    case 'units':
      return p.unitCount;
    case 'yearBuilt':
      return p.yearBuilt;
    case 'climateShare':
      return p.climateControlledShare;
  }
}

function truth({ kind, from, to, ids, area: drawn }: Condition, p: Property): Truth {
  if (kind === 'area') {
    return p.latitude === null ? null : isInArea(parseArea(drawn ?? '') as Area, [p.latitude, Number(p.longitude)]);
  }
  if (!isRangeKind(kind)) {
    return (ids ?? []).includes(kind === 'states' ? p.stateId : p.storeTypeId);
  }
  const figure = figureOf(kind, p);
  if (kind === 'price' && figure === null && p.guidanceLow !== null && p.guidanceHigh !== null) {
    return p.guidanceHigh >= (from ?? 0) && p.guidanceLow <= (to ?? Infinity);
  }
  return figure === null ? null : figure >= (from ?? -Infinity) && figure <= (to ?? Infinity);
}

describe(`random criteria and properties, ${RUNS} runs`, () => {
  let app: TestApp;
  let admin: string;
  let buyer: number;
  const properties: Property[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    buyer = (await aBuyer(app.source)).id;
    for (const { place, ...given } of fc.sample(property, { seed: SEED, numRuns: 60 })) {
      const guidance =
        given.alternatePriceOptionId === 4
          ? { guidanceLow: 960_000, guidanceHigh: 1_040_000 }
          : { guidanceLow: null, guidanceHigh: null };
      properties.push(await aProperty(app.source, { ...given, ...guidance, latitude: place[0], longitude: place[1] }));
    }
  });
  afterAll(() => app.close());

  it(
    '[BEYB-60] [BEYB-55] match as an independent reading of the rules says, both ways alike',
    async () => {
      const seen = { match: 0, unknown: 0, none: 0 };
      await fc.assert(
        fc.asyncProperty(criteria, fc.constantFrom(...properties.keys()), async ({ must, nice, maxPrice }, n) => {
          await app.source.query('delete from criteria');
          await someCriteria(app.source, buyer, { must, nice, maxPrice });
          const budget: Condition[] = maxPrice === null ? [] : [{ kind: 'price', to: maxPrice }];
          const expected = properties
            .filter((p) => p.active && p.statusId !== 4)
            .map((p) => {
              const weights = nice.reduce((sum, { weight }) => sum + weight, 0);
              const held = nice.reduce((sum, wish) => sum + (truth(wish, p) === true ? wish.weight : 0), 0);
              return {
                id: p.id,
                fits: all([...must, ...budget].map((one) => truth(one, p))),
                score: Math.round((weights ? Math.round((held / weights) * 1e9) / 1e9 : 1) * 100),
              };
            })
            .filter(({ fits }) => fits !== false);
          const found = (
            await app.call('GET', `/api/v1/users/${buyer}/matching-properties?range=[0,99]`, undefined, admin)
          ).json<MatchDto[]>();
          expect(
            found
              .map(({ propertyId, verdict, score }) => ({
                id: propertyId,
                fits: verdict === 'match' ? true : null,
                score,
              }))
              .sort((a, b) => a.id - b.id),
          ).toEqual(expected);
          const { id } = properties[n];
          const buyers = await app.call('GET', `/api/v1/properties/${id}/matching-buyers`, undefined, admin);
          expect(buyers.json()).toEqual(
            found.filter(({ propertyId }) => propertyId === id).map((match) => ({ ...match, id: buyer })),
          );
          for (const { verdict } of found) {
            seen[verdict] += 1;
          }
          seen.none += properties.length - found.length;
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(Object.values(seen).every((count) => count > RUNS)).toBe(true);
    },
    60_000 + RUNS * 400,
  );
});
