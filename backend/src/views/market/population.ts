import { milesBetween, type Point } from '@stowbridge/contract/distance';
import { sql, type Reader } from '../../platform/database/sql';

/** The day of the cities in `us_places`; those of some may be newer. A test compares it with their extract. */
export const POPULATION_DATE = '2020-03-01';

/** Further away no city reaches into a circle: degrees to each side. */
const ASIDE = { latitude: 1, longitude: 1.5 };

const AROUND = `
  select latitude, longitude, population from us_places
  where population is not null and latitude between $1 and $2 and longitude between $3 and $4`;

/**
 * People within a radius, estimated: a city counts by the share of its assumed disc (2,500 people per square mile)
 * that overlaps the circle, simplified to whole inside, none outside, linear between.
 */
export async function populationWithin(reader: Reader, centre: Point, radiusMiles: number): Promise<number> {
  const { latitude, longitude } = centre;
  const cities = await sql<Point & { population: number }>(reader, {
    name: 'cities-around',
    text: AROUND,
    values: [
      latitude - ASIDE.latitude,
      latitude + ASIDE.latitude,
      longitude - ASIDE.longitude,
      longitude + ASIDE.longitude,
    ],
  });
  let people = 0;
  for (const city of cities) {
    const reach = Math.sqrt(city.population / 2500 / Math.PI);
    const inside = (radiusMiles + reach - milesBetween(centre, city)) / (2 * Math.min(reach, radiusMiles));
    const share = Math.min(1, Math.max(0, inside)) * Math.min(1, (radiusMiles / reach) ** 2);
    people += city.population * share;
  }
  return Math.round(people / 100) * 100;
}
