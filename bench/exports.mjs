import { setTimeout as sleep } from 'node:timers/promises';
import { addAdministrator, signIn } from './lib/administrator.mjs';
import { machine, residentMegabytes, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * What a large spreadsheet costs: `node bench/exports.mjs [--rows 100000]`. Each report is downloaded over HTTP by a
 * reader that takes it as fast as it comes and by one that takes 512 KB a second; meanwhile another caller asks
 * something small again and again, who must not be made to wait.
 */
const values = benchOptions({ rows: '100000' }, { rows: '100' });
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1 || rows > 100_000) {
  console.error('Usage: node bench/exports.mjs [--rows N], at most 100000');
  process.exit(2);
}
const SLOW_BYTES_PER_SECOND = 512 * 1024;
const GROWTH_AIM_MB = 150;
const DOWNLOAD_LIMIT_MS = 180_000;
/** The last record of a zip file; one that was broken off has none. */
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');

/** An administrator, and as many properties and deals with terms as the reports shall have rows. */
async function fill(stack) {
  const id = await addAdministrator(stack);
  await stack.query(
    `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, active, price, rentable_sqft, acreage, seller_id, description, created_at)
     select 'Storage & Depot ' || n, n || ' Main Street', 'Denver', 1 + n % 50, lpad((n % 99999)::text, 5, '0'), 1 + n % 6, 1, true, 1000000 + n, 20000 + n, 2.5, $2,
            repeat('A long description. ', 100), now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    [rows, id],
  );
  await stack.query(
    `insert into deals (deal_name, property_id, property_name, price, is_offline, offline_buyer_first_name, offline_buyer_last_name, offline_buyer_email, deal_status_id, status_at, created_at)
     select 'Offer ' || id, id, name, price, true, 'Robin', 'Buyer ' || id, 'robin' || id || '@example.com', 6, created_at, created_at from properties`,
  );
  await stack.query(
    `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id)
     select id, 1, price, 'Robin', 'Harbor Storage LLC', 'Bank loan', 2.5, 2, $1 from deals`,
    [id],
  );
  await stack.query('analyze');
}

/** Asks something small every 20 ms until it is told to stop; answers the longest wait in ms. */
function bystander(stack) {
  let stopped = false;
  const waits = (async () => {
    let longest = 0;
    while (!stopped) {
      const began = performance.now();
      const answer = await fetch(`${stack.url}/api/lookup/states`, { signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await sleep(20);
    }
    return longest;
  })();
  return () => ((stopped = true), waits);
}

/** Samples the memory of a process until it is told to stop; answers the highest. */
function highest(pid) {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 50);
  return () => (clearInterval(timer), most);
}

/** Downloads a report; a slow reader waits between its chunks. */
async function download(stack, api, token, path, body, bytesPerSecond) {
  const before = residentMegabytes(api.pid);
  const [memory, wait] = [highest(api.pid), bystander(stack)];
  const began = performance.now();
  const answer = await fetch(`${stack.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS),
  });
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }
  const firstByte = performance.now() - began;
  let [bytes, tail] = [0, Buffer.alloc(0)];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-64);
    if (bytesPerSecond) {
      await sleep((chunk.length / bytesPerSecond) * 1000);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  if (!tail.includes(END_OF_ZIP)) {
    throw new Error(`${path} was broken off after ${bytes} bytes.`);
  }
  return { firstByte, seconds, bytes, before, peak: memory(), wait: await wait() };
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers({ empty: true });
  await fill(stack);
  const api = await stack.startApi();
  const token = await signIn(stack.url);
  const reports = [
    ['properties', 'admin/stores/download', {}, 'Storage & Depot 1'],
    ['deals', 'admin/deals/download', {}, 'Offer 1'],
  ];
  // Loads what is loaded at the first use, so that it is not taken for growth.
  for (const [name, path, , one] of reports) {
    await download(stack, api, token, path, name === 'deals' ? { DealName: one } : { StoreName: one });
  }
  const report = { DateRangeID: 5, StartDate: '', EndDate: '' };
  const measured = [];
  for (const [name, path, body] of [
    ...reports,
    ['property report, 12 months', 'analysis/report/dealreport/download', report],
  ]) {
    for (const speed of name.includes('report') ? [0] : [0, SLOW_BYTES_PER_SECOND]) {
      measured.push({
        name: speed ? `${name}, slow reader` : name,
        ...(await download(stack, api, token, path, body, speed)),
      });
    }
  }
  console.log(`\n${machine()}; ${rows} rows each\n`);
  printTable(
    [
      'report',
      'seconds',
      'first byte ms',
      'MB',
      'RSS before MB',
      'peak MB',
      'growth MB',
      'longest wait of another ms',
      'misses',
    ],
    measured.map(({ name, seconds, firstByte, bytes, before, peak, wait }) => [
      name,
      seconds.toFixed(1),
      firstByte.toFixed(0),
      (bytes / 2 ** 20).toFixed(1),
      before.toFixed(0),
      peak.toFixed(0),
      (peak - before).toFixed(0),
      wait.toFixed(0),
      peak - before > GROWTH_AIM_MB ? 'memory' : '',
    ]),
  );
} finally {
  await stack.stop();
}
