import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * What a signer waits for on a property that many have signed for, beside the same property before they had:
 * `node bench/access.mjs [--signers 1000000] [--requests 200]`. Pages of the database that a request touches, and
 * milliseconds; the office's lists of the same property below.
 */
const values = benchOptions({ signers: '1000000', requests: '200' }, { signers: '1000', requests: '2' });
const USAGE = 'Usage: node bench/access.mjs [--signers N] [--requests N]';
const [signers, requests] = [values.signers, values.requests].map((text) => wholeNumber(text, USAGE));
const PASSWORD = 'Storage-2026';
const BATCH = 50_000;

/** More rows like one of them: `$1` its id, `$2` and `$3` the first and the last number. */
const like = (table, changed) =>
  `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${changed}))).* from ${table} r, generate_series($2::int, $3::int) n where r.id = $1`;
/** Beyond any id of the demo data. */
const USER = `100000000 + n`;

async function addSigners(stack, { user, nda, access }) {
  for (let first = 1; first <= signers; first += BATCH) {
    const range = [first, Math.min(signers, first + BATCH - 1)];
    await stack.query(like('users', `'id', ${USER}, 'email', 'signer.' || n || '@example.com'`), [user, ...range]);
    const ofUser = `'id', ${USER}, 'user_id', ${USER}`;
    await stack.query(like('ndas', `${ofUser}, 'ceremony_id', null`), [nda, ...range]);
    await stack.query(like('nda_access', ofUser), [access, ...range]);
  }
  await stack.query('vacuum analyze');
}

async function ask(url, token) {
  const began = performance.now();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(120_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`${url} was answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return performance.now() - began;
}

/** Milliseconds of each request, and the pages that Postgres touched for one. */
async function measure(stack, path, token) {
  const pages = async () => {
    // A connection tells the last that it has touched after ten idle seconds.
    await sleep(values.smoke ? 0 : 11_000);
    const [{ touched }] = await stack.query(
      `select (sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)))::float8 touched from pg_statio_user_tables`,
    );
    return touched;
  };
  await ask(stack.url + path, token);
  const before = await pages();
  const taken = [];
  for (let n = 0; n < requests; n += 1) {
    taken.push(await ask(stack.url + path, token));
  }
  return { ms: median(taken), p99: quantile(taken, 0.99), pages: ((await pages()) - before) / requests };
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  await stack.startApi();
  const [known] = await stack.query(
    `select u.id "user", u.email, n.id nda, a.id access, n.property_id property, d.id document
     from users u join ndas n on n.user_id = u.id join nda_access a on a.user_id = u.id and a.property_id = n.property_id
       join properties p on p.id = n.property_id and p.active and p.status_id = 1
       join documents d on d.property_id = p.id and d.document_type_id <> 8 and d.tier = 1
     where u.email = 'buyer@stowbridge.example' and a.state = 'open' order by d.id limit 1`,
  );
  if (!known) {
    throw new Error('The demo data has no buyer whose NDA opens a document.');
  }
  const buyer = await signIn(stack.url, { email: known.email, password: PASSWORD });
  const office = await signIn(stack.url, { email: 'admin@stowbridge.example', password: PASSWORD });
  const asked = [
    ['profile', `/api/buyer/store/profile/${known.property}/${known.nda}`, buyer],
    ['link of a document', `/api/home/document/link/${known.document}`, buyer],
    ['the buyer’s dashboard', '/api/v1/me/ndas', buyer],
    [
      'office: documents',
      `/api/v1/documents?filter=${encodeURIComponent(JSON.stringify({ propertyId: known.property }))}`,
      office,
    ],
    [
      'office: NDAs',
      `/api/v1/ndas?filter=${encodeURIComponent(JSON.stringify({ propertyId: known.property }))}`,
      office,
    ],
  ];
  const measured = async () => {
    const found = [];
    for (const [, path, token] of asked) {
      found.push(await measure(stack, path, token));
    }
    return found;
  };
  const few = await measured();
  await addSigners(stack, known);
  const many = await measured();
  console.log(`\n${machine()}; ${signers} more signers of one property, ${requests} requests each\n`);
  printTable(
    ['request', 'pages', 'pages with all', 'p50 ms', 'p50 with all', 'p99 with all'],
    asked.map(([name], index) => [
      name,
      few[index].pages.toFixed(1),
      many[index].pages.toFixed(1),
      few[index].ms.toFixed(2),
      many[index].ms.toFixed(2),
      many[index].p99.toFixed(2),
    ]),
  );
} finally {
  await stack.stop();
}
