import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query, signIn } from './support/people';
import { expectNothingMoved, watchShifts } from './support/shifts';

test.describe.configure({ mode: 'parallel' });

/** A property of the demo, with its text, whose NDA the demo buyer has not signed. */
async function unsigned(): Promise<number> {
  const [property] = await query<{ id: number }>(
    `select p.id from properties p where p.id <= 100 and p.active and p.status_id = 1 and exists (select from documents d where d.property_id = p.id and d.document_type_id = 8 and d.content_type = 'application/pdf')
       and not exists (select from ndas n join users u on u.id = n.user_id where n.property_id = p.id and u.email = 'buyer@stowbridge.example') order by p.id desc limit 1`,
  );
  if (!property) {
    throw new Error('The demo data has no NDA left to sign.');
  }
  return property.id;
}

async function openNda(page: Page): Promise<Locator> {
  await signIn(page, 'buyer@stowbridge.example');
  await page.goto(`/property/${await unsigned()}/x`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).filter({ visible: true }).first().click();
  return page.getByRole('dialog').getByRole('region', { name: 'The NDA' });
}

/** How high the letters of a text are set, in pixels of the screen. */
const sizeOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const [width, height, first] of [
  [1440, 900, 'Pages'],
  [390, 844, 'Text'],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[FSITE-15] the agreement can be read where it is signed', async ({ page }) => {
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      const nda = await openNda(page);
      await expect(nda.getByRole('button', { name: first, pressed: true })).toBeVisible();
      const clause = nda.getByText(/^Confidential Information means everything/);
      expect(await sizeOf(clause)).toBeGreaterThanOrEqual(12);
      await expectNoAxeViolations(page);

      await nda.getByRole('button', { name: 'Pages' }).click();
      const drawn = nda.locator('canvas').first();
      const frame = nda.getByRole('region');
      expect(await sizeOf(clause)).toBeGreaterThanOrEqual(12);
      const [paper, column] = [await drawn.boundingBox(), await frame.evaluate((element) => element.clientWidth)];
      // A page that is wider than the column is pushed sideways in its frame, and the form stays as it is.
      expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      if (first === 'Pages') {
        expect(Math.abs((paper?.width ?? 0) - column)).toBeLessThanOrEqual(1);
      }
      // Something is drawn, and the words lie over it.
      await expect
        .poll(() =>
          drawn.evaluate(
            (canvas: HTMLCanvasElement) =>
              new Set(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 3).data).size,
          ),
        )
        .toBeGreaterThan(20);
      const words = await clause.boundingBox();
      expect(words?.width).toBeGreaterThan((paper?.width ?? 0) * 0.5);
      const was = await sizeOf(clause);
      await nda.getByRole('button', { name: 'Larger' }).click();
      expect(await sizeOf(clause)).toBeGreaterThan(was * 1.2);
      await expect(nda.getByRole('group', { name: 'Reading' }).getByText(/^Page 1 of \d$/)).toBeVisible();
      await expectNoAxeViolations(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        nda.getByRole('link', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(workers.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
      await expect(page.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
    });
  });
}

/** How many lines of text each record takes, as they lie on the screen. */
const linesOf = (records: Locator): Promise<number[]> =>
  records.evaluateAll((elements) =>
    elements.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (!text.parentElement?.closest('.hidden-text')) {
          rects.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
        }
      }
      const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((one, other) => one - other);
      return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 8).length;
    }),
  );

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[FSITE-16, FSITE-19, FSITE-20, FSITE-21] dashboards begin with what waits, messages lead there, and nothing moves by itself', async ({
      page,
      newContext,
    }) => {
      await watchShifts(page);
      await signIn(page, 'buyer@stowbridge.example');
      await page.goto('/buyer/dashboard');
      const offers = page.getByRole('region', { name: 'My offers' });
      await expect(offers.getByRole('listitem').first()).toBeVisible();
      const [offersBox, table] = [
        await offers.boundingBox(),
        await page.getByRole('table', { name: 'My Properties' }).boundingBox(),
      ];
      expect(offersBox?.y).toBeLessThan(table?.y ?? 0);
      await expectNothingMoved(page);
      await expectNoAxeViolations(page);
      if (width === 390) {
        for (const records of [offers.getByRole('listitem'), page.locator('table tbody tr')]) {
          expect(Math.max(...(await linesOf(records)))).toBeLessThanOrEqual(4);
        }
        const pager = await page.getByRole('navigation', { name: 'My Properties' }).boundingBox();
        for (const list of ['Interested Properties', 'Submitted Offers']) {
          expect((await page.locator('summary', { hasText: list }).boundingBox())?.y).toBeLessThan(pager?.y ?? 0);
        }
        const tabs = page.getByRole('navigation', { name: 'Account' });
        expect(await tabs.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }

      const link = offers.getByRole('link').first();
      const place = new URL((await link.getAttribute('href')) ?? '', page.url());
      await page.goto(place.href);
      await expect(page.getByRole('region', { name: 'Your offer' })).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator(place.hash)
            .boundingBox()
            .then((box) => (box?.y ?? height) < height),
        )
        .toBe(true);
      await expectNothingMoved(page);
      await expectNoAxeViolations(page);

      await page.goto('/notification/2');
      await expect(page.getByRole('heading', { name: 'Read', exact: true })).toBeVisible();
      await expectNothingMoved(page);
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('button', { name: 'Reply' }).click();
      await expectNoAxeViolations(page);

      const seller = await (await newContext({ viewport: { width, height } })).newPage();
      await watchShifts(seller);
      await signIn(seller, 'seller@stowbridge.example');
      await seller.goto('/seller/dashboard');
      const waiting = seller.getByRole('button', { name: /^Waiting for an answer \d+$/ });
      await expect(waiting).toBeVisible();
      await expectNothingMoved(seller);
      await expect(seller.locator('table tbody tr').first()).toContainText('to answer');
      if (width === 390) {
        expect(Math.max(...(await linesOf(seller.locator('table tbody tr'))))).toBeLessThanOrEqual(4);
      }
      await expectNoAxeViolations(seller);
    });
  });
}
