import { join } from 'node:path';
import { makeListTables } from './lib/list-limit-tables.mjs';
import { listWorkloads } from './lib/list-workloads.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { startReplay } from './lib/recording.mjs';
import { alternate, requireSameAnswers } from './lib/rounds.mjs';
import { findFreePort, Stack, untilAnswering } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * The lists behind the sign-in, as the people of the demo data see them: dashboards, the tracker, the directory of
 * users and the lists of /api/v1 beside a bare server with the best known statements (see lib/list-limit-server.mjs), the
 * reports beside one that runs the statements which the product ran for them (see lib/recording.mjs): `node bench/lists.mjs [--properties 10000[,1000000]] [--events N]
 * [--rounds N] [--seconds N] [--only part-of-a-name]`. With several sizes also how the CPU of a request grew.
 */
const values = benchOptions(
  { properties: '10000', events: '150000', rounds: '3', seconds: '2', only: '' },
  { properties: '100', events: '100', rounds: '1', seconds: '1', only: 'propert' },
);
const sizes = values.properties.split(',').map(Number);
const [events, rounds, seconds] = [values.events, values.rounds, values.seconds].map(Number);
if (![...sizes, rounds, seconds].every((number) => Number.isInteger(number) && number > 0) || !(events >= 0)) {
  console.error(
    'Usage: node bench/lists.mjs [--properties N[,N ...]] [--events N] [--rounds N] [--seconds N] [--only part-of-a-name]',
  );
  process.exit(2);
}

/** Measures one size. */
async function measure(properties) {
  const stack = new Stack();
  try {
    await stack.startServers();
    const made = await stack.seed(properties, events);
    await stack.query('vacuum analyze');
    console.log(
      `\n${machine()}; ${properties} properties and ${events} events, made in ${made.seconds.toFixed(0)} s; 32 connections, ${rounds} turns of ${seconds} s each, medians\n`,
    );
    const product = { ...(await stack.startApi({ API_RATE_LIMIT: '1000000' })), name: 'product', url: stack.url };
    const works = (await listWorkloads(stack.url)).filter(([name]) => name.includes(values.only));
    const requestsOf = (kind) => works.filter(([name]) => isReport(name) === kind).flatMap(([, requests]) => requests);
    const limit = await startLimit(stack, requestsOf(false));
    const replay = await startReplay(stack, requestsOf(true));
    const results = [];
    for (const [name, requests] of works) {
      const side = isReport(name) ? replay : limit;
      await requireSameAnswers(product, side, requests);
      const [ours, bare] = await alternate([product, side], requests, {
        rounds,
        seconds,
        postgresPid: stack.postgres.pid,
      });
      results.push({ name, ours, bare });
    }
    print(results);
    return results;
  } finally {
    await stack.stop();
  }
}

const isReport = (name) => name.startsWith('report');

/** Starts the limit of these requests. */
async function startLimit(stack, requests) {
  await makeListTables(stack, stack.url, requests);
  const port = await findFreePort();
  const limit = stack.service('list-limit', join(import.meta.dirname, 'lib/list-limit-server.mjs'), [], {
    LIMIT_PORT: String(port),
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/`, limit);
  return { ...limit, name: 'limit', url };
}

/** CPU microseconds of a request, of the process and of Postgres. */
const whole = ({ cpu, postgres }) => cpu + postgres;

function print(results) {
  const headings = [
    'list',
    'req/s',
    'limit',
    'ratio',
    'p50 ms',
    'limit',
    'p99 ms',
    'limit',
    'CPU µs',
    'limit',
    'ratio',
    'of it Postgres',
  ];
  printTable(
    headings,
    results.map(({ name, ours, bare }) => [
      name,
      ours.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      (ours.perSecond / bare.perSecond).toFixed(2),
      ours.p50,
      bare.p50,
      ours.p99,
      bare.p99,
      whole(ours).toFixed(0),
      whole(bare).toFixed(0),
      (whole(ours) / whole(bare)).toFixed(2),
      ours.postgres.toFixed(0),
    ]),
  );
}

warnWhenBusy();
const measured = [];
for (const size of sizes) {
  measured.push(await measure(size));
}
if (measured.length > 1) {
  console.log(`\nCPU of a request at ${sizes.at(-1)} properties beside ${sizes[0]}\n`);
  printTable(
    ['list', 'product', 'limit'],
    measured.at(-1).map(({ name, ours, bare }, index) => {
      const before = measured[0][index];
      return [name, (whole(ours) / whole(before.ours)).toFixed(2), (whole(bare) / whole(before.bare)).toFixed(2)];
    }),
  );
}
