import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { aPdf } from './support/files';
import { type Listed, listingWithNda, signNda } from './support/nda';
import { askAsAdministrator } from './support/office';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

const accessOf = async (email: string) =>
  (
    await query<{ state: string; tier: number; reason: string | null; by: string | null; id: number }>(
      `select a.state, a.tier, a.reason, d.email "by", n.id from nda_access a join users u on u.id = a.user_id
         left join users d on d.id = a.decided_by_id join ndas n on n.user_id = a.user_id and n.property_id = a.property_id
       where u.email = $1`,
      [email],
    )
  )[0];

/** What a signature opens, set in the property's form. */
async function setMode(page: Page, { id, name }: Listed, { sellerDecides = false } = {}): Promise<void> {
  await page.goto(`/admin/property/${id}/edit`);
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await form.getByRole('radio', { name: 'A request', exact: true }).check();
  await form.getByLabel('The seller decides, too').setChecked(sellerDecides);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
}

/** A rent roll behind the NDA. */
async function addDocument(page: Page, { id }: Listed, opensTo = 'After the NDA'): Promise<void> {
  await page.goto(`/admin/property/${id}/documents/new`);
  const upload = page.getByRole('dialog', { name: 'Upload Document' });
  await upload.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Rent roll', exact: true }).click();
  await upload.getByLabel('Opens to').click();
  await page.getByRole('option', { name: opensTo }).click();
  await upload.locator('input[type=file]').setInputFiles(await aPdf(page, 'Units.pdf'));
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Opens to: Units.pdf' })).toHaveText(opensTo);
}

const opened = (page: Page) => page.getByRole('button', { name: /^Open / });
const materials = (page: Page) => page.getByRole('region', { name: 'Documents' });

