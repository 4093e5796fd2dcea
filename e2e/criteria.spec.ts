import { expect, test } from './support/console';
import { askAsAdministrator, newProperty } from './support/office';
import { headersOf, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe, expectNoAxeViolationsInBothThemes } from './support/themes';

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-54, BEYB-57, BEYB-60] a buyer says what they buy, the office writes to who matches and corrects it, and the buyer deletes it', async ({
      page,
      request,
      newContext,
    }) => {
      test.setTimeout(180_000);
      const email = `criteria.${width}.${Date.now()}@example.com`;
      // Of its own, so that the office's lists tell them from others.
      const name = `Crispin ${width === 390 ? 'Narrow' : 'Wide'}${Date.now()}`;
      const id = await personWithRoles(email, [2], name);
      const property = await newProperty(request, { price: 3_900_000, noi: 249_600 });
      await newProperty(request, { price: 8_900_000 });
      const criteria = () =>
        query<{ id: number; maxPrice: string | null }>(
          'select id, max_price "maxPrice" from criteria where user_id = $1',
          [id],
        );

      await test.step('what is incomplete is refused, and what is whole is kept', async () => {
        await signIn(page, email);
        await page.goto('/buyer/dashboard');
        await page.getByRole('link', { name: 'What I buy' }).press('Enter');
        await expect(page.getByText('Nothing yet.')).toBeVisible();
        await expectNoAxeViolationsInBothThemes(page);
        await page.getByRole('button', { name: 'Add what I buy' }).press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Add what I buy' });
        await dialog.getByRole('button', { name: 'Save' }).press('Enter');
        await expect(dialog.getByRole('alert')).toContainText('States is invalid');
        await expectNoAxe(page);
        expect(await criteria()).toEqual([]);
        await dialog.getByLabel('Name').fill('Income in Colorado');
        await dialog.getByLabel('States', { exact: true }).selectOption({ label: 'Colorado' });
        await dialog.getByLabel('Price To ($)').fill('4,000,000');
        await dialog.getByRole('button', { name: 'Add a condition' }).press('Enter');
        await dialog.getByLabel('Condition').last().selectOption({ label: 'Cap rate' });
        await dialog.getByLabel('Counts: Cap rate').selectOption({ label: 'Wish, weight 4' });
        await dialog.getByLabel('Cap rate From (%)').fill('6');
        await dialog.getByRole('button', { name: 'Add a condition' }).press('Enter');
        await dialog.getByLabel('Condition').last().selectOption({ label: 'Area' });
        await dialog.getByLabel('City or ZIP code').fill('Denver, CO');
        await dialog.getByRole('button', { name: 'Use' }).press('Enter');
        await expect(dialog.getByText(/^25 miles around Denver/)).toBeVisible();
        await expectNoAxe(page);
        await dialog.getByRole('button', { name: 'Save' }).press('Enter');
        await expect(page.getByRole('heading', { name: 'Income in Colorado' })).toBeVisible();
        expect(await criteria()).toHaveLength(1);
      });

      const office = await (await newContext({ viewport: { width, height } })).newPage();
      await test.step('the office reads why they match, writes to them and adds their interest', async () => {
        await signInAsAdministrator(office);
        await office.goto(`/admin/property/${property.id}`);
        const panel = office.getByRole('region', { name: /^Matching buyers/ });
        await expect(panel.getByText(/^\$3,900,000, Colorado, in the area, 6\.4% cap/).first()).toBeVisible({
          timeout: 60_000,
        });
        const select = panel.getByRole('checkbox', { name: new RegExp(`^Select: .*${name.split(' ')[1]}`) });
        await select.press('Space');
        await panel.getByRole('button', { name: 'Message' }).press('Enter');
        const message = office.getByRole('dialog', { name: 'Message to 1 buyer' });
        await message.getByLabel(/^Description/).fill('It fits what you buy.');
        await expectNoAxeViolationsInBothThemes(office);
        await message.getByRole('button', { name: 'Send Message' }).press('Enter');
        await expect(office.getByText('The message is sent to 1 buyer.')).toBeVisible();
        expect(await query('select 1 from messages where to_user_id = $1', [id])).toHaveLength(1);
        await select.press('Space');
        await panel.getByRole('button', { name: 'Add interest' }).press('Enter');
        const interest = office.getByRole('dialog', { name: 'Add interest of 1 buyer' });
        await expect(interest.getByLabel(/^Price/)).toHaveValue('3,900,000');
        await interest.getByRole('button', { name: 'Add interest' }).press('Enter');
        await expect(office.getByText('The interest is added for 1 buyer.')).toBeVisible();
        expect(
          await query('select 1 from deals where buyer_id = $1 and property_id = $2', [id, property.id]),
        ).toHaveLength(1);
      });

      await test.step('both lists agree, and what the office corrects drops out of both', async () => {
        await office.goto(`/viewbuyer/${id}`);
        const matching = office.getByRole('region', { name: /^Matching properties/ });
        await expect(matching.getByRole('link', { name: property.name })).toBeVisible();
        await office.getByRole('button', { name: 'Edit: Income in Colorado' }).press('Enter');
        const dialog = office.getByRole('dialog', { name: 'Update What They Buy' });
        await dialog.getByLabel('Budget').fill('3,000,000');
        await expectNoAxeViolationsInBothThemes(office);
        await dialog.getByRole('button', { name: 'Save' }).press('Enter');
        await expect(dialog).toBeHidden();
        await expect(matching.getByRole('link', { name: property.name })).toBeHidden();
        expect((await criteria())[0]?.maxPrice).toBe('3000000');
        const buyers = await askAsAdministrator<{ userId: number }[]>(
          request,
          'GET',
          `/api/v1/properties/${property.id}/matching-buyers?range=[0,99]`,
        );
        expect(buyers.filter(({ userId }) => userId === id)).toEqual([]);
      });

      await test.step('the buyer reads the correction, and deletes it after a question', async () => {
        await page.reload();
        await expect(page.getByText(/Budget \$3,000,000/)).toBeVisible();
        await expectNoAxeViolationsInBothThemes(page);
        await page.getByRole('button', { name: /^Delete/ }).press('Enter');
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: 'Cancel' }).press('Enter');
        expect(await criteria()).toHaveLength(1);
        await page.getByRole('button', { name: /^Delete/ }).press('Enter');
        await question.getByRole('button', { name: 'Delete' }).press('Enter');
        await expect(page.getByText('Nothing yet.')).toBeVisible();
        expect(await criteria()).toEqual([]);
        const mine = await request.get('/api/v1/criteria', { headers: await headersOf(request, email) });
        expect(mine.status()).toBe(403);
      });
    });
  });
}
