import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { listingWithNda } from './support/nda';
import { personWithRoles, query, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

for (const [width, height] of sizes([
  [1440, 900],
  [390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-75, BEYB-78, BEYB-83] the office tells the buyers whom a listing matches, tries it on itself first, and reads who came by it', async ({
      page,
      newContext,
    }) => {
      const { id, name } = await listingWithNda({ untouched: true });
      const email = `campaign.${width}.${Date.now()}@example.com`;
      const buyerId = await personWithRoles(email, [2]);
      await query(
        `insert into criteria (user_id, name, units_from, units_to, entered_by_id) select $1, 'This one', unit_count, unit_count, $1 from properties where id = $2`,
        [buyerId, id],
      );
      const subject = `For you ${width} ${Date.now()}`;

      await signInAsAdministrator(page);
      await page.goto(`/admin/property/${id}`);
      await page.getByRole('link', { name: /^Tell \d+ matching buyers?$/ }).press('Enter');
      const form = page.getByRole('dialog', { name: 'New campaign' });
      await expect(form.getByRole('checkbox', { name: 'Buyers whose criteria match' })).toBeChecked();
      await expect(form.getByText(name)).toBeVisible();
      await form.getByRole('textbox', { name: /^Subject/ }).fill(subject);
      await form.getByRole('textbox', { name: /^Text/ }).fill('It is **new**.');
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Save draft' }).press('Enter');

      await expect(page.getByRole('heading', { level: 1, name: subject }).first()).toBeVisible();
      await expect(page.getByRole('document', { name: 'Preview' })).toContainText('It is new.');
      await expect(page.getByRole('document', { name: 'Preview' })).toContainText(name);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Send test to me' }).press('Enter');
      await waitForMail('admin@stowbridge.example', `Test: ${subject}`);

      await expect(page.getByText('The test is on its way to you.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Send or schedule' }).press('Enter');
      const sending = page.getByRole('dialog', { name: 'Send campaign' });
      await expect(sending.getByText(/would get it now/)).toBeVisible();
      await expectNoAxeViolations(page);
      await sending.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).press('Enter');
      const mail = await waitForMail(email, subject, 40_000);
      expect(mail.text).toContain('fits what your account says that you buy');
      expect(mail.text).toContain('Stop these mails');
      const [link] = /https?:\/\/\S+\/api\/v1\/campaign-links\/[\w.-]+/.exec(mail.text) ?? [''];

      const reader = await (await newContext({ viewport: { width, height } })).newPage();
      await reader.goto(new URL(link).pathname);
      await expect(reader).toHaveURL(new RegExp(`/property/${id}/`));

      await expect(async () => {
        await page.reload();
        const report = page.getByRole('region', { name: 'Report' });
        await expect(report.getByText('Clicked').locator('xpath=following-sibling::dd')).toHaveText('1', {
          timeout: 10_000,
        });
        await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
      }).toPass({ timeout: 60_000 });
      await expectNoAxeViolations(page);
    });
  });
}
