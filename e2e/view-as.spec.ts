import { expect, test } from './support/console';
import { expectToFit } from './support/axe';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe, expectNoAxeViolationsInBothThemes } from './support/themes';

const logOf = (id: number) =>
  query<{ action: string; reason: string; end: string | null }>(
    `select action, detail->>'reason' reason, detail->>'endedBy' "end" from audit_log
     where subject_type = 'user' and subject_id = $1 and action like 'view.%' order by id`,
    [id],
  );

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-55, BEYE-56, BEYE-62] an administrator sees the site as a buyer, changes nothing, and the buyer reads who looked', async ({
      page,
      newContext,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 403/);
      const email = `viewed.${width}.${Date.now()}@example.com`;
      const id = await personWithRoles(email, [2], 'Dana Vale');
      await signInAsAdministrator(page);
      await page.goto(`/viewbuyer/${id}`);
      await page.getByRole('button', { name: 'View as' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'View as' });
      await expect(question).toContainText(email);
      await expectNoAxeViolationsInBothThemes(page);
      await question.getByLabel(/^Reason/).fill('Finds no documents');
      await question.getByRole('button', { name: 'View the site' }).press('Enter');

      await page.waitForURL(/\/buyer\/dashboard/);
      const banner = page.getByRole('region', { name: 'View as' });
      await expect(banner).toContainText('You see what Dana sees. Nothing you press changes anything.');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxe(page);
      await expectToFit(page);
      // The office has this page as well, and the server cannot know of the view.
      await page.goto('/my-account');
      await page.waitForURL(/\/buyer\/dashboard/);
      await expect(banner).toBeVisible();

      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).press('Enter');
      await page.waitForURL(/\/my-account/);
      await expect(page.getByLabel('First name')).toHaveValue('Dana');
      await page.getByLabel('First name').fill('Eve');
      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await expect(page.getByText('You are viewing as Dana. Nothing can be changed.')).toBeVisible();
      await expect(banner).toBeVisible();
      await expectNoAxe(page);
      await expectToFit(page);
      expect(await query('select first_name "name" from users where id = $1', [id])).toEqual([{ name: 'Dana' }]);

      await banner.getByRole('button', { name: 'End' }).press('Enter');
      await page.waitForURL(new RegExp(`/viewbuyer/${id}`));
      await expect(page.getByRole('button', { name: 'View as' })).toBeVisible();
      expect(await logOf(id)).toEqual([
        { action: 'view.started', reason: 'Finds no documents', end: null },
        { action: 'view.ended', reason: 'Finds no documents', end: 'pressed' },
      ]);

      const own = await (await newContext({ viewport: { width, height } })).newPage();
      await signIn(own, email);
      await expect(own.getByRole('region', { name: 'View as' })).toHaveCount(0);
      await own.goto('/my-account');
      const views = own.getByRole('region', { name: 'Who saw your account' });
      const [{ name } = { name: '' }] = await query<{ name: string }>(
        `select concat_ws(' ', first_name, last_name) "name" from users where email = 'admin@stowbridge.example'`,
      );
      await expect(views.getByRole('listitem')).toHaveText([new RegExp(`${name}$`)]);
      // What lies half under the header is measured by what shows of it.
      await own.evaluate(() => scrollTo(0, 0));
      await expectNoAxe(own);
      await expectToFit(own);
    });
  });
}
