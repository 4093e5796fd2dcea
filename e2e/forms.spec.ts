import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { DEMO_PASSWORD, query, signInAsAdministrator } from './support/people';
import { sampled, sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

async function choose(page: Page, dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillSeller(page: Page, dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('First Name').fill('Ellis');
  await dialog.getByLabel('Last Name').fill('Northgate');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone Number').pressSequentially('3035550177');
  await dialog.getByLabel('Company Name').fill('Northgate Holdings');
  await choose(page, dialog, 'Position', 'Investor');
  await choose(page, dialog, 'State', 'Colorado');
  await dialog.getByLabel('Additional Comments').fill('Call after five.');
}

async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('admin@stowbridge.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) {
    throw new Error('What has to be measured is not there.');
  }
  return box;
}

/** Milliseconds from the answer to the next creation until the summary lies wholly in the viewport and has the focus. */
function untilSummary(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const send = window.fetch;
        let answered = 0;
        window.fetch = async (...asked) => {
          const answer = await send(...asked);
          if ((asked[1]?.method ?? '') === 'POST' && String(asked[0]).includes('/api/v1/users')) {
            answered = performance.now();
            window.fetch = send;
          }
          return answer;
        };
        const look = () => {
          const summary = document.querySelector('[role="dialog"] [role="alert"]');
          const box = summary?.getBoundingClientRect();
          if (
            answered &&
            box &&
            summary === document.activeElement &&
            box.top >= 0 &&
            box.bottom <= innerHeight &&
            box.height > 0
          ) {
            resolve(performance.now() - answered);
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
}

for (const [width, height] of sizes([
  [1366, 700],
  [390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[FOFF-01] [ERR-15] a refused creation says so at once, above the fields and in view', async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 409/); // the address that is taken
      await signInAsAdministrator(page);
      await page.goto('/admin/dashboard/2/new');
      const dialog = page.getByRole('dialog', { name: 'Create Seller' });
      await fillSeller(page, dialog, 'seller@stowbridge.example');
      const create = dialog.getByRole('button', { name: 'Create Seller' });
      const seen = untilSummary(page);
      await create.click();
      // A tenth of a second where nothing else runs; the ceiling is for busy machines.
      expect(await seen).toBeLessThan(5_000);
      await expect(create).toBeEnabled();

      const summary = dialog.getByRole('alert');
      await expect(summary).toHaveText('Email: A user already exists with this email.');
      const [title, box, content, button] = await Promise.all([
        boxOf(dialog.getByRole('heading', { name: 'Create Seller' })),
        boxOf(summary),
        boxOf(dialog.locator('.MuiDialogContent-root')),
        boxOf(create),
      ]);
      expect(box.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
      expect(box.y + box.height).toBeLessThanOrEqual(content.y + 1);
      expect(content.height).toBeGreaterThan(200);
      expect(button.y + button.height).toBeLessThanOrEqual(height);
      expect(await summary.evaluate((element) => element.closest('.MuiDialogContent-root'))).toBeNull();
      await expectNoAxeViolations(page);

      const email = dialog.getByLabel('Email');
      await summary.getByRole('button', { name: 'Email' }).click();
      await expect(email).toBeFocused();
      await expect(email).toBeInViewport({ ratio: 1 });
      await expect(email).toHaveAccessibleDescription('A user already exists with this email.');
      await email.fill(`ellis.${Date.now()}@example.com`);
      await expect(summary).toHaveCount(0);
    });
  });
}

test('[FOFF-01] [FSITE-03] a seller is typed, the session ends before the save, and after signing in everything is there', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/); // the session that has ended
  const email = `ellis.${Date.now()}@example.com`;
  await signInAsAdministrator(page);
  await page.goto('/admin/dashboard/2?filter=%7B%22name%22%3A%22a%22%7D');
  await page.getByRole('button', { name: '[+] Add New Seller' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/2\/new\?filter=/);
  const dialog = page.getByRole('dialog', { name: 'Create Seller' });
  await fillSeller(page, dialog, email);
  await query('update sessions set ended_at = now() where id = $1', [
    await page.evaluate(() => localStorage.getItem('sessionId')),
  ]);
  await dialog.getByRole('button', { name: 'Create Seller' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await query('select 1 from users where email = $1', [email])).toEqual([]);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/\/admin\/dashboard\/2\/new\?filter=/);
  await expect(dialog.getByText('What you typed last time is still here.')).toBeVisible();
  for (const [label, text] of [
    ['First Name', 'Ellis'],
    ['Last Name', 'Northgate'],
    ['Email', email],
    ['Phone Number', '303-555-0177'],
    ['Company Name', 'Northgate Holdings'],
    ['State', 'Colorado'],
    ['Additional Comments', 'Call after five.'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(text);
  }
  await expect(dialog.getByRole('combobox', { name: 'Position' })).toHaveText('Investor');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create Seller' }).click();
  await expect(page.getByText('Seller has been created and notification has been sent.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard\/2\?filter=/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('[FSITE-03] [FOFF-01] a link that was sent leads there after signing in, with its query and its dialog', async ({
  page,
}) => {
  const [buyer] = await query<{ id: number }>("select id from users where email = 'buyer@stowbridge.example'");
  for (const address of [
    '/admin/dealtracker?filter=%7B%22statusId%22%3A6%7D&sort=price&order=ASC',
    `/viewbuyer/${buyer?.id}/edit`,
  ]) {
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await signInHere(page);
    await expect(page).toHaveURL((url) => (url.pathname + url.search).includes(address));
  }
  await expect(page.getByRole('dialog', { name: 'Update Buyer' }).getByLabel('Last Name')).not.toHaveValue('');
});

test('[FOFF-01] whatever would lose what was typed asks first, and only then; a double click asks once', async ({
  page,
}) => {
  const [deal] = await query<{ id: number; buyer: number }>(
    'select id, buyer_id buyer from deals where deal_status_id = 6 and buyer_id is not null order by id limit 1',
  );
  await signInAsAdministrator(page);
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Team Member' });
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  const name = dialog.getByLabel('First Name');
  await name.fill('Ada');
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the backdrop', () => page.mouse.click(5, 5)],
    ['Close', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Cancel', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
    ['Back', () => page.goBack()],
  ];
  for (const [way, leave] of ways) {
    await test.step(`${way} asks`, async () => {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue('Ada');
      await expect(page).toHaveURL(/\/admin\/team\/new$/);
    });
  }
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const leaving = await asked;
  expect(leaving.type()).toBe('beforeunload');
  await leaving.accept();
  await reload;
  await expect(name).toHaveValue('Ada');
  // Typed and taken back again is nothing that could be lost.
  await name.fill('');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/team$/);

  await page.goto(`/admin/dealtracker/${deal?.id}/offline`);
  const offer = page.getByRole('dialog', { name: 'Offline LOI' });
  await expect(offer.getByLabel('City')).not.toHaveValue('');
  await offer.getByLabel('City').fill('Leadville');
  await expect(offer.getByRole('textbox', { name: 'Offer', exact: true })).not.toHaveValue('');
  await offer.getByRole('button', { name: 'Submit' }).dblclick();
  const confirmation = page.getByRole('alertdialog', { name: 'Confirm Offer Terms' });
  await expect(confirmation).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(confirmation).toHaveCount(1);
  await expectNoAxeViolations(page);
  await confirmation.getByRole('button', { name: 'No, Revise' }).click();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\/dealtracker$/);
});

test('[FOFF-01] each dialog has an address, which opens it over its page, and passes axe', async ({
  page,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors(/status of 40[04]|Could not load/); // the record that is not there
  const [known] = await query<{
    buyer: number;
    seller: number;
    property: number;
    deal: number;
    vendor: number;
    category: number;
    entry: number;
    member: number;
    admin: number;
    listed: number;
    offered: number;
  }>(
    `select (select id from users where email = 'buyer@stowbridge.example') buyer, (select id from users where email = 'seller@stowbridge.example') seller,
            (select id from users where email = 'admin@stowbridge.example') admin,
            (select id from properties where active and status_id = 1 order by id limit 1) property,
            (select id from deals where deal_status_id = 6 and property_id is not null order by id limit 1) deal,
            (select property_id from deals where deal_status_id = 6 and property_id is not null order by id limit 1) offered,
            (select p.id from properties p join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example' order by p.id limit 1) listed,
            (select id from vendors where active order by id limit 1) vendor, (select id from categories order by id limit 1) category, (select id from team_members order by id limit 1) member,
            (select max(id)::int from audit_log) entry`,
  );
  if (!known) {
    throw new Error('The demo data has no records to open.');
  }
  const { buyer, seller, property, deal, vendor, category, entry, member, admin, listed, offered } = known;
  await signInAsAdministrator(page);
  const dialogs: [address: string, dialog: string | RegExp][] = [
    ['/admin/dashboard/1/new', 'Create Buyer'],
    [`/admin/dashboard/3/${admin}/edit`, 'Update Admin'],
    [`/viewbuyer/${buyer}/edit`, 'Update Buyer'],
    [`/viewbuyer/${buyer}/deals/new`, 'Add New Deal'],
    [`/viewbuyer/${buyer}/messages/new`, 'Compose Message'],
    [`/viewseller/${seller}/edit`, 'Update Seller'],
    [`/viewseller/${seller}/add-properties`, 'Add Properties'],
    [`/viewseller/${seller}/properties/${listed}/edit`, 'Update Property'],
    [`/admin/property/${property}/edit`, 'Edit Property'],
    [`/admin/property/${property}/description`, 'Edit Description'],
    [`/admin/property/${property}/documents/new`, 'Upload Document'],
    [`/admin/property/${property}/assign-seller`, 'Assign Seller'],
    [`/admin/property/${property}/assign-agents`, 'Assign Listing Agent(s)'],
    [`/admin/property/${property}/offline`, 'Offline LOI'],
    [`/admin/property/${offered}/deals/${deal}/edit`, 'Change deal'],
    [`/admin/dealtracker/${deal}`, /.+/],
    [`/admin/dealtracker/${deal}/edit`, 'Change deal'],
    [`/admin/dealtracker/board/${deal}/offline`, 'Offline LOI'],
    [`/admin/dealtracker/${deal}/report`, 'Deal Report'],
    ['/admin/category/new', 'Add New Category'],
    [`/admin/category/${category}/edit`, 'Update Category'],
    ['/admin/vendors/new', 'Add New Vendor'],
    [`/admin/vendors?edit=${vendor}`, 'Update Vendor'],
    [`/admin/vendors/${vendor}/categories`, 'Select Categories'],
    [`/admin/audit-log?view=${entry}`, /.+/],
    ['/admin/team/new', 'Add New Team Member'],
    [`/admin/team/${member}/edit`, 'Update Team Member'],
    ['/admin/lookups/1/edit?list=positions', 'Rename Title'],
    ['/admin/lookups/new?list=price-steps', 'Add New Price Step'],
    ['/admin/api-keys/new', 'Create API key'],
    ['/my-account/password', 'Change Password'],
  ];
  for (const [address, name] of sampled(dialogs)) {
    await test.step(address, async () => {
      await page.goto(address);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('button').nth(1)).toBeVisible();
      await expect(dialog.locator('.MuiSkeleton-root')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  }
  for (const [address, above] of [
    ['vendors/99999999/edit', 'vendors'],
    ['vendors/99999999/categories', 'vendors'],
    ['mail-log/99999999', 'mail-log'],
    ['enquiries/99999999', 'enquiries'],
    ['audit-log/99999999', 'audit-log'],
  ] as const) {
    await test.step(`${address} says that there is none`, async () => {
      await page.goto(`/admin/${address}`);
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/${above}$`));
    });
  }
  // What was opened from the page is closed by Back.
  await page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});
