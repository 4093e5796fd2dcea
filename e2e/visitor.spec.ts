import { devices } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { listingOfSeller } from './support/people';

// Visitors change nothing, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

test('[SRCH-01, SRCH-02, SRCH-03, SRCH-06, SRCH-08] a visitor types two letters, picks a suggestion and finds listings', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Current Listings' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Read More/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const search = page.getByRole('combobox', { name: 'Location, city or state' });
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled();
  await search.pressSequentially('te');
  await expect(page.getByRole('option', { name: /^Texas/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await page
    .getByRole('option', { name: /^Texas/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/property\/search\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(', TX ').first()).toBeVisible();
});

test('[SRCH-04, SRCH-05] the listings of the home page load on scroll until they end', async ({ page }) => {
  await page.goto('/');
  const end = page.getByText('End of Listings.');
  for (let scroll = 0; scroll < 60 && !(await end.isVisible()); scroll += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(150);
  }
  await expect(end).toBeVisible();
  expect(await page.getByRole('link', { name: /Read More/ }).count()).toBeGreaterThan(4);
});

test('[SRCH-10, SRCH-12, SRCH-16, SRCH-18, SRCH-23] filters and the order stand in the address, and scrolling loads more', async ({
  page,
}) => {
  await page.goto('/property/search/');
  const cards = page.getByRole('link', { name: /Read More/ });
  await expect(cards).toHaveCount(10);
  await expectNoAxeViolations(page);
  for (let scroll = 0; scroll < 10 && (await cards.count()) <= 10; scroll += 1) {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(200);
  }
  expect(await cards.count()).toBeGreaterThan(10);

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price low to high' });
  await expect(page).toHaveURL(/sort=1-ASC/);
  const prices = page.locator('main').getByText(/^\$[\d,]+$/);
  await expect(prices.first()).toBeVisible();
  await expect
    .poll(async () =>
      (await prices.allInnerTexts())
        .slice(0, 5)
        .map((text) => Number(text.replace(/\D/g, '')))
        .every((price, index, all) => index === 0 || price >= (all[index - 1] ?? 0)),
    )
    .toBe(true);
  const found = page.url();
  await page.reload();
  expect(page.url()).toBe(found);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('1-ASC');
});

test('[SRCH-21] a search without results says so', async ({ page }) => {
  await page.goto('/property/search/zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test('[SRCH-17, SRCH-24, SRCH-25] the map shows markers after a while', async ({ page }) => {
  await page.goto('/property/search/');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map).toBeVisible();
  await expect(map.locator('.leaflet-marker-icon span').first()).toBeVisible({ timeout: 15_000 });
  await expectNoAxeViolations(page);
});

test('[PROF-02, PROF-04, PROF-05, PROF-10, PROF-15, PROF-19] a property shows its public side and asks to register', async ({
  page,
}) => {
  await page.goto('/property/search/');
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You need to sign the NDA in order to view the documents.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request Information' }).first()).toHaveAttribute(
    'href',
    /\/buyer-registration\/\d+\//,
  );
  await expectNoAxeViolations(page);
});

test('[SHELL-21, SHELL-23] an unknown address is the home page with status 404', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Current Listings' })).toBeVisible();
});

test('[SHELL-01, SHELL-20, SHELL-56, SHELL-66] every public page opens for a visitor, between header and footer', async ({
  page,
}) => {
  await page.goto('/property/search/');
  const listing = await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .getAttribute('href');
  expect(listing).toMatch(/^\/property\/\d+\//);
  for (const path of [
    '/',
    listing ?? '',
    '/aboutus',
    '/buyerservices',
    '/sellerservices',
    '/faq',
    '/press/',
    '/categorylist/',
    '/contactus',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Press', exact: true })).toHaveAttribute(
      'href',
      '/press/',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'LinkedIn (opens in a new tab)' })).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test('what a person does before the page is taken over is done then, and no password comes into the address', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('buyer@stowbridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Storage-2026');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.waitForURL(/\/buyer\/dashboard/);
  expect(addresses.filter((address) => address.includes('Storage-2026'))).toEqual([]);
});

test.describe('on a phone with a fine screen', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('[PROF-02] the main photo of a property comes once, asked for by the head of the answer', async ({ page }) => {
    const listing = await listingOfSeller(2);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await page.goto(`/property/${listing.id}/x`);
    const photo = page.getByRole('img', { name: /, photo 1$/ });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const shown = new URL(await photo.evaluate((image: HTMLImageElement) => image.currentSrc));
    expect(shown.searchParams.get('w')).toBe('720');
    expect(answer?.headers().link).toBe(
      `<${shown.pathname}${shown.search}>; rel=preload; as=image; fetchpriority=high`,
    );
    // Its thumbnail is 400 pixels wide.
    const sizes = asked.filter((url) => new URL(url).pathname === shown.pathname && !url.endsWith('w=400'));
    expect(sizes).toEqual([shown.href]);
  });
});

for (const width of [1440, 390]) {
  test(`[FSITE-28] filters, order and count stay below the header in one line at ${width} px, the list is skipped, and its top is one press away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/property/search/');
    const list = page.getByRole('region', { name: 'Results', exact: true });
    const cards = list.getByRole('article');
    const skip = page.getByRole('link', { name: 'Skip to the footer' });
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await skip.press('Enter');
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(cards).toHaveCount(10);

    await cards.last().getByRole('link').focus();
    for (let seen = 10; seen <= 30; seen = await cards.count()) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => cards.count()).toBeGreaterThan(seen);
      await expect(cards.nth(9).getByRole('link')).toBeFocused();
    }
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const bar = page.getByRole('search');
    for (const part of [bar.getByRole('combobox', { name: 'Sort' }), bar.getByText(/^\d+ results$/)]) {
      const box = await part.boundingBox();
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - header - 28)).toBeLessThanOrEqual(2);
    }
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(list).toBeFocused();
    await expectNoAxeViolations(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FSITE-11] one reads the answers, the categories and further pages, and learns whom to call', async ({
    page,
  }) => {
    await page.goto('/faq');
    const answer = page.getByText('Open the property and choose Submit Offer Terms.');
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { name: 'How do I submit an offer?' }).click();
    await expect(answer).toBeVisible();

    await page.goto('/categorylist/');
    const category = page.getByRole('main').locator('details').first();
    await category.locator('summary').click();
    await category.getByRole('link', { name: /^Show all/ }).click();
    await expect(page.locator('details[open] a').first()).toHaveAttribute('href', /^\/profilelist\//);

    await page.goto('/property/search/?sort=3-ASC');
    const first = await page.getByRole('article').getByRole('heading').allInnerTexts();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?sort=3-ASC&page=2$/);
    const second = await page.getByRole('article').getByRole('heading').allInnerTexts();
    expect(second).toHaveLength(10);
    expect(second).not.toEqual(first);
    await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');

    for (const path of ['/contactus', '/signin', '/buyer-registration/']) {
      await page.goto(path);
      const sentence = page.locator('noscript p');
      await expect(sentence).toContainText('This form needs JavaScript.');
      await expect(sentence).toBeVisible();
      await expect(sentence.locator('a[href^="tel:"]')).toHaveText(/\d/);
      await expect(sentence.locator('a[href^="mailto:"]')).toHaveText(/@/);
    }
  });
});

test('letters with accents come in the same font as the others', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    const line = Object.assign(document.createElement('p'), { id: 'line', textContent: 'José, 120 m²' });
    document.body.append(line);
    return document.fonts.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#line' });
  const drawnWith = async (): Promise<string[]> => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`))];
  };
  await expect.poll(drawnWith).toEqual([expect.stringMatching(/^Inter.* true$/)]);
});
