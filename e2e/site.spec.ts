import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { ticksOf } from './support/nda';
import { listingOfSeller, personWithBothSides, signIn } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

const PUBLIC = [
  '/',
  '/property/search/',
  '/aboutus',
  '/teamdetails/1',
  '/buyerservices',
  '/sellerservices',
  '/faq',
  '/press/',
  '/contactus',
  '/categorylist/',
  '/privacy',
  '/terms',
  '/buyer-registration/',
  '/signin',
];
const PRIVATE = [
  '/buyer/dashboard',
  '/seller/dashboard',
  '/my-account',
  '/my-agreements',
  '/notification/2',
  '/forgotpassword',
  '/verify',
];

/** Presses Tab until it is the element's turn. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('[SHELL-01, SHELL-04, SHELL-60] every public page says what it is to search engines, and private ones say nothing', async ({
  request,
}) => {
  const listing = await listingOfSeller(2);
  const titles = new Set<string>();
  for (const path of [...PUBLIC, `/property/${listing.id}/x`]) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    const title = /<title>Stowbridge \| ([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    titles.add(title);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
    expect(html, path).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html, path).toMatch(/<meta property="og:image" content="http[^"]+">/);
    expect(html, path).not.toContain('name="robots"');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
  expect(titles.size).toBe(PUBLIC.length + 1);
  for (const path of PRIVATE) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex">');
  }
  const home = await (await request.get('/')).text();
  for (const type of ['Organization', 'WebSite']) {
    expect(home).toContain(`"@type":"${type}"`);
  }
  const property = await (await request.get(`/property/${listing.id}/x`)).text();
  for (const type of ['RealEstateListing', 'SelfStorage', 'BreadcrumbList']) {
    expect(property).toContain(`"@type":"${type}"`);
  }
});

test('[SHELL-04] any other name of a property leads to its own, and the site map knows only that', async ({
  request,
}) => {
  const listing = await listingOfSeller(2);
  const moved = await request.get(`/property/${listing.id}/its-old-name?from=mail`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  const address = moved.headers().location ?? '';
  expect(address).toMatch(new RegExp(`^/property/${listing.id}/[\\w-]+/\\?from=mail$`));
  const path = address.split('?')[0] ?? '';
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('[FDEP-21] the terms lead to the notices of everybody whose work is in the product', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'third-party notices' }).click();
  await expect(page).toHaveURL('/licenses.txt');
  for (const named of [
    'THE SERVER',
    '@nestjs/core',
    'THE SITE',
    'leaflet',
    'THE BACK OFFICE',
    'react-admin',
    'Inter',
  ]) {
    await expect(page.locator('body')).toContainText(named);
  }
});

test('[SRCH-02] by the keyboard alone a visitor picks a suggestion, and Escape puts the suggestions away', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', { name: 'Location, city or state' });
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await search.pressSequentially('te');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\//);
});

test(
  '[AUTH-32, SHELL-90, PROF-07, PROF-26, OFF-20, OFF-21] by the keyboard alone a person who buys and sells changes sides, signs an NDA and offers',
  { tag: '@long' },
  async ({ page }) => {
    const email = `both.sides.${Date.now()}@example.com`;
    await personWithBothSides(email);
    const listing = await listingOfSeller(3);
    await signIn(page, email);
    for (const side of page.url().includes('/buyer/') ? ['Seller', 'Buyer'] : ['Buyer']) {
      await press(page, page.getByRole('button', { name: `${side} Account` }));
      await page.waitForURL(new RegExp(`/${side.toLowerCase()}/dashboard`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }

    await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
    await press(page, page.getByRole('button', { name: 'Access Investment Materials' }).first());
    const dialog = page.getByRole('dialog');
    await type(page, dialog.getByLabel('Address', { exact: true }), '8 Quay St');
    await type(page, dialog.getByLabel('Zip', { exact: true }), '80202');
    for (const tick of ticksOf(dialog)) {
      await press(page, tick, 'Space');
    }
    await press(page, dialog.getByRole('button', { name: 'Sign NDA' }));

    const offer = page.getByRole('button', { name: 'Submit Offer Terms' }).first();
    await expect(offer).toBeVisible();
    await press(page, offer);
    await type(page, dialog.getByLabel('Offer', { exact: true }), '3900000');
    await type(page, dialog.getByLabel('Company'), 'Both Sides LLC');
    await type(page, dialog.getByLabel('Diligence Period'), '45');
    await type(page, dialog.getByLabel('Earnest Money Deposit'), '2');
    await type(page, dialog.getByLabel('Source of Financing'), 'Cash');
    await press(page, dialog.getByRole('button', { name: 'Review Offer Terms' }));
    await expect(dialog.getByText('$3,900,000')).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    await expect(page.getByText(/Offer Terms have been successfully submitted/)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'OK', exact: true }));
    await page.waitForURL(/\/buyer\/dashboard/);
  },
);

test('[SHELL-01] the pages that nobody else looks at are accessible in both themes', async ({ page }) => {
  test.slow();
  for (const path of [...PUBLIC.slice(2), '/forgotpassword', '/verify', '/property/search/zzzzqqqq']) {
    await page.goto(path);
    await expectNoAxeViolationsInBothThemes(page);
  }
});
