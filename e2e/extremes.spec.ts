import type { APIRequestContext, Page } from '@playwright/test';
import { faultsOf, keyboardFaultsOf } from './screens/faults.mjs';
import { SCREENS } from './screens/list.mjs';
import { expect, test } from './support/console';
import { newProperty } from './support/office';
import { personWithRoles, query, signInAsAdministrator } from './support/people';
import { sampled, sizes } from './support/sizes';

/** Eighty characters, one word of which is longer than a phone is wide. */
const PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const NAME = `${PLACE} Self Storage and Sons`;

const SIZES = sizes([
  { width: 390, height: 844 },
  { width: 1366, height: 700 },
]);

interface Known {
  buyer: number;
  seller: number;
  property: number;
  deal: number;
  vendor: number;
}

/** People, a property, a deal and a vendor of this test alone, with the longest names, and the buyer's other deal with the shortest. */
async function withLongestNames(request: APIRequestContext): Promise<Known> {
  const stamp = Date.now();
  const buyer = await personWithRoles(
    `maximiliana-wilhelmina.von-llanfairpwllgwyngyll.${stamp}@an-exceptionally-long-domain.example`,
    [2],
  );
  const seller = await personWithRoles(
    `wilhelmina-maximiliana.von-llanfairpwllgwyngyll.${stamp}@an-exceptionally-long-domain.example`,
    [3],
  );
  await query(
    `update users set first_name = 'Maximiliana-Wilhelmina Alexandra Georgina', last_name = 'von Llanfairpwllgwyngyllgogerychwyrndr', company_name = $2, city = $3 where id = any ($1)`,
    [[buyer, seller], NAME, PLACE],
  );
  const long = await newProperty(request, { name: NAME, address1: NAME, city: PLACE });
  const short = await newProperty(request, { name: 'Q1', address1: '1 A', city: 'Ur' });
  await query('update properties set seller_id = $2 where id = any ($1)', [[long.id, short.id], seller]);
  const deals = await query<{ id: number }>(
    `insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
     select p.name, p.id, p.name, $2, 13999999, 6, now(), now() from properties p where p.id = any ($1) order by p.id returning id`,
    [[long.id, short.id], buyer],
  );
  const [vendor] = await query<{ id: number }>(
    `insert into vendors (company_name, website, city, state_id, zip_code) values ($1, 'https://example.com', $2, 6, '80202') returning id`,
    [NAME, PLACE],
  );
  return { buyer, seller, property: long.id, deal: deals[0]?.id ?? 0, vendor: vendor?.id ?? 0 };
}

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-label^="Loading"], .MuiSkeleton-root'));
}

test('[FOFF-31] [FOFF-14] [FOFF-17] the longest and the shortest names leave everything in sight, whole and large enough to hit', async ({
  page,
  request,
}) => {
  test.slow();
  const { buyer, seller, property, deal, vendor } = await withLongestNames(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  const addresses = [
    filtered('/admin/properties', { city: PLACE }),
    `/admin/property/${property}`,
    `/admin/property/${property}/edit`,
    filtered('/admin/dealtracker', { buyerName: 'Maximiliana' }),
    filtered('/admin/dealtracker/board', { buyerName: 'Maximiliana' }),
    `/admin/dealtracker/${deal}`,
    filtered('/admin/dashboard/1', { name: 'Maximiliana' }),
    `/viewbuyer/${buyer}`,
    `/viewseller/${seller}`,
    filtered('/admin/vendors', { companyName: PLACE }),
    `/admin/vendors/${vendor}/edit`,
  ];
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const address of sampled(addresses)) {
      await opened(page, address);
      await expect(
        page
          .locator('main')
          .getByText(/Llanfair|Maximiliana/)
          .first(),
      ).toBeVisible();
      found.push(...(await page.evaluate(faultsOf)).map((fault) => `${address} at ${size.width}: ${fault}`));
    }
  }
  await opened(page, `/viewseller/${seller}`);
  await page.evaluate(() => window.scrollTo(0, 300));
  found.push(...(await keyboardFaultsOf(page)).map((fault) => `by keyboard: ${fault}`));
  expect(found).toEqual([]);
});

test('[FOFF-17] whatever can be pressed on a page of the office is at least 24 by 24 pixels', async ({ page }) => {
  test.slow();
  await signInAsAdministrator(page);
  // What is missing on purpose says so in the console, too.
  const pages = SCREENS.flatMap(({ as, path, open }) =>
    as === 'admin' && typeof path === 'string' && !open && !path.includes('99999999') ? path : [],
  );
  expect(pages.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of sampled(pages)) {
      await opened(page, path);
      const faults = await page.evaluate(faultsOf);
      found.push(...faults.filter((fault) => /^(smaller|covered)/.test(fault)).map((fault) => `${path}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});
