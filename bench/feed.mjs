import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What a page of the feed of changes costs Postgres, from the middle of very many: `node bench/feed.mjs [--rows 10000000]`.
 * For somebody who reads everything and for a key of one rare resource, beside the *limit*, a bare statement that reads as
 * many rows. Ends with 1 when a page takes more than 10 ms.
 */
const values = benchOptions({ rows: '10000000' }, { rows: '5000' });
const rows = wholeNumber(values.rows, 'Usage: node bench/feed.mjs [--rows N]');
const ROUNDS = values.smoke ? 5 : 51;
const PAGE = 1000;
const LIMIT_MS = 10;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  const { CHANGES_PAGE } = load('domains/changes/changes.service');
  const { CHANGE_RESOURCE_NAMES } = requireFromBackend('@stowbridge/contract/changes');
  await stack.query(
    `insert into changes (type, resource, resource_id, data)
     select 'x.changed', ($2::text[])[case when n % 100000 = 0 then 1 else 2 + n % (cardinality($2::text[]) - 1) end], n % 1000000, '{"fields": ["price", "description"]}'
     from generate_series(1, $1::int) n`,
    [rows, ['team-members', ...CHANGE_RESOURCE_NAMES.filter((name) => name !== 'team-members')]],
  );
  await stack.query('vacuum analyze changes');
  const [{ middle, last }] = await stack.query('select (max(id) / 2)::text middle, max(id)::text last from changes');
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: stack.postgres.url });
  await client.connect();
  const timed = async (text, parameters) => {
    const taken = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answer = await client.query(`explain (analyze, timing off, summary on, format json) ${text}`, parameters);
      taken.push(answer.rows[0]['QUERY PLAN'][0]['Execution Time']);
    }
    return median(taken);
  };
  const pages = [
    ['everything', await timed(CHANGES_PAGE, [middle, last, CHANGE_RESOURCE_NAMES, PAGE])],
    ['one rare resource', await timed(CHANGES_PAGE, [middle, last, ['team-members'], PAGE])],
    ['the newest settled id', await timed('select settled_id($1)', ['changes'])],
  ];
  const limit = await timed('select * from changes where id > $1 order by id limit $2', [middle, PAGE]);
  await client.end();
  console.log(`\n${machine()}; ${rows} changes, pages of ${PAGE}, median of ${ROUNDS}\n`);
  printTable(
    ['a page of', 'ms in Postgres', 'limit ms', 'aim ms'],
    pages.map(([name, taken]) => [name, taken.toFixed(2), limit.toFixed(2), LIMIT_MS]),
  );
  if (pages.some(([, taken]) => taken > LIMIT_MS)) {
    process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
