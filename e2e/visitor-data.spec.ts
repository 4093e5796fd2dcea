import { readFileSync } from 'node:fs';
import { expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { mailsTo } from './support/mails';
import { query } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-74] somebody without an account downloads a copy of their enquiry, and has it deleted', async ({
      page,
    }) => {
      const email = `visitor.${width}.${Date.now()}@example.com`;
      await query(
        `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ada Lind', '303-555-0144', $1, 'Is it heated?') returning id`,
        [email],
      );
      const ask = async (kind: string): Promise<void> => {
        await page.goto('/privacy');
        await page.getByRole('link', { name: /^Ask for a copy of what we hold/ }).press('Enter');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel(kind).press('Space');
        await expectNoAxe(page);
        await expectToFit(page);
        await page.getByRole('button', { name: 'Send me a link' }).press('Enter');
        await expect(page.getByRole('main').getByRole('status')).toContainText(`We have sent an email to ${email}.`);
      };
      const openLink = async (count: number): Promise<void> => {
        await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(count);
        const text = mailsTo(email).at(-1)?.text ?? '';
        await page.goto(/\/yourdata\/[\w-]{43}/.exec(text)?.[0] ?? 'no link');
      };

      await ask('A copy of it');
      await openLink(1);
      await expectNoAxe(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the copy' }).press('Enter'),
      ]);
      const bytes = readFileSync(await download.path());
      expect([download.suggestedFilename(), bytes.subarray(0, 2).toString()]).toEqual(['Your data.zip', 'PK']);
      await expect(page.getByRole('main').getByRole('status')).toContainText('can be downloaded until');

      await ask('That you delete it');
      await openLink(2);
      await page.getByRole('button', { name: 'Delete it' }).press('Enter');
      await expect(page.getByRole('main').getByRole('status')).toContainText('Until then you can take it back.');
      await expectNoAxe(page);
      await expectToFit(page);
      await page.getByRole('button', { name: 'Keep it after all' }).press('Enter');
      await expect(page.getByRole('main').getByRole('status')).toContainText('You took it back');
    });
  });
}
