import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * How long the named statement of the search takes with a drawn area, its page and its total together, around places
 * where properties are: `node bench/areas.mjs [--properties 1000000] [--areas 200]`.
 */
const values = benchOptions({ properties: '1000000', areas: '200' }, { properties: '500', areas: '4' });
const USAGE = 'Usage: node bench/areas.mjs [--properties N] [--areas N]';
const [properties, areas] = [values.properties, values.areas].map((text) => wholeNumber(text, USAGE));
const AIM_MS = 30;
const POINTS = 100;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

/** A line of many points as a hand draws it; every `turns` times around, so that 2 meets itself. */
function ringAround({ latitude, longitude }, degrees, turns) {
  return Array.from({ length: POINTS }, (_, point) => {
    const way = (turns * 2 * Math.PI * point) / POINTS;
    const far = (degrees / 2) * (0.8 + 0.2 * Math.sin(5 * way) + (turns > 1 ? 0.1 * Math.sin(way / turns) : 0));
    return [latitude + far * Math.sin(way), longitude + far * Math.cos(way)];
  });
}

const KINDS = [
  ['a town', 0.3, 1],
  ['a region', 2, 1],
  ['a state', 8, 1],
  ['a third of the country', 20, 1],
  ['a region, the line meets itself', 2, 2],
  ['a state, the line meets itself', 8, 2],
];

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(properties, 100);
  await stack.query('vacuum analyze');
  const { newDataSource } = load('platform/database/data-source');
  const { sql } = load('platform/database/sql');
  const { searchPage } = load('domains/properties/search/search.queries');
  const { areaText, parseArea } = requireFromBackend('@stowbridge/contract/area');
  const source = await newDataSource(stack.postgres.appUrl, 3).initialize();
  const drawn = await stack.query(
    'select latitude, longitude from public_properties where active and latitude is not null order by md5(id::text) limit $1',
    [areas],
  );
  const rows = [];
  const take = async (place, degrees, turns) => {
    const area = parseArea(areaText([ringAround(place, degrees, turns)]));
    const window = { first: 0, count: 10 };
    const statement = searchPage({ filter: { area }, sortBy: 'newest', direction: 'asc', window }, true);
    const began = performance.now();
    const [{ total }] = await sql(source, statement);
    return { total, ms: performance.now() - began };
  };
  // The first one waits for its connection.
  await take(drawn[0], 1, 1);
  for (const [kind, degrees, turns] of KINDS) {
    const taken = [];
    let found = 0;
    for (const place of drawn) {
      const { total, ms } = await take(place, degrees, turns);
      taken.push(ms);
      found += Number(total !== null && total < 1001);
    }
    rows.push([kind, found, median(taken).toFixed(1), quantile(taken, 0.99).toFixed(1), AIM_MS]);
  }
  await source.destroy();
  console.log(`\n${machine()}; ${properties} properties, ${drawn.length} areas of ${POINTS} points each\n`);
  printTable(['an area as large as', 'of them below the cap', 'p50 ms', 'p99 ms', 'aim ms'], rows);
} finally {
  await stack.stop();
}
