import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { acceptMailsTo, mailsTo, refuseMailsTo, waitForMail } from './support/mails';
import { openOffer, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';

/** Opens the mail log, narrowed to a recipient, and answers its rows. */
async function mailLogOf(page: Page, recipient: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mail log' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(recipient);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  return page.getByRole('table', { name: 'E-mails' }).getByRole('row').filter({ hasText: recipient });
}

async function askForPasswordLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
}

test('[DEAL-23, DEAL-28] an accepted offer is told to its buyer, and the mail log shows how', async ({ page }) => {
  const offer = await openOffer(2);
  const subject = `Your offer on ${offer.property} was accepted`;
  await signInAsAdministrator(page);
  await page.goto('/admin/dealtracker');
  await page.getByRole('textbox', { name: 'Buyer Email' }).fill(offer.buyerEmail);
  await page.getByRole('textbox', { name: 'Property Name' }).fill(offer.property);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('table', { name: 'Deals' }).getByRole('row').filter({ hasText: offer.property });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Update deal stage/ }).click();
  await page
    .getByRole('listbox', { name: /^New stage/ })
    .getByRole('option', { name: 'Accepted' })
    .click();
  await page.getByRole('alertdialog', { name: 'Update Deal Status' }).getByRole('button', { name: 'Yes' }).click();
  await expect(row).toContainText('Accepted');

  const mail = await waitForMail(offer.buyerEmail, subject);
  expect(mail.text).toContain(`$${offer.price.toLocaleString('en-US')}`);

  const logged = (await mailLogOf(page, offer.buyerEmail)).filter({ hasText: subject });
  await expect(logged).toContainText('Sent');
  await expectNoAxeViolations(page);
  await logged.getByRole('button', { name: subject }).click();
  const panel = page.getByRole('dialog', { name: subject });
  await expect(panel.getByText('Offer accepted, to the buyer')).toBeVisible();
  await expect(panel.getByRole('document', { name: 'Preview' })).toContainText(offer.property);
  await expectNoAxeViolations(page);
});

test('[AUTH-36] a mail that the mail server refuses is shown as failed, and arrives once an administrator retries it', async ({
  page,
  newContext,
  allowConsoleErrors,
}) => {
  const person = { email: `refused.${Date.now()}@example.com` };
  await personWithRoles(person.email, [2]);
  // On a machine under load the console uses what it preloads later than Chromium likes.
  allowConsoleErrors(/\/api\/ops\/jobs\/static\/\S+ was preloaded/);
  const subject = 'Reset your Stowbridge password';
  refuseMailsTo(person.email);
  await askForPasswordLink(await (await newContext()).newPage(), person.email);

  await signInAsAdministrator(page);
  const logged = (await mailLogOf(page, person.email)).filter({ hasText: subject });
  await expect(async () => {
    await page.reload();
    await expect(logged).toContainText('Failed', { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await logged.getByRole('button', { name: subject, exact: true }).click();
  const panel = page.getByRole('dialog', { name: subject });
  await expect(panel.getByRole('alert')).toContainText('550 Mailbox unavailable');
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(mailsTo(person.email)).toEqual([]);

  acceptMailsTo(person.email);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job console' }).click();
  await page.getByRole('link', { name: 'Open in a new tab' }).click();
  const jobs = await opened;
  await page.goBack();
  await jobs.waitForURL(/\/api\/ops\/jobs/);
  // The console names each queue twice once its figures have come: at the side, and in the overview.
  await jobs.locator('#bull-board-sidebar').getByRole('link', { name: 'mail', exact: true }).click();
  await jobs.getByRole('link', { name: /^Failed/i }).click();
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    `select id from mails where recipient = $1 and status = 'failed'`,
    [person.email],
  );
  // The console's buttons have no names; the first of a job is its retry.
  await jobs
    .getByRole('link', { name: `mail:${id} ` })
    .locator('xpath=following::button[1]')
    .click();
  await jobs.getByRole('button', { name: 'Confirm' }).click();
  await waitForMail(person.email, subject);
  await expect(async () => {
    await page.reload();
    await expect(logged).toContainText('Sent', { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  expect(mailsTo(person.email)).toHaveLength(1);

  await test.step('nobody else gets into the job console', async () => {
    allowConsoleErrors(/status of 40[13]|favicon\.ico/); // the bare refusal has no icon
    const buyer = await (await newContext()).newPage();
    await signIn(buyer, 'buyer@stowbridge.example');
    const asked = await buyer.evaluate(async () => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('accessKey')}`,
      };
      return (await fetch('/api/v1/ops/console', { method: 'POST', headers, body: '{}' })).status;
    });
    expect(asked).toBe(403);
    expect((await buyer.goto('/api/ops/jobs'))?.status()).toBe(401);
  });
});

test('[MSG-36] a person stops the mails of one kind by their link, without signing in, and starts them again in the profile', async ({
  page,
  newContext,
}) => {
  const email = `stops.${Date.now()}@example.com`;
  const seller = { id: await personWithRoles(email, [3]), email };
  await signInAsAdministrator(page);
  const write = (content: string): Promise<number> =>
    page.evaluate(
      async (body) => {
        const headers = {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('accessKey')}`,
        };
        return (await fetch('/api/v1/messages', { method: 'POST', headers, body: JSON.stringify(body) })).status;
      },
      { content, toUserId: seller.id, toUserTypeId: 3 },
    );
  expect(await write('Shall we meet on Monday?')).toBe(201);
  const mail = await waitForMail(seller.email, /^Message from /);
  const link = /\/unsubscribe\/[\w.-]+/.exec(mail.text)?.[0] ?? '';
  const stops = () => query<{ category: string }>('select category from mail_stops where user_id = $1', [seller.id]);

  const theirs = await (await newContext()).newPage();
  await test.step('the link only asks', async () => {
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Stop Mails' })).toBeVisible();
    await expect(theirs.getByText('You get mails about messages because of your account.')).toBeVisible();
    await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await stops()).toEqual([]);
    await expectNoAxeViolations(theirs);
  });
  await test.step('the button stops them', async () => {
    await theirs.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(
      theirs.getByRole('status').filter({ hasText: 'You do not get mails about messages any more.' }),
    ).toBeFocused();
    expect(await stops()).toEqual([{ category: 'messages' }]);
    await expectNoAxeViolations(theirs);
    expect(await write('Or on Tuesday?')).toBe(201);
  });
  await test.step('the profile starts them again', async () => {
    await signIn(theirs, seller.email);
    await theirs.goto('/my-account');
    const messages = theirs.getByRole('switch', { name: 'Messages' });
    await expect(messages).not.toBeChecked();
    await expect(theirs.getByRole('switch', { name: 'Offers and deals' })).toBeChecked();
    await expectNoAxeViolations(theirs);
    await messages.click();
    await expect(theirs.getByText('Messages: you get these mails.')).toBeVisible();
    expect(await stops()).toEqual([]);
    expect(await write('On Wednesday then.')).toBe(201);
    await expect(() =>
      expect(mailsTo(seller.email).map(({ text }) => /on (\w+day)/i.exec(text)?.[1])).toEqual(['Monday', 'Wednesday']),
    ).toPass({ timeout: 60_000 });
  });
  await test.step('an administrator chooses as well', async () => {
    await page.goto('/my-account');
    const properties = page.getByRole('switch', { name: 'Properties' });
    await expect(properties).toBeChecked();
    await properties.click();
    await expect(page.getByText('Properties: you do not get these mails any more.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(properties).not.toBeChecked();
    await properties.click();
    await expect(page.getByText('Properties: you get these mails.')).toBeVisible();
  });
});
