import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations, expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { somePictures } from './support/files';
import { query, signInAsAdministrator } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

// Each journey makes records of its own, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

const rowOf = (page: Page, list: string, text: string): Locator =>
  page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: text });

/** The one row that a question has for its answer. */
async function oneOf<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await query<Row>(text, values);
  if (!row) {
    throw new Error(`Nothing was found by ${text}`);
  }
  return row;
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

async function search(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('search').getByLabel(label).fill(text);
  await page.getByRole('search').getByLabel(label).press('Enter');
}

test('[SHELL-30, SHELL-51, SHELL-97, CONST-58, CAT-01, CAT-03, CAT-05, CAT-06, CAT-07, CAT-08, CAT-09, CAT-10, CAT-11, CAT-12, CAT-13, CAT-15, CAT-16, CAT-17] an administrator adds a category below another, renames it, deletes and restores it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/); // the name that is there already
  const name = `Robotics ${Date.now()}`;
  const { primary } = await oneOf<{ primary: string }>(
    'select name "primary" from categories where level = 1 and active order by name limit 1',
  );
  await signInAsAdministrator(page);
  await openFromMenu(page, 'Categories');
  await expect(page.getByText(/^Total Categories: \d+$/)).toBeVisible();
  await expect(page.locator('.MuiDrawer-paper')).toHaveCSS('width', '220px');
  await expectNoAxeViolationsInBothThemes(page);

  await page.getByRole('button', { name: 'Add New Category' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Category' });
  await adding.getByRole('button', { name: 'Add Category' }).click();
  await expect(adding.getByText('Category Name is required')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await adding.getByLabel('Category Name').fill(name);
  await adding.getByRole('button', { name: 'Select Category' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Category' });
  await expect(picker.getByRole('table', { name: 'Primary categories' })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await picker.getByRole('button', { name: `Select: ${primary}` }).click();
  await adding.getByRole('button', { name: 'Add Category' }).click();
  await expect(adding).toBeHidden();

  await search(page, 'Category Name', name);
  await expect(page.getByText('Total Categories: 1')).toBeVisible();
  await expect(rowOf(page, 'Categories', name)).toContainText(primary);
  await page.reload();
  await expect(page.getByText('Total Categories: 1')).toBeVisible();

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Update Category' });
  await editing.getByLabel('Category Name').fill(`${name} and drones`);
  await editing.getByLabel('Category Name').press('Enter');
  await expect(rowOf(page, 'Categories', `${name} and drones`)).toBeVisible();

  await page.getByRole('button', { name: `Delete: ${name} and drones` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Category' });
  await expectNoAxeViolationsInBothThemes(page);
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('button', { name: `Restore: ${name} and drones` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Delete: ${name} and drones` })).toBeVisible();

  await search(page, 'Category Name', `${name} of nobody`);
  await expect(page.getByText('There is no category found')).toBeVisible();
});

test('[SHELL-31, SHELL-99, VEND-01, VEND-03, VEND-04, VEND-05, VEND-06, VEND-07, VEND-08, VEND-09, VEND-10, VEND-12, VEND-14, VEND-15, VEND-16, VEND-17, VEND-18, VEND-19, VEND-20, VEND-24, VEND-25] an administrator adds a vendor with logo and categories, and it is in the public directory until it is deleted', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 4\d\d/); // the files that are refused
  const name = `Keypad Systems ${Date.now()}`;
  await signInAsAdministrator(page);
  await openFromMenu(page, 'Vendor List');
  await expect(page.getByText(/^Total Vendors: \d+$/)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);

  await page.getByRole('button', { name: 'Add New Vendor' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Vendor' });
  await form.getByRole('button', { name: 'Add Vendor' }).click();
  for (const rule of ['Company Name is required', 'State is required', 'Website is required']) {
    await expect(form.getByText(rule)).toBeVisible();
  }
  await expectNoAxeViolationsInBothThemes(page);
  await form.getByLabel('Company Name').fill(name);
  await form.getByLabel('Website').fill('keypad systems');
  await expect(form.getByText('Website is not valid')).toBeVisible();
  await form.getByLabel('Website').fill('keypad.example');
  await form.getByLabel('City').fill('Denver');
  await form.getByRole('combobox', { name: 'State' }).fill('Colo');
  await page.getByRole('option', { name: 'Colorado' }).click();

  const logo = form.getByLabel('Upload logo').and(form.locator('input'));
  await logo.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(form.getByText('File is too large')).toBeVisible();
  await logo.setInputFiles(await somePictures(page, ['logo.jpg']));
  await expect(form.getByRole('img', { name: 'The logo' })).toBeVisible();
  await form.getByRole('button', { name: 'Select Categories' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Categories' });
  const first = picker.getByRole('checkbox').first();
  await first.check();
  await expectNoAxeViolationsInBothThemes(page);
  await picker.getByRole('button', { name: 'Select', exact: true }).click();
  await form.getByRole('button', { name: 'Add Vendor' }).click();
  await expect(form).toBeHidden();
  await search(page, 'Company Name', name);
  await expect(page.getByText('Total Vendors: 1')).toBeVisible();
  const stored = await oneOf<{ website: string; logo: string; ids: number[] }>(
    'select v.website, v.logo, array(select category_id from vendor_categories where vendor_id = v.id) ids from vendors v where v.company_name = $1',
    [name],
  );
  expect(stored).toEqual({
    website: 'https://keypad.example',
    logo: expect.stringMatching(/\.(webp|png|jpe?g)$/) as unknown,
    ids: [expect.any(Number)] as unknown,
  });

  await page.getByRole('button', { name: `Categories: ${name}` }).click();
  await picker.getByRole('checkbox').nth(1).check();
  await picker.getByRole('button', { name: 'Save' }).click();
  await expect(picker).toBeHidden();
  expect(
    await query('select 1 from vendor_categories c join vendors v on v.id = c.vendor_id where v.company_name = $1', [
      name,
    ]),
  ).toHaveLength(2);

  const listed = async () => {
    const answer = await page.request.post('/api/vendor/profile/list', { data: { Page: 1, PageLength: 100 } });
    return (await answer.text()).includes(name);
  };
  expect(await listed()).toBe(true);
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Vendor' });
  await expect(question).toContainText('Are you sure want to delete this Vendor?');
  await expectNoAxeViolationsInBothThemes(page);
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('button', { name: `Restore: ${name}` })).toBeVisible();
  expect(await listed()).toBe(false);
  await page.getByRole('button', { name: `Restore: ${name}` }).click();
  await page.getByRole('alertdialog', { name: 'Restore Vendor' }).getByRole('button', { name: 'Yes, Restore' }).click();
  await expect(page.getByRole('button', { name: `Delete: ${name}` })).toBeVisible();
  expect(await listed()).toBe(true);
});

test('[VEND-09] two administrators change one vendor: the second sees it, and loses nothing that was typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 412/); // the change that comes too late
  const vendor = await oneOf<{ id: number; name: string }>(
    'select id, company_name "name" from vendors where active order by id limit 1',
  );
  await signInAsAdministrator(page);
  await page.goto(`/admin/vendors?edit=${vendor.id}`);
  const form = page.getByRole('dialog', { name: 'Update Vendor' });
  await form.getByLabel('Zip').fill('80999');
  await query(`update vendors set city = 'Leadville' where id = $1`, [vendor.id]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/changed by somebody else/)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await expect(form.getByLabel('City')).toHaveValue('Leadville');
  await expect(form.getByLabel('Zip')).toHaveValue('80999');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await query('select city, zip_code zip from vendors where id = $1', [vendor.id])).toEqual([
    { city: 'Leadville', zip: '80999' },
  ]);
});

test(
  '[PAGE-38, PAGE-39, CONST-49] an administrator keeps the team, in the order of the public page',
  { tag: '@long' },
  async ({ page }) => {
    const lastName = `Quill${Date.now()}`;
    await signInAsAdministrator(page);
    await openFromMenu(page, 'Team');
    await expect(page.getByRole('list', { name: 'Team members' })).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button', { name: 'Add New Team Member' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Team Member' });
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Last Name').fill(lastName);
    await form.getByLabel('Title').fill('Broker');
    await form.getByLabel('Phone Number').pressSequentially('3035550111');
    await expect(form.getByLabel('Phone Number')).toHaveValue('303-555-0111');
    await form.getByLabel('Email').fill('ada@example.com');
    await form
      .getByLabel('Upload photo')
      .and(form.locator('input'))
      .setInputFiles(await somePictures(page, ['ada.jpg']));
    await expect(form.getByRole('img', { name: 'The photo' })).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await form.getByRole('button', { name: 'Add Team Member' }).click();
    await expect(form).toBeHidden();

    const order = async () =>
      ((await (await page.request.get('/api/team/list')).json()) as { LastName: string }[]).map(
        ({ LastName }) => LastName,
      );
    expect((await order()).at(-1)).toBe(lastName);
    await page.getByRole('button', { name: `Move up: Ada ${lastName}` }).click();
    await expect.poll(async () => (await order()).at(-2)).toBe(lastName);
    await expect(page.getByRole('button', { name: `Move up: Ada ${lastName}` })).toBeFocused();

    await page.getByRole('button', { name: `Delete: Ada ${lastName}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Team Member' });
    await expectNoAxeViolationsInBothThemes(page);
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(question).toBeHidden(); // until then nothing behind it can be found by its role, deleted or not
    await expect(page.getByRole('button', { name: `Edit: Ada ${lastName}` })).toBeHidden();
    await expect.poll(order).not.toContain(lastName);
  },
);

test('[PAGE-58, PAGE-61, PAGE-62] what a visitor writes is read in the back office and marked as handled', async ({
  page,
}) => {
  const name = `Ida Moss ${Date.now()}`;
  await page.request.post('/api/home/sell/myproperty', {
    data: { Name: name, Phone: '303-555-0144', Email: 'ida@example.com', Message: 'Two buildings in Pueblo.' },
  });
  await signInAsAdministrator(page);
  await openFromMenu(page, 'Enquiries');
  await expect(rowOf(page, 'Enquiries', name)).toContainText('Open');
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('Two buildings in Pueblo.')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: `Mark handled: ${name}` }).click();
  await expect(rowOf(page, 'Enquiries', name)).toContainText('Handled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Enquiries', name)).toContainText('Open');
});

test(
  '[CONST-14] an administrator adds, renames, orders and removes the words that people choose from, but none in use',
  { tag: '@long' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 409/); // the entry in use
    const name = `Wine cellar ${Date.now()}`;
    await signInAsAdministrator(page);
    await openFromMenu(page, 'Lookups');
    const list = page.getByRole('list', { name: 'Property types' });
    await expect(list).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button', { name: 'Add New Property Type' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await expectNoAxeViolationsInBothThemes(page);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem').last()).toContainText(name);
    await page.getByRole('button', { name: `Move up: ${name}` }).click();
    await expect(list.getByRole('listitem').last()).not.toContainText(name);

    const { id } = await oneOf<{ id: number }>('select id from store_types where name = $1', [name]);
    const property = await oneOf<{ id: number; type: number }>(
      'select id, store_type_id "type" from properties order by id limit 1',
    );
    await query('update properties set store_type_id = $1 where id = $2', [id, property.id]);
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Property Type' });
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(question.getByText('This entry is in use.')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await query('update properties set store_type_id = $1 where id = $2', [property.type, property.id]);
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(list.getByText(name)).toBeHidden();
  },
);

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(
    '[SHELL-52, CAT-04, VEND-02] the directory, the team, the enquiries and the lookups fit',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsAdministrator(page);
      const screens = [
        ['/admin/category', page.getByRole('list', { name: 'Categories' })],
        ['/admin/vendors', page.getByRole('list', { name: 'Vendors' })],
        ['/admin/team', page.getByRole('list', { name: 'Team members' })],
        ['/admin/enquiries', page.getByRole('heading', { name: 'Enquiries' })],
        ['/admin/lookups', page.getByRole('list', { name: 'Property types' })],
      ] as const;
      for (const [address, settled] of screens) {
        await page.goto(address);
        await expect(settled).toBeVisible();
        await expectToFit(page);
      }
      await page.goto('/admin/vendors');
      await page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Update Vendor' }).getByLabel('Company Name')).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
});
