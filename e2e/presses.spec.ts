import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { agreeToNda } from './support/nda';
import { listingOfSeller, personWithRoles, query, signIn } from './support/people';

interface Pressed {
  /** The page, or the dialog with the form. */
  within: Page | Locator;
  /** The field that holds the focus and something wrong. */
  field: string;
  wrong?: string;
  button: string;
}

/** Presses the button for 100 ms while a wrong field has the focus; the form hears of it once, and nothing moves under the finger. */
async function press(page: Page, { within, field, wrong, button }: Pressed): Promise<void> {
  const target = within.getByRole('button', { name: button, exact: true }).last();
  const control = within.getByLabel(field, { exact: true });
  if (wrong === undefined) {
    await target.click();
    await control.fill('');
  } else {
    await control.fill(wrong);
  }
  await expect(control).toBeFocused();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => (document.documentElement.dataset.submits = '0'));
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`There is no button ${button}.`);
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect(await target.boundingBox(), `where ${button} is while it is pressed`).toEqual(box);
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-submits', /[1-9]/);
  expect(await page.locator('html').getAttribute('data-submits'), button).toBe('1');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
}

test('[FSITE-08] the first press on the button of every form counts, with a wrong field focused', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'submit',
      () => (document.documentElement.dataset.submits = String(Number(document.documentElement.dataset.submits) + 1)),
      { capture: true },
    );
  });
  await page.goto('/contactus');
  await press(page, { within: page, field: 'Email', wrong: 'nobody', button: 'Submit' });
  await page.goto('/1');
  await press(page, { within: page.getByRole('dialog'), field: 'Email', wrong: 'nobody', button: 'Submit' });
  await page.goto('/buyer-registration/');
  await press(page, { within: page, field: 'Email', wrong: 'nobody', button: 'Create Account' });
  await page.goto('/forgotpassword');
  await press(page, { within: page, field: 'Email', wrong: 'nobody', button: 'Send reset link' });
  await page.goto('/signin');
  await press(page, { within: page, field: 'Email', button: 'Sign In' });

  const email = `pressing.${Date.now()}@example.com`;
  const person = await personWithRoles(email, [2]);
  await query(
    `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', encode(sha256('pressing'), 'hex'), now() + interval '1 hour')`,
    [person],
  );
  await page.goto('/resetpassword/true/pressing');
  await press(page, { within: page, field: 'Password', wrong: 'x', button: 'Set password' });
  const listing = await listingOfSeller(4);
  await signIn(page, email);
  await page.goto('/my-account');
  await press(page, { within: page.locator('#content'), field: 'Email', wrong: 'nobody', button: 'Save' });
  await page.getByRole('button', { name: 'Change Password' }).click();
  await press(page, { within: page.getByRole('dialog'), field: 'Password', wrong: 'x', button: 'Change Password' });
  await page.goto('/notification/2');
  await page.getByRole('button', { name: 'Compose Message' }).click();
  await press(page, { within: page.getByRole('dialog'), field: 'Description', button: 'Send Message' });

  await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
  await press(page, { within: dialog, field: 'Phone', wrong: '1', button: 'Sign NDA' });
  await dialog.getByLabel('Phone').fill('3035550177');
  await dialog.getByLabel('Address', { exact: true }).fill('8 Quay St');
  await dialog.getByLabel('Zip', { exact: true }).fill('80202');
  await agreeToNda(dialog);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await page.getByRole('button', { name: 'Submit Offer Terms' }).first().click();
  await press(page, { within: dialog, field: 'Earnest Money Deposit', wrong: '1,5', button: 'Review Offer Terms' });
});
