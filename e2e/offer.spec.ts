import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { waitForMail } from './support/mails';
import { Listing, listingOfSeller, query, signIn } from './support/people';

async function register(page: Page, listing: Listing, email: string): Promise<void> {
  await page.goto(`/buyer-registration/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.getByRole('radio', { name: 'Buyer', exact: true }).check();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Company name').fill('Keller Storage Partners');
  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Investor' });
  await page.getByLabel('Phone').fill('3035550177');
  await expect(page.getByLabel('Phone')).toHaveValue('303-555-0177');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Colorado' });
  await page.getByLabel('ZipCode').fill('80202');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Keller-2026');
  await page.getByLabel('Confirm password').fill('Keller-2026');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /create account/i }).click();
}

async function signNda(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTitle('The NDA')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(dialog.getByText('NDA is required').first()).toBeVisible();
  await dialog.getByLabel('Address', { exact: true }).fill('1200 17th St');
  await dialog.getByLabel('Zip', { exact: true }).fill('80202');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(page.getByRole('button', { name: 'Submit Offer Terms' }).first()).toBeVisible();
}

test('[REG-27, REG-28, PROF-07, PROF-16, PROF-17, PROF-24, PROF-26, PROF-27] a buyer registers from a property, signs its NDA, and finds the documents and the market analysis', async ({ page }) => {
  test.setTimeout(180_000);
  const listing = await listingOfSeller(0);
  const email = `nora.keller.${Date.now()}@example.com`;

  await register(page, listing, email);
  await page.waitForURL(/\/(buyer|property)\//);
  await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByText('You need to sign the NDA in order to view the documents.')).toBeVisible();
  await signNda(page);

  const documents = page.getByRole('region', { name: 'Documents' }).or(page.locator('section', { has: page.getByRole('heading', { name: 'Documents' }) })).first();
  await expect(documents.getByRole('row').nth(1)).toBeVisible();
  await expectNoAxeViolations(page);

  const marketPage = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /market analysis/i }).first().click();
  const market = await marketPage;
  await expect(market).toHaveURL(/\/market-analysis\?token=/);
  await market.close();
  await waitForMail(email, /NDA|non-disclosure|agreement/i, 30_000);
});

test('[DASH-30, DASH-32] a seller rejects an offer after a confirmation', async ({ page }) => {
  const [offer] = await query<{ property_id: number; name: string; id: number }>(
    `select d.property_id, p.name, d.id from deals d join properties p on p.id = d.property_id join users u on u.id = p.seller_id
     where u.email = 'seller@stowbridge.example' and d.deal_status_id in (3, 6) and d.submitted_at is not null order by d.id desc limit 1`,
  );
  if (!offer) throw new Error('The demo data has no open offer for the demo seller.');
  await signIn(page, 'seller@stowbridge.example');
  await page.goto(`/seller/property/${offer.property_id}/${encodeURIComponent(offer.name)}`);
  const rejects = page.getByRole('button', { name: /^reject/i });
  await rejects.first().click();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject offer' }).click();
  await expect(page.getByText('Rejected').first()).toBeVisible();
});
