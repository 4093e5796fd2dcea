import type { Page } from '@playwright/test';
import { Client } from 'pg';

/** The password of every seeded account. */
export const DEMO_PASSWORD = 'Storage-2026';

/** Signs in on the site and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL(/\/(buyer|seller)\/dashboard/);
}

/** Signs in to the back office. */
export async function signInAsAdministrator(page: Page, email = 'admin@stowbridge.example'): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin\/dashboard\/1/);
}

/** Reads the database that the journeys run on, to choose a record or to see what was stored. */
export async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

export interface Listing {
  id: number;
  name: string;
}

/** A property of the demo seller that is for sale, has an NDA and no accepted offer; a different one for each `nth`. */
export async function listingOfSeller(nth: number): Promise<Listing> {
  const rows = await query<Listing>(
    `select p.id, p.name from properties p join users u on u.id = p.seller_id
     where u.email = 'seller@stowbridge.example' and p.active and p.status_id = 1
       and exists (select 1 from documents d where d.property_id = p.id and d.document_type_id = 8)
       and not exists (select 1 from deals d where d.property_id = p.id and d.deal_status_id = 1)
     order by p.id offset $1 limit 1`,
    [nth],
  );
  if (!rows[0]) throw new Error(`The demo data has no listing number ${nth} of the demo seller that is for sale.`);
  return rows[0];
}

export interface Offer {
  dealId: number;
  propertyId: number;
  property: string;
  buyerEmail: string;
  /** Whole dollars. */
  price: number;
}

/**
 * A submitted offer between others than the demo accounts that can still be accepted.
 *
 * @param third 0, 1 or 2: journeys that ask for different thirds never meet, whatever the others have done meanwhile
 */
export async function openOffer(third: 0 | 1 | 2): Promise<Offer> {
  const rows = await query<Offer>(
    `select d.id "dealId", p.id "propertyId", p.name property, b.email "buyerEmail", d.price::int price
     from deals d join properties p on p.id = d.property_id join users s on s.id = p.seller_id join users b on b.id = d.buyer_id
     where d.deal_status_id = 6 and d.price is not null and p.active
       and 'seller@stowbridge.example' <> s.email and 'buyer@stowbridge.example' <> b.email
       and not exists (select 1 from deals o where o.property_id = p.id and (o.deal_status_id = 1 or o.buyer_id = b.id and o.id <> d.id))
       and p.id % 3 = $1
     order by d.id limit 1`,
    [third],
  );
  if (!rows[0]) throw new Error(`The demo data has no submitted offer in third ${third}.`);
  return rows[0];
}
