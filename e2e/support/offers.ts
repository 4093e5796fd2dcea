import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { headersOf, query, signIn } from './people';

interface Terms {
  /** Whole dollars. */
  price: number;
  closingDays?: number;
}

/**
 * Offers on a property by the site's own form, with 45 days of diligence.
 *
 * @param look at the form, before it is sent
 */
export async function submitOffer(
  page: Page,
  propertyId: number,
  { price, closingDays }: Terms,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto(`/buyer/property/${propertyId}/x`);
  await page.getByRole('button', { name: 'Submit Offer Terms' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Offer', { exact: true }).fill(String(price));
  await dialog.getByLabel('Diligence Period').selectOption({ label: '45 days' });
  await dialog.getByLabel('Earnest Money Deposit').fill('2');
  await dialog.getByLabel('Source of Financing').fill('Cash');
  await dialog.getByLabel('Closing').fill(String(closingDays ?? ''));
  await look(page);
  await dialog.getByRole('button', { name: 'Review Offer Terms' }).click();
  if (closingDays !== undefined) {
    await expect(dialog.getByRole('group')).toContainText(`${closingDays} days`);
  }
  await dialog.getByRole('button', { name: 'Yes, Confirm & Submit' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.waitForURL(/\/buyer\/dashboard/);
}

/** Offers on a property as its buyer's browser would ask, or revises the offer; answers the deal. */
export async function postOffer(
  request: APIRequestContext,
  email: string,
  propertyId: number,
  { price, closingDays }: Terms,
): Promise<number> {
  const [period] = await query<{ id: number }>(`select id from diligence_periods where name = '45 days'`);
  const answer = await request.post('/api/buyer/store/deal', {
    headers: await headersOf(request, email),
    data: {
      Store: { StoreID: propertyId, Price: price },
      BuyerStore: {
        LOIName: 'Nora Keller',
        LOICompanyName: 'Keller Storage Partners',
        SourceOfFinancing: 'Cash',
        EarnestMoneyDeposit: 2.5,
        DiligencePeriodID: period?.id,
        ClosingDays: closingDays,
        HardDepositDays: 30,
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await dealOf(email, propertyId))?.id ?? 0;
}

/** The seller of a property, who may have come as a buyer last, on its page. */
export async function openAsSeller(page: Page, { id, email }: { id: number; email: string }): Promise<void> {
  await signIn(page, email);
  if (page.url().includes('/buyer/')) {
    await page.getByRole('button', { name: 'Seller Account' }).click();
    await page.waitForURL(/\/seller\/dashboard/);
  }
  await page.goto(`/seller/property/${id}/x`);
}

/** As one types it, at the office. */
export async function tomorrowAtFive(): Promise<string> {
  const [row] = await query<{ at: string }>(
    `select to_char((now() at time zone 'America/Denver') + interval '1 day', 'YYYY-MM-DD"T17:00"') at`,
  );
  return row?.at ?? '';
}

/** A buyer's deal on a property as the database has it. */
export const dealOf = async (
  email: string,
  propertyId: number,
): Promise<{ id: number; stage: number; price: number } | undefined> =>
  (
    await query<{ id: number; stage: number; price: number }>(
      `select d.id, d.deal_status_id stage, d.price::int price from deals d join users u on u.id = d.buyer_id
       where u.email = $1 and d.property_id = $2`,
      [email, propertyId],
    )
  )[0];
