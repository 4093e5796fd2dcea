import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { newProperty } from './support/office';
import { personWithRoles, query, signInAsAdministrator } from './support/people';

// Each journey has a property of its own, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

async function openEdit(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/property/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(form.getByLabel('Property Value')).toHaveValue('3,900,000');
  return form;
}

const stored = (id: number) =>
  query<{ price: number; sqft: number; miles: number }>(
    'select price::int price, rentable_sqft::int sqft, radius_miles miles from properties where id = $1',
    [id],
  );

test('[FTEST-62] [APROP-74] two administrators edit one property: the later one is told, sees the other change and keeps what was typed', async ({
  page,
  request,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 412/); // the change that comes too late
  const { id } = await newProperty(request);
  const other = await (await newContext()).newPage();
  await Promise.all([signInAsAdministrator(page), signInAsAdministrator(other, 'grace.park@stowbridge.example')]);
  const [first, second] = await Promise.all([openEdit(page, id), openEdit(other, id)]);
  await first.getByLabel('Property Value').fill('4250000');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toBeHidden();

  await second.getByLabel('Rentable SQFT').fill('41500');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('alert')).toContainText('This record was changed by somebody else.');
  expect(await stored(id)).toMatchObject([{ price: 4_250_000, sqft: 40_000 }]);
  await expect(second.getByLabel('Property Value')).toHaveValue('4,250,000');
  await expect(second.getByLabel('Rentable SQFT')).toHaveValue('41,500');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toBeHidden();
  expect(await stored(id)).toMatchObject([{ price: 4_250_000, sqft: 41_500 }]);
});

test('[FTEST-62] [APROP-85] [CONST-34] the radius is saved as soon as its slider is let go, and the market analysis goes by it', async ({
  page,
  request,
}) => {
  const zip = { city: 'Limon', zipCode: '80828' };
  const property = await newProperty(request, zip);
  const [near, far] = [await newProperty(request, zip), await newProperty(request, zip)];
  // North of it by 4 and by 12 miles: one degree has 69.
  for (const [{ id }, miles] of [
    [near, 4],
    [far, 12],
  ] as const) {
    await query(
      'update properties set latitude = (select latitude from properties where id = $2) + $3::float8 / 69 where id = $1',
      [id, property.id, miles],
    );
  }
  await signInAsAdministrator(page);
  await page.goto(`/admin/property/${property.id}`);
  const slider = page.getByRole('slider', { name: 'Explorer Radius' });
  const analysis = async (): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Market analysis' }).click();
    return opened;
  };
  for (const [key, miles, text] of [
    ['Home', 1, '1 mile'],
    ['End', 10, '10 miles'],
  ] as const) {
    await slider.press(key);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect.poll(() => stored(property.id)).toMatchObject([{ miles }]);
    const market = await analysis();
    await expect(market.getByRole('heading', { level: 1, name: property.name })).toBeVisible();
    await expect(market.getByText(`Everything within ${text} of the property.`)).toBeVisible();
    await expect(market.getByText('Population, estimated')).toBeVisible();
    await expect(market.getByRole('row').filter({ hasText: near.name })).toHaveCount(miles === 10 ? 1 : 0);
    await expect(market.getByRole('row').filter({ hasText: far.name })).toHaveCount(0);
    if (miles === 10) {
      await expect(market.getByRole('row').filter({ hasText: near.name })).toContainText('4.0');
    }
    await market.close();
  }
  await page.reload();
  await expect(slider).toHaveValue('10');
});

test(
  '[FTEST-62] [ASEL-24] an administrator updates a property from the page of its seller',
  { tag: '@long' },
  async ({ page, request }) => {
    const sellerId = await personWithRoles(`owner.${Date.now()}@example.com`, [3]);
    const property = await newProperty(request);
    await query('update properties set seller_id = $2 where id = $1', [property.id, sellerId]);
    await signInAsAdministrator(page);
    await page.goto(`/viewseller/${sellerId}`);
    await page
      .getByRole('table', { name: 'Property Information' })
      .getByRole('link', { name: property.name, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/property/${property.id}$`));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Property' });
    await form.getByLabel('Property Name').fill(`${property.name} North`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: `${property.name} North` })).toBeVisible();
    await page.goto(`/viewseller/${sellerId}`);
    await expect(
      page
        .getByRole('table', { name: 'Property Information' })
        .getByRole('row')
        .filter({ hasText: `${property.name} North` }),
    ).toHaveCount(1);
    expect(await query('select name, seller_id from properties where id = $1', [property.id])).toEqual([
      { name: `${property.name} North`, seller_id: sellerId },
    ]);
  },
);
