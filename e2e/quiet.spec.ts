import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { query, signIn } from './support/people';
import { sampled, sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = sizes([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]);

const PUBLIC = [
  '/',
  '/1',
  '/property/search/',
  '/property/search/?view=map',
  '/contactus',
  '/aboutus',
  '/teamdetails/1',
  '/faq',
  '/buyerservices',
  '/sellerservices',
  '/press',
  '/privacy',
  '/terms',
  '/categorylist/',
];

/** Where the product is: nothing is asked of anybody else. */
const OWN = new URL(process.env.E2E_BASE_URL ?? 'http://none').origin;

/** A property of the demo seller, and one whose NDA the demo buyer has signed. */
async function properties(): Promise<{ listed: number; signed: number; pictures: number }> {
  const [found] = await query<{ listed: number; signed: number; pictures: number }>(`
    select l.id listed, (select count(*)::int from property_images i where i.property_id = l.id) pictures,
           (select min(n.property_id) from ndas n join users b on b.id = n.user_id join properties p on p.id = n.property_id
            where b.email = 'buyer@stowbridge.example' and p.active and p.status_id = 1) signed
    from properties l join users s on s.id = l.seller_id
    where s.email = 'seller@stowbridge.example' and l.active and l.status_id = 1 order by l.id limit 1`);
  if (!found) {
    throw new Error('The demo lacks a listed property.');
  }
  return found;
}

/** Pictures that the page has fetched ahead without showing them; browsers warn of them only long after. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = Array.from(document.querySelectorAll<HTMLImageElement>('img, source'), ({ srcset }) => srcset);
    return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]'))
      .filter(({ media, imageSrcset }) => matchMedia(media).matches && !shown.includes(imageSrcset))
      .map(({ imageSrcset }) => imageSrcset);
  });

/** What a run through the pages makes a browser complain of. */
async function noiseOn(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const noise: string[] = [];
  for (const size of WIDTHS) {
    // A page of its own: one that is resized, or that has just signed somebody in, asks for more and would be left meanwhile.
    const page = await context.newPage();
    let at = '';
    const note = (text: string) => noise.push(`${at}: ${text}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(message.text());
      }
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== OWN) {
        note(`asks ${origin}`);
      }
    });
    page.on('requestfailed', (request) => note(`${request.failure()?.errorText} ${request.url()}`));
    await page.setViewportSize(size);
    for (const address of addresses) {
      at = `${address} at ${size.width}`;
      await page.goto(address, { waitUntil: 'networkidle' });
      (await unusedPreloads(page)).forEach((name) => note(`fetched and not used: ${name}`));
    }
    await page.close();
  }
  return noise;
}

const ROLES = {
  'a visitor': {
    who: undefined,
    own: () => ['/signin/', '/buyer-registration/', '/forgotpassword', '/confirmemail/', '/yourdata/'],
  },
  'a buyer': {
    who: 'buyer@stowbridge.example',
    own: (_: number, signed: number) => [
      '/buyer/dashboard/',
      '/notification/2',
      '/my-account',
      `/buyer/property/${signed}/x`,
    ],
  },
  'a seller': {
    who: 'seller@stowbridge.example',
    own: (listed: number) => ['/seller/dashboard/', '/notification/3', '/my-account', `/seller/property/${listed}`],
  },
};

for (const [role, { who, own }] of Object.entries(ROLES)) {
  test(`[FSITE-37] no page makes the browser of ${role} complain, and no request is given up`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { listed, signed } = await properties();
    if (who) {
      await signIn(page, who);
    }
    const addresses = [...own(listed, signed), ...PUBLIC, `/property/${listed}/x`, `/property/${signed}/x`];
    expect(await noiseOn(context, sampled(addresses))).toEqual([]);
  });
}

test('[FSITE-29] a phone fetches the slide that is shown and those beside it, and nothing is given up on leaving', async ({
  newContext,
}) => {
  const { listed, pictures } = await properties();
  expect(pictures).toBeGreaterThan(3);
  // Without motion the slides stay where they are.
  const context = await newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const asked = new Set<string>();
  const failed: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.add(request.url()));
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(`/property/${listed}/x`, { waitUntil: 'networkidle' });
  const slides = page.getByRole('region', { name: /^Photos of/ });
  await expect(slides.locator('li img')).toHaveCount(3);
  expect(asked.size).toBe(3);
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await expect(slides.locator('li img')).toHaveCount(4);
  await expect(slides.locator('li:not([inert]) img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBe(4);
  await page.getByRole('banner').getByRole('link', { name: 'Stowbridge' }).click();
  await expect(page.getByRole('heading', { name: 'Current Listings' })).toBeVisible();
  expect(failed).toEqual([]);
});
