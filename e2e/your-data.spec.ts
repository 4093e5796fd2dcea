import { readFileSync } from 'node:fs';
import { expect, test } from './support/console';
import { expectToFit } from './support/axe';
import { DEMO_PASSWORD, personWithRoles, query, signIn } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-65] one takes a copy of one’s data by keyboard, after the password where the sign-in is old', async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 422/);
      const email = `data.${width}.${Date.now()}@example.com`;
      const id = await personWithRoles(email, [2], 'Dana Vale');
      await signIn(page, email);
      await query(`update sessions set signed_in_at = now() - interval '20 minutes' where user_id = $1 returning id`, [
        id,
      ]);
      await page.goto('/my-account#your-data');
      const data = page.getByRole('region', { name: 'Your data' });
      const button = data.getByRole('button', { name: 'Download my data' });
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Sign In' }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe('Your data.zip');
      expect(
        readFileSync(await download.path())
          .subarray(0, 4)
          .toString('latin1'),
      ).toBe('PK\x03\x04');
      await expect(data.getByText(/^Your copy is ready until /)).toBeVisible();
      const said = data.getByRole('status').filter({ hasText: 'Your browser downloads your data.' });
      await expect(said).toBeVisible();
      await expectToFit(page);
      await expectNoAxe(page);
    });
  });
}
