import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * How long it takes to tell which of many saved searches find one property that is published, in the one statement of the
 * product, and then to note it for each of them: `node bench/alerts.mjs [--searches 100000] [--properties 40]`.
 */
const values = benchOptions({ searches: '100000', properties: '40' }, { searches: '500', properties: '3' });
const USAGE = 'Usage: node bench/alerts.mjs [--searches N] [--properties N]';
const [searches, properties] = [values.searches, values.properties].map((text) => wholeNumber(text, USAGE));
const AIM_MS = 300;
const BATCH = 1000;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

/** What people look for: mostly in a state, of a type and within a price, some by words, figures or a part of the map. */
function addressOf(n) {
  const asked = [
    n % 10 < 8 ? `state=${1 + (n % 50)}` : '',
    n % 3 === 0 ? `type=${1 + (n % 9)}` : '',
    n % 2 === 0 ? `priceTo=${1_000_000 + (n % 40) * 250_000}` : '',
    n % 5 === 0 ? `capRateFrom=${5 + (n % 4)}` : '',
    n % 7 === 0 ? `areaFrom=${(n % 20) * 5000}` : '',
    n % 11 === 0 ? `bounds=${25 + (n % 15)},-${90 + (n % 20)},${30 + (n % 15)},-${85 + (n % 20)}` : '',
  ].filter(Boolean);
  const word = n % 6 === 0 ? ['storage', 'harbor', 'self storage', 'denver', 'gate'][n % 5] : '';
  return `/property/search/${encodeURIComponent(word)}?${asked.join('&')}`;
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  const { newDataSource } = load('platform/database/data-source');
  const { SavedSearch } = load('domains/demand/saved-search.entity');
  const { columnsOf } = load('domains/demand/saved-columns');
  const { FINDING, noteHits } = load('domains/demand/hits');
  const source = await newDataSource(stack.postgres.appUrl, 3).initialize();
  const people = await stack.query('select id from users where status_id <> 3 order by id');
  for (let from = 0; from < searches; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, searches - from) }, (_, n) => ({
      ...columnsOf({ name: `Search ${from + n}`, address: addressOf(from + n), frequency: 'daily' }),
      userId: people[(from + n) % people.length].id,
    }));
    await source.getRepository(SavedSearch).insert(rows);
  }
  await stack.query('vacuum analyze');

  const published = await stack.query(
    'select id from properties where active and status_id in (1, 2, 3) order by id limit $1',
    [properties],
  );
  const [finding, noting, found] = [[], [], []];
  const timed = async (list, work) => {
    const began = performance.now();
    const answer = await work();
    list.push(performance.now() - began);
    return answer;
  };
  for (const { id } of published) {
    const [{ count }] = await timed(finding, () =>
      source.query(`select count(waits)::int count from (${FINDING}) f`, [id]),
    );
    found.push(count);
    await timed(noting, () => noteHits(source.manager, { propertyId: id, reason: 'new', priceId: null }));
  }
  await source.destroy();
  console.log(`\n${machine()}; ${searches} saved searches, ${published.length} properties\n`);
  printTable(
    ['a published property', 'p50 ms', 'p99 ms', 'aim ms'],
    [
      ['is matched in one statement', finding, AIM_MS],
      [`and noted for ${median(found)} searches, ${Math.max(...found)} at most`, noting, ''],
    ].map(([name, taken, aim]) => [name, median(taken).toFixed(1), quantile(taken, 0.99).toFixed(1), aim]),
  );
} finally {
  await stack.stop();
}
