import type { UnitMixRow } from '@stowbridge/backend/domains/properties/editing/property.entity';
import type { Random } from './random';

export interface Metrics {
  rentableSqft: number;
  acreage: number;
  unitMix: UnitMixRow[];
  unitCount: number;
  climateControlledShare: number;
  physicalOccupancyUnits: number;
  physicalOccupancyArea: number;
  economicOccupancy: number;
  noi: number;
  price: number;
  yearBuilt: number;
}

const SIZES = [
  { size: '5x5', sqft: 25, weight: 8, rate: 2.1 },
  { size: '5x10', sqft: 50, weight: 20, rate: 1.55 },
  { size: '10x10', sqft: 100, weight: 30, rate: 1.25 },
  { size: '10x15', sqft: 150, weight: 16, rate: 1.1 },
  { size: '10x20', sqft: 200, weight: 18, rate: 0.98 },
  { size: '10x30', sqft: 300, weight: 8, rate: 0.86 },
] as const;
const STALLS = [
  { size: '12x25', sqft: 300, weight: 30, rate: 0.34 },
  { size: '12x35', sqft: 420, weight: 40, rate: 0.33 },
  { size: '14x50', sqft: 700, weight: 30, rate: 0.36 },
] as const;

/** Typical sizes in square feet (median and spread) and share of climate control, by store type. */
const TYPES: Record<number, { median: number; spread: number; climate: readonly [number, number]; floors: number }> = {
  1: { median: 38_000, spread: 0.45, climate: [0, 0], floors: 1 },
  2: { median: 58_000, spread: 0.35, climate: [82, 100], floors: 2 },
  3: { median: 54_000, spread: 0.4, climate: [22, 62], floors: 1 },
  4: { median: 78_000, spread: 0.3, climate: [88, 100], floors: 3 },
  5: { median: 92_000, spread: 0.4, climate: [0, 0], floors: 1 },
  6: { median: 63_000, spread: 0.3, climate: [70, 100], floors: 2 },
  7: { median: 138_000, spread: 0.3, climate: [15, 45], floors: 1 },
  9: { median: 34_000, spread: 0.4, climate: [0, 30], floors: 1 },
};

const DEAREST = 24_900_000;
const round = (value: number, step: number): number => Math.round(value / step) * step;
const two = (value: number): number => Math.round(value * 100) / 100;

/**
 * Size, unit mix, income and price of one facility, each following from the one before: rents from the size of the
 * town, income from rents and occupancy, price from income and a cap rate. Money is whole dollars a year.
 */
export function makeMetrics(storeTypeId: number, population: number, random: Random): Metrics {
  const type = TYPES[storeTypeId] ?? TYPES[9];
  const target = Math.max(9000, type.median * Math.exp(random.normal(0, type.spread)));
  const climate = random.between(...type.climate);
  const market = 0.78 + Math.min(0.5, Math.log10(population / 8000) * 0.28) + random.normal(0, 0.06);
  const unitMix = makeUnitMix(storeTypeId, Math.min(target, 290_000), climate / 100, market, random);
  const sqft = unitMix.reduce((sum, row) => sum + row.units * areaOf(row.size), 0);
  const unitCount = unitMix.reduce((sum, row) => sum + row.units, 0);
  const units = clamp(random.normal(88, 6), 58, 98.4);
  const area = clamp(units + random.normal(-0.6, 1.6), 55, 99);
  const economic = clamp(units - Math.abs(random.normal(5, 2.6)), 48, 96);
  const potential = unitMix.reduce((sum, row) => sum + row.units * row.rent * 12, 0);
  const income = potential * (economic / 100) * random.between(1.02, 1.06);
  const earned = round(income * (1 - random.between(0.31, 0.43)), 100);
  const capRate =
    clamp(random.normal(6.3, 0.55) - (population > 300_000 ? 0.4 : 0) + (storeTypeId === 5 ? 0.5 : 0), 4.9, 8.6) / 100;
  // The price filter of the site ends at 25 million; what would cost more is leased less profitably instead.
  const noi = Math.min(earned, round(DEAREST * capRate, 100));
  const raw = noi / capRate;
  const yearBuilt = random.chance(0.5) ? random.int(1996, 2012) : random.int(1978, 2022);
  return {
    rentableSqft: sqft,
    acreage: two((sqft / 43_560 / type.floors) * random.between(2, 2.9) + random.between(0.3, 0.9)),
    unitMix,
    unitCount,
    yearBuilt,
    noi,
    climateControlledShare: two(shareOfClimate(unitMix, sqft)),
    physicalOccupancyUnits: two(units),
    physicalOccupancyArea: two(area),
    economicOccupancy: two(economic),
    price: Math.min(DEAREST, round(raw, raw > 5_000_000 ? 100_000 : 25_000)),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Square feet of a size such as `10x15`. */
export function areaOf(size: string): number {
  const [wide, deep] = size.split('x').map(Number);
  return wide * deep;
}

const shareOfClimate = (mix: readonly UnitMixRow[], total: number): number =>
  (mix.filter((row) => row.climateControlled).reduce((sum, row) => sum + row.units * areaOf(row.size), 0) / total) *
  100;

function makeUnitMix(storeTypeId: number, sqft: number, climate: number, market: number, random: Random): UnitMixRow[] {
  const parts =
    storeTypeId === 5
      ? [
          { sizes: STALLS, area: sqft * 0.8, cooled: false },
          { sizes: SIZES, area: sqft * 0.2, cooled: false },
        ]
      : [
          { sizes: SIZES, area: sqft * (1 - climate), cooled: false },
          { sizes: SIZES, area: sqft * climate, cooled: true },
        ];
  return parts.flatMap(({ sizes, area, cooled }) => {
    if (area < 800) {
      return [];
    }
    const shares = sizes.map(({ weight, size }) =>
      cooled && size === '10x30' ? 0 : weight * random.between(0.6, 1.4),
    );
    const total = sizes.reduce((sum, { sqft: one }, i) => sum + shares[i] * one, 0);
    return sizes
      .map(({ size, sqft: one, rate }, i) => ({
        size,
        units: Math.round((shares[i] / total) * area),
        climateControlled: cooled,
        rent: Math.max(25, Math.round(one * rate * market * (cooled ? 1.32 : 1))),
      }))
      .filter((row) => row.units > 0);
  });
}
