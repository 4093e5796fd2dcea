import type { Client } from 'pg';
import type { Random } from '../random';

/** A ZIP code area and its centre. */
interface Zip {
  zip: string;
  latitude: number;
  longitude: number;
}

/** A town with its ZIP codes. */
export interface Town {
  city: string;
  stateCode: string;
  stateName: string;
  population: number;
  zips: readonly Zip[];
}

/** Towns of at least 9000 people whose ZIP codes are known by the same name. */
const TOWNS = `
  select c.city, c.state_code "stateCode", s.name "stateName", max(c.population) population, z.zips
  from us_places c join states s on s.code = c.state_code
  join (select city, state_code, json_agg(json_build_object('zip', zip, 'latitude', latitude, 'longitude', longitude) order by zip)::text zips
        from us_places where zip is not null group by city, state_code) z on z.city = c.city and z.state_code = c.state_code
  where c.population >= 9000
  group by c.city, c.state_code, s.name, z.zips`;

/** The towns in which demo data lies, largest first. */
export async function readTowns(client: Client): Promise<Town[]> {
  const { rows } = await client.query<Omit<Town, 'zips'> & { zips: string }>(TOWNS);
  return rows
    .map((row) => ({ ...row, zips: JSON.parse(row.zips) as Zip[] }))
    .sort(
      (a, b) => b.population - a.population || a.city.localeCompare(b.city) || a.stateCode.localeCompare(b.stateCode),
    );
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
