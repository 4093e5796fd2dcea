import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { agreeToNda, ticksOf } from './support/nda';
import { DEMO_PASSWORD, fillRegistration, listingOfSeller, personWithBothSides, query, signIn } from './support/people';

/** Sends a form without a network, sees the message and that a field still holds what was typed, and sends it again. */
async function sendTwice(
  page: Page,
  { button, field, typed }: { button: Locator; field: Locator; typed: string },
): Promise<void> {
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole('alertdialog').getByText('NETWORK ERROR')).toBeVisible();
  await expect(page.getByText('Something went wrong.')).toHaveCount(0);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue(typed);
  await page.context().setOffline(false);
  await button.click();
}

const NDA_ADDRESS = '8 Quay St';

/** Until the agreement has been opened, too: without a network or a session it would not come any more. */
async function fillNda(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Address', { exact: true }).fill(NDA_ADDRESS);
  await dialog.getByLabel('Zip', { exact: true }).fill('80202');
  await agreeToNda(dialog);
  await expect(dialog.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
}

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/));

test('[ERR-01] [FSITE-10] whoever wants to sell loses nothing of their message without a network', async ({ page }) => {
  await page.goto('/1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Olga Marin');
  await dialog.getByLabel('Phone').fill('3035550133');
  await dialog.getByLabel('Email').fill('olga.marin@example.com');
  await dialog.getByLabel('Message').fill('Two buildings of 40,000 square feet near Pueblo.');
  await sendTwice(page, {
    button: dialog.getByRole('button', { name: 'Submit' }),
    field: dialog.getByLabel('Message'),
    typed: 'Two buildings of 40,000 square feet near Pueblo.',
  });
  await expect(dialog).toBeHidden();
});

test('[ERR-01] [FSITE-10] a dialog whose code cannot be fetched leaves the page, and comes when the page is loaded again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.goto('/');
  const sell = page.getByRole('button', { name: 'Sell My Property' }).last();
  await expect(sell).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await sell.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText('NETWORK ERROR')).toBeVisible();
  await alert.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sell.click();
  await expect(alert.getByText('NETWORK ERROR')).toBeVisible();
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Load again' }).click();
  await expect(alert).toBeHidden();
  await sell.click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
});

test('[ERR-01] whoever writes to the office or registers loses nothing of it without a network', async ({ page }) => {
  await page.goto('/contactus');
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Marin');
  await page.getByLabel('Company').fill('Marin Storage');
  await page.getByLabel('Phone').fill('3035550133');
  await page.getByLabel('Email').fill('olga.marin@example.com');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('Please call me about a facility.');
  await sendTwice(page, {
    button: page.getByRole('button', { name: 'Submit' }),
    field: page.getByLabel('Message'),
    typed: 'Please call me about a facility.',
  });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.goto('/buyer-registration/');
  await fillRegistration(page, `olga.marin.${Date.now()}@example.com`);
  await sendTwice(page, {
    button: page.getByRole('button', { name: /create account/i }),
    field: page.getByLabel('Company name'),
    typed: 'Keller Storage Partners',
  });
  await page.waitForURL(/\/buyer\//);
});

test('[ERR-01, PROF-07, OFF-20] a buyer loses neither signature nor offer without a network, and makes only one of each', async ({
  page,
}) => {
  const email = `slow.line.${Date.now()}@example.com`;
  await personWithBothSides(email);
  const listing = await listingOfSeller(4);
  await signIn(page, email);
  await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  await expect(dialog.getByRole('region', { name: 'The NDA' })).toBeVisible();
  await fillNda(dialog);
  await sendTwice(page, {
    button: dialog.getByRole('button', { name: 'Sign NDA' }),
    field: dialog.getByLabel('Address', { exact: true }),
    typed: NDA_ADDRESS,
  });

  await page.getByRole('button', { name: 'Submit Offer Terms' }).first().click();
  await dialog.getByLabel('Offer', { exact: true }).pressSequentially('3900000');
  await dialog.getByLabel('Company').fill('Slow Line LLC');
  await dialog.getByLabel('Diligence Period').selectOption({ label: '45 days' });
  await dialog.getByLabel('Earnest Money Deposit').fill('2');
  await dialog.getByLabel('Source of Financing').fill('Cash');
  await dialog.getByRole('button', { name: 'Review Offer Terms' }).click();
  const confirm = dialog.getByRole('button', { name: 'Yes, Confirm & Submit' });
  await page.context().setOffline(true);
  await confirm.click();
  await expect(page.getByRole('alertdialog').getByText('NETWORK ERROR')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog.getByLabel('Offer', { exact: true })).toHaveValue('3,900,000');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Review Offer Terms' }).click();
  await confirm.click();
  await expect(page.getByText(/Offer Terms have been successfully submitted/)).toBeVisible();
  const [made] = await query<{ ndas: number; offers: number }>(
    `select (select count(*)::int from ndas where user_id = u.id) ndas, (select count(*)::int from deals d join offer_terms t on t.deal_id = d.id where d.buyer_id = u.id) offers
     from users u where email = $1`,
    [email],
  );
  expect(made).toEqual({ ndas: 1, offers: 1 });
});

test('[ERR-01] [FSITE-10] a link leads nowhere without a network, says so, and works again afterwards', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Press' });
  await page.context().setOffline(true);
  await link.click();
  const offline = page.getByRole('alertdialog', { name: 'You are offline.' });
  await expect(offline).toBeVisible();
  await expect(page.getByText('NETWORK ERROR')).toHaveCount(0);
  await offline.getByRole('button', { name: 'Try again' }).click();
  await expect(offline).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { name: 'Current Listings' })).toBeVisible();
  await page.context().setOffline(false);
  await offline.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/press/);

  // The code of the page is there by now, its data is not.
  await page.goto('/property/search/');
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('1-ASC');
  await expect(offline).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await offline.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('[ERR-02] [FSEC-08] [FSITE-04] somebody whose session was ended elsewhere is led home at the next thing they do, told why, and comes back to the page and the dialog with everything typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  const email = `ended.${Date.now()}@example.com`;
  await personWithBothSides(email);
  const listing = await listingOfSeller(4);
  await signIn(page, email);
  await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillNda(dialog);
  await query('update sessions set ended_at = now() where user_id = (select id from users where email = $1)', [email]);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(
    page.getByRole('alertdialog').getByText('Your session has ended. Please sign in to go on.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith(`/property/${listing.id}/`));
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(NDA_ADDRESS);
  await expect(dialog.getByLabel('Zip', { exact: true })).toHaveValue('80202');
  for (const tick of ticksOf(dialog)) {
    await expect(tick).toBeChecked();
  }
  expect(await query('select 1 from ndas n join users u on u.id = n.user_id where u.email = $1', [email])).toEqual([]);
});

test('[FSITE-03] [ERR-03] [FSITE-04] the sign-in leads on to a private page; a fault of the server ends the stored session and leads home, and what was typed is there after signing in again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500/);
  const signInHere = async (): Promise<void> => {
    await page.getByLabel('Email').fill('buyer@stowbridge.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/my-account\?from=mail$/);
  };
  await page.goto('/my-account?from=mail');
  await page.waitForURL(/\/signin$/);
  await signInHere();
  // The product has no fault to show: the answer of one call is replaced on its way.
  await page.route('**/api/account/update/profile', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something went wrong.' }),
  );
  await page.getByLabel('City').fill('Leadville');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('alertdialog').getByText('Something went wrong. What you typed is kept.')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInHere();
  await expect(page.getByLabel('City')).toHaveValue('Leadville');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('City')).not.toHaveValue('Leadville');
});
