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
