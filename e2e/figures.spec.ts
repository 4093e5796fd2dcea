import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { askAsAdministrator, newProperty } from './support/office';
import { signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

const HIDDEN_NOI = 287_654;

/** A city that nothing else lies in. */
const aCity = (): string => `Figures ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

for (const [width, height] of sizes([
  [1440, 900],
  [390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-01, BEYB-04, BEYB-07, BEYB-90] a visitor filters by cap rate in the sheet, and another finds the same at the address', async ({
      page,
      request,
      newContext,
    }) => {
      const city = aCity();
      const given = { city, price: 4_000_000, rentableSqft: 40_000 };
      const inside = await newProperty(request, { ...given, noi: 260_000 });
      const higher = await newProperty(request, { ...given, noi: 280_000 });
      const outside = await newProperty(request, { ...given, noi: 320_000 });
      const hidden = await newProperty(request, { ...given, noi: HIDDEN_NOI, figuresShown: 'after the NDA' });
      const named = ({ name }: { name: string }) => page.getByRole('heading', { name });

      await page.goto(`/property/search/?city=${encodeURIComponent(city)}`);
      await expect(page.getByText('4 results')).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      const rate = sheet.getByRole('group', { name: 'Cap rate, in percent' });
      await rate.getByLabel('No less than').fill('7');
      await rate.getByLabel('No more than').fill('6');
      await rate.getByLabel('No more than').press('Enter');
      await expect(rate.getByRole('alert')).toHaveText('Cap rate is invalid');
      await rate.getByLabel('No less than').fill('6');
      await rate.getByLabel('No more than').fill('7');
      await rate.getByLabel('No more than').press('Enter');
      await expect(rate.getByRole('alert')).toBeHidden();
      await expect(sheet.getByRole('button', { name: 'Show 2 properties' })).toBeVisible();
      await expectNoAxeViolations(page);
      await sheet.getByRole('button', { name: 'Show 2 properties' }).click();
      await expect(named(inside)).toBeVisible();
      await expect(page.getByText('6.50% cap rate')).toBeVisible();
      await expect(page.getByText('7.00% cap rate')).toBeVisible();
      await expect(named(outside)).toBeHidden();
      await expect(named(hidden)).toBeHidden();
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Cap rate high to low' });
      await expect(page).toHaveURL(/capRateFrom=6&capRateTo=7&sort=4-DESC/);
      const names = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });
      await expect(names).toHaveText([higher.name, inside.name]);
      await expectNoAxeViolations(page);

      const other = await (await newContext({ viewport: { width, height } })).newPage();
      await other.goto(page.url());
      const found = other.getByRole('region', { name: 'Results' });
      await expect(found.getByRole('heading', { level: 2 })).toHaveText([higher.name, inside.name]);
      await expect(found.getByRole('button', { name: 'Remove Cap rate: 6% to 7%' })).toBeVisible();

      await page.getByRole('button', { name: 'Remove Cap rate: 6% to 7%' }).click();
      await expect(page.getByText('4 results')).toBeVisible();
      // What has no public figure comes last, and its figure stands nowhere.
      await expect(names).toHaveText([outside.name, higher.name, inside.name, hidden.name]);
      await page.goto(`/property/${hidden.id}/hidden/`);
      await expect(named(hidden)).toBeVisible();
      expect(await page.content()).not.toMatch(/287,?654|7\.19%|"CapRate":7\.19/);

      await page.goto(`/property/search/?city=${encodeURIComponent(city)}&capRateFrom=15`);
      await expect(page.getByText(/Remove one of these or widen its range: .*Cap rate: 15%\+\./)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test(
      '[BEYB-10, BEYB-13, BEYB-89] a price that the office lowers is a badge and a row; a range stands beside words',
      { tag: '@long' },
      async ({ page, request, newContext }) => {
        const city = aCity();
        const property = await newProperty(request, { city, price: 4_100_000 });
        await newProperty(request, { city, price: 3_000_000 });
        const office = await (await newContext({ viewport: { width: 1440, height: 900 } })).newPage();
        await signInAsAdministrator(office);
        await office.goto(`/admin/property/${property.id}`);
        const edit = async (change: (dialog: ReturnType<typeof office.getByRole>) => Promise<void>) => {
          await office.getByRole('button', { name: 'Edit', exact: true }).first().click();
          const dialog = office.getByRole('dialog', { name: 'Edit Property' });
          await change(dialog);
          await dialog.getByRole('button', { name: 'Save' }).click();
          await expect(dialog).toBeHidden();
        };
        await edit((dialog) => dialog.getByLabel('Property Value').fill('3,690,000'));

        await page.goto(`/property/search/?city=${encodeURIComponent(city)}&sort=6-DESC`);
        const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
        await expect(first.getByRole('heading', { name: property.name })).toBeVisible();
        await expect(first.getByText('Price reduced')).toBeVisible();
        await expect(page.getByText('Price reduced', { exact: true })).toHaveCount(1);
        await first.getByRole('link', { name: /Read More/ }).click();
        await expect(page.getByRole('complementary', { name: 'Summary' }).getByText('Price reduced')).toBeVisible();
        const history = page.getByRole('region', { name: 'Price history' });
        await expect(history.getByRole('row')).toHaveCount(3);
        await expect(history.getByRole('row').nth(1)).toContainText('$3,690,000');
        await expect(history.getByRole('row').nth(1)).toContainText('Down 10.0%');
        await expect(history.getByRole('row').nth(2)).toContainText('$4,100,000');
        await expectNoAxeViolations(page);

        await edit(async (dialog) => {
          await dialog.getByLabel('Price Alternative').click();
          await office.getByRole('option', { name: 'Price Guidance' }).click();
          await dialog.getByLabel('Price Guidance From').fill('4,000,000');
          await dialog.getByLabel('Price Guidance To').fill('4,400,000');
        });
        await page.reload();
        const summary = page.getByRole('complementary', { name: 'Summary' });
        await expect(summary.getByText(/^Price Guidance: \$4\.0M to \$4\.4M$/i).first()).toBeVisible();
        await expect(summary.getByText('Price reduced')).toBeHidden();
        await expect(history).toBeHidden();
        expect(await page.content()).not.toMatch(/3,?690,?000|4,?100,?000/);
        const { publicPrice } = await askAsAdministrator<{ publicPrice: number | null }>(
          request,
          'GET',
          `/api/v1/properties/${property.id}`,
        );
        expect(publicPrice).toBeNull();
      },
    );
  });
}
