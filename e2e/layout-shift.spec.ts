import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { query, signIn, signInAsAdministrator } from './support/people';
import { movedTooFar, watchShifts } from './support/shifts';
import { sampled, sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = sizes([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]);

/** Opens each address at each width and answers what moved too far, with the nodes that did. */
async function movedOn(page: Page, addresses: string[]): Promise<string[]> {
  await watchShifts(page);
  const moved: string[] = [];
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const address of sampled(addresses)) {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => !document.querySelector('[aria-label^="Loading"], .MuiSkeleton-root'));
      const shifts = await movedTooFar(page);
      if (shifts.length) {
        moved.push(`${address} at ${size.width}: ${shifts.join('; ')}`);
      }
    }
  }
  return moved;
}

/** What the journeys of others leave alone: the demo's people and a property that one of them sells and one has signed for. */
async function known(): Promise<{ buyer: number; seller: number; listed: number; signed: number }> {
  const [ids] = await query<{ buyer: number; seller: number; listed: number; signed: number }>(`
    select b.id buyer, s.id seller, (select min(id) from properties where seller_id = s.id and active and status_id = 1) listed,
           (select min(n.property_id) from ndas n join properties p on p.id = n.property_id where n.user_id = b.id and p.active and p.status_id = 1) signed
    from users b, users s where b.email = 'buyer@stowbridge.example' and s.email = 'seller@stowbridge.example'`);
  if (!ids) {
    throw new Error('The demo has no buyer and seller.');
  }
  return ids;
}

const office = [
  '/admin/today',
  '/admin/properties',
  '/admin/property/new',
  '/admin/dealtracker',
  '/admin/dealtracker/board',
  '/admin/category',
  '/admin/vendors',
  '/admin/team',
  '/admin/enquiries',
  '/admin/lookups',
  '/admin/mail-log',
  '/admin/audit-log',
  '/admin/api-keys',
  '/admin/jobs',
  '/notification/1',
  '/my-account',
];
const numbered = [1, 2, 3]
  .map((tab) => `/admin/dashboard/${tab}`)
  .concat([1, 2, 3, 4].map((tab) => `/admin/analytics/${tab}`));

test('[FOFF-23] [FOFF-31] nothing moves while a page of the back office comes', async ({ page }) => {
  test.slow();
  const { buyer, seller, listed } = await known();
  await signInAsAdministrator(page);
  expect(
    await movedOn(page, [
      ...office,
      ...numbered,
      `/viewbuyer/${buyer}`,
      `/viewseller/${seller}`,
      `/admin/property/${listed}`,
    ]),
  ).toEqual([]);
});

test('[FSITE-21] [FSITE-31] nothing moves while a page of a buyer comes', async ({ page }) => {
  const { signed } = await known();
  await signIn(page, 'buyer@stowbridge.example');
  expect(
    await movedOn(page, [
      '/buyer/dashboard/',
      '/notification/2',
      '/my-account',
      '/property/search/',
      `/buyer/property/${signed}/x`,
      `/property/${signed}/x`,
    ]),
  ).toEqual([]);
});

test('[FSITE-21] [FSITE-31] nothing moves while a page of a seller comes', async ({ page }) => {
  const { listed } = await known();
  await signIn(page, 'seller@stowbridge.example');
  expect(
    await movedOn(page, ['/seller/dashboard/', '/notification/3', '/my-account', `/seller/property/${listed}`]),
  ).toEqual([]);
});

test('[FSITE-31] nothing moves while a page of a visitor comes', async ({ page }) => {
  const { listed } = await known();
  expect(
    await movedOn(page, [
      '/',
      '/property/search/',
      '/property/search/?view=map',
      `/property/${listed}/x`,
      '/1',
      '/signin/',
      '/buyer-registration/',
      '/contactus',
      '/categorylist/',
      '/aboutus',
      '/faq',
    ]),
  ).toEqual([]);
});
