import type { Page, Response } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { agreeToNda } from './support/nda';
import { waitForMail } from './support/mails';
import { fillRegistration, Listing, listingOfSeller, query, signIn } from './support/people';

async function register(page: Page, listing: Listing, email: string): Promise<void> {
  await page.goto(`/buyer-registration/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await fillRegistration(page, email);
  await expect(page.getByLabel('Phone')).toHaveValue('303-555-0177');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /create account/i }).click();
}

async function signNda(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'The NDA' }).getByText('Signature of Recipient')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(dialog.getByText('NDA is required').first()).toBeVisible();
  await dialog.getByLabel('Address', { exact: true }).fill('1200 17th St');
  await dialog.getByLabel('Zip', { exact: true }).fill('80202');
  await agreeToNda(dialog);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(page.getByRole('button', { name: 'Submit Offer Terms' }).first()).toBeVisible();
}

const rowOf = (page: Page, type: string) => page.getByRole('row', { name: new RegExp(type) }).first();
const answerOf = (page: Page) =>
  page.context().waitForEvent('response', (response) => /\/StoreDocuments\//i.test(response.url()));

/** A browser that shows or saves a file itself keeps no body of it, so the same link is read once more. */
const againBy = async (page: Page, answer: Response): Promise<Buffer> => (await page.request.get(answer.url())).body();

/** Reads a PDF on the page; answers the file as the browser received it. */
async function readDocument(page: Page, type: string): Promise<Buffer> {
  const [answer] = await Promise.all([
    answerOf(page),
    rowOf(page, type).getByRole('button', { name: /^Open/ }).click(),
  ]);
  await expect(page.getByRole('dialog').getByText('Page 1 of').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Documents' }).getByRole('button', { name: 'Close' }).click();
  return againBy(page, answer);
}

/** Opens a document from its row in a new tab; answers the file as the browser received it. */
async function openDocument(page: Page, type: string): Promise<Buffer> {
  const [popup, answer] = await Promise.all([
    page.waitForEvent('popup'),
    answerOf(page),
    rowOf(page, type).getByRole('button', { name: /^Open/ }).click(),
  ]);
  expect(answer.status()).toBe(200);
  const body = await againBy(page, answer);
  await popup.close();
  return body;
}

async function openMarketAnalysis(page: Page, listing: Listing): Promise<void> {
  const [market] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', { name: /market analysis/i })
      .first()
      .click(),
  ]);
  await expect(market).toHaveURL(/\/market-analysis\?token=/);
  await expect(market.getByRole('heading', { level: 1, name: listing.name })).toBeVisible();
  await expect(market.getByRole('heading', { name: /^(No|\d+) other listings? within \d+ miles?$/ })).toBeVisible();
  await expect(market.getByText('NRSF per head')).toHaveCount(0);
  await expect(market.getByRole('heading', { name: 'Price / NRSF' })).toBeVisible();
  await expectNoAxeViolations(market);
  await market.close();
}

const AMOUNT = '$4,210,000';

async function submitOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Offer Terms' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Offer', { exact: true }).pressSequentially('4150000');
  await expect(dialog.getByLabel('Offer', { exact: true })).toHaveValue('4,150,000');
  await dialog.getByLabel('Name', { exact: true }).fill('Nora Keller');
  await dialog.getByLabel('Company').fill('Keller Storage Partners');
  await dialog.getByLabel('Diligence Period').selectOption({ label: '45 days' });
  await dialog.getByLabel('Earnest Money Deposit').fill('2.5');
  await dialog.getByLabel('Source of Financing').fill('Cash and a bank loan');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Review Offer Terms' }).click();

  await expect(dialog.getByText('$4,150,000')).toBeVisible();
  await dialog.getByRole('button', { name: 'No, Revise' }).click();
  await dialog.getByLabel('Offer', { exact: true }).fill('');
  await dialog.getByLabel('Offer', { exact: true }).pressSequentially('4210000');
  await dialog.getByRole('button', { name: 'Review Offer Terms' }).click();
  await expect(dialog.getByText(AMOUNT)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Yes, Confirm & Submit' }).click();

  await expect(
    page.getByText(
      'Offer Terms have been successfully submitted. Offer details are now available under submitted offers on your buyer account. A Stowbridge Agent will contact you shortly with next steps.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.waitForURL(/\/buyer\/dashboard/);
}

async function acceptAsSeller(page: Page, listing: Listing): Promise<void> {
  await signIn(page, 'seller@stowbridge.example');
  await page.goto(`/seller/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.name })).toBeVisible();
  await expectNoAxeViolations(page);
  const card = page.getByRole('article', { name: `Offer of ${AMOUNT} by Nora Keller` });
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The property moves into due diligence')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(card.getByText('Accepted')).toBeVisible();
  await expect(card.getByRole('button', { name: /^(Accept|Counter|Reject)$/ })).toHaveCount(0);
}

test('[REG-27, REG-28, PROF-07, PROF-08, PROF-16, PROF-17, PROF-24, PROF-26, PROF-27, OFF-06, OFF-20, OFF-21, OFF-22, OFF-25, OFF-26, DASH-09, DASH-24, DASH-28, DASH-29, DASH-34] a buyer registers, signs the NDA, reads, offers; the seller accepts; both are told by mail', async ({
  page,
  newContext,
}) => {
  const listing = await listingOfSeller(0);
  const email = `nora.keller.${Date.now()}@example.com`;

  await register(page, listing, email);
  await page.waitForURL(/\/(buyer|property)\//);
  await page.goto(`/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByText('You need to sign the NDA in order to view the documents.')).toBeVisible();
  await signNda(page);
  await waitForMail(email, `You signed the NDA for ${listing.name}`, 30_000);

  expect((await readDocument(page, 'Offering memorandum')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await openDocument(page, 'Rent roll')).subarray(0, 2).toString()).toBe('PK');
  await expectNoAxeViolations(page);
  await openMarketAnalysis(page, listing);

  await submitOffer(page);
  await expect(page.getByRole('link', { name: listing.name }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await waitForMail(email, `We have received your offer on ${listing.name}`, 30_000);
  await waitForMail('seller@stowbridge.example', `A new offer on ${listing.name}`, 30_000);

  const seller = await newContext();
  await acceptAsSeller(await seller.newPage(), listing);
  await waitForMail(email, `Your offer on ${listing.name} was accepted`, 30_000);
  await waitForMail('seller@stowbridge.example', `An offer on ${listing.name} was accepted`, 30_000);
  expect(await query('select status_id from properties where id = $1', [listing.id])).toEqual([{ status_id: 2 }]);

  await page.goto(`/buyer/property/${listing.id}/${encodeURIComponent(listing.name)}`);
  await expect(page.getByText('Accepted').first()).toBeVisible();
});

test('[DASH-30, DASH-32] a seller rejects an offer after a confirmation', async ({ page }) => {
  const [offer] = await query<{ property_id: number; name: string; id: number }>(
    `select d.property_id, p.name, d.id from deals d join properties p on p.id = d.property_id join users u on u.id = p.seller_id
     where u.email = 'seller@stowbridge.example' and d.deal_status_id in (3, 6) and d.submitted_at is not null order by d.id desc limit 1`,
  );
  if (!offer) {
    throw new Error('The demo data has no open offer for the demo seller.');
  }
  await signIn(page, 'seller@stowbridge.example');
  await page.goto(`/seller/property/${offer.property_id}/${encodeURIComponent(offer.name)}`);
  const rejects = page.getByRole('button', { name: /^reject/i });
  await rejects.first().click();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject offer' }).click();
  await expect(page.getByText('Rejected').first()).toBeVisible();
});
