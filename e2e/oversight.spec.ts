import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { query, signIn, signInAsAdministrator } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

async function personBy(email: string): Promise<{ id: number; name: string }> {
  const [person] = await query<{ id: number; name: string }>(
    `select id, first_name || ' ' || last_name as name from users where email = $1`,
    [email],
  );
  if (!person) {
    throw new Error(`The demo data has no ${email}.`);
  }
  return person;
}

/** Asks the resources of /api/v1 as a program does, and answers the statuses. */
const asProgram = (page: Page, key: string, paths: string[]) =>
  page.evaluate(
    async ([secret, wanted]) =>
      Promise.all(
        wanted.map(
          async (path) =>
            (await fetch(path, { headers: { Authorization: `Bearer ${secret}` }, credentials: 'omit' })).status,
        ),
      ),
    [key, paths] as const,
  );

const goTo = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).click();

test('[MSG-01, MSG-02, MSG-03, MSG-08, MSG-22, MSG-24, MSG-25, ABUY-26, ABUY-27, ABUY-28, ABUY-29] the office and a buyer write to each other, on the page of the buyer', async ({
  page,
  newContext,
}) => {
  const buyer = await personBy('buyer@stowbridge.example');
  const stamp = Date.now();
  const asked = `Is the Colfax gate code included? ${stamp}`;
  const told = `The tour is on Friday. ${stamp}`;

  const site = await (await newContext()).newPage();
  await signIn(site, 'buyer@stowbridge.example');
  await site.goto('/notification/2');
  await site.getByRole('button', { name: 'Compose Message' }).click();
  const compose = site.getByRole('dialog', { name: 'Compose Message' });
  await compose.getByRole('textbox', { name: /Description/ }).fill(asked);
  await compose.getByRole('button', { name: 'Send Message' }).click();
  await expect(compose).toBeHidden();

  await signInAsAdministrator(page);
  await page.goto(`/viewbuyer/${buyer.id}`);
  const panel = page.getByRole('region', { name: 'Communication' });
  const row = panel
    .getByRole('row')
    .filter({ hasText: `Message from ${buyer.name}` })
    .first();
  await expect(row).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await row.getByRole('button', { name: /^View/ }).click();
  const view = page.getByRole('dialog', { name: 'View Message' });
  await expect(view).toContainText(asked);
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();

  await panel.getByRole('button', { name: 'Compose Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compose Message' });
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Please enter description')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await dialog.getByRole('textbox', { name: /Description/ }).fill(told);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Notification has been send to user.')).toBeVisible();
  await panel.getByRole('button', { name: 'Received and sent' }).click();
  await expect(panel.getByRole('row').filter({ hasText: 'Message from' }).first()).toBeVisible();
  expect((await waitForMail('buyer@stowbridge.example', /^Message from|^New message|message/i)).text).toContain(told);

  await site.reload();
  await site
    .getByText(told)
    .or(site.getByRole('button', { name: /Message from/ }))
    .first()
    .click();
  await expect(site.getByRole('article')).toContainText(told);
});

