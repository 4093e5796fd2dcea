import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './people';

export interface Listed {
  id: number;
  name: string;
  /** Of its seller. */
  email: string;
}

/** A listing with an NDA; each place of a row is another one, whatever is published meanwhile, and so is each row. */
export async function listingWithNda(place: 0 | 1 | 2 | 3, row: number): Promise<Listed> {
  const [found] = await query<Listed>(
    `select p.id, p.name, u.email
     from properties p join users u on u.id = p.seller_id
     where p.active and p.status_id = 1 and u.email <> 'seller@stowbridge.example'
       and exists (select from documents where property_id = p.id and document_type_id = 8)
       and p.id % 4 = $1
     order by p.id desc offset $2 limit 1`,
    [place, row],
  );
  if (!found) {
    throw new Error('The demo data has too few properties with an NDA.');
  }
  return found;
}

/** What has to be ticked before an NDA is signed: its own sentence, and that it is signed electronically. */
export const ticksOf = (dialog: Locator): Locator[] => [
  dialog.getByRole('checkbox').first(),
  dialog.getByRole('checkbox', { name: 'I agree to sign this agreement electronically.' }),
];

export async function agreeToNda(dialog: Locator): Promise<void> {
  for (const tick of ticksOf(dialog)) {
    await tick.check();
  }
}

/** Opens the agreement of a property to read and sign it. */
export async function openNda(page: Page, propertyId: number): Promise<Locator> {
  await page.goto(`/property/${propertyId}/x`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).filter({ visible: true }).first().click();
  return page.getByRole('dialog');
}

/** Writes what the account does not know. */
export async function fillNda(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Address', { exact: true }).fill('8 Quay St');
  await dialog.getByLabel('Zip', { exact: true }).fill('80202');
  await expect(dialog.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
}

/** Signs the NDA of a property on the site. */
export async function signNda(page: Page, propertyId: number): Promise<void> {
  const dialog = await openNda(page, propertyId);
  await fillNda(dialog);
  await agreeToNda(dialog);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(dialog).toBeHidden();
}
