import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './people';

export interface Listed {
  id: number;
  name: string;
  /** Of its seller. */
  email: string;
}

export interface ListedWithMemorandum extends Listed {
  memorandumId: number;
  /** The name of its file. */
  memorandum: string;
}

interface Wanted {
  /** Of the NDA, at the least. */
  pages?: number;
  /** With one as a PDF that is stamped. */
  memorandum?: boolean;
  /** It takes offers at any time, and had no rounds of them. */
  undated?: boolean;
  /** Nobody has signed or offered on it. */
  untouched?: boolean;
}

/** A listing of the demo with an NDA, of another seller than the known one, which no other journey gets. */
export async function listingWithNda(wanted: Wanted & { memorandum: true }): Promise<ListedWithMemorandum>;
export async function listingWithNda(wanted?: Wanted): Promise<Listed>;
export async function listingWithNda({
  pages = 1,
  memorandum = false,
  undated = false,
  untouched = false,
}: Wanted = {}): Promise<Listed> {
  for (let tries = 0; tries < 10; tries += 1) {
    const [found] = await query<Listed>(
      `with found as (
         select p.id, p.name, u.email, m.id "memorandumId", m.actual_file_name memorandum
         from journeys.listings l join properties p on p.id = l.property_id join users u on u.id = p.seller_id
           join lateral (select * from documents where property_id = p.id and document_type_id = 8 order by id desc limit 1) d on true
           join agreements a on a.id = d.agreement_id
           left join lateral (
             select * from documents where property_id = p.id and document_type_id = 1 and tier = 1 and watermark and content_type = 'application/pdf'
             order by id limit 1) m on true
         where not l.taken and p.active and p.status_id = 1 and p.nda_mode = 'automatic' and u.email <> 'seller@stowbridge.example'
           and a.pages >= $1 and (m.id is not null or not $2) and (not $3 or p.offers_due_date is null and not exists (select from offer_rounds where property_id = p.id))
           and (not $4 or not exists (select from ndas where property_id = p.id) and not exists (select from deals where property_id = p.id))
         order by p.id desc limit 1
         for update of l skip locked),
       taken as (update journeys.listings l set taken = true from found where l.property_id = found.id)
       select * from found`,
      [pages, memorandum, undated, untouched],
    );
    if (found) {
      return found;
    }
  }
  throw new Error('The demo data has too few properties with an NDA.');
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
