import { gzipSync } from 'node:zlib';
import { findBrowser, BROWSER_ARGS } from '../scripts/lib/browser.mjs';
import { Children } from '../scripts/lib/children.mjs';
import { needPackagesOf, requireFrom } from '../scripts/lib/install.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What a first visit costs on a slow phone: `node bench/pages.mjs [runs]`, 5 runs by default. A real browser with a
 * processor four times slower and 1.6 Mbps with 150 ms of delay, an empty cache in each run; medians.
 */
await needPackagesOf('e2e');
const { chromium } = requireFrom('e2e', '@playwright/test');
const runs = wholeNumber(benchOptions({ runs: '5' }, { runs: '1' }, 'runs').runs, 'Usage: node bench/pages.mjs [runs]');
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SETTLE_MS = 3000;

/** Runs in the page from its first moment: collects what the browser says about painting, shifting and blocking. */
function watch() {
  const seen = { lcp: 0, cls: 0, blocked: 0, element: '' };
  globalThis.seenByBench = seen;
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = entry.element ? entry.element.tagName.toLowerCase() : '';
  });
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => (seen.blocked += entry.duration - 50));
}

/** One first visit. */
async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', SLOW);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    let wire = 0;
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (wire += encodedDataLength));
    const scripts = [];
    page.on('response', (response) => {
      if (
        response.request().resourceType() === 'script' ||
        /javascript/.test(response.headers()['content-type'] ?? '')
      ) {
        scripts.push(response.body());
      }
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 30_000 });
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => ({
      ...globalThis.seenByBench,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const bodies = await Promise.all(scripts);
    return {
      ...seen,
      wire: wire / 1024,
      scripts: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024,
      files: bodies.length,
    };
  } finally {
    await context.close();
  }
}

warnWhenBusy();
const stack = new Stack();
const children = new Children(stack.folder);
let browser;
try {
  const found = await findBrowser(children);
  await stack.startServers();
  await stack.seed(300, 1000);
  await stack.startApi();
  const [{ id, slug }] = await stack.query(
    `select p.id, regexp_replace(p.name, '[^A-Za-z0-9]+', '-', 'g') slug from properties p where active and featured and status_id = 1 order by id limit 1`,
  );
  browser = await chromium.launch({
    executablePath: found.path,
    args: [...BROWSER_ARGS, ...found.args],
    env: { ...process.env, ...found.env },
    timeout: 30_000,
  });
  const pages = [
    ['home', '/'],
    ['search', '/property/search/'],
    ['property', `/property/${id}/${slug}/`],
    ['back office, sign-in', '/admin'],
  ];
  const rows = [];
  for (const [name, path] of pages) {
    await fetch(stack.url + path, { signal: AbortSignal.timeout(30_000) });
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(browser, stack.url + path));
    }
    const of = (key) => median(visits.map((one) => one[key]));
    rows.push([
      name,
      of('scripts').toFixed(1),
      visits[0].files,
      of('wire').toFixed(0),
      of('fcp').toFixed(0),
      of('lcp').toFixed(0),
      visits[0].element,
      of('cls').toFixed(3),
      of('blocked').toFixed(0),
    ]);
  }
  console.log(
    `\n${machine()}; ${browser.version()} with a processor 4 times slower, 1.6 Mbps and 150 ms; ${runs} runs, medians\n`,
  );
  printTable(
    ['first visit', 'JavaScript KB gzip', 'files', 'all KB', 'FCP ms', 'LCP ms', 'of', 'CLS', 'blocked ms'],
    rows,
  );
} finally {
  await browser?.close();
  await children.stopAll();
  await stack.stop();
}
