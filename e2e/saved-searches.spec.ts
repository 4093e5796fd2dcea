import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { listingWithNda, signNda } from './support/nda';
import { askAsAdministrator, newProperty } from './support/office';
import { DEMO_PASSWORD, personWithRoles, query, signIn } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

const searchesOf = (email: string) =>
  query<{ name: string; frequency: string }>(
    'select s.name, s.frequency from saved_searches s join users u on u.id = s.user_id where u.email = $1 order by s.id',
    [email],
  );

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-18, BEYB-19, BEYB-21, BEYB-27, BEYB-29] a buyer saves a search, is told of a listing, opens its documents in two presses, and stops the mails', async ({
      page,
      request,
      newContext,
    }) => {
      // One is listed already: early, so that the worker has told of it before there is a search.
      const city = `Larkspur ${Date.now()}`;
      await newProperty(request, { city });
      const email = `searches.${width}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const { id, name, memorandum } = await listingWithNda({ memorandum: true });
      await signIn(page, email);
      await signNda(page, id);
      // The page of a listing that is gone would still ask for its parts.
      await page.goto('/property/search/');
      // The office takes it off the market, and it will be told of in that city.
      await askAsAdministrator(request, 'DELETE', `/api/admin/store/${id}`);
      await query('update properties set city = $2, state_id = 6 where id = $1', [id, city]);

      await page.getByRole('button', { name: /^Filters/ }).press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByLabel('State').selectOption({ label: 'Colorado' });
      await sheet.getByLabel('City').fill(city);
      await sheet.getByLabel('City').press('Enter');
      const found = page.getByRole('search').getByText(/^\d+ results?$/);
      await expect(found).toHaveText('1 result');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save search' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Save search' });
      await expect(dialog.getByLabel('Name')).toHaveValue(`Properties in ${city}, Colorado`);
      await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked();
      await expectNoAxe(page);
      await dialog.getByRole('radio', { name: 'Daily' }).press('ArrowLeft');
      await expect(dialog.getByRole('radio', { name: 'At once' })).toBeChecked();
      await dialog.getByLabel('Name').press('Enter');
      await expect(page.getByRole('status').getByText('Your search has been saved.')).toBeVisible();
      const search = `Properties in ${city}, Colorado`;
      expect(await searchesOf(email)).toEqual([{ name: search, frequency: 'at once' }]);

      await page.getByRole('button', { name: 'Save search' }).press('Enter');
      await expect(dialog).toContainText(`You have saved this search as ${search}.`);
      await dialog.getByRole('link', { name: 'See saved searches' }).press('Enter');
      await expect(page).toHaveURL(/\/buyer\/dashboard\/?#saved-searches$/);
      const section = page.getByRole('region', { name: 'Saved searches' });
      const row = section.getByRole('listitem').filter({ hasText: search });
      await expect(row.getByText('1 match', { exact: true })).toBeVisible();
      await expectNoAxe(page);

      const began = Date.now();
      await askAsAdministrator(request, 'PUT', `/api/admin/store/${id}/false`);
      const mail = await waitForMail(email, `New: ${name}`, 30_000);
      expect(Date.now() - began).toBeLessThan(30_000);
      await page.reload();
      await expect(row.getByText('2 matches', { exact: true })).toBeVisible();
      await expect(row).toContainText('1 new in the last 7 days');
      await row.getByRole('link', { name: search }).press('Enter');
      await expect(found).toHaveText('2 results');

      const listing = new RegExp(`/property/${id}/[^\\s"]*`).exec(mail.text)?.[0] ?? '';
      await page.goto(listing);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: `Open ${memorandum}`, exact: true }).press('Enter');
      // The first copy of a reader takes a moment to be stamped.
      await expect(page.getByRole('dialog').getByRole('region', { name: 'The document' })).toBeVisible({
        timeout: 60_000,
      });

      await test.step('the account page changes how often', async () => {
        await page.goto('/my-account');
        await page.getByRole('combobox', { name: `Mails about ${search}` }).selectOption({ label: 'Weekly' });
        await expect(page.getByRole('status').getByText(`Mails about ${search}: weekly.`)).toBeVisible();
        await expect(page.getByRole('switch', { name: 'Listings' })).toBeChecked();
        await expectNoAxe(page);
        expect(await searchesOf(email)).toEqual([{ name: search, frequency: 'weekly' }]);
      });

      await test.step('the link of the mail asks, and its button stops this one search, signed out', async () => {
        const theirs = await (await newContext({ viewport: { width, height } })).newPage();
        await theirs.goto(/\/stop-search\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
        await expect(theirs.getByRole('heading', { level: 1, name: 'Stop Mails' })).toBeVisible();
        expect(await searchesOf(email)).toEqual([{ name: search, frequency: 'weekly' }]);
        await expectNoAxe(theirs);
        await theirs.getByRole('button', { name: 'Stop these mails' }).press('Enter');
        await expect(theirs.getByText(`You do not get mails about ${search} any more.`)).toBeFocused();
        await expectNoAxe(theirs);
        expect(await searchesOf(email)).toEqual([{ name: search, frequency: 'never' }]);
      });
    });

    test(
      '[BEYB-18, BEYB-37] a visitor who saves a search signs in first and goes on, then renames, pauses and deletes it',
      { tag: '@long' },
      async ({ page }) => {
        const email = `searches.visitor.${width}.${Date.now()}@example.com`;
        await personWithRoles(email, [2]);
        await page.goto('/property/search/?state=44&capRateFrom=6&capRateTo=8&view=map');
        await page.getByRole('button', { name: 'Save search' }).press('Enter');
        await expect(page).toHaveURL(/\/signin/);
        await expect(page.getByRole('status').getByText('then you can save this search')).toBeVisible();
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expect(page).toHaveURL(/\/property\/search\/\?state=44/);
        const dialog = page.getByRole('dialog', { name: 'Save search' });
        await expect(dialog.getByLabel('Name')).toHaveValue('Properties in Texas, 6-8% cap');
        await dialog.getByRole('button', { name: 'Save' }).press('Enter');
        await expect
          .poll(() => searchesOf(email))
          .toEqual([{ name: 'Properties in Texas, 6-8% cap', frequency: 'daily' }]);

        await page.goto('/buyer/dashboard');
        const section = page.getByRole('region', { name: 'Saved searches' });
        await section.getByRole('button', { name: /^Rename/ }).press('Enter');
        const rename = page.getByRole('dialog', { name: 'Rename saved search' });
        await rename.getByLabel('Name').fill('For Mr. Lee');
        await rename.getByLabel('Name').press('Enter');
        await expect(section.getByRole('link', { name: 'For Mr. Lee' })).toBeVisible();
        await section.getByRole('button', { name: /^Pause/ }).press('Enter');
        await expectNoAxe(page);
        await page.getByRole('dialog', { name: 'Pause mails' }).getByRole('button', { name: 'Pause' }).press('Enter');
        await expect(section.getByText(/^Paused until \d\d\/\d\d\/\d{4}$/)).toBeVisible();
        await section.getByRole('button', { name: /^Delete/ }).press('Enter');
        await expectNoAxe(page);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
        await expect(section.getByRole('link', { name: 'Search properties' })).toBeVisible();
        await expectNoAxe(page);
        expect(await searchesOf(email)).toEqual([]);
      },
    );
  });
}
