import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { acceptMailsTo, mailsTo, refuseMailsTo, waitForMail } from './support/mails';
import { openOffer, query, signIn, signInAsAdministrator } from './support/people';

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
  await row.getByRole('combobox', { name: /^New stage/ }).selectOption({ label: 'Accepted' });
  await page.getByRole('alertdialog', { name: 'Update Deal Status' }).getByRole('button', { name: 'Yes' }).click();
  await expect(row).toContainText('Accepted');

  const mail = await waitForMail(offer.buyerEmail, subject);
  expect(mail.text).toContain(`$${offer.price.toLocaleString('en-US')}`);

  const logged = (await mailLogOf(page, offer.buyerEmail)).filter({ hasText: subject });
  await expect(logged).toContainText('Sent');
  await expectNoAxeViolations(page);
  await logged.getByRole('button', { name: subject }).click();
  const panel = page.getByRole('dialog', { name: subject });
  await expect(panel.getByText('deal-accepted')).toBeVisible();
  await expect(panel.getByRole('document', { name: 'Preview' })).toContainText(offer.property);
  await expectNoAxeViolations(page);
});

test('[AUTH-36] a mail that the mail server refuses is shown as failed, and arrives once an administrator retries it', async ({ page, newContext, allowConsoleErrors }) => {
  const [person] = await query<{ email: string }>(
    `select u.email from users u join user_roles r on r.user_id = u.id and r.role_id = 2
     where u.status_id = 2 and u.email <> 'buyer@stowbridge.example' order by u.id desc limit 1`,
  );
  if (!person) throw new Error('The demo data has no further buyer.');
  const subject = 'Reset your Stowbridge password';
  refuseMailsTo(person.email);
  await askForPasswordLink(await (await newContext()).newPage(), person.email);

  await signInAsAdministrator(page);
  const logged = (await mailLogOf(page, person.email)).filter({ hasText: subject });
  await expect(async () => {
    await page.reload();
    await expect(logged).toContainText('Failed', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
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
  const [{ id } = { id: 0 }] = await query<{ id: number }>(`select id from mails where recipient = $1 and status = 'failed'`, [person.email]);
  // The console's buttons have no names; the first of a job is its retry.
  await jobs.getByRole('link', { name: `mail:${id} ` }).locator('xpath=following::button[1]').click();
  await jobs.getByRole('button', { name: 'Confirm' }).click();
  await waitForMail(person.email, subject);
  await expect(async () => {
    await page.reload();
    await expect(logged).toContainText('Sent', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  expect(mailsTo(person.email)).toHaveLength(1);

  await test.step('nobody else gets into the job console', async () => {
    allowConsoleErrors(/status of 40[13]|favicon\.ico/); // the bare refusal has no icon
    const buyer = await (await newContext()).newPage();
    await signIn(buyer, 'buyer@stowbridge.example');
    const asked = await buyer.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('accessKey')}` };
      return (await fetch('/api/v1/ops/console', { method: 'POST', headers, body: '{}' })).status;
    });
    expect(asked).toBe(403);
    expect((await buyer.goto('/api/ops/jobs'))?.status()).toBe(401);
  });
});
