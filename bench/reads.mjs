import { join } from 'node:path';
import { machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { alternate, requireSameAnswers } from './lib/rounds.mjs';
import { findFreePort, Stack, untilAnswering } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';
import { workloads } from './lib/workloads.mjs';

/**
 * How fast the hot reads are beside a bare server that runs the same statements (see lib/limit-server.mjs):
 * `node bench/reads.mjs [--properties 10000[,1000000]] [--events N] [--rounds 3] [--seconds 3] [--only search]`.
 * Several sizes are measured one after the other, and how the CPU of a request grew between the first and the last.
 */
const values = benchOptions(
  { properties: '100000', events: '150000', rounds: '3', seconds: '3', only: '' },
  { properties: '100', events: '100', rounds: '1', seconds: '1' },
);
const sizes = values.properties.split(',').map(Number);
const [events, rounds, seconds] = [values.events, values.rounds, values.seconds].map(Number);
if (![...sizes, rounds, seconds].every((number) => Number.isInteger(number) && number > 0) || !(events >= 0)) {
  console.error(
    'Usage: node bench/reads.mjs [--properties N[,N ...]] [--events N] [--rounds N] [--seconds N] [--only part-of-a-name]',
  );
  process.exit(2);
}

/** Measures one size; answers name -> { product, limit }. */
async function measure(properties) {
  const stack = new Stack();
  try {
    await stack.startServers();
    const made = await stack.seed(properties, events);
    console.log(
      `\n${machine()}; ${properties} properties and ${events} events, made in ${made.seconds.toFixed(0)} s; 32 connections, ${rounds} turns of ${seconds} s each, medians\n`,
    );
    const limitPort = await findFreePort();
    const limit = {
      name: 'limit',
      url: `http://127.0.0.1:${limitPort}`,
      ...stack.service('limit', join(import.meta.dirname, 'lib/limit-server.mjs'), [], {
        LIMIT_PORT: String(limitPort),
      }),
    };
    const product = { ...(await stack.startApi()), name: 'product', url: stack.url };
    await untilAnswering(`${limit.url}/`, limit);
    const results = [];
    for (const work of (await workloads(stack)).filter(({ name }) => name.includes(values.only))) {
      await requireSameAnswers(product, limit, work.requests);
      const [ours, bare] = await alternate([product, limit], work.requests, {
        rounds,
        seconds,
        postgresPid: stack.postgres.pid,
      });
      results.push({
        ...work,
        ours,
        bare,
        cpu: (ours.cpu + ours.postgres) / (bare.cpu + bare.postgres),
        speed: ours.perSecond / bare.perSecond,
      });
    }
    print(results);
    console.log(`\nAPI under load: ${residentMegabytes(product.pid).toFixed(0)} MB resident`);
    return results;
  } finally {
    await stack.stop();
  }
}

/** Names the aims that a row misses. */
function missed({ aim, speed, cpu, ours, bare }) {
  return [
    aim.speed && speed < aim.speed ? `speed < ${aim.speed}` : '',
    aim.cpu && cpu > aim.cpu ? `CPU > ${aim.cpu}` : '',
    ours.p99 > 2 * bare.p99 ? 'p99 > 2x' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function print(results) {
  const headings = [
    'read',
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
    'limit',
    'misses',
  ];
  printTable(
    headings,
    results.map((row) => {
      const { name, ours, bare, speed, cpu } = row;
      const whole = [ours.cpu + ours.postgres, bare.cpu + bare.postgres, ours.postgres, bare.postgres].map((micro) =>
        micro.toFixed(0),
      );
      return [
        name,
        ours.perSecond.toFixed(0),
        bare.perSecond.toFixed(0),
        speed.toFixed(2),
        ours.p50,
        bare.p50,
        ours.p99,
        bare.p99,
        whole[0],
        whole[1],
        cpu.toFixed(2),
        whole[2],
        whole[3],
        missed(row),
      ];
    }),
  );
}

warnWhenBusy();
const measured = [];
for (const size of sizes) {
  measured.push(await measure(size));
}
if (measured.length > 1) {
  const [small, large] = [measured[0], measured.at(-1)];
  console.log(`\nCPU of a request at ${sizes.at(-1)} properties beside ${sizes[0]}\n`);
  printTable(
    ['read', 'product', 'limit'],
    large.map(({ name, ours, bare }, index) => {
      const before = small[index];
      return [
        name,
        ((ours.cpu + ours.postgres) / (before.ours.cpu + before.ours.postgres)).toFixed(2),
        ((bare.cpu + bare.postgres) / (before.bare.cpu + before.bare.postgres)).toFixed(2),
      ];
    }),
  );
}
