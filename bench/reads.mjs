import { join } from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';
import { makeLimitTables } from './lib/limit-tables.mjs';
import { machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { alternate, requireSameAnswers } from './lib/rounds.mjs';
import { findFreePort, Stack, untilAnswering } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';
import { workloads } from './lib/workloads.mjs';

/**
 * How fast the hot reads are beside a bare server with the best known statements (see lib/limit-server.mjs), when the
 * product has been asked the same before and when it keeps nothing:
 * `node bench/reads.mjs [--properties 10000[,1000000]] [--events N] [--rounds 3] [--seconds 3] [--only search]`.
 * Several sizes are measured one after the other, and how the CPU of a request grew between the first and the last.
 */
const values = benchOptions(
  { properties: '100000', events: '150000', rounds: '3', seconds: '3', only: '' },
  { properties: '100', events: '100', rounds: '1', seconds: '1' },
);

/** Least share of the limit's requests a second, and most of its CPU a request. */
const AIMS = { 'asked before': { speed: 1.3, cpu: 0.7 }, 'never asked': { speed: 0.6, cpu: 1.6 } };

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
    await makeLimitTables(stack);
    const [limitPort, port] = [await findFreePort(), await findFreePort()];
    const limit = {
      name: 'limit',
      url: `http://127.0.0.1:${limitPort}`,
      ...stack.service('limit', join(import.meta.dirname, 'lib/limit-server.mjs'), [], {
        LIMIT_PORT: String(limitPort),
      }),
    };
    const product = { ...(await stack.startApi()), name: 'asked before', url: stack.url };
    const url = `http://127.0.0.1:${port}`;
    const anew = {
      ...stack.service('anew', join(ROOT, 'backend/dist/main.js'), [], {
        ...{ PORT: String(port), PUBLIC_URL: url, CALL_RATE_LIMIT: '0', PUBLIC_MEMORY_MB: '0' },
      }),
      name: 'never asked',
      url,
    };
    await untilAnswering(`${url}/api/health/ready`, anew);
    await untilAnswering(`${limit.url}/`, limit);
    const works = (await workloads(stack)).filter(({ name }) => name.includes(values.only));
    // All at once: the days that the limit's texts tell do not pass.
    for (const { requests } of works) {
      await requireSameAnswers(product, limit, requests);
    }
    const results = [];
    for (const work of works) {
      const sides = [product, anew];
      const options = { rounds, seconds, postgresPid: stack.postgres.pid };
      const [bare, ...measured] = await alternate([limit, ...sides], work.requests, options);
      results.push(
        ...measured.map((ours, index) => ({
          name: `${work.name}; ${sides[index].name}`,
          aim: AIMS[sides[index].name],
          ours,
          bare,
          cpu: (ours.cpu + ours.postgres) / (bare.cpu + bare.postgres),
          speed: ours.perSecond / bare.perSecond,
        })),
      );
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
    speed < aim.speed ? `speed < ${aim.speed}` : '',
    cpu > aim.cpu ? `CPU > ${aim.cpu}` : '',
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