for (const [place, width, height] of sizes([
  [0, 1440, 900],
  [1, 390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-43, BEYA-47, BEYA-50, BEYA-56] who signs waits on Today, is let in by keyboard, and put out again', async ({
      page,
      newContext,
    }) => {
      const property = await listingWithNda();
      const email = `access.${place}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const office = await (await newContext({ viewport: { width, height } })).newPage();
      await signInAsAdministrator(office);
      await setMode(office, property);
      await addDocument(office, property, 'Qualified buyers');

      await signIn(page, email);
      await signNda(page, property.id);
      await page.reload();
      await expect(materials(page)).toContainText(
        /Your NDA is signed\. .* looks at each request; we will write to you\./,
      );
      await expect(opened(page)).toHaveCount(0);

      await office.goto('/admin/today');
      const pile = office.getByRole('region', { name: 'NDAs waiting' });
      const [{ count } = { count: 0 }] = await query<{ count: number }>(
        `select count(*)::int from nda_access where state = 'pending'`,
      );
      await expect(pile.getByText(String(count), { exact: true })).toBeVisible();
      const entry = pile.getByRole('listitem').filter({ hasText: property.name });
      await expectNoAxeViolations(office);
      await entry.getByRole('link', { name: 'Ines Both' }).press('Enter');
      const record = office.getByRole('dialog', { name: 'Ines Both' });
      const access = record.getByRole('region', { name: 'Access' });
      await expect(access).toContainText('Waiting');
      await expectNoAxeViolations(office);

      await access.getByRole('button', { name: 'Approve: Ines Both' }).press('Enter');
      const approval = office.getByRole('dialog', { name: 'Approve Ines Both' });
      await approval.getByRole('radio', { name: 'After the NDA' }).press('ArrowDown');
      await expect(approval.getByRole('radio', { name: 'Qualified buyers' })).toBeChecked();
      await expectNoAxeViolations(office);
      await approval.getByRole('button', { name: 'Approve' }).press('Enter');
      await expect(office.getByText('Ines Both is let in.')).toBeVisible();
      await expect(access).toContainText('Qualified buyers');
      expect(await accessOf(email)).toMatchObject({ state: 'open', tier: 2, by: 'admin@stowbridge.example' });

      await page.reload();
      await expect(page.getByRole('button', { name: /^Open Units\.pdf/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible();

      await access.getByRole('button', { name: 'Revoke: Ines Both' }).press('Enter');
      const question = office.getByRole('alertdialog', { name: 'Revoke access' });
      await question.getByLabel('Reason (optional)').fill('The sale has ended.');
      await question.getByRole('button', { name: 'Revoke' }).press('Enter');
      await expect(office.getByText('The access of Ines Both is revoked.')).toBeVisible();
      await page.reload();
      await expect(materials(page)).toContainText(/Your access to this property has ended\. Please ask .*\./);
      await expect(materials(page)).toContainText('The sale has ended.');
      await expect(opened(page)).toHaveCount(0);

      await office.goto(`/admin/property/${property.id}`);
      const panel = office.getByRole('region', { name: /^Access/ });
      await expect(panel).toContainText('What a signature opens: A request.');
      await panel.getByRole('button', { name: 'Restore: Ines Both' }).first().click();
      await office
        .getByRole('alertdialog', { name: 'Restore access' })
        .getByRole('button', { name: 'Restore' })
        .click();
      await expect(office.getByText('Ines Both is let in again.')).toBeVisible();
      expect(await accessOf(email)).toMatchObject({ state: 'open', tier: 2 });
    });
  });
}

test(
  '[BEYA-48, BEYA-58] of several who wait, those whom somebody has declined meanwhile are left out by name, and read why',
  { tag: '@long' },
  async ({ page, request, newContext }) => {
    const property = await listingWithNda();
    await signInAsAdministrator(page);
    await setMode(page, property);
    await addDocument(page, property);
    const emails = ['one', 'two'].map((name) => `access.${name}.${Date.now()}@example.com`) as [string, string];
    const buyers: Page[] = [];
    for (const email of emails) {
      await personWithRoles(email, [2]);
      const buyer = await (await newContext()).newPage();
      await signIn(buyer, email);
      await signNda(buyer, property.id);
      buyers.push(buyer);
    }
    await page.goto(
      `/admin/ndas?filter=${encodeURIComponent(JSON.stringify({ state: 'pending', propertyId: property.id }))}`,
    );
    const boxes = page.getByRole('checkbox', { name: `Select: Ines Both, ${property.name}` });
    await expect(boxes).toHaveCount(2);
    await boxes.first().press('Space');
    await boxes.last().press('Space');
    const declined = await accessOf(emails[1]);
    await askAsAdministrator(request, 'POST', `/api/v1/ndas/${declined?.id}/decline`, { reason: 'No proof of funds.' });
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Approve' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Approve 2 people' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByText(/^1 person is let in\.\s+Ines Both: .+ has declined this already\.$/)).toBeVisible();
    await expect(boxes).toHaveCount(0);
    expect([await accessOf(emails[0]), await accessOf(emails[1])]).toMatchObject([
      { state: 'open', tier: 1 },
      { state: 'declined', reason: 'No proof of funds.' },
    ]);
    const [approved, refused] = buyers as [Page, Page];
    await approved.reload();
    await expect(opened(approved).first()).toBeVisible();
    await refused.reload();
    await expect(materials(refused)).toContainText(/Your request for access was declined\. Please ask .*\./);
    await expect(materials(refused)).toContainText('No proof of funds.');
  },
);

test(
  '[BEYA-49] the seller lets somebody in where the property says so, and only there',
  { tag: '@long' },
  async ({ page, newContext }) => {
    const property = await listingWithNda();
    const office = await (await newContext()).newPage();
    await signInAsAdministrator(office);
    await setMode(office, property);
    await addDocument(office, property);
    const email = `access.seller.${Date.now()}@example.com`;
    await personWithRoles(email, [2]);
    const buyer = await (await newContext()).newPage();
    await signIn(buyer, email);
    await signNda(buyer, property.id);

    await signIn(page, property.email);
    await page.goto(`/seller/property/${property.id}`);
    const row = page.getByRole('region', { name: 'Access' }).getByRole('row', { name: /Ines Both/ });
    await expect(row).toContainText('Waiting');
    await expect(row.getByRole('button')).toHaveCount(0);
    await setMode(office, property, { sellerDecides: true });
    await page.reload();
    await row.getByRole('button', { name: 'Approve Ines Both' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByText('Ines Both can read the documents now.')).toBeVisible();
    expect(await accessOf(email)).toMatchObject({ state: 'open', tier: 1, by: property.email });
    await buyer.reload();
    await expect(opened(buyer).first()).toBeVisible();
    await office.goto(`/admin/property/${property.id}`);
    await expect(office.getByRole('region', { name: /^Access/ })).toContainText('The seller decides, too.');
  },
);
