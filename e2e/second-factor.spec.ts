import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { DEMO_PASSWORD, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxe, expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ mode: 'parallel' });

/** A device with a passkey's chip, whose owner always looks at it. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As on another day: nobody is signed in, and the device is the same. */
async function leave(page: Page): Promise<void> {
  // What the page still asks for would come back as the end of its session.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

const factorsOf = (email: string) =>
  query<{ kind: string }>(
    `select kind from second_factors f join users u on u.id = f.user_id where u.email = $1 and f.enabled_at is not null`,
    [email],
  );

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-02, BEYE-05, BEYE-06, BEYE-08] a buyer adds a passkey, signs in with it alone and after the password, and by a recovery code', async ({
      page,
    }) => {
      const email = `passkey.${width}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      await withPasskeys(page);
      await signIn(page, email);
      await page.goto('/my-account');
      await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Phone');
      await expectNoAxe(page);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const codes = await dialog.getByRole('listitem').allTextContents();
      await expectNoAxe(page);
      expect(await factorsOf(email)).toEqual([]);
      await dialog.getByRole('button', { name: 'I have kept them' }).press('Enter');
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
      expect(await factorsOf(email)).toEqual([{ kind: 'passkey' }]);
      // What lies half under the header is measured by what shows of it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoAxe(page);

      await leave(page);
      await page.goto('/signin');
      await page.getByRole('button', { name: 'Sign In with a Passkey' }).press('Enter');
      await page.waitForURL(/\/buyer\/dashboard/);

      const byPassword = async () => {
        await leave(page);
        await page.goto('/signin');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expect(page.getByText('Your password was right. Please take the second step.')).toBeVisible();
      };
      await byPassword();
      await expectNoAxe(page);
      await page.getByRole('button', { name: 'Use a Passkey' }).press('Enter');
      await page.waitForURL(/\/buyer\/dashboard/);

      await byPassword();
      await page.getByLabel('Recovery code').fill(codes[3] ?? '');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/buyer\/dashboard/);
      await page.goto('/my-account');
      await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    });

    test(
      '[BEYE-02, BEYE-05] an administrator adds a passkey, signs in with it and removes it',
      { tag: '@long' },
      async ({ page, allowConsoleErrors }) => {
        // Who removes a factor is asked for one first.
        allowConsoleErrors(/422.*second-factors/);
        const email = `passkey.office.${width}.${Date.now()}@example.com`;
        await personWithRoles(email, [1]);
        await withPasskeys(page);
        await signInAsAdministrator(page, email);
        await page.goto('/my-account');
        await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
        await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Laptop');
        await expectNoAxeViolationsInBothThemes(page);
        await page.getByRole('button', { name: 'Continue' }).press('Enter');
        const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' });
        await expect(kept.getByRole('listitem')).toHaveCount(10);
        await expectNoAxeViolationsInBothThemes(page);
        await kept.getByRole('button', { name: 'I have kept them' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
        await expectNoAxeViolationsInBothThemes(page);

        await leave(page);
        await page.goto('/admin');
        await expect(page.getByRole('button', { name: 'Sign In with a Passkey' })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Sign In with a Passkey' }).press('Enter');
        await page.waitForURL(/\/admin\/dashboard\/1/);

        await page.goto('/my-account');
        await page.getByRole('button', { name: 'Remove Laptop' }).press('Enter');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
        await page
          .getByRole('dialog', { name: 'Confirm it is you' })
          .getByRole('button', { name: 'Use a Passkey' })
          .click();
        // Between two dialogs there is none for a moment: what counts is that the factor has gone.
        await expect.poll(() => factorsOf(email)).toEqual([]);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Remove Laptop' })).toHaveCount(0);
      },
    );
  });
}
