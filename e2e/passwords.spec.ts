import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { askAsAdministrator } from './support/office';
import { DEMO_PASSWORD, personWithRoles, query, signIn } from './support/people';

// Each journey has a person of its own, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function expectRefused(page: Page, email: string, password: string): Promise<void> {
  await tryToSignIn(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('[FSITE-06] [FTEST-62] [AUTH-36] [AUTH-41] [SHELL-08] somebody who forgot their password opens the mailed link, sets a new one and signs in with it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/); // the old password
  const email = `forgetful.${Date.now()}@example.com`;
  await personWithRoles(email, [2]);
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByText('Password reset link has been sent to your email.')).toBeVisible();

  const link =
    /\/resetpassword\/\S+/.exec((await waitForMail(email, 'Reset your Stowbridge password')).text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await expect(page.getByLabel('Temporary Password')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await choosePassword(page, 'Slate-4711');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await expectRefused(page, email, DEMO_PASSWORD);
  await signIn(page, email, 'Slate-4711');
  await page.goto(link);
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
});

test('[FTEST-62] [AUTH-18] [AUTH-43] [AUTH-44] a temporary password is replaced at the first sign-in, and used again or expired it opens nothing', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/); // the wrong, the used and the expired one
  const temporaryOf = async (email: string): Promise<string> => {
    const person = {
      FirstName: 'Nia',
      LastName: 'Hart',
      PhoneNumber: '303-555-0199',
      CompanyName: 'Hart',
      StateId: 6,
      PositionID: 2,
      UserTypeID: 2,
    };
    await askAsAdministrator(request, 'POST', '/api/account/register', { ...person, Email: email });
    const { text } = await waitForMail(email, 'Your Stowbridge account and temporary password');
    return /^\s*([A-Za-z2-9]{12})\s*$/m.exec(text)?.[1] ?? 'none';
  };
  const email = `newcomer.${Date.now()}@example.com`;
  const temporary = await temporaryOf(email);
  await tryToSignIn(page, email, temporary);
  await expect(page).toHaveURL(/\/resetpassword\/false\/[\w-]+$/);
  await page.getByLabel('Temporary Password').fill('not-the-one1');
  await choosePassword(page, 'Basalt-4711');
  await expect(page.getByText('Temporary Password is invalid')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Temporary Password').fill(temporary);
  await choosePassword(page, 'Basalt-4711');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expectRefused(page, email, temporary);
  await signIn(page, email, 'Basalt-4711');

  const late = `late.${Date.now()}@example.com`;
  const expired = await temporaryOf(late);
  await query(`update users set temporary_password_expires_at = now() - interval '1 second' where email = $1`, [late]);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await expectRefused(page, late, expired);
});
