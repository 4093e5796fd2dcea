import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { officeQueries } from './lib/office-queries.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * What one administrator waits for: every list, search and choice of the back office, one request after the other, with
 * many properties and people in the database: `node bench/office.mjs [--properties 20000] [--users 5000]
 * [--requests 30] [--only part-of-a-name]`. With --url, --email and --password it asks a product that runs already.
 */
const values = benchOptions(
  {
    properties: '20000',
    users: '5000',
    requests: '30',
    only: '',
    url: undefined,
    email: 'admin@stowbridge.example',
    password: 'Storage-2026',
  },
  { properties: '100', users: '100', requests: '1' },
);
const USAGE =
  'Usage: node bench/office.mjs [--properties N] [--users N] [--requests N] [--only part-of-a-name] [--url address]';
const [properties, users, requests] = [values.properties, values.users, values.requests].map((text) =>
  wholeNumber(text, USAGE),
);

/** Milliseconds of one request, with its rows and total. */
async function ask(url, headers, { method, path, body }) {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return { ms: performance.now() - began, kilobytes: text.length / 1024, range: answer.headers.get('content-range') };
}

async function measure(url) {
  const headers = { authorization: `Bearer ${await signIn(url, values)}`, 'content-type': 'application/json' };
  const rows = [];
  for (const { name, variants } of (await officeQueries((request) => ask(url, headers, request))).filter(({ name }) =>
    name.includes(values.only),
  )) {
    const first = await ask(url, headers, variants[0]);
    const taken = [];
    for (let index = 0; index < requests; index += 1) {
      taken.push(await ask(url, headers, variants[index % variants.length]));
    }
    const ms = taken.map((one) => one.ms);
    rows.push([
      name,
      first.ms.toFixed(0),
      quantile(ms, 0.5).toFixed(0),
      quantile(ms, 0.99).toFixed(0),
      first.kilobytes.toFixed(1),
      first.range?.split('/')[1] ?? '',
    ]);
  }
  printTable(['screen', 'first ms', 'p50 ms', 'p99 ms', 'KB', 'total'], rows);
}

warnWhenBusy();
if (values.url) {
  await measure(values.url);
} else {
  const stack = new Stack();
  try {
    await stack.startServers();
    const made = await stack.seed(properties, 1000, ['--users', String(users)]);
    await stack.query('vacuum analyze');
    console.log(
      `\n${machine()}; ${properties} properties and ${users} people, made in ${made.seconds.toFixed(0)} s; one request at a time, ${requests} of each\n`,
    );
    await stack.startApi({ API_RATE_LIMIT: '1000000' });
    await measure(stack.url);
  } finally {
    await stack.stop();
  }
}
