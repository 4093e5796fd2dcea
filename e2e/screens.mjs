import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs';
import { Children } from '../scripts/lib/children.mjs';
import { needPackagesOf, requireFrom } from '../scripts/lib/install.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { requireFromBackend, Stack } from '../bench/lib/stack.mjs';
import { makeExtreme, makeNewcomers, makeQuestions, makeSealed, makeWaiting, ROWS } from './screens/extremes.mjs';
import { makeImport } from './screens/imports.mjs';
import { faultsOf, keyboardFaultsOf } from './screens/faults.mjs';
import { KEPT, SCREENS } from './screens/list.mjs';
import { makePrivacyRequests } from './screens/privacy-requests.mjs';

/**
 * A picture of every screen at each size, light and dark, after `npm run build`:
 * `node e2e/screens.mjs [part-of-a-name] [--to folder] [--kept] [--data demo|one|eleven|many] [--sizes 390,1440] [--axe]
 * [--keys] [--whole]`. They go to `temp/screens`; with `--kept` only those that docs/screens keeps are made, and go there.
 * It says what cannot be read, reached or hit and what moved while the page came, with `--axe` what axe finds, with
 * `--keys` where Tab leads astray. The product runs on servers of its own with the demo data, or with that many rows and
 * the longest and shortest names.
 */
await needPackagesOf('e2e');
const { chromium } = requireFrom('e2e', '@playwright/test');
const { AxeBuilder } = requireFrom('e2e', '@axe-core/playwright');
const sharp = requireFromBackend('sharp');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    kept: { type: 'boolean' },
    data: { type: 'string', default: 'demo' },
    sizes: { type: 'string', default: '390,768,1366,1440' },
    axe: { type: 'boolean' },
    keys: { type: 'boolean' },
    whole: { type: 'boolean' },
  },
});
const to = options.to ?? join(ROOT, options.kept ? 'docs/screens' : 'temp/screens');
const isWanted = (picture) => !options.kept || KEPT.includes(picture);
const rows = ROWS[options.data];
const wanted = SCREENS.filter(
  ({ name }) =>
    name.includes(positionals[0] ?? '') && (!options.kept || KEPT.some((one) => one.startsWith(`${name}-`))),
);
const HEIGHTS = { 390: 844, 768: 1024, 1366: 700, 1440: 900 };
const sizes = options.sizes.split(',').map((width) => [Number(width), HEIGHTS[width]]);
const THEMES = ['light', 'dark'];
const PASSWORD = 'Storage-2026';
const SETTLE_MS = 600;
/** What may move while a page comes, as the sum that browsers report. */
const MOST_SHIFT = 0.02;

