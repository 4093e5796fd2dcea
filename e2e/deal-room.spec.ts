import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { aPdf } from './support/files';
import { signNda } from './support/nda';
import { askAsAdministrator, newProperty, uploadDocument } from './support/office';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { expectNothingMoved, watchShifts } from './support/shifts';
import { sizes } from './support/sizes';

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

for (const [width, height, first] of sizes([
  [390, 844, 'Text'],
  [1440, 900, 'Pages'],
])) {
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

for (const [width, height] of sizes([
  [1440, 900],
  [390, 844],
])) {
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
      // On a phone the bar at the lower edge covers part of what lies there just now.
      await page.evaluate(() => scrollTo(0, 0));
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

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-77, BEYA-88, BEYA-94, BEYA-95, BEYA-98] the office prepares a document, sees who opened what and whose copy a code is, and keeps names from the seller', async ({
      page,
      request,
      newContext,
    }) => {
      const [sellerEmail, buyerEmail] = ['seller', 'buyer'].map(
        (who) => `opens.${who}.${width}.${Date.now()}@example.com`,
      ) as [string, string];
      const property = await newProperty(request, { sellerId: await personWithRoles(sellerEmail, [3]) });
      await personWithRoles(buyerEmail, [2]);
      const office = await (await newContext({ viewport: { width, height } })).newPage();
      await signInAsAdministrator(office);
      await uploadDocument(office, property.id, 'NDA', await aPdf(page, 'NDA.pdf'));
      await uploadDocument(office, property.id, 'Rent roll', await aPdf(page, 'Units.pdf'));
      const scan = `Scan ${Date.now()}.pdf`;
      await uploadDocument(office, property.id, 'Rent roll', {
        name: scan,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
      });
      for (const { ID } of (
        await askAsAdministrator<{ ID: number; DocumentTypeID: number }[]>(
          request,
          'GET',
          `/api/admin/store/documents/${property.id}`,
        )
      ).filter(({ DocumentTypeID }) => DocumentTypeID !== 8)) {
        await askAsAdministrator(request, 'PUT', `/api/v1/documents/${ID}`, { tier: 1, watermark: true });
      }

      await signIn(page, buyerEmail);
      await signNda(page, property.id);
      await page.reload();
      await page.getByRole('button', { name: /^Open Units\.pdf/ }).press('Enter');
      const code = async () =>
        (
          await query<{ code: string }>(
            `select w.code from watermarks w join users u on u.id = w.user_id where u.email = $1`,
            [buyerEmail],
          )
        )[0]?.code;
      // The first copy of a reader takes a moment to be stamped.
      await expect(page.getByText(/^Page 1 of \d+$/).first()).toBeVisible({ timeout: 60_000 });
      await expect.poll(code).toBeTruthy();

      await office.goto('/admin/today');
      const pile = office.getByRole('region', { name: 'Documents to prepare' });
      await expect(pile.getByRole('link', { name: scan })).toBeVisible();
      await expectNoAxeViolations(office);
      await pile.getByRole('link', { name: scan }).press('Enter');
      const documents = office.getByRole('region', { name: 'Documents', exact: true });
      const watermark = documents.getByRole('switch', { name: `Watermark: ${scan}` });
      await expect(watermark).toBeInViewport();
      await expect(documents.getByText(/^This PDF cannot be stamped\./)).toBeVisible();
      await watermark.press('Space');
      await expect(office.getByText(`Buyers get ${scan} without a watermark.`)).toBeVisible();
      await expect(documents.getByText(/^This PDF cannot be stamped\./)).toHaveCount(0);
      await expect(documents.getByText('Read by 1 of 1')).toBeVisible();
      const opens = office.getByRole('region', { name: 'Who opened what' });
      await expect(opens).toContainText('Ines Both');
      await expect(opens).toContainText('Units.pdf');
      // What lies half under the header cannot be hit there.
      await office.evaluate(() => window.scrollTo(0, 0));
      await expectNoAxeViolations(office);
      await opens.getByRole('link', { name: 'Look up a watermark' }).press('Enter');
      await office.getByLabel('Code', { exact: true }).pressSequentially((await code())?.toLowerCase() ?? '');
      await office.getByLabel('Code', { exact: true }).press('Enter');
      const found = office.getByRole('region', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
      await expect(found).toContainText(buyerEmail);
      await expect(found).toContainText('Units.pdf, version 1');
      await expectNoAxeViolations(office);
      await office.goto('/admin/today');
      await expect(office.getByRole('region', { name: 'Open offers' })).toBeVisible();
      await expect(pile.getByRole('link', { name: scan })).toHaveCount(0);

      const seller = await (await newContext({ viewport: { width, height } })).newPage();
      await signIn(seller, sellerEmail);
      await seller.goto(`/seller/property/${property.id}`);
      const readers = seller.getByRole('region', { name: 'Who opened what' });
      await expect(readers).toContainText('Ines Both');
      await expectNoAxeViolations(seller);
      await office.goto(`/admin/property/${property.id}/edit`);
      const form = office.getByRole('dialog', { name: 'Edit Property' });
      await form.getByRole('checkbox', { name: 'The seller sees the names of buyers' }).press('Space');
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(office.getByText(`${property.name} is saved.`)).toBeVisible();
      await seller.reload();
      await expect(readers).toContainText('1 buyer');
      await expect(readers).not.toContainText('Ines Both');
    });
  });
}
