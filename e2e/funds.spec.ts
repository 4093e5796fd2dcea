import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { aPdf, aZip, contentOf, grown, type ChosenFile } from './support/files';
import { waitForMail } from './support/mails';
import { signNda } from './support/nda';
import { newProperty, uploadDocument } from './support/office';
import { openAsSeller, postOffer } from './support/offers';
import { headersOf, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

const DAY_MS = 86_400_000;

/** A day so many days from today, at the office. */
const officeDay = (days: number, format: Intl.DateTimeFormatOptions, locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'America/Denver', ...format }).format(
    new Date(Date.now() + days * DAY_MS),
  );
/** As a date field takes it. */
const typedDay = (days: number) => officeDay(days, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
const shortDay = (days: number) => officeDay(days, { month: 'short', day: 'numeric' });

/** Fills in the form of a proof that speaks of yesterday, and sends it. */
async function send(form: Locator, amount: string, file: ChosenFile | string): Promise<void> {
  await form.getByLabel('Kind').selectOption({ label: 'Term sheet of a lender' });
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('As of').fill(typedDay(-1));
  await form.getByLabel('File', { exact: true }).setInputFiles(file);
  await form.getByRole('button', { name: 'Send' }).press('Enter');
}

/** The letter of one version, once it is made. */
async function letterOf(page: Page, dealId: number, version: number, button: Locator): Promise<Buffer> {
  await expect
    .poll(() =>
      query(
        `select 1 from offer_letters l join offer_terms t on t.id = l.offer_terms_id where t.deal_id = $1 and t.version = $2`,
        [dealId, version],
      ),
    )
    .toHaveLength(1);
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  return contentOf(download);
}

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYC-39, BEYC-40, BEYC-41, BEYC-42, BEYC-45] a buyer shows funds, the office approves a limit, and what the seller sees of it', async ({
      page,
      newContext,
      request,
      allowConsoleErrors,
    }, testInfo) => {
      test.setTimeout(240_000);
      const emailOf = (who: string) => `funds.${who}.${width}.${Date.now()}@example.com`;
      const [buyer, seller, otherBuyer, otherSeller] = ['buyer', 'seller', 'other', 'stranger'].map(emailOf) as [
        string,
        string,
        string,
        string,
      ];
      // Of its own, so that the office's pile and lists tell them from others.
      const name = `Funda ${width === 390 ? 'Narrow' : 'Wide'}`;
      const buyerId = await personWithRoles(buyer, [2], name);
      await personWithRoles(otherBuyer, [2]);
      await personWithRoles(otherSeller, [3]);
      const property = await newProperty(request, { sellerId: await personWithRoles(seller, [3]), price: 5_000_000 });
      const open = async () => (await newContext({ viewport: { width, height } })).newPage();
      const office = await open();
      await signInAsAdministrator(office);
      await uploadDocument(office, property.id, 'NDA', await aPdf(page, 'NDA.pdf'));
      await signIn(page, buyer);
      await signNda(page, property.id);
      const dealId = await postOffer(request, buyer, property.id, { price: 5_400_000 });

      await test.step('what is too large, no document or no amount is refused, and nothing is kept', async () => {
        allowConsoleErrors(/status of (413|415)/);
        await page.goto('/my-funds');
        const form = page.locator('form').filter({ has: page.getByLabel('Kind') });
        const pdf = await aPdf(page, 'Term sheet.pdf');
        await send(form, '0', pdf);
        await expect(form.getByRole('alert')).toContainText('Amount is invalid');
        await expectNoAxeViolations(page);
        await send(form, '6,000,000', grown(pdf, 26 * 1024 * 1024, testInfo.outputDir));
        await expect(form.getByRole('alert')).toContainText('File is too large');
        await send(form, '6,000,000', aZip('Term sheet.pdf'));
        await expect(form.getByRole('alert')).toContainText(
          'The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.',
        );
        expect(await query('select 1 from funds_proofs where user_id = $1', [buyerId])).toEqual([]);
        await send(form, '6,000,000', pdf);
        await expect(page.getByRole('row', { name: /Term sheet of a lender/ })).toContainText('Sent');
        await expectNoAxeViolations(page);
      });

      await test.step('the office approves a limit from Today', async () => {
        await office.goto('/admin/today');
        await office.getByRole('list', { name: 'Proofs of funds' }).getByRole('link', { name }).press('Enter');
        const panel = office.getByRole('region', { name: /^Proofs of funds/ });
        await expect(panel).toBeInViewport();
        const [file] = await Promise.all([
          office.waitForEvent('download'),
          panel.getByRole('button', { name: 'File' }).press('Enter'),
        ]);
        expect((await contentOf(file)).subarray(0, 5).toString()).toBe('%PDF-');
        await panel.getByRole('button', { name: 'Approve' }).press('Enter');
        const dialog = office.getByRole('dialog', { name: `Approve the funds of ${name}` });
        await expect(dialog.getByLabel('Limit')).toHaveValue('6,000,000');
        await dialog.getByLabel('Limit').fill('5,000,000');
        await expectNoAxeViolationsInBothThemes(office);
        await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
        await expect(panel.getByText('Approved')).toBeVisible();
        await office.goto('/admin/today');
        await expect(office.getByRole('region', { name: 'Open offers' })).toBeVisible();
        await expect(office.getByRole('list', { name: 'Proofs of funds' }).getByRole('link', { name })).toHaveCount(0);
        await waitForMail(buyer, 'Your proof of funds is approved');
      });

      const limit = `Funds shown up to $5M, until ${shortDay(89)}`;
      const theirs = await open();
      await openAsSeller(theirs, { id: property.id, email: seller });
      const card = theirs.locator(`#offer-${dealId}`);
      const file = card.getByRole('button', { name: /^Proof of funds of / });
      const proofOf = async (email: string) =>
        (
          await request.get(
            `/api/v1/funds-proofs/${(await query<{ id: number }>('select id from funds_proofs where user_id = $1', [buyerId]))[0]?.id}/file`,
            {
              headers: await headersOf(request, email),
            },
          )
        ).status();

      await test.step('seller and office see the limit, and that the offer is above it; the file only who may', async () => {
        await expect(card.getByText(limit)).toBeVisible();
        await expect(card.getByText('above the shown funds')).toBeVisible();
        await expect(file).toHaveCount(0);
        await expectNoAxeViolations(theirs);
        await office.goto(`/admin/dealtracker?view=${dealId}`);
        const view = office.getByRole('dialog').first();
        await expect(view.getByText(limit)).toBeVisible();
        await expect(view.getByText('above the shown funds')).toBeVisible();
        await expectNoAxeViolationsInBothThemes(office);
        expect(await proofOf(seller)).toBe(404);

        await page.reload();
        const row = page.getByRole('row', { name: /Term sheet of a lender/ });
        await expect(row).toContainText('up to $5,000,000');
        await row.getByRole('checkbox').press('Space');
        await expect(row.getByRole('checkbox')).toBeChecked();
        await expect(row.getByRole('checkbox')).toBeEnabled();
        await theirs.reload();
        const [download] = await Promise.all([theirs.waitForEvent('download'), file.press('Enter')]);
        expect((await contentOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
        expect(await Promise.all([seller, otherBuyer, otherSeller].map(proofOf))).toEqual([200, 404, 404]);
      });

      await test.step('each version has its letter, which stays as it is', async () => {
        await postOffer(request, buyer, property.id, { price: 5_200_000 });
        await page.goto(`/buyer/property/${property.id}/x`);
        const letter = (version: number) =>
          letterOf(page, dealId, version, page.getByRole('button', { name: `Download LOI of version ${version}` }));
        const second = await letter(2);
        expect(second.subarray(0, 5).toString()).toBe('%PDF-');
        await postOffer(request, buyer, property.id, { price: 5_000_000 });
        await page.reload();
        expect((await letter(2)).equals(second)).toBe(true);
        const third = await letter(3);
        expect(third.equals(second)).toBe(false);
        await office.reload();
        const view = office.getByRole('dialog').first();
        await expect(view.getByText(limit)).toBeVisible();
        await expect(view.getByText('above the shown funds')).toHaveCount(0);
        const latest = view.getByRole('button', { name: 'Download LOI' }).first();
        expect((await letterOf(office, dealId, 3, latest)).equals(third)).toBe(true);
      });

      await test.step('what has expired says so, and shows nothing', async () => {
        await query(
          `update funds_proofs set as_of = as_of - 90, expires_at = expires_at - interval '90 days' where user_id = $1`,
          [buyerId],
        );
        const expired = `Funds shown until ${shortDay(-1)}, expired`;
        await theirs.reload();
        await expect(card.getByText(expired)).toBeVisible();
        await office.reload();
        await expect(office.getByRole('dialog').first().getByText(expired)).toBeVisible();
        await page.goto('/my-funds');
        await expect(page.getByRole('row', { name: /Term sheet of a lender/ })).toContainText('Expired');
        await expectNoAxeViolations(page);
      });
    });
  });
}
