import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query, signIn } from './support/people';

test.describe.configure({ mode: 'parallel' });

/** A property whose NDA the demo buyer has not signed. */
async function unsigned(): Promise<number> {
  const [property] = await query<{ id: number }>(
    `select p.id from properties p where p.active and p.status_id = 1 and exists (select from documents d where d.property_id = p.id and d.document_type_id = 8 and d.content_type = 'application/pdf')
       and not exists (select from ndas n join users u on u.id = n.user_id where n.property_id = p.id and u.email = 'buyer@stowbridge.example') order by p.id desc limit 1`,
  );
  if (!property) throw new Error('The demo data has no NDA left to sign.');
  return property.id;
}

async function openNda(page: Page): Promise<Locator> {
  await signIn(page, 'buyer@stowbridge.example');
  await page.goto(`/property/${await unsigned()}/x`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).filter({ visible: true }).first().click();
  return page.getByRole('dialog').getByRole('region', { name: 'The NDA' });
}

/** How high the letters of a text are set, in pixels of the screen. */
const sizeOf = (words: Locator): Promise<number> => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const [width, height, first] of [[1440, 900, 'Pages'], [390, 844, 'Text']] as const) {
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
      if (first === 'Pages') expect(Math.abs((paper?.width ?? 0) - column)).toBeLessThanOrEqual(1);
      // Something is drawn, and the words lie over it.
      await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => new Set(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 3).data).size)).toBeGreaterThan(20);
      const words = await clause.boundingBox();
      expect(words?.width).toBeGreaterThan((paper?.width ?? 0) * 0.5);
      const was = await sizeOf(clause);
      await nda.getByRole('button', { name: 'Larger' }).click();
      expect(await sizeOf(clause)).toBeGreaterThan(was * 1.2);
      await expect(nda.getByRole('group', { name: 'Reading' }).getByText(/^Page 1 of \d$/)).toBeVisible();
      await expectNoAxeViolations(page);

      const [download] = await Promise.all([page.waitForEvent('download'), nda.getByRole('link', { name: 'Download' }).click()]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(workers.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
      await expect(page.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
    });
  });
}
