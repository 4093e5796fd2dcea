import type { Page } from '@playwright/test';
import { faultsOf } from './screens/faults.mjs';
import { newProperty } from './support/office';
import { expect, test } from './support/console';
import { personWithRoles, query, signIn } from './support/people';

/** Eighty characters, one word of which is longer than a phone is wide. */
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Self Storage and Sons';
const CITY = LONG.slice(0, 58);
const SIZES = [
  [390, 844],
  [1366, 700],
] as const;

/** What a bar at the edge covers can be scrolled out from under it. */
const expectNoFaults = async (page: Page, where: string): Promise<void> => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await page.evaluate(faultsOf)).filter((fault) => !fault.startsWith('covered by')), {
        message: `${where} at ${width}`,
      })
      .toEqual([]);
  }
};

/** A record of a dashboard has four lines on a phone, however long its name is. */
async function expectFourLines(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await page
    .locator('table tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(140);
}

/** A seller, a buyer and a property of theirs alone, all named as long as may be: signed, offered twice and written about. */
async function longNames(property: number, sellerEmail: string, buyerEmail: string): Promise<void> {
  const [seller, buyer] = [await personWithRoles(sellerEmail, [3]), await personWithRoles(buyerEmail, [2])];
  await query(
    `update users set first_name = 'Maximiliana-Wilhelmina Alexandra Georgina', last_name = 'von Llanfairpwllgwyngyllgogerychwyrndr', company_name = $3, city = $4 where id in ($1, $2)`,
    [seller, buyer, LONG, CITY],
  );
  await query('update properties set seller_id = $2, address1 = $3, city = $4 where id = $1', [
    property,
    seller,
    LONG,
    CITY,
  ]);
  await query(
    `insert into documents (property_id, document_type_id, file_name, actual_file_name, content_type, bytes, sha256)
     select id, type, 'long-' || id || '-' || type || '.pdf', $2, 'application/pdf', 9, repeat('0', 64) from properties, unnest(array[1, 2]) type where id = $1`,
    [property, `${LONG.replaceAll(' ', '_')}.pdf`],
  );
  await query(
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, entity, document_sha256, consent_text, signed_from, signed_at, text_lost)
     select p.id, p.name, u.id, u.first_name, u.last_name, u.email, '1 A', u.city, 6, '80202', u.phone_number, u.company_name, repeat('0', 64), 'I agree', '127.0.0.1', now(), true
     from properties p, users u where p.id = $1 and u.id = $2`,
    [property, buyer],
  );
  await query(`insert into nda_access (user_id, property_id, state) values ($2, $1, 'open') on conflict do nothing`, [
    property,
    buyer,
  ]);
  await query(
    `with made as (
       insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
       select p.name, p.id, p.name, u.id, 12000002, 6, now(), now() from properties p, users u where p.id = $1 and u.id = $2 returning id, deal_name)
     insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing)
     select id, version, 12000000 + version, deal_name, deal_name, 2, 2.5, deal_name from made, unnest(array[1, 2]) version`,
    [property, buyer],
  );
  await query(
    `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id)
     select $3::text, $3::text, 1, id, user_type_id from users, generate_series(1, 120) where id in ($1, $2)`,
    [seller, buyer, LONG],
  );
}

test('[FSITE-16] [FSITE-20] [FSITE-21] [FSITE-27] names of 80 characters are read whole on phones and desks, and push nothing off the screen', async ({
  page,
  newContext,
  request,
}) => {
  const { id } = await newProperty(request, { name: LONG });
  const tag = `${Date.now()}`;
  const [sellerEmail, buyerEmail] = [`long.seller.${tag}@example.com`, `long.buyer.${tag}@example.com`];
  await longNames(id, sellerEmail, buyerEmail);
  await page.goto(`/property/${id}/x`);
  await expectNoFaults(page, 'property');

  await signIn(page, buyerEmail);
  await expect(page.getByRole('heading', { name: 'My offers' })).toBeVisible();
  await expectNoFaults(page, "a buyer's list");
  await expectFourLines(page);
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectNoFaults(page, "a buyer's grid");
  await page.goto(`/property/${id}/x`);
  await expect(page.getByRole('list', { name: 'Versions of the terms' })).toBeVisible();
  await expectNoFaults(page, 'a property with documents and offers');
  await page.goto('/notification/2');
  await page
    .getByRole('button', { name: new RegExp(LONG) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expectNoFaults(page, 'a message');
  const compose = page.getByRole('button', { name: 'Compose Message' });
  await compose.press('Enter');
  await page.keyboard.press('Escape');
  await expect(compose).toBeFocused();

  const office = await (await newContext()).newPage();
  await signIn(office, sellerEmail);
  await expect(office.getByText('1 to answer')).toBeVisible();
  await expectNoFaults(office, "a seller's list");
  await expectFourLines(office);
  await office.goto(`/seller/property/${id}`);
  await office.getByRole('button', { name: 'Accept' }).click();
  await expectNoFaults(office, "a seller's answer");
  // The button is gone with its work; whoever pressed it by keyboard stays at the offer.
  await office.getByRole('button', { name: 'Accept offer' }).press('Enter');
  await expect(office.getByRole('article', { name: /^Offer of/ })).toBeFocused();

  const visitor = await (await newContext()).newPage();
  const card = visitor.getByRole('article').filter({ hasText: LONG }).first();
  await expect(async () => {
    await visitor.goto('/property/search/Llanfairpwllgwyngyll');
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNoFaults(visitor, 'results');
  await query('update properties set active = false where id = $1', [id]);
});

/** Whether what has the focus can be seen: nothing lies over its middle. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

test(
  'on a phone the bar with the next step covers neither the focus nor the end of the page',
  { tag: '@long' },
  async ({ page, request }) => {
    const { id } = await newProperty(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/property/${id}/x`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link').last().focus();
    expect(await focusIsSeen(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [last, bar] = [
      await footer.boundingBox(),
      await page.getByRole('link', { name: 'Request Information' }).filter({ visible: true }).last().boundingBox(),
    ];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await query('update properties set active = false where id = $1', [id]);
  },
);

test(
  '[FSITE-33] the footer takes little of a phone, all of its groups folded, and little of a desktop, nothing folded',
  { tag: '@long' },
  async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const height = async (): Promise<number> => (await footer.boundingBox())?.height ?? Infinity;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await expect(footer.locator('details')).toHaveCount(4);
    expect(await height()).toBeLessThanOrEqual(360);
    const office = footer.getByRole('group').locator('address').first();
    await expect(office).toBeHidden();
    await footer.getByRole('heading', { name: 'Offices' }).click();
    await expect(office).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(footer.locator('details')).toHaveCount(0);
    await expect(footer.locator('address').first()).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(320);
  },
);
