import type { APIRequestContext, Page } from '@playwright/test';
import { Client } from 'pg';

/** The password of every seeded account. */
export const DEMO_PASSWORD = 'Storage-2026';

/** What the API is asked with as somebody with the password of every seeded account. */
export async function headersOf(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const signedIn = await request.post('/api/account/login', { data: { UserName: email, Password: DEMO_PASSWORD } });
  const { Token } = (await signedIn.json()) as { Token: string };
  return { authorization: `Bearer ${Token}` };
}

/** Signs in on the site and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/(buyer|seller)\/dashboard/);
}

/** Signs in to the back office. */
export async function signInAsAdministrator(page: Page, email = 'admin@stowbridge.example'): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard\/1/);
}

/** Writes what a new buyer, Nora Keller, has to say of herself. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Buyer', exact: true }).check();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Company name').fill('Keller Storage Partners');
  await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Investor' });
  await page.getByLabel('Phone').fill('3035550177');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Colorado' });
  await page.getByLabel('ZipCode').fill('80202');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Keller-2026');
  await page.getByLabel('Confirm password').fill('Keller-2026');
}

/** Reads the database that the journeys run on, to choose a record or to see what was stored. */
export async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return connected(async (client) => (await client.query(text, values)).rows as Row[]);
}

/** Lends a connection to that database. */
export async function connected<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export interface Listing {
  id: number;
  name: string;
}

/**
 * A property of the demo seller that is for sale and takes offers, has an NDA and no accepted offer.
 *
 * @param fifth journeys that ask for different fifths never meet, whatever the others have done meanwhile
 */
export async function listingOfSeller(fifth: 0 | 1 | 2 | 3 | 4, ask = query<Listing>): Promise<Listing> {
  const rows = await ask(
    `with theirs as (
       select p.*, row_number() over (order by p.id) place from properties p join users u on u.id = p.seller_id where u.email = 'seller@stowbridge.example')
     select p.id, p.name from theirs p
     where (p.place - 1) % 5 = $1 and p.active and p.status_id = 1
       and (p.offers_due_date is null or p.offers_due_date > current_date)
       and exists (select 1 from documents d where d.property_id = p.id and d.document_type_id = 8)
       and not exists (select 1 from deals d where d.property_id = p.id and d.deal_status_id = 1)
     order by p.id limit 1`,
    [fifth],
  );
  if (!rows[0]) {
    throw new Error(`The demo data has no listing of the demo seller that is for sale in fifth ${fifth}.`);
  }
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
  if (!rows[0]) {
    throw new Error(`The demo data has no submitted offer in third ${third}.`);
  }
  return rows[0];
}

/** A person like the demo buyer, with the same password and these roles (1 administrator, 2 buyer, 3 seller). */
export async function personWithRoles(email: string, roles: (1 | 2 | 3)[], name = 'Ines Both'): Promise<number> {
  const [made] = await query<{ id: number }>(
    `with made as (
       insert into users (first_name, last_name, email, phone_number, company_name, city, state_id, zip_code, position_id, user_type_id, status_id, is_confirmed, password_hash)
       select split_part($3, ' ', 1), split_part($3, ' ', 2), $1, phone_number, company_name, city, state_id, zip_code, 2, ($2::int[])[1], status_id, true, password_hash
       from users where email = 'buyer@stowbridge.example' returning id)
     insert into user_roles (user_id, role_id) select id, role_id from made, unnest($2::int[]) role_id returning user_id id`,
    [email, roles, name],
  );
  return made?.id ?? 0;
}

/** A person like the demo buyer, who sells too. */
export const personWithBothSides = (email: string): Promise<number> => personWithRoles(email, [2, 3]);
