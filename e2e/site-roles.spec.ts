import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { query, signIn } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ timeout: 120_000 });

/** Opens a page and looks at it in both themes once what it loads is there. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoAxeViolationsInBothThemes(page);
}

/** The frame of private screens, whose menu has the person's own entries and nobody else's. */
async function expectFrame(page: Page, entries: string[]): Promise<void> {
  const frame = page.getByRole('complementary', { name: 'Account' });
  await expect(frame).toBeVisible();
  const links = frame.getByRole('navigation', { name: 'Account' }).getByRole('link');
  expect(await links.evaluateAll((found) => found.map((one) => one.getAttribute('href')))).toEqual(entries);
  await expect(frame.getByRole('button', { name: /Account$/ })).toHaveCount(0);
}

/** Properties of the demo buyer: one whose NDA they may still sign, one that they signed and may offer on, one that they made an offer on. */
async function propertiesOfBuyer(): Promise<{ unsigned: number; signed: number; offered: number }> {
  const [found] = await query<{ unsigned: number; signed: number; offered: number }>(
    `select (select p.id from properties p where p.active and p.status_id = 1 and exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)
               and not exists (select from ndas n where n.property_id = p.id and n.user_id = u.id) order by p.id limit 1) unsigned,
            (select n.property_id from ndas n join properties p on p.id = n.property_id where n.user_id = u.id and p.active and p.status_id = 1
               and (p.offers_due_date is null or p.offers_due_date > current_date)
               and not exists (select from deals d where d.property_id = p.id and d.buyer_id = u.id and d.deal_status_id = 1) order by n.id limit 1) signed,
            (select d.property_id from deals d join properties p on p.id = d.property_id where d.buyer_id = u.id and p.active and d.deal_status_id in (1, 6) order by d.id limit 1) offered
     from users u where u.email = 'buyer@stowbridge.example'`,
  );
  if (!found?.unsigned || !found.signed || !found.offered) {
    throw new Error('The demo data lacks a property for the demo buyer.');
  }
  return found;
}

test('[FTEST-51] [SHELL-24] [DASH-02] every page of a buyer is accessible in both themes, in a frame with their own entries', async ({
  page,
}) => {
  const { unsigned, signed, offered } = await propertiesOfBuyer();
  const buyers = ['/buyer/dashboard', '/my-account', '/my-agreements', '/my-funds', '/what-i-buy', '/notification/2'];
  await signIn(page, 'buyer@stowbridge.example');
  await lookAt(page, '/buyer/dashboard');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectNoAxeViolationsInBothThemes(page);
  await expectFrame(page, buyers);
  for (const path of ['/notification/2', '/my-account', '/my-agreements']) {
    await lookAt(page, path);
    await expectFrame(page, buyers);
  }
  await lookAt(page, `/buyer/property/${offered}/`);

  await lookAt(page, `/property/${unsigned}/x`);
  await page.getByRole('button', { name: 'Access Investment Materials' }).first().click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'The NDA' })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);

  await lookAt(page, `/property/${signed}/x`);
  await page
    .getByRole('button', { name: /^(Submit Offer Terms|Revise offer terms)$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Offer', { exact: true })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');

  const [market] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', { name: /market analysis/i })
      .first()
      .click(),
  ]);
  await expect(market.getByRole('heading', { name: /^(No|\d+) other listings? within \d+ miles?$/ })).toBeVisible();
  await expect(market.getByText('NRSF per head')).toHaveCount(0);
  await expectNoAxeViolationsInBothThemes(market);
});

test('[FTEST-51] [SHELL-58] [DASH-16] every page of a seller is accessible in both themes, in a frame with their own entries', async ({
  page,
}) => {
  const [property] = await query<{ id: number }>(
    `select d.property_id id from deals d join properties p on p.id = d.property_id join users u on u.id = p.seller_id
     where u.email = 'seller@stowbridge.example' and p.active order by d.id limit 1`,
  );
  if (!property) {
    throw new Error('The demo seller has no offer.');
  }
  await signIn(page, 'seller@stowbridge.example');
  await lookAt(page, '/seller/dashboard');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectNoAxeViolationsInBothThemes(page);
  for (const path of ['/notification/3', '/my-account', `/seller/property/${property.id}`]) {
    await lookAt(page, path);
    await expectFrame(page, ['/seller/dashboard', '/my-account', '/notification/3']);
  }
});
