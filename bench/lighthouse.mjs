import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs';
import { Children } from '../scripts/lib/children.mjs';
import { needPackagesOf, requireFrom } from '../scripts/lib/install.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { findFreePort, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What Lighthouse says: `node bench/lighthouse.mjs [runs]`, 5 by default. Home, search and a property as a phone's first
 * visit, and the dashboard of the back office behind its sign-in on a desktop; medians. Lighthouse comes from the
 * package registry (npm exec), for it is too large to be installed with the product.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PASSWORD = 'Storage-2026';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
await needPackagesOf('e2e');
const { chromium } = requireFrom('e2e', '@playwright/test');
const runs = wholeNumber(
  benchOptions({ runs: '5' }, { runs: '1' }, 'runs').runs,
  'Usage: node bench/lighthouse.mjs [runs]',
);

/** One report of a page, in the browser that listens on this port. */
async function report(url, port, args, folder) {
  const file = join(folder, 'report.json');
  const program = spawn(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 },
  );
  const status = await new Promise((resolve, reject) => program.once('error', reject).once('exit', resolve));
  if (status !== 0) {
    throw new Error(`Lighthouse ended with ${status} on ${url}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function medians(name, url, port, args, folder) {
  const reports = [];
  // Now and then Lighthouse misses the start of a page; then it is asked once more.
  for (let run = 0; run < runs; run += 1) {
    reports.push(await report(url, port, args, folder).catch(() => report(url, port, args, folder)));
  }
  for (const { id, title } of failed(reports.at(-1))) {
    console.log(`${name}: ${id}: ${title}`);
  }
  const middle = (pick) => median(reports.map(pick));
  const timing = (id) => middle(({ audits }) => audits[id].numericValue);
  return [
    name,
    ...CATEGORIES.map((id) => Math.round(middle(({ categories }) => categories[id].score) * 100)),
    timing('largest-contentful-paint').toFixed(0),
    timing('total-blocking-time').toFixed(0),
    timing('cumulative-layout-shift').toFixed(3),
  ];
}

/** What costs points in accessibility, best practices and search. */
function failed({ categories, audits }) {
  const ids = CATEGORIES.slice(1).flatMap((id) =>
    categories[id].auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id),
  );
  return [...new Set(ids)].map((id) => audits[id]).filter(({ score }) => score !== null && score < 1);
}

warnWhenBusy();
const stack = new Stack();
const folder = mkdtempSync(join(tmpdir(), 'stowbridge-lighthouse-'));
let context;
try {
  await stack.startServers();
  await stack.program('seed', 'demo/dist/main.js', [], 600_000);
  await stack.startApi();
  const found = await findBrowser(new Children(stack.folder));
  const port = await findFreePort();
  context = await chromium.launchPersistentContext(folder, {
    executablePath: found.path,
    args: [...BROWSER_ARGS, ...found.args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...found.env },
  });
  const [{ id }] = await stack.query(`select id from properties where active and status_id = 1 order by id limit 1`);
  const property = (
    await fetch(`${stack.url}/property/${id}/x`, { redirect: 'follow', signal: AbortSignal.timeout(30_000) })
  ).url;
  const phone = ['--throttling-method=devtools'];
  const rows = [];
  for (const [name, url] of [
    ['home', `${stack.url}/`],
    ['search', `${stack.url}/property/search/`],
    ['property', property],
  ]) {
    rows.push(await medians(name, url, port, phone, folder));
  }

  const page = await context.newPage();
  await page.goto(`${stack.url}/admin`);
  await page.getByLabel('Email').fill('admin@stowbridge.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard\/1/, { timeout: 30_000 });
  await page.close();
  rows.push(
    await medians(
      'back office, dashboard',
      `${stack.url}/admin/dashboard/1`,
      port,
      ['--preset=desktop', '--throttling-method=devtools', '--disable-storage-reset'],
      folder,
    ),
  );
  console.log(`\n${machine()}; ${LIGHTHOUSE}, medians of ${runs}\n`);
  printTable(['page', ...CATEGORIES, 'LCP ms', 'blocked ms', 'CLS'], rows);
} finally {
  await context?.close();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
