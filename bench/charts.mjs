import { parseArgs } from 'node:util';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What the statements of the analytics charts take in Postgres on many counted events:
 * `node bench/charts.mjs [--properties 10000] [--events 10000000]`.
 */
const { values } = parseArgs({ options: { properties: { type: 'string', default: '10000' }, events: { type: 'string', default: '10000000' } } });
const [properties, events] = [values.properties, values.events].map(Number);
if (![properties, events].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: node bench/charts.mjs [--properties N] [--events N]');
  process.exit(2);
}
const RUNS = 15;
const AIM_MS = 1;
const ZONE = 'America/Denver';
const RANGES = [['a week', 6], ['90 days', 89], ['12 months', 364]];
const ALL = [1, 2, 3, 4, 5, 6, 7];

/** Milliseconds of a statement in Postgres itself, its plan made once, as the product has it. */
async function timed(client, name, text, parameters) {
  await client.query(`prepare ${name} as ${text}`);
  const literals = parameters.map((value) => (value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value}'`)).join(', ');
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await client.query(`explain (analyze, timing off, summary on, format json) execute ${name}(${literals})`);
    taken.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
  }
  return median(taken);
}

async function measure(client) {
  const { SEARCHES, SESSIONS, MOST_VIEWED, happenings } = requireFromBackend('./dist/analytics/reports.queries.js');
  const { rows: [{ id }] } = await client.query('select property_id id from property_view_days group by 1 order by sum(count) desc limit 1');
  const charts = [
    ['sessions', SESSIONS, []],
    ['searches, the ten largest', SEARCHES, [10]],
    ['most viewed, the ten largest', MOST_VIEWED, [10]],
    ['property report', happenings(ALL), [null, null]],
    ['property report, one property', happenings(ALL), [id, null]],
  ];
  const { rows: [{ today }] } = await client.query(`select (now() at time zone '${ZONE}')::date::text today`);
  const result = [];
  for (const [index, [name, text, more]] of charts.entries()) {
    const row = [name];
    for (const [days, back] of RANGES.map(([, days]) => [days, new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)])) {
      row.push(await timed(client, `chart_${index}_${days}`, text, [back, today, ZONE, ...more]));
    }
    result.push(row);
  }
  return result;
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  const made = await stack.seed(properties, events);
  await stack.query('vacuum analyze');
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: stack.postgres.url });
  await client.connect();
  const measured = await measure(client).finally(() => client.end());
  console.log(`\n${machine()}; ${properties} properties and ${events} events, made in ${made.seconds.toFixed(0)} s; milliseconds in Postgres, medians of ${RUNS}\n`);
  printTable(['chart', ...RANGES.map(([name]) => name), 'misses'], measured.map(([name, ...taken]) => [name, ...taken.map((ms) => ms.toFixed(2)), taken.at(-1) > AIM_MS ? `12 months > ${AIM_MS} ms` : '']));
} finally {
  await stack.stop();
}