test(
  '[MSG-04, MSG-06, MSG-07, MSG-09, MSG-10, MSG-13, MSG-14, MSG-16, MSG-17, MSG-18, MSG-20, SHELL-36, SHELL-92] an administrator reads, answers and deletes what the office was written',
  { tag: '@long' },
  async ({ page }) => {
    const seller = await personBy('seller@stowbridge.example');
    const stamp = Date.now();
    const written = await query<{ id: number }>(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_type_id) values
     ('Roof report ' || $2, 'When does the roofer come?', $1, 3, 1), ('Gate motor ' || $2, 'The gate motor is new.', $1, 3, 1) returning id`,
      [seller.id, stamp],
    );
    const [first, second] = written.map(({ id }) => id);
    await signInAsAdministrator(page);
    await page.getByRole('link', { name: /unread message/ }).click();
    await expect(page).toHaveURL(/\/notification\/1$/);
    const unread = page.getByRole('region', { name: 'Unread' });
    await expect(unread.getByText(`Gate motor ${stamp}`)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);

    await unread.getByText(`Roof report ${stamp}`).click();
    const detail = page.getByRole('region', { name: `Roof report ${stamp}` });
    await expect(detail).toContainText('When does the roofer come?');
    await expect(
      page.getByRole('region', { name: 'Read', exact: true }).getByText(`Roof report ${stamp}`),
    ).toBeVisible();
    await detail.getByRole('button', { name: 'Submit' }).click();
    await expect(detail.getByText('Please enter message')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await detail.getByRole('textbox', { name: /Reply/ }).fill('On Tuesday.');
    await detail.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Mail has been sent.')).toBeVisible();
    await expect(detail.getByRole('region', { name: 'Conversation' })).toContainText('On Tuesday.');
    await detail.getByRole('button', { name: 'Read Next Message' }).click();
    await expect(detail).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(/message=\d+/);

    await page.goto(`/viewseller/${seller.id}`);
    const panel = page.getByRole('region', { name: 'Communication' });
    const row = panel.getByRole('row').filter({ hasText: `Gate motor ${stamp}` });
    await row.getByRole('button', { name: /^Reply/ }).click();
    const popup = page.getByRole('dialog', { name: 'Read more information' });
    await expect(popup).toContainText('The gate motor is new.');
    await expectNoAxeViolationsInBothThemes(page);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Message' });
    await expect(question).toContainText('Are you sure want to delete this message?');
    await expectNoAxeViolationsInBothThemes(page);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toBeHidden();
    const stored = () =>
      query<{ id: number; gone: boolean; answers: number }>(
        `select m.id, m.deleted_at is not null gone, (select count(*)::int from messages a where a.parent_message_id = m.id) answers from messages m where m.id in ($1, $2) order by m.id`,
        [first, second],
      );
    await expect.poll(stored).toEqual([
      { id: first, gone: false, answers: 1 },
      { id: second, gone: true, answers: 0 },
    ]);
  },
);

test(
  '[SHELL-45, SHELL-59, FOFF-21] a key is made, used within its scopes and revoked, and the audit log is searched for it in words',
  { tag: '@long' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 40[13]/); // what the key may not do
    const name = `Website ${Date.now()}`;
    await signInAsAdministrator(page);
    await goTo(page, 'API keys');
    await page.getByRole('button', { name: 'Create API key' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('button', { name: 'Create API key' }).click();
    await expect(form.getByText('Scopes are required')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await form.getByRole('textbox', { name: /Name/ }).fill(name);
    await form.getByRole('checkbox', { name: 'Read: Properties' }).check();
    await form.getByRole('button', { name: 'Create API key' }).click();
    const shown = page.getByRole('dialog', { name: `The key for ${name}` });
    const secret = await shown.getByRole('textbox', { name: 'API key' }).inputValue();
    await expectNoAxeViolationsInBothThemes(page);
    const wanted = ['/api/v1/properties', '/api/v1/users'];
    expect(await asProgram(page, secret, wanted)).toEqual([200, 403]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shown.getByRole('button', { name: 'Copy' }).click();
    await shown.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('table', { name: 'API keys' }).getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(`sbk_…${secret.slice(-4)}`);
    await expectNoAxeViolationsInBothThemes(page);
    await row.getByRole('button', { name: /^Revoke/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke API key' });
    await expectNoAxeViolationsInBothThemes(page);
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toContainText('Revoked');
    expect(await asProgram(page, secret, wanted)).toEqual([401, 401]);

    await goTo(page, 'Audit log');
    await page.getByRole('textbox', { name: 'Name or number' }).fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const logged = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: name });
    await expect(logged).toHaveCount(2);
    await expect(logged.filter({ hasText: 'API key revoked' })).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('combobox', { name: 'What' }).fill('API key cre');
    await page.getByRole('option', { name: 'API key created' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(logged).toHaveCount(1);
    await logged.getByRole('button', { name: 'API key created' }).click();
    const panel = page.getByRole('dialog', { name: 'API key created' });
    await expect(panel).toContainText(name);
    await expect(panel).toContainText('127.0.0.1');
    await expectNoAxeViolationsInBothThemes(page);
  },
);

test('[SHELL-26, SHELL-27, SHELL-29, SHELL-32] Ctrl-K finds a person, a property and a deal, and the jobs are in the same frame', async ({
  page,
}) => {
  const buyer = await personBy('buyer@stowbridge.example');
  const [deal] = await query<{ id: number; property: string; propertyId: number }>(
    'select id, property_name property, property_id "propertyId" from deals where buyer_id = $1 and property_id is not null order by status_at desc, id desc limit 1',
    [buyer.id],
  );
  await signInAsAdministrator(page);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const look = async (text: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Person, property, deal, vendor or screen' }).fill(text);
    const found = page.getByRole('option', { name: option }).first();
    await expect(found).toBeVisible();
    return found;
  };
  await look('buyer@stowbridge', new RegExp(buyer.name));
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/viewbuyer/${buyer.id}$`));
  await (await look(buyer.name, new RegExp(`${buyer.name} · `))).click();
  await expect(page).toHaveURL(/\/admin\/dealtracker\/\d+$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await (await look(deal?.property ?? '', new RegExp(`^${deal?.property} `))).click();
  await expect(page).toHaveURL(/\/admin\/property\/\d+$/);

  await goTo(page, 'Job console');
  const board = page.frameLocator('iframe[title="Jobs"]');
  await expect(board.locator('#bull-board-sidebar').getByRole('link', { name: 'mail', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', '/api/ops/jobs');
  // The board in the frame is a program of its own; its title, its place and everything around it are ours.
  await expectNoAxeViolationsInBothThemes(page, { iframes: false });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(board.locator('body.dark-mode')).toBeVisible();
});
