import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * How long an import takes: `node bench/imports.mjs [--rows 10000]`. Seconds until a file is read, until all of its rows are
 * checked, which is to take at most 30 s for 10,000, and until they are written.
 */
const USAGE = 'Usage: node bench/imports.mjs [--rows N]';
const values = benchOptions({ rows: '10000' }, { rows: '20' });
const rows = wholeNumber(values.rows, USAGE);
const LIMIT_SECONDS = 30;
const LIMIT_ROWS = 10_000;

const FILES = {
  properties: [
    'Name,Street,City,State,Zip,Type,NRSF,Price',
    (n) => `Depot ${n},${n} Main St,Denver,CO,80202,Drive-up,40000,4250000`,
  ],
  people: [
    'First Name,Last Name,Email,Phone,Company,Role,Position,State',
    (n) => `Ida,Moss ${n},ida.${n}@bench.example,3035550199,Hart Storage,Buyer,Investor,CO`,
  ],
  vendors: ['Company,State,Website', (n) => `Door Works ${n},CO,doors.example`],
};

warnWhenBusy();
const stack = new Stack();
let missed = false;
try {
  await stack.startServers();
  await stack.seed(100, 100);
  await stack.startApi({ LOG_LEVEL: 'warn', API_RATE_LIMIT: '1000000' });
  stack.startWorker({ LOG_LEVEL: 'warn' });
  const token = await signIn(stack.url, { email: 'admin@stowbridge.example', password: 'Storage-2026' });
  const ask = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}` };
    const json = body && !(body instanceof FormData);
    const answer = await fetch(`${stack.url}/api/v1/imports${path}`, {
      method,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      body: json ? JSON.stringify(body) : body,
    });
    if (!answer.ok) {
      throw new Error(await answer.text());
    }
    return answer.json();
  };
  const until = async (id, state) => {
    for (;;) {
      const found = await ask('GET', `/${id}`);
      if (found.state === state) {
        return found;
      }
      if (found.state === 'failed') {
        throw new Error(found.error);
      }
      // The API that answers takes its time from the same processors.
      await sleep(250);
    }
  };
  const table = [];
  for (const [kind, [headings, rowOf]] of Object.entries(FILES)) {
    const form = new FormData();
    form.append('kind', kind);
    form.append(
      'file',
      new Blob([[headings, ...Array.from({ length: rows }, (_, n) => rowOf(n))].join('\n')]),
      `${kind}.csv`,
    );
    const began = performance.now();
    const { id } = await ask('POST', '', form);
    const read = performance.now();
    const { rightCount } = await until(id, 'checked');
    const checked = performance.now();
    if (rightCount !== rows) {
      throw new Error(`${rightCount} of ${rows} rows of ${kind} are right.`);
    }
    await ask('POST', `/${id}/commit`, { rows: 'all' });
    await until(id, 'done');
    const seconds = [read - began, checked - read, performance.now() - checked].map((ms) => ms / 1000);
    missed ||= rows === LIMIT_ROWS && seconds[1] > LIMIT_SECONDS;
    table.push([kind, ...seconds.map((one) => one.toFixed(1))]);
  }
  console.log(`\n${machine()}; ${rows} rows\n`);
  printTable(['', 'read s', 'checked s', 'written s'], table);
} finally {
  await stack.stop();
}
if (missed) {
  console.log(`\nA check took more than ${LIMIT_SECONDS} s.`);
  process.exitCode = 1;
}
