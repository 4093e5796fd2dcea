import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What the statements of the analytics charts take in Postgres on many counted events:
 * `node bench/charts.mjs [--properties 10000] [--events 10000000]`.
 */
const values = benchOptions({ properties: '10000', events: '10000000' }, { properties: '100', events: '100' });
const [properties, events] = [values.properties, values.events].map(Number);
if (![properties, events].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: node bench/charts.mjs [--properties N] [--events N]');
  process.exit(2);
}
const RUNS = values.smoke ? 1 : 15;
const AIM_MS = 1;
const ZONE = 'America/Denver';
const RANGES = [
  ['a week', 6],
  ['90 days', 89],
  ['12 months', 364],
];
const ALL = [1, 2, 3, 4, 5, 6, 7];
const TEN = 10;

const literal = (value) =>
  Array.isArray(value) ? `'{${value.join()}}'` : typeof value === 'number' ? String(value) : `'${value}'`;

/** Milliseconds of a statement in Postgres itself, its plan made once, as the product has it. */
async function timed(client, name, text, parameters) {
  await client.query(`prepare ${name} as ${text}`);
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await client.query(
      `explain (analyze, timing off, summary on, format json) execute ${name}(${parameters.map(literal).join(', ')})`,
    );
    taken.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
  }
  return median(taken);
}

/** Each chart with its statement and the values beyond range and zone, for a range. */
async function charts(client) {
  const { SESSIONS, activitiesInRange } = requireFromBackend('./dist/views/analytics/reports.queries.js');
  const { topTen, topTenOfAll } = requireFromBackend('./dist/views/analytics/top-ten.queries.js');
  const { DEPTHS } = requireFromBackend('./dist/views/analytics/top-ten.js');
  const { dayRangesOf } = requireFromBackend('./dist/domains/activity/day-ranges.js');
  const { dateRange, periodsOf } = requireFromBackend('./dist/domains/activity/date-range.js');
  const {
    rows: [{ id, name }],
  } = await client.query(
    'select p.id, p.name from property_views v join properties p on p.id = v.property_id where v.span = 64 group by 1 order by sum(v.count) desc limit 1',
  );
  const periods = (from, to) => {
    const rows = periodsOf(dateRange({ from, to }, to));
    return [rows.map((row) => row.from), rows.map((row) => row.to)];
  };
  /** As the product decides: by the tops of the pieces where they tell enough apart, else by adding up. */
  const ten = (what) => async (from, to) => {
    const { spans, days } = dayRangesOf(from, to);
    for (const depth of DEPTHS) {
      const { rows } = await client.query(topTen[what], [from, to, ZONE, spans, days, TEN, depth]);
      if (rows[0].floor === 0 || rows[TEN - 1]?.count > rows[0].floor) {
        return [topTen[what], [spans, days, TEN, depth]];
      }
    }
    return [topTenOfAll[what], [spans, days, TEN]];
  };
  const by = (text, more) => (from, to) => [text, more(from, to)];
  return [
    ['sessions', by(SESSIONS, () => [])],
    ['searches, the ten largest', ten('keywords')],
    ['most viewed, the ten largest', ten('views')],
    ['property report', by(activitiesInRange(ALL, {}), periods)],
    ['property report, one property', by(activitiesInRange(ALL, { id }), (from, to) => [...periods(from, to), id])],
    [
      'property report, by name',
      by(activitiesInRange(ALL, { pattern: 'x' }), (from, to) => [
        ...periods(from, to),
        `%${name.replaceAll("'", '_')}%`,
      ]),
    ],
  ];
}

async function measure(client) {
  const {
    rows: [{ today }],
  } = await client.query(`select (now() at time zone '${ZONE}')::date::text today`);
  const result = [];
  for (const [index, [name, statementOf]] of (await charts(client)).entries()) {
    const row = [name];
    for (const [, days] of RANGES) {
      const from = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      const [text, more] = await statementOf(from, today);
      row.push(await timed(client, `chart_${index}_${days}`, text, [from, today, ZONE, ...more]));
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
  console.log(
    `\n${machine()}; ${properties} properties and ${events} events, made in ${made.seconds.toFixed(0)} s; milliseconds in Postgres, medians of ${RUNS}\n`,
  );
  printTable(
    ['chart', ...RANGES.map(([name]) => name), 'misses'],
    measured.map(([name, ...taken]) => [
      name,
      ...taken.map((ms) => ms.toFixed(2)),
      taken.at(-1) > AIM_MS ? `12 months > ${AIM_MS} ms` : '',
    ]),
  );
} finally {
  await stack.stop();
}