/** What a browser keeps of a signed-in person. */
async function signedIn(browser, url, who) {
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    if (who) {
      await page.goto(who === 'admin' ? '/admin' : '/signin');
      await page.getByLabel('Email').fill(`${who}@stowbridge.example`);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL(/\/dashboard/, { timeout: 30_000 });
    }
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Until nothing says any more that it is loading. */
const loaded = (page) =>
  page.waitForFunction(
    () => !globalThis.document.querySelector('[aria-label^="Loading"], .MuiSkeleton-root'),
    undefined,
    { timeout: 15_000 },
  );

async function picture(context, screen, file, ids) {
  const say = (fault) => console.log(`${file}: ${fault}`);
  const path = typeof screen.path === 'function' ? screen.path(ids) : screen.path;
  // The data has no such record.
  if (/null|undefined/.test(path)) {
    return;
  }
  const page = await context.newPage();
  try {
    await page.addInitScript({ path: join(ROOT, 'e2e', 'support', 'watch-shift.js') });
    // What was compared for a picture before this one.
    await page.addInitScript(() => globalThis.localStorage.removeItem('compared'));
    await page.goto(path, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await loaded(page);
    await screen.open?.(page);
    await loaded(page);
    await page.waitForTimeout(SETTLE_MS);
    for (const fault of await page.evaluate(faultsOf)) {
      say(fault);
    }
    const shifts = await page.evaluate(() => globalThis.shifts);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    if (moved > MOST_SHIFT) {
      say(
        `${moved.toFixed(3)} moved while it came:\n${shifts.map(({ value, what }) => `  ${value.toFixed(3)} ${what}`).join('\n')}`,
      );
    }
    const shot = await page.screenshot({ animations: 'disabled', fullPage: options.whole });
    await sharp(shot).webp({ quality: 60, effort: 5 }).toFile(join(to, file));
    if (options.axe) {
      // What the page was moved under its bar is taken for smaller than it is.
      await page.evaluate(() => globalThis.scrollTo(0, 0));
      const axe = new AxeBuilder({ page }).withTags([
        'wcag2a',
        'wcag2aa',
        'wcag21a',
        'wcag21aa',
        'wcag22aa',
        'best-practice',
      ]);
      // An open menu stands beside the landmarks, for as long as it is open.
      if (await page.getByRole('menu').count()) {
        axe.disableRules(['region']);
      }
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        say(
          `axe ${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(', ')}`,
        );
      }
    }
    if (options.keys && file.endsWith('light.webp')) {
      for (const fault of await keyboardFaultsOf(page)) {
        say(fault);
      }
    }
  } catch (error) {
    say(error.message.split('\n')[0]);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

const stack = new Stack();
try {
  mkdirSync(to, { recursive: true });
  await stack.startServers();
  await stack.program(
    'seed',
    'demo/dist/main.js',
    options.data === 'demo' ? [] : ['--properties', String(rows), '--users', String(Math.max(rows + 40, 69))],
    300_000,
  );
  if (options.data !== 'demo') {
    await makeExtreme((text) => stack.query(text), rows);
  }
  await makeNewcomers((text) => stack.query(text));
  await makeWaiting((text) => stack.query(text));
  await makeQuestions((text) => stack.query(text));
  await makeSealed((text) => stack.query(text));
  await makeImport((text, values) => stack.query(text, values));
  await makePrivacyRequests((text, values) => stack.query(text, values));
  await stack.startApi();
  const found = await findBrowser(new Children(stack.folder));
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...BROWSER_ARGS, ...found.args],
    env: { ...process.env, ...found.env },
  });
  try {
    const [ids] = await stack.query(`
      select (select id from users where email = 'buyer@stowbridge.example') buyer, (select id from users where email = 'seller@stowbridge.example') seller,
             (select p.id from properties p join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example' order by p.active and p.status_id = 1 desc, p.id limit 1) property,
             (select n.property_id from ndas n join users u on u.id = n.user_id join properties p on p.id = n.property_id where u.email = 'buyer@stowbridge.example' and p.active and p.status_id = 1
                and (p.offers_due_date is null or p.offers_due_date > current_date)
                and not exists (select from deals d where d.property_id = p.id and d.buyer_id = u.id and d.deal_status_id in (1, 3, 6)) order by n.id limit 1) signed,
             (select p.id from properties p where p.active and p.status_id = 1 and exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)
                and not exists (select from ndas n join users u on u.id = n.user_id where n.property_id = p.id and u.email = 'buyer@stowbridge.example') order by p.id limit 1) unsigned,
             (select d.property_id from deals d join users u on u.id = d.buyer_id where u.email = 'buyer@stowbridge.example' and d.deal_status_id in (1, 6) order by d.id limit 1) offered,
             (select d.property_id from deals d join users u on u.id = d.buyer_id join properties p on p.id = d.property_id where u.email = 'buyer@stowbridge.example' and d.deal_status_id in (3, 6)
                and p.active and p.status_id = 1 and (p.offers_due_date is null or p.offers_due_date > current_date) and exists (select from ndas n where n.property_id = p.id and n.user_id = u.id) order by d.id limit 1) revisable,
             (select p.id from properties p join users u on u.id = p.seller_id join deals d on d.property_id = p.id where u.email = 'seller@stowbridge.example' and p.active and d.deal_status_id in (3, 6)
                and not exists (select from deals a where a.property_id = p.id and a.deal_status_id = 1) order by p.id limit 1) waiting,
             (select '/profilelist/' || c.primary_category_id || '/Main/' || c.id || '/Vendors' from categories c join vendor_categories v on v.category_id = c.id where c.primary_category_id is not null group by c.id order by count(*) desc, c.id limit 1) vendors,
             (select min(property_id) from questions) asked, (select question_id from answers group by question_id having count(*) = 1 limit 1) drafted,
             (select question_id from answers group by question_id having count(*) = 3 limit 1) corrected,
             (select deal_id from offer_terms where kind = 'counter' limit 1) countered,
             (select d.id from deals d where d.deal_status_id = 6 and exists (select from offer_terms t where t.deal_id = d.id)
                and not exists (select from offer_rounds r where r.property_id = d.property_id) order by d.id limit 1) counterable,
             (select property_id from offer_rounds where kind = 'best-and-final') rounds, (select id from offer_rounds where kind = 'best-and-final') round,
             (select property_id from offer_rounds where sealed limit 1) sealed,
             (select d.property_id from deals d join properties p on p.id = d.property_id join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example' and p.active and d.submitted_at is not null
                and not exists (select from offer_rounds r where r.property_id = p.id and r.sealed) group by d.property_id order by count(*) desc, d.property_id limit 1) compared,
             (select t.deal_id from deal_dates t join deals d on d.id = t.deal_id join users u on u.id = d.buyer_id where u.email = 'buyer@stowbridge.example' order by t.deal_id limit 1) closing,
             (select d.property_id from deal_dates t join deals d on d.id = t.deal_id join users u on u.id = d.buyer_id where u.email = 'buyer@stowbridge.example' order by t.deal_id limit 1) sold,
             (select d.property_id from deal_dates t join deals d on d.id = t.deal_id join properties p on p.id = d.property_id join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example' order by t.deal_id limit 1) selling,
             (select user_id from funds_proofs where state = 'sent' limit 1) shown,
             (select p.id from properties p join criteria c on p.state_id = any (c.state_ids) and p.price <= least(c.max_price, c.price_to) and p.rentable_sqft >= coalesce(c.area_from, 0)
                where p.active and p.status_id = 1 group by p.id order by count(*) desc, p.id limit 1) matched,
             (select min(id) from imports) import, (select id from campaigns where state = 'sent' limit 1) campaign, (select id from campaigns where state = 'draft' limit 1) "draftCampaign",
             (select string_agg(b.id::text, ',') from (
                (select id from properties where active and status_id = 1 and alternate_price_option_id is null and noi is not null order by id limit 1) union all
                (select id from properties where active and status_id = 1 and alternate_price_option_id is not null order by length(name) desc, id limit 1) union all
                (select id from properties where active and status_id = 4 order by id limit 1)) b) beside`);
    for (const who of new Set(wanted.map(({ as }) => as))) {
      const state = await signedIn(browser, stack.url, who);
      for (const [width, height] of sizes) {
        for (const theme of THEMES) {
          const context = await browser.newContext({
            baseURL: stack.url,
            storageState: state,
            colorScheme: theme,
            viewport: { width, height },
            reducedMotion: 'reduce',
          });
          const pictureOf = ({ name }) => `${name}-${width}-${theme}`;
          for (const screen of wanted.filter((one) => one.as === who && isWanted(pictureOf(one)))) {
            await picture(context, screen, `${pictureOf(screen)}.webp`, ids);
          }
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
} finally {
  await stack.stop();
}
