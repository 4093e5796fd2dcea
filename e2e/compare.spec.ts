import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { newProperty } from './support/office';
import { query } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` }).first();
const addressOf = (id: number) => `/property/${id}/x`;

for (const [width, height] of sizes([
  [1440, 900],
  [390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-48, BEYB-49, BEYB-50, BEYB-51, BEYB-53] a visitor puts listings side by side by keyboard', async ({
      page,
      request,
    }) => {
      const city = `Compare ${Date.now()}${width}`;
      const [first, second, closed, gone, fifth] = [
        await newProperty(request, { city, noi: 250_000 }),
        await newProperty(request, { city, alternatePriceOptionId: 1 }),
        await newProperty(request, { city }),
        await newProperty(request, { city }),
        await newProperty(request, { city }),
      ];
      await query('update properties set status_id = 4, closed_at = now() where id = $1', [closed.id]);
      await page.goto(`/property/search/?city=${encodeURIComponent(city)}`);
      for (const { name } of [first, second, closed, gone]) {
        await check(page, name).press('Space');
        await expect(check(page, name)).toBeChecked();
      }
      const tray = page.getByRole('complementary', { name: 'Comparison' });
      await expect(tray.getByRole('link', { name: 'Compare 4' })).toBeVisible();
      await expectNoAxe(page);

      await page.goto(addressOf(fifth.id));
      await check(page, fifth.name).press('Space');
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('You can compare four properties at a time.');
      await alert.getByRole('button', { name: 'OK' }).press('Enter');
      await expect(check(page, fifth.name)).not.toBeChecked();

      await query('update properties set active = false where id = $1', [gone.id]);
      await tray.getByRole('link', { name: 'Compare 4' }).press('Enter');
      await expect(page.getByText('One property is not listed and was left out.')).toBeVisible();
      expect(await (await request.get(page.url())).text()).toMatch(/<meta name="robots" content="noindex/);
      const cells = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell');
      await expect(cells(/^Price\b(?! \/)/)).toHaveText(['$3,900,000', 'Call for offers', '–']);
      await expect(cells(/^NOI/)).toHaveText(['$250,000', '–', '–']);
      await expect(page.getByRole('row', { name: /^Year built/ })).toHaveCount(0);
      await expect(tray).toHaveCount(0);
      await expectNoAxe(page);

      await page.getByLabel('Distance from').fill('80202');
      await page.getByLabel('Distance from').press('Enter');
      await expect(page.getByText('Distances from 80202, Denver, CO, as the crow flies.')).toBeVisible();
      await expect(cells(/^From 80202, Denver, CO/).first()).toHaveText(/^[\d.]+ miles$/);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      await page.getByRole('button', { name: `Remove ${second.name}` }).press('Enter');
      await expect(page.getByRole('link', { name: second.name })).toHaveCount(0);
      await expect(page.getByText('Distances from 80202, Denver, CO, as the crow flies.')).toBeVisible();

      await page.goto(addressOf(fifth.id));
      await expect(tray.getByRole('link', { name: 'Compare 2' })).toBeVisible();
      await tray.getByRole('button', { name: 'Clear the comparison' }).press('Enter');
      await expect(tray).toHaveCount(0);
    });
  });
}

test('[BEYB-48] four properties print on one sheet', { tag: '@long' }, async ({ page, request }) => {
  const ids: number[] = [];
  for (let made = 0; made < 4; made += 1) {
    ids.push(
      (await newProperty(request, { name: `Self-Storage at the Northern Gate of the Valley ${Date.now()}` })).id,
    );
  }
  await page.goto(`/compare?ids=${ids.join(',')}&from=80202`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^From 80202/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true, path: `temp/compare-${format}.pdf` });
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], format).toHaveLength(1);
    const [, wide, high] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect(Number(wide)).toBeGreaterThan(Number(high));
  }
});
