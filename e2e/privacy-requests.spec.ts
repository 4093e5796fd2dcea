import { expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe, expectNoAxeViolationsInBothThemes } from './support/themes';

const reason = 'A sale of yours is not settled yet.';

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-75] an administrator asks to be deleted by keyboard, and another one approves it from Today', async ({
      page,
      newContext,
    }) => {
      const name = `Ada Leaving${width}${Date.now()}`;
      const email = `leaving.${width}.${Date.now()}@example.com`;
      const id = await personWithRoles(email, [1], name);
      await signInAsAdministrator(page, email);
      await page.goto('/my-account#your-data');
      const data = page.getByRole('region', { name: 'Your data' });
      await data.getByRole('button', { name: 'Delete my account' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Delete my account' });
      await expectNoAxeViolationsInBothThemes(page);
      await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
      await expect(data.getByText(/once another administrator has approved it/)).toBeVisible();
      await expect(data.getByRole('button', { name: 'Keep my account' })).toBeVisible();
      // What lies half under the header is measured by what shows of it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectToFit(page);

      // Their own request is in the list, and not theirs to decide.
      await query(`update privacy_requests set due_at = now() - interval '400 days' where user_id = $1 returning id`, [
        id,
      ]);
      await page.goto('/admin/today');
      await page.getByRole('region', { name: 'Privacy requests' }).getByRole('link', { name }).press('Enter');
      const own = page.getByRole('dialog', { name });
      await expect(own.getByText('This is your own request: another administrator decides about it.')).toBeVisible();
      await expect(own.getByRole('button', { name: 'Approve deletion' })).toHaveCount(0);

      const other = await (await newContext()).newPage();
      await signInAsAdministrator(other);
      await other.goto('/admin/today');
      const pile = other.getByRole('region', { name: 'Privacy requests' });
      await expect(pile.getByRole('listitem').filter({ hasText: name })).toContainText(/To decide\s*\d+ days late/);
      await pile.getByRole('link', { name }).press('Enter');
      const panel = other.getByRole('dialog', { name });
      await panel.getByRole('button', { name: 'Approve deletion' }).press('Enter');
      await expectNoAxeViolationsInBothThemes(other);
      await other
        .getByRole('alertdialog', { name: 'Approve deletion' })
        .getByRole('button', { name: 'Approve', exact: true })
        .press('Enter');
      await expect(panel.getByText('Waiting', { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Approve deletion' })).toHaveCount(0);
      await expectNoAxeViolationsInBothThemes(other);

      await page.goto('/my-account#your-data');
      await expect(data.getByText(/^Your account is going to be deleted after/)).not.toContainText('approved');
      await data.getByRole('button', { name: 'Keep my account' }).press('Enter');
      await expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
      expect(await query('select outcome from privacy_requests where user_id = $1', [id])).toEqual([
        { outcome: 'taken back' },
      ]);
    });

    test("a buyer's deletion is refused with a reason that they read on their account page", async ({
      page,
      newContext,
    }) => {
      const name = `Dana Asking${width}${Date.now()}`;
      const email = `asking.${width}.${Date.now()}@example.com`;
      await personWithRoles(email, [2], name);
      await signIn(page, email);
      await page.goto('/my-account#your-data');
      const data = page.getByRole('region', { name: 'Your data' });
      await data.getByRole('button', { name: 'Delete my account' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
      await expect(data.getByText(/^Your account is going to be deleted\. We do so after/)).toBeVisible();

      const office = await (await newContext()).newPage();
      await signInAsAdministrator(office);
      await office.goto(`/admin/privacy-requests?filter=${encodeURIComponent('{"state":"open"}')}`);
      await expect(office.getByText(/^4[45] days left$/).first()).toBeVisible();
      await expectToFit(office);
      await office.getByRole('button', { name }).press('Enter');
      const panel = office.getByRole('dialog', { name });
      await panel.getByRole('button', { name: 'Take 45 days more' }).press('Enter');
      await office.getByRole('alertdialog').getByRole('button', { name: 'Take them' }).press('Enter');
      await expect(panel.getByText(/^(89|90) days left$/)).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Take 45 days more' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Note' }).press('Enter');
      const note = office.getByRole('dialog', { name: 'Note' });
      await note.getByLabel('Note (optional)').fill('Called on Monday.');
      await note.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(panel.getByText('Called on Monday.')).toBeVisible();
      await panel.getByRole('button', { name: 'Refuse' }).press('Enter');
      const form = office.getByRole('dialog', { name: 'Refuse deletion' });
      await form.getByRole('button', { name: 'Refuse' }).press('Enter');
      await expect(form.getByText('Reason is required').first()).toBeVisible();
      await expectNoAxeViolationsInBothThemes(office);
      await form.getByLabel('Reason').fill(reason);
      await form.getByRole('button', { name: 'Refuse' }).press('Enter');
      await expect(panel.getByText('Refused', { exact: true }).first()).toBeVisible();
      await expect(panel.getByText(reason)).toBeVisible();

      await page.reload();
      await expect(data.getByText(`We could not delete your account: ${reason}`)).toBeVisible();
      await expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expectToFit(page);
      await expectNoAxe(page);
    });
  });
}
