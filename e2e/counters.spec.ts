import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { type Listed, listingWithNda, signNda } from './support/nda';
import { dealOf, openAsSeller, submitOffer, tomorrowAtFive } from './support/offers';
import { personWithRoles, query, signIn } from './support/people';
import { expectNothingMoved, watchShifts } from './support/shifts';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

/** A buyer who has signed for the property and offered on it. */
async function offer(page: Page, email: string, { id }: Listed, price: number): Promise<void> {
  await personWithRoles(email, [2]);
  await signIn(page, email);
  await signNda(page, id);
  await submitOffer(page, id, { price, closingDays: 90 }, expectNoAxe);
}

/** The seller answers with another price, by keyboard. */
async function counter(page: Page, card: Locator, price: string, ticked: boolean): Promise<void> {
  await card.getByRole('button', { name: 'Counter' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Counter the offer of/ });
  await dialog.getByLabel('Price').fill('0');
  await dialog.getByRole('button', { name: 'Send counter' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Price is invalid');
  await expectNoAxe(page);
  await dialog.getByLabel('Price').fill(price);
  await dialog.getByLabel('Deposit goes hard after').fill('30');
  await dialog.getByLabel('Answer by').fill(await tomorrowAtFive());
  if (ticked) {
    await dialog.getByRole('checkbox').press('Space');
  }
  await dialog.getByRole('button', { name: 'Send counter' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('You have countered. The buyer answers next.');
}

const yours = (page: Page): Locator => page.getByRole('region', { name: 'Your offer' });

for (const [place, width, height] of sizes([
  [1, 390, 844],
  [0, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    test.setTimeout(300_000);

    test('[BEYC-01, BEYC-18] a buyer offers, the seller compares and counters, the buyer agrees, and the offer is accepted', async ({
      page,
      newContext,
    }) => {
      const property = await listingWithNda({ undated: true });
      const open = async () => (await newContext({ viewport: { width, height } })).newPage();
      const [first, second] = ['first', 'second'].map(
        (name) => `counters.${name}.${place}.${Date.now()}@example.com`,
      ) as [string, string];
      await offer(page, first, property, 4_100_000);
      const other = await open();
      await offer(other, second, property, 3_900_000);
      const deal = await dealOf(first, property.id);

      const seller = await open();
      await openAsSeller(seller, property);
      await seller.getByRole('link', { name: 'Compare' }).press('Enter');
      const compared = seller.getByRole('region', { name: 'Offers side by side' });
      await expect(compared.getByRole('row', { name: /Ines Both/ }).first()).toContainText('$4,100,000');
      await seller.getByLabel('Sort by').selectOption({ label: 'Soonest closing' });
      await expectComparison(compared, width);
      await expectNoAxe(seller);

      await seller.goto(`/seller/property/${property.id}/x`);
      const card = seller.locator(`#offer-${deal?.id}`);
      await counter(seller, card, '4,250,000', true);
      await expect(card.getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await card.getByRole('link', { name: /^All terms and versions/ }).press('Enter');
      await expect(seller.getByText(/^The buyer answers next by .* 5:00 PM M[SD]T$/)).toBeVisible();
      await expectNoAxe(seller);

      await watchShifts(page);
      await page.goto(`/buyer/property/${property.id}/x`);
      await expect(page.getByText(/^Your turn: answer the seller's counter by .* 5:00 PM M[SD]T$/)).toBeVisible();
      await expect(yours(page).getByRole('article').first()).toContainText('$4,250,000');
      await expectNothingMoved(page);
      await expectNoAxe(page);
      await yours(page).getByRole('button', { name: 'Agree', exact: true }).press('Enter');
      const asked = page.getByRole('alertdialog');
      await expect(asked).toContainText('This is binding');
      await expectNoAxe(page);
      await asked.getByRole('button', { name: 'Agree to version 2' }).press('Enter');
      await expect(page.getByText('Your offer is accepted.')).toBeVisible();
      await expect(page.getByText('The offer is accepted. The broker guides you through due diligence.')).toBeVisible();
      expect(await dealOf(first, property.id)).toMatchObject({ stage: 1, price: 4_250_000 });
      expect(await dealOf(second, property.id)).toMatchObject({ stage: 6, price: 3_900_000 });
      expect(await query('select status_id from properties where id = $1', [property.id])).toEqual([{ status_id: 2 }]);
      await seller.reload();
      await expect(seller.getByText('The offer is accepted.', { exact: false })).toBeVisible();
    });

    test(
      '[BEYC-04, BEYC-08, BEYC-27] a counter lapses, a new offer is made and withdrawn, and the form closes at zero',
      { tag: '@long' },
      async ({ page, newContext }) => {
        const property = await listingWithNda({ undated: true });
        const email = `counters.lapse.${place}.${Date.now()}@example.com`;
        await offer(page, email, property, 4_100_000);
        const deal = await dealOf(email, property.id);
        const seller = await (await newContext({ viewport: { width, height } })).newPage();
        await openAsSeller(seller, property);
        await counter(seller, seller.locator(`#offer-${deal?.id}`), '4,300,000', false);
        await lapse(deal?.id);

        await page.goto(`/buyer/property/${property.id}/x`);
        await expect(page.getByText(/^This counter lapsed on .*\. You can make a new offer\.$/)).toBeVisible();
        await expect(yours(page).getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
        await expectNoAxe(page);
        await yours(page).getByRole('button', { name: 'Make a new offer' }).press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel('Closing')).toHaveValue('90');
        await dialog.getByLabel('Offer', { exact: true }).fill('4200000');
        await dialog.getByRole('button', { name: 'Review Offer Terms' }).press('Enter');
        await dialog.getByRole('button', { name: 'Yes, Confirm & Submit' }).press('Enter');
        await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
        await page.waitForURL(/\/buyer\/dashboard/);

        await page.goto(`/buyer/property/${property.id}/x`);
        await expect(page.getByText('The seller answers next', { exact: true })).toBeVisible();
        await dueWithin(property.id, 12);
        await page.reload();
        await expect(page.getByRole('timer')).toContainText(/^0:00:\d\d left$/);
        await expect(page.getByText(/^Offers are due on .* M[SD]T\.$/)).toBeVisible();
        const revise = page.getByRole('button', { name: 'Revise offer terms' }).filter({ visible: true });
        await revise.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden({ timeout: 40_000 });
        await expect(revise).toHaveCount(0);
        await expect(page.getByText(/^Offers were due on .* M[SD]T\.$/).first()).toBeVisible();
        await expectNoAxe(page);

        await yours(page).getByRole('button', { name: 'Withdraw' }).press('Enter');
        const withdrawal = page.getByRole('dialog', { name: 'Withdraw your offer' });
        await withdrawal.getByLabel(/^Reason/).fill('Another property is nearer.');
        await expectNoAxe(page);
        await withdrawal.getByRole('button', { name: 'Withdraw offer' }).press('Enter');
        await expect(page.getByText('The offer was withdrawn.')).toBeVisible();
        expect(await dealOf(email, property.id)).toMatchObject({ stage: 7 });
        await expect(yours(page).getByRole('button', { name: 'Download LOI' })).toHaveCount(3);
        await expect(yours(page).getByRole('button')).toHaveCount(3);
      },
    );
  });
}

/** A table whose first column stays, or a card for each offer. */
async function expectComparison(compared: Locator, width: number): Promise<void> {
  const row = compared.getByRole('row').filter({ hasText: 'Ines Both' }).first();
  const buyer = row.getByRole('rowheader');
  const before = await buyer.boundingBox();
  await compared.evaluate((region) => region.scrollTo({ left: 400, behavior: 'instant' }));
  expect((await buyer.boundingBox())?.x).toBe(before?.x);
  const [label, value] = [buyer, row.getByRole('cell').first()];
  const [top, below] = [await label.boundingBox(), await value.boundingBox()];
  if (width < 640) {
    expect(below?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0) - 1);
    expect(await compared.evaluate((region) => region.scrollWidth <= region.clientWidth)).toBe(true);
  } else {
    expect(await buyer.evaluate((cell) => getComputedStyle(cell).position)).toBe('sticky');
  }
}

/** Time passes: terms are never changed otherwise. */
async function lapse(dealId: number | undefined): Promise<void> {
  await query(
    `do $$ begin
       set local session_replication_role = replica;
       update offer_terms set created_at = now() - interval '1 hour', answer_by = now() - interval '1 second' where deal_id = ${Number(dealId)} and kind = 'counter';
     end $$`,
  );
}

/** A call for offers that is due so many seconds from now. */
async function dueWithin(propertyId: number, seconds: number): Promise<void> {
  await query(`delete from offer_rounds where property_id = $1`, [propertyId]);
  await query(
    `insert into offer_rounds (property_id, number, kind, opens_at, due_at, timed) values ($1, 1, 'call', now() - interval '1 hour', date_trunc('second', now()) + make_interval(secs => $2), true)`,
    [propertyId, seconds],
  );
}
