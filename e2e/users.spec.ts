import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations, expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { DEMO_PASSWORD, query, signInAsAdministrator } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

// Each journey makes people of its own, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

const rowOf = (page: Page, list: string, text: string) =>
  page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: text });

/** A name that nobody else has, so that a search finds one person. */
const newName = (first: string) => ({ first, last: `Vale${process.pid}${Date.now()}` });

async function choose(within: Page | Locator, page: Page, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillPerson(
  page: Page,
  dialog: Locator,
  name: { first: string; last: string },
  email: string,
): Promise<void> {
  await dialog.getByLabel('First Name').fill(name.first);
  await dialog.getByLabel('Last Name').fill(name.last);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone Number').pressSequentially('3035550177');
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('303-555-0177');
  await dialog.getByLabel('Company Name').fill('Vale Holdings');
  await choose(dialog, page, 'Position', 'Investor');
  await choose(dialog, page, 'State', 'Colorado');
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function confirm(page: Page, question: string, answer: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

test('[SHELL-46, SHELL-48, AUSR-01, AUSR-04, AUSR-08, AUSR-09, AUSR-12, AUSR-14, AUSR-16, AUSR-36, AUSR-37, AUSR-38, AUSR-40, ABUY-01, ABUY-02, ABUY-04, ABUY-05, ABUY-09, ABUY-11, ABUY-13, ABUY-24] an administrator creates a buyer, adds a deal, rejects, approves, deletes and restores', async ({
  page,
}) => {
  const name = newName('Marlow');
  const email = `marlow.${Date.now()}@example.com`;
  const [property] = await query<{ id: number; name: string }>(
    'select id, name from properties where active and status_id = 1 order by id desc limit 1',
  );
  await signInAsAdministrator(page);
  await expect(page.getByText(/^Total Buyers: \d+$/)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);

  await test.step('the dialog says what is missing, and creates', async () => {
    await page.getByRole('button', { name: '[+] Add New Buyer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Buyer' });
    await dialog.getByRole('button', { name: 'Create Buyer' }).click();
    await expect(dialog.getByText('Company Name is required')).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await expectNoAxeViolationsInBothThemes(page);
    await fillPerson(page, dialog, name, email);
    await dialog.getByRole('button', { name: 'Create Buyer' }).click();
    await expect(page.getByText('Buyer has been created and notification has been sent.')).toBeVisible();
    await waitForMail(email, /.+/);
  });

  await test.step('the list finds them, and keeps the search in its address', async () => {
    await search(page, name.last);
    await expect(page.getByText('Total Buyers: 1', { exact: true })).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Buyers', name.last)).toContainText('303-555-0177');
    await rowOf(page, 'Buyers', name.last)
      .getByRole('link', { name: /^View: / })
      .click();
    await expect(page).toHaveURL(/\/viewbuyer\/\d+$/);
  });

  await test.step('their page shows who they are; the details are edited', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Buyer Details' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
    await page.getByRole('button', { name: 'Edit Buyer Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Buyer' });
    await dialog.getByLabel('City').fill('Golden');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Golden, Colorado')).toBeVisible();
  });

  await test.step('a deal is added on the property that was picked', async () => {
    await page.getByRole('button', { name: 'Add New Deal' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Deal' });
    await form.getByLabel('Deal Name').fill('First talks');
    await form.getByLabel('Price').fill('4250000');
    await form.getByRole('button', { name: 'Add Deal' }).click();
    await expect(form.getByText('Please select the property')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await form.getByRole('button', { name: 'Select Property' }).click();
    const picker = page.getByRole('dialog', { name: 'Select Property' });
    await picker.getByLabel('Property Name').fill(property?.name ?? '');
    await picker.getByRole('button', { name: 'Search' }).click();
    await picker
      .getByRole('radio', { name: property?.name ?? '' })
      .first()
      .check();
    await expectNoAxeViolationsInBothThemes(page);
    await picker.getByRole('button', { name: 'Select', exact: true }).click();
    await form.getByRole('button', { name: 'Add Deal' }).click();
    const row = rowOf(page, 'Deal Information', property?.name ?? '');
    await expect(row).toContainText('$4,250,000');
    await expect(row).toContainText('Interested');
    await expectNoAxeViolationsInBothThemes(page);
  });

  await test.step('reject asks first, approve does not', async () => {
    await page.getByRole('radio', { name: 'Reject' }).click();
    await confirm(page, 'Are you sure want to reject this user?', 'Yes');
    await expect(page.getByRole('radio', { name: 'Reject' })).toBeChecked();
    await page.getByRole('radio', { name: 'Approve' }).click();
    await expect(page.getByText('Status has been approved.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
  });

  await test.step('delete and restore in the list', async () => {
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/1/);
    await search(page, name.last);
    const row = rowOf(page, 'Buyers', name.last);
    await row.getByRole('button', { name: /^Delete/ }).click();
    await confirm(page, 'Are you sure want to delete this user?', 'Yes');
    await expect(row).toContainText('Rejected');
    await row.getByRole('button', { name: /^Restore/ }).click();
    await confirm(page, 'Are you sure want to restore this user?', 'Yes');
    await expect(row).toContainText('Approved');
  });
});

test(
  '[AUSR-20, AUSR-21, AUSR-23, AUSR-39, ASEL-01, ASEL-02, ASEL-05, ASEL-08, ASEL-10, ASEL-12, ASEL-13, ASEL-14, ASEL-15, ASEL-16] an administrator creates a seller, assigns properties and takes one away',
  { tag: '@long' },
  async ({ page }) => {
    const name = newName('Ellis');
    const closed = await query<{ name: string; city: string }>(
      "select p.name, p.city from properties p join users s on s.id = p.seller_id where p.status_id = 4 and s.email <> 'seller@stowbridge.example' order by p.id limit 2",
    );
    await signInAsAdministrator(page);
    await page.getByRole('tab', { name: 'Seller' }).click();
    await expect(page.getByText(/^Total Sellers: \d+$/)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button', { name: '[+] Add New Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Seller' });
    await fillPerson(page, dialog, name, `ellis.${Date.now()}@example.com`);
    await dialog.getByRole('button', { name: 'Create Seller' }).click();
    await expect(page.getByText('Seller has been created and notification has been sent.')).toBeVisible();
    await search(page, name.last);
    await rowOf(page, 'Sellers', name.last)
      .getByRole('link', { name: /^View: / })
      .click();

    await expect(page.getByRole('heading', { level: 1, name: 'Seller Details' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Summary' }).getByText('Approved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Property Information' })).toContainText('No records found');
    await page.getByRole('button', { name: 'Add Property' }).click();
    const properties = page.getByRole('dialog', { name: 'Add Properties' });
    for (const { name: property, city } of closed) {
      await properties.getByLabel('Property Name').fill(property);
      await properties.getByLabel('City').fill(city);
      await properties.getByRole('button', { name: 'Search' }).click();
      await properties.getByRole('checkbox', { name: property, exact: true }).first().check();
    }
    await expect(properties.getByText('2 selected')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await properties.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(`2 properties are assigned to ${name.first} ${name.last}.`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Property Information' }).getByRole('row')).toHaveCount(3);
    await expectNoAxeViolationsInBothThemes(page);

    const gone = closed[0]?.name ?? '';
    await rowOf(page, 'Property Information', gone)
      .first()
      .getByRole('button', { name: /^Unassign/ })
      .click();
    await confirm(page, `${name.first} ${name.last} will no longer see this property`, 'Unassign');
    await expect(page.getByRole('table', { name: 'Property Information' }).getByRole('row')).toHaveCount(2);
    await rowOf(page, 'Property Information', closed[1]?.name ?? '')
      .getByRole('link', { name: /^View: / })
      .click();
    await expect(page).toHaveURL(/\/admin\/property\/\d+$/);
  },
);

test(
  '[SHELL-47, AUSR-27, AUSR-29, AUSR-32, AUSR-34, AUSR-35] an administrator creates and updates another one, and nobody overwrites what somebody else has just changed',
  { tag: '@long' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 412/); // the change that came too late
    const name = newName('Robin');
    const email = `robin.${Date.now()}@example.com`;
    await signInAsAdministrator(page);
    await page.getByRole('tab', { name: 'Admin' }).click();
    await page.getByRole('button', { name: 'Add New Admin' }).click();
    const creation = page.getByRole('dialog', { name: 'Create Admin' });
    await fillPerson(page, creation, name, email);
    await creation.getByRole('button', { name: 'Create Admin' }).click();
    await expect(creation.getByText('Location is required')).toBeVisible();
    await creation.getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option').nth(1).click();
    await creation.getByRole('button', { name: 'Create Admin' }).click();
    await expect(creation).toBeHidden();

    await search(page, name.last);
    const row = rowOf(page, 'Admins', name.last);
    await row.getByRole('button', { name: /^Edit: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Admin' });
    await dialog.getByLabel('Company Name').fill('Vale and Daughters');
    await query("update users set city = 'Aspen' where email = $1", [email]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/was changed by somebody else/)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await expect(dialog.getByLabel('City')).toHaveValue('Aspen');
    await expect(dialog.getByLabel('Company Name')).toHaveValue('Vale and Daughters');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Vale and Daughters');
    expect(await query('select city from users where email = $1', [email])).toEqual([{ city: 'Aspen' }]);

    await row.getByRole('button', { name: /^Delete/ }).click();
    await confirm(page, 'Are you sure want to delete this user?', 'Yes');
    await row.getByRole('button', { name: /^Restore/ }).click();
    await confirm(page, 'Are you sure want to restore this user?', 'Yes');
    await expect(row).toContainText('Approved');
  },
);

test('[AUSR-71] several people are approved at once, and not when it is undone', async ({ page }) => {
  const email = (count: number) => `bulk${count}.${process.pid}@example.com`;
  await query(
    `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
     select 'Casey', 'Bulk' || n, 'bulk' || n || '.' || $1 || '@example.com', '303-555-0100', 2, 1 from generate_series(1, 2) n`,
    [String(process.pid)],
  );
  await query(
    `insert into user_roles (user_id, role_id, is_default) select id, 2, true from users where email in ($1, $2)`,
    [email(1), email(2)],
  );
  const stored = () =>
    query<{ status_id: number }>('select status_id from users where email in ($1, $2)', [email(1), email(2)]);
  await signInAsAdministrator(page);
  await search(page, 'Casey Bulk');
  await expect(page.getByText('Total Buyers: 2', { exact: true })).toBeVisible();

  const approveAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await confirm(page, 'Are you sure want to approve these 2 users?', 'Yes');
    await expect(page.getByText('2 people are approved.')).toBeVisible();
    await expect(rowOf(page, 'Buyers', 'Bulk1')).toContainText('Approved');
  };
  await approveAll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Buyers', 'Bulk1').getByRole('button', { name: /^Pending/ })).toBeVisible();
  expect(await stored()).toEqual([{ status_id: 1 }, { status_id: 1 }]);
  await approveAll();
  await expect.poll(stored, { timeout: 15_000 }).toEqual([{ status_id: 2 }, { status_id: 2 }]);
});

test('[REG-43, REG-44, REG-46, REG-60, REG-63, REG-65, SHELL-89] an administrator changes their own name and password', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/); // the password that is the present one
  await signInAsAdministrator(page, 'carmen.ingram@stowbridge.example');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  await page.getByLabel('Last Name').fill('Ingram Vale');
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Welcome Carmen Ingram Vale' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel(/^Password/).fill('Granite-77');
  await dialog.getByLabel(/^Confirm Password/).fill('Granite-78');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('Mismatch Confirm Password')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  const change = async (password: string) => {
    for (const label of [/^Password/, /^Confirm Password/]) {
      await dialog.getByLabel(label).fill(password);
    }
    await dialog.getByRole('button', { name: 'Change Password' }).click();
  };
  await change(DEMO_PASSWORD);
  await expect(dialog.getByText('Please choose a password of your own.')).toBeVisible();
  await change('Granite-77');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(
    '[SHELL-25, SHELL-26, SHELL-27, SHELL-39, AUSR-18] the screens of people fit',
    { tag: '@long' },
    async ({ page }) => {
      const [buyer] = await query<{ id: number }>("select id from users where email = 'buyer@stowbridge.example'");
      const [seller] = await query<{ id: number }>("select id from users where email = 'seller@stowbridge.example'");
      await signInAsAdministrator(page);
      const screens = [
        ['/admin/dashboard/2', page.getByRole('list', { name: 'Sellers' })],
        [`/viewbuyer/${buyer?.id}`, page.getByRole('list', { name: 'Deal Information' })],
        [`/viewseller/${seller?.id}`, page.getByRole('list', { name: 'Property Information' })],
        ['/my-account', page.getByLabel('First Name')],
      ] as const;
      for (const [address, settled] of screens) {
        await page.goto(address);
        await expect(settled).toBeVisible();
        await expectToFit(page);
      }
    },
  );
});
