import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs';
import { Children } from '../scripts/lib/children.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { requireFromBackend, Stack } from '../bench/lib/stack.mjs';
import { SCREENS } from './screens/list.mjs';

/**
 * A picture of every screen, wide and narrow, light and dark: `node e2e/screens.mjs [part-of-a-name] [--to folder]`
 * after `npm run build`. It says what lies beside the screen and what moved while the page came. It runs the product on servers of its own with the demo data and writes small WebP files into
 * docs/screens.
 */
const { chromium } = createRequire(import.meta.url)('@playwright/test');
const sharp = requireFromBackend('sharp');

const args = process.argv.slice(2);
const to = args.includes('--to') ? args.splice(args.indexOf('--to'), 2)[1] : join(ROOT, 'docs', 'screens');
const wanted = SCREENS.filter(({ name }) => name.includes(args[0] ?? ''));
const WIDTHS = { 1440: 900, 768: 1024, 390: 844 };
/** The back office is used at desks and, where need be, on a phone. */
const WIDTHS_OF = (who) => Object.entries(WIDTHS).filter(([width]) => who !== 'admin' || width !== '768');
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
      await page.getByRole('button', { name: /sign in/i }).click();
      await page.waitForURL(/\/dashboard/, { timeout: 30_000 });
    }
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Until nothing says any more that it is loading. */
const loaded = (page) => page.waitForFunction(() => !globalThis.document.querySelector('[aria-label^="Loading"], .MuiSkeleton-root'), undefined, { timeout: 15_000 });

async function picture(context, screen, file, ids) {
  const page = await context.newPage();
  try {
    await page.addInitScript({ path: join(ROOT, 'e2e', 'support', 'watch-shift.js') });
    await page.goto(typeof screen.path === 'function' ? screen.path(ids) : screen.path, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await loaded(page);
    await screen.open?.(page);
    await loaded(page);
    await page.waitForTimeout(SETTLE_MS);
    const beside = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - globalThis.document.documentElement.clientWidth);
    if (beside > 0) console.log(`${file}: ${beside} pixels lie beside the screen`);
    const shifts = await page.evaluate(() => globalThis.shifts);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    if (moved > MOST_SHIFT) console.log(`${file}: ${moved.toFixed(3)} moved while it came:\n${shifts.map(({ value, what }) => `  ${value.toFixed(3)} ${what}`).join('\n')}`);
    const shot = await page.screenshot({ animations: 'disabled' });
    await sharp(shot).webp({ quality: 60, effort: 5 }).toFile(join(to, file));
  } catch (error) {
    console.log(`${file}: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

const stack = new Stack();
try {
  mkdirSync(to, { recursive: true });
  await stack.startServers();
  await stack.program('seed', 'database/seed/main.js', [], 300_000);
  await stack.startApi();
  const found = await findBrowser(new Children(stack.folder));
  const browser = await chromium.launch({ executablePath: found.path, args: [...BROWSER_ARGS, ...found.args], env: { ...process.env, ...found.env } });
  try {
    const [ids] = await stack.query(`
      select (select id from users where email = 'buyer@stowbridge.example') buyer, (select id from users where email = 'seller@stowbridge.example') seller,
             (select p.id from properties p join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example' and p.active and p.status_id = 1 order by p.id limit 1) property,
             (select n.property_id from ndas n join users u on u.id = n.user_id join properties p on p.id = n.property_id where u.email = 'buyer@stowbridge.example' and p.active and p.status_id = 1
                and (p.offers_due_date is null or p.offers_due_date > current_date)
                and not exists (select from deals d where d.property_id = p.id and d.buyer_id = u.id and d.deal_status_id = 1) order by n.id limit 1) signed,
             (select p.id from properties p where p.active and p.status_id = 1 and exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)
                and not exists (select from ndas n join users u on u.id = n.user_id where n.property_id = p.id and u.email = 'buyer@stowbridge.example') order by p.id limit 1) unsigned,
             (select d.property_id from deals d join users u on u.id = d.buyer_id where u.email = 'buyer@stowbridge.example' and d.deal_status_id in (1, 6) order by d.id limit 1) offered`);
    for (const who of new Set(wanted.map(({ as }) => as))) {
      const state = await signedIn(browser, stack.url, who);
      for (const [width, height] of WIDTHS_OF(who)) {
        for (const theme of THEMES) {
          const context = await browser.newContext({ baseURL: stack.url, storageState: state, colorScheme: theme, viewport: { width: Number(width), height }, reducedMotion: 'reduce' });
          for (const screen of wanted.filter(({ as }) => as === who)) await picture(context, screen, `${screen.name}-${width}-${theme}.webp`, ids);
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
