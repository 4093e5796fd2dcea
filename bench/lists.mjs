import { signIn } from './lib/administrator.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { startReplay } from './lib/recording.mjs';
import { alternate } from './lib/rounds.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * The lists behind the sign-in, as the people of the demo data see them: dashboards, the tracker, the directory of
 * users, the lists of /api/v1 and the reports, beside a bare server that runs the statements which the product ran for
 * the same requests (see lib/recording.mjs): `node bench/lists.mjs [--properties 10000[,1000000]] [--events N]
 * [--rounds N] [--seconds N] [--only part-of-a-name]`. With several sizes also how the CPU of a request grew.
 */
const values = benchOptions(
  { properties: '10000', events: '150000', rounds: '3', seconds: '2', only: '' },
  { properties: '100', events: '100', rounds: '1', seconds: '1', only: 'dashboard' },
);
const sizes = values.properties.split(',').map(Number);
const [events, rounds, seconds] = [values.events, values.rounds, values.seconds].map(Number);
if (![...sizes, rounds, seconds].every((number) => Number.isInteger(number) && number > 0) || !(events >= 0)) {
  console.error(
    'Usage: node bench/lists.mjs [--properties N[,N ...]] [--events N] [--rounds N] [--seconds N] [--only part-of-a-name]',
  );
  process.exit(2);
}
const PASSWORD = 'Storage-2026';

/** The headers of the requests of one of the demo accounts. */
const headersOf = async (url, name) => ({
  authorization: `Bearer ${await signIn(url, { email: `${name}@stowbridge.example`, password: PASSWORD })}`,
  'content-type': 'application/json',
});

async function workloads(url) {
  const [admin, buyer, seller] = await Promise.all(['admin', 'buyer', 'seller'].map((name) => headersOf(url, name)));
  const get = (headers, path) => ({ method: 'GET', path, headers });
  const post = (headers, path, body) => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const resource = (name, sort, filter = {}) =>
    [0, 1, 2].map((page) => {
      const query = new URLSearchParams({
        sort: JSON.stringify(sort),
        range: JSON.stringify([page * 25, page * 25 + 24]),
        filter: JSON.stringify(filter),
      });
      return get(admin, `/api/v1/${name}?${query}`);
    });
  const reports = (name, more = {}) =>
    [1, 3, 5].map((DateRangeID) => post(admin, `/api/analysis/report/${name}`, { DateRangeID, ...more }));
  const pages = [1, 2, 3];
  const byId = ['id', 'DESC'];
  return [
    ['buyer dashboard', [get(buyer, '/api/buyer/stores')]],
    ['seller dashboard', [get(seller, '/api/seller/stores')]],
    ['deal tracker', pages.map((Page) => post(admin, '/api/admin/deals', { Page, PageLength: 10 }))],
    [
      'deal tracker, by name',
      ['a', 'storage', 'self'].map((PropertyName) =>
        post(admin, '/api/admin/deals', { Page: 1, PageLength: 10, PropertyName }),
      ),
    ],
    [
      'user search',
      pages.map((Page) => post(admin, '/api/admin/users', { UserType: 2, Status: -1, Page, PageLength: 10 })),
    ],
    [
      'user search, by name',
      ['a', 'ma', 'son'].map((Name) =>
        post(admin, '/api/admin/users', { UserType: 2, Status: -1, Name, Page: 1, PageLength: 10 }),
      ),
    ],
    ['v1 properties', resource('properties', byId)],
    ['v1 properties, by name', resource('properties', ['name', 'ASC'])],
    ['v1 users', resource('users', ['createdAt', 'DESC'])],
    ['v1 deals', resource('deals', ['createdAt', 'DESC'])],
    ['v1 documents', resource('documents', byId)],
    ['v1 vendors', resource('vendors', byId)],
    ['v1 messages', resource('messages', byId)],
    ['report, searches', reports('search')],
    ['report, sessions', reports('session')],
    ['report, most viewed', reports('mostview')],
    ['report, properties', reports('dealreport')],
    ['report, one property', reports('dealreport', { PropertyID: 1 })],
  ];
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
    const works = (await workloads(stack.url)).filter(([name]) => name.includes(values.only));
    const limit = await startReplay(
      stack,
      works.flatMap(([, requests]) => requests),
    );
    const results = [];
    for (const [name, requests] of works) {
      const [ours, bare] = await alternate([product, limit], requests, {
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
