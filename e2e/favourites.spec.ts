import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { newProperty } from './support/office';
import { fillRegistration, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

const heartOf = (page: Page, name: string): Locator => page.getByRole('button', { name: `Favourite: ${name}` }).first();
const isSet = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const isNotSet = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'false');
const addressOf = (id: number) => `/property/${id}/x`;
const keptBy = (email: string) =>
  query<{ property_id: number }>(
    'select f.property_id from favourites f join users u on u.id = f.user_id where u.email = $1 order by f.id',
    [email],
  );

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-34] a visitor presses a heart, signs in or registers, and it is set', async ({
      page,
      request,
      newContext,
    }) => {
      const { id, name } = await newProperty(request);
      const email = `heart.${width}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      await page.goto(addressOf(id));
      await isNotSet(heartOf(page, name));
      await expectNoAxe(page);
      await heartOf(page, name).press('Enter');
      await expect(page).toHaveURL(/\/signin/);
      await expect(page.getByRole('status').getByText(`${name} is then among your favourites.`)).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Storage-2026');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/property/${id}/`));
      await isSet(heartOf(page, name));
      await expect.poll(() => keptBy(email)).toEqual([{ property_id: id }]);

      const newcomer = await (await newContext({ viewport: { width, height } })).newPage();
      const other = `heart.new.${width}.${Date.now()}@example.com`;
      await newcomer.goto(addressOf(id));
      await heartOf(newcomer, name).press('Space');
      await expect(newcomer).toHaveURL(/\/signin/);
      await newcomer
        .getByRole('main')
        .getByRole('link', { name: /create (an )?account|register/i })
        .first()
        .click();
      await fillRegistration(newcomer, other);
      await newcomer.getByRole('button', { name: /create account/i }).click();
      await expect(newcomer).toHaveURL(new RegExp(`/property/${id}/`));
      await isSet(heartOf(newcomer, name));
      await expect.poll(() => keptBy(other)).toEqual([{ property_id: id }]);
    });

    test(
      '[BEYB-35, BEYB-40] hearts of two tabs hold after a reload, one without a network is taken back, and the dashboard keeps what is not listed any more',
      { tag: '@long' },
      async ({ page, request, context, allowConsoleErrors }) => {
        const [first, second] = [await newProperty(request), await newProperty(request)];
        const email = `hearts.${width}.${Date.now()}@example.com`;
        await personWithRoles(email, [2]);
        await signIn(page, email);
        const tab = await context.newPage();
        await page.goto(addressOf(first.id));
        await tab.goto(addressOf(first.id));
        await isNotSet(heartOf(tab, first.name));
        await heartOf(page, first.name).press('Enter');
        await heartOf(tab, first.name).press('Enter');
        await expect.poll(() => keptBy(email)).toEqual([{ property_id: first.id }]);
        for (const one of [page, tab]) {
          await one.reload();
          await isSet(heartOf(one, first.name));
        }

        await page.goto(addressOf(second.id));
        await isNotSet(heartOf(page, second.name));
        allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
        await context.setOffline(true);
        await heartOf(page, second.name).press('Enter');
        const alert = page.getByRole('alertdialog');
        await expect(alert).toContainText('Your favourites have not been changed.');
        await alert.getByRole('button', { name: 'OK' }).press('Enter');
        await isNotSet(heartOf(page, second.name));
        await context.setOffline(false);
        expect(await keptBy(email)).toEqual([{ property_id: first.id }]);
        await heartOf(page, second.name).press('Enter');
        await expect.poll(() => keptBy(email)).toHaveLength(2);

        await page.goto('/buyer/dashboard');
        const section = page.getByRole('region', { name: 'Favourites' });
        const row = section.getByRole('listitem').filter({ hasText: second.name });
        const addNote = row.getByRole('button', { name: /^Add note/ });
        await expect(addNote).toBeEnabled();
        await addNote.press('Enter');
        const dialog = page.getByRole('dialog', { name: `Note: ${second.name}` });
        await expectNoAxe(page);
        await dialog.getByLabel('Note').fill('Ask about the roof');
        await dialog.getByRole('button', { name: 'Save' }).press('Enter');
        await expect(row.getByText('Ask about the roof')).toBeVisible();
        await query('update properties set active = false where id = $1', [second.id]);
        await page.reload();
        await expect(row.getByText('This property is not listed any more.')).toBeVisible();
        await expect(row.getByText('Ask about the roof')).toBeVisible();
        await expect(row.getByRole('link')).toHaveCount(0);
        await expectNoAxe(page);
        await heartOf(page, second.name).press('Enter');
        await expect.poll(() => keptBy(email)).toEqual([{ property_id: first.id }]);

        await page.goto('/property/search/');
        await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();
      },
    );

    test('[BEYB-86, BEYB-87] a visitor asks about a property, which the office answers from its panel, and shares its address', async ({
      page,
      request,
      context,
      newContext,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { id, name } = await newProperty(request);
      await page.goto(addressOf(id));
      await page.getByRole('button', { name: 'Share' }).press('Enter');
      await expect(page.getByRole('status').getByText('The address of this property has been copied.')).toBeVisible();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
      await expect(page.getByRole('link', { name: 'Request Information' }).first()).toHaveAttribute(
        'href',
        new RegExp(`^/buyer-registration/${id}/`),
      );

      await page.getByRole('button', { name: 'Ask about this property' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Ask about this property' });
      await dialog.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Name is required');
      await expectNoAxe(page);
      const asker = `Ida Moss ${Date.now()}`;
      await dialog.getByLabel('Name').fill(asker);
      await dialog.getByLabel('Email').fill('ida@example.com');
      await dialog.getByLabel('Phone').fill('303-555-0144');
      await dialog.getByLabel('Message').fill('Is the roof new?');
      await dialog.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(page.getByRole('status').getByText('Your question has been sent.')).toBeVisible();

      const office = await (await newContext({ viewport: { width, height } })).newPage();
      await signInAsAdministrator(office);
      await office.goto('/admin/enquiries');
      await office.getByRole('button', { name: asker }).first().click();
      const panel = office.getByRole('dialog', { name: asker });
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/admin/property/${id}`);
      await panel.getByRole('textbox', { name: /^Reply/ }).fill('It was replaced in 2021.');
      await panel.getByRole('button', { name: 'Send Reply' }).click();
      await expect(panel.getByRole('region', { name: 'Replies' })).toContainText('It was replaced in 2021.');
      await office.goto(`/admin/property/${id}`);
      await expect(office.getByText(/^0 favourites, \d+ saved search(es)? match/)).toBeVisible();
    });
  });
}

test('[BEYB-88] a property prints on two sheets what the page shows', async ({ page }) => {
  const [found] = await query<{ id: number; name: string }>(
    `select p.id, p.name from properties p where p.active and p.status_id = 1 and not p.confidential and p.noi is not null
     order by length(p.description) desc, p.id limit 1`,
  );
  if (!found) {
    throw new Error('The demo data has no property with its figures.');
  }
  const { id, name } = found;
  await page.goto(addressOf(id));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Whoever has read the page has seen its map.
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Summary' }).locator('strong').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, path: `temp/property-${format}.pdf` });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect([1, 2], format).toContain(sheets.length);
  }
});
