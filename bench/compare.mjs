import { join, resolve } from 'node:path';
import { listWorkloads } from './lib/list-workloads.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { alternate } from './lib/rounds.mjs';
import { findFreePort, Stack, untilAnswering } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';
import { workloads } from './lib/workloads.mjs';

/**
 * Whether a change made the hot reads or the lists dearer: this checkout and another one, both built, on the same
 * servers and data in turns: `node bench/compare.mjs FOLDER [--properties N] [--events N] [--rounds N] [--seconds N]
 * [--only part-of-a-name]`. Both must understand the schema of this one.
 */
const values = benchOptions(
  { folder: '', properties: '10000', events: '150000', rounds: '5', seconds: '2', only: '' },
  { folder: '.', properties: '100', events: '100', rounds: '1', seconds: '1', only: 'v1 deals' },
  'folder',
);
const [properties, events, rounds, seconds] = [values.properties, values.events, values.rounds, values.seconds].map(
  Number,
);
if (!values.folder || ![properties, rounds, seconds].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(
    'Usage: node bench/compare.mjs FOLDER [--properties N] [--events N] [--rounds N] [--seconds N] [--only part-of-a-name]',
  );
  process.exit(2);
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(properties, events);
  await stack.query('vacuum analyze');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const limits = { CALL_RATE_LIMIT: '0', API_RATE_LIMIT: '1000000' };
  const now = { ...(await stack.startApi(limits)), name: 'now', url: stack.url };
  const main = join(resolve(values.folder), 'backend/dist/main.js');
  const before = {
    ...stack.service('before', main, [], { ...limits, PORT: String(port), PUBLIC_URL: url }),
    name: 'before',
    url,
  };
  await untilAnswering(`${url}/api/health/ready`, before);
  const reads = (await workloads(stack)).map(({ name, requests }) => [name, requests]);
  const works = [...reads, ...(await listWorkloads(stack.url))].filter(([name]) => name.includes(values.only));
  console.log(`\n${machine()}; ${properties} properties and ${events} events; ${rounds} turns of ${seconds} s each\n`);
  const rows = [];
  for (const [name, requests] of works) {
    const measured = await alternate([before, now], requests, { rounds, seconds, postgresPid: stack.postgres.pid });
    const cpu = measured.map(({ cpu, postgres }) => cpu + postgres);
    const rounded = [...measured.map(({ perSecond }) => perSecond), ...cpu].map((number) => number.toFixed(0));
    const ofPostgres = measured.map(({ postgres }) => postgres.toFixed(0));
    rows.push([name, ...rounded, (cpu[1] / cpu[0]).toFixed(2), ...ofPostgres]);
  }
  printTable(['read', 'req/s before', 'now', 'CPU µs before', 'now', 'ratio', 'of it Postgres before', 'now'], rows);
} finally {
  await stack.stop();
}
