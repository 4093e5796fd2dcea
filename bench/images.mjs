import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/paths.mjs';
import { ADMIN, addAdministrator, signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { childrenOf, machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * What pictures cost everybody else: `node bench/images.mjs [--seconds 15]`. Somebody signs in and asks for the states
 * again and again, first alone, then while drawings that take minutes, bitmaps of 144 megapixels and large photos are
 * uploaded, four of each at a time; and how long single pictures take.
 */
const values = benchOptions({ seconds: '15' }, { seconds: '1' });
const seconds = wholeNumber(values.seconds, 'Usage: node bench/images.mjs [--seconds N]');
const sharp = createRequire(join(ROOT, 'backend', 'package.json'))('sharp');

const plain = (width, height) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const svg = (inside) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">${inside}</svg>`);
const PICTURES = {
  slow: svg(
    `<filter id="f"><feGaussianBlur stdDeviation="500"/></filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(100)}`,
  ),
  logo: svg('<circle cx="2000" cy="2000" r="900" fill="#c03020"/>'),
  bomb: await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
  photo: await plain(4000, 3000).jpeg().toBuffer(),
  large: await plain(8000, 8000).jpeg().toBuffer(),
};

async function upload(token, propertyId, content) {
  const form = new FormData();
  form.append('StoreID', String(propertyId));
  form.append('file', new Blob([content]), 'picture');
  const began = performance.now();
  const answer = await fetch(`${stack.url}/api/admin/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(300_000),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    ms: performance.now() - began,
    body: answer.status === 200 ? JSON.parse(text) : undefined,
  };
}

/** Milliseconds of each request of somebody who goes on asking until `done` says so. */
async function bystander(done) {
  const body = JSON.stringify({ UserName: ADMIN.email, Password: ADMIN.password });
  const kinds = {
    'sign-in': ['/api/account/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }],
    'lookup/state': ['/api/lookup/state'],
    readiness: ['/api/health/ready'],
  };
  const taken = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  while (!done()) {
    for (const [kind, [path, init]] of Object.entries(kinds)) {
      const began = performance.now();
      const answer = await fetch(stack.url + path, { ...init, signal: AbortSignal.timeout(60_000) });
      const text = await answer.text();
      if (answer.status !== 200 || (kind === 'readiness' && JSON.parse(text).status !== 'ok')) {
        throw new Error(`${kind} was answered ${answer.status}: ${text}`);
      }
      taken[kind].push(performance.now() - began);
    }
    await sleep(20);
  }
  return taken;
}

const ms = (number) => number.toFixed(0);

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers({ empty: true });
  const id = await addAdministrator(stack);
  const [{ id: propertyId }] = await stack.query(
    `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, active, price, seller_id) values ('Depot', '1 Main Street', 'Denver', 6, '80202', 1, 1, true, 1000000, $1) returning id`,
    [id],
  );
  const api = await stack.startApi({ API_RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' });
  const token = await signIn(stack.url);
  const four = (content) => Array.from({ length: values.smoke ? 1 : 4 }, () => upload(token, propertyId, content));
  await upload(token, propertyId, PICTURES.logo);
  const end = performance.now() + seconds * 1000;
  const alone = await bystander(() => performance.now() > end);

  let [under, most] = [true, 0];
  const memory = setInterval(() => (most = Math.max(most, ...childrenOf(api.pid).map(residentMegabytes))), 50);
  const sent = {
    'a drawing of minutes': four(PICTURES.slow),
    '144 megapixels': four(PICTURES.bomb),
    '64 megapixels': four(PICTURES.large),
  };
  const uploads = Promise.all(Object.values(sent).flat()).finally(() => (under = false));
  const meanwhile = await bystander(() => !under);
  await uploads;
  clearInterval(memory);

  const singles = [];
  for (const [name, content] of [
    ['a logo (SVG)', PICTURES.logo],
    ['a photo of 12 megapixels', PICTURES.photo],
    ['a photo of 64 megapixels', PICTURES.large],
  ]) {
    singles.push([name, await upload(token, propertyId, content)]);
  }
  const began = performance.now();
  const small = await fetch(`${stack.url}/StoreImages/${singles[1][1].body.FileName}?w=400`, {
    signal: AbortSignal.timeout(60_000),
  });
  await small.arrayBuffer();
  const [smallMs, left] = [performance.now() - began, async () => childrenOf(api.pid).length];
  for (const end = Date.now() + 60_000; (await left()) > 0 && Date.now() < end;) {
    await sleep(100);
  }

  console.log(`\n${machine()}; ${seconds} s alone\n`);
  printTable(
    ['of somebody else', 'alone p50 ms', 'p95 ms', 'meanwhile p50 ms', 'p95 ms', 'p95 ratio', 'requests'],
    Object.keys(alone).map((kind) => {
      const [before, during] = [alone[kind], meanwhile[kind]].map((times) => [
        quantile(times, 0.5),
        quantile(times, 0.95),
      ]);
      return [kind, ...before.map(ms), ...during.map(ms), (during[1] / before[1]).toFixed(2), meanwhile[kind].length];
    }),
  );
  console.log('');
  printTable(
    ['four at a time', 'answers', 'first after ms', 'last after ms'],
    await Promise.all(
      Object.entries(sent).map(async ([name, answers]) => {
        const done = await Promise.all(answers);
        return [
          name,
          [...new Set(done.map(({ status }) => status))].join(', '),
          ...[Math.min, Math.max].map((pick) => ms(pick(...done.map((one) => one.ms)))),
        ];
      }),
    ),
  );
  console.log('');
  printTable(
    ['one alone', 'answer', 'ms'],
    [
      ...singles.map(([name, { status, ms: took }]) => [name, status, ms(took)]),
      ['its width of 400', small.status, ms(smallMs)],
    ],
  );
  console.log(`\nThe largest process for pictures held ${ms(most)} MB; ${await left()} are left.`);
  if ((await left()) > 0) {
    process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
