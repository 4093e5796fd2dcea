import { createHash } from 'node:crypto';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { aPdf, contentOf } from './support/files';
import { agreeToNda, fillNda, type Listed, listingWithNda, openNda, ticksOf } from './support/nda';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ mode: 'parallel' });

interface Signable extends Listed {
  /** When its NDA was uploaded, and how long that is. */
  day: string;
  pages: number;
}

/** A listing with an NDA of some pages. */
async function listed(): Promise<Signable> {
  const property = await listingWithNda({ pages: 2 });
  const [nda] = await query<{ day: string; pages: number }>(
    `select to_char(d.created_at at time zone 'UTC', 'MM/DD/YYYY') "day", a.pages
     from documents d join agreements a on a.id = d.agreement_id
     where d.property_id = $1 and d.document_type_id = 8 order by d.id desc limit 1`,
    [property.id],
  );
  return { ...property, day: '', pages: 0, ...nda };
}

const signaturesOf = (email: string) =>
  query<{ propertyId: number; timeZone: string | null; accepted: boolean; agreement: string }>(
    `select n.property_id "propertyId", n.time_zone "timeZone", c.disclosure_accepted_at is not null accepted, a.file_name agreement
     from ndas n join users u on u.id = n.user_id left join nda_ceremonies c on c.id = n.ceremony_id join agreements a on a.id = n.agreement_id
     where u.email = $1 order by n.id`,
    [email],
  );

for (const [index, width, height] of sizes([
  [1, 390, 844],
  [0, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-01, BEYA-02, BEYA-39] the disclosure is accepted once, the agreement each time', async ({ page }) => {
      const email = `evidence.${index}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const [first, second] = [await listed(), await listed()];
      await signIn(page, email);
      const dialog = await openNda(page, first.id);
      await fillNda(dialog);
      await expect(
        dialog.getByText(`You are signing version of ${first.day}, ${first.pages} pages`, { exact: true }),
      ).toBeVisible();
      const terms = dialog.getByText(/^You may have this agreement on paper/);
      await expect(terms).toBeHidden();
      await dialog.getByText('About signing electronically').press('Enter');
      await expect(terms).toBeVisible();
      await expectNoAxeViolations(page);

      const [consent, disclosure] = ticksOf(dialog);
      await consent?.press('Space');
      const sign = dialog.getByRole('button', { name: 'Sign NDA' });
      await sign.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(/Please accept the disclosure first\./);
      expect(await signaturesOf(email)).toEqual([]);
      await disclosure?.press('Space');
      await sign.press('Enter');
      await expect(page.getByText('The NDA is signed. You can read the documents now.')).toBeVisible();
      expect(await signaturesOf(email)).toMatchObject([
        { propertyId: first.id, timeZone: 'America/Denver', accepted: true },
      ]);

      const again = await openNda(page, second.id);
      await fillNda(again);
      await expect(again.getByText(/^You agreed to sign electronically on \d\d\/\d\d\/20\d\d$/)).toBeVisible();
      await expect(again.getByRole('checkbox')).toHaveCount(1);
      await again.getByRole('checkbox').press('Space');
      await again.getByRole('button', { name: 'Sign NDA' }).press('Enter');
      await expect(page.getByText('The NDA is signed. You can read the documents now.')).toBeVisible();
      expect(await signaturesOf(email)).toMatchObject([{ propertyId: first.id }, { propertyId: second.id }]);
    });
  });
}

test('[BEYA-12, BEYA-13, BEYA-19] an NDA that the office replaces meanwhile is read and agreed to anew; those who signed keep their access', async ({
  page,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/);
  const property = await listed();
  const [early, late] = ['early', 'late'].map((name) => `evidence.${name}.${Date.now()}@example.com`) as [
    string,
    string,
  ];
  await personWithRoles(early, [2]);
  await personWithRoles(late, [2]);
  const other = await (await newContext()).newPage();
  await signIn(other, early);
  const first = await openNda(other, property.id);
  await fillNda(first);
  await agreeToNda(first);
  await first.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(other.getByText('The NDA is signed. You can read the documents now.')).toBeVisible();

  await signIn(page, late);
  const dialog = await openNda(page, property.id);
  await fillNda(dialog);
  await agreeToNda(dialog);

  const office = await (await newContext()).newPage();
  await signInAsAdministrator(office);
  await office.goto(`/admin/property/${property.id}/documents/new`);
  const upload = office.getByRole('dialog', { name: 'Upload Document' });
  await upload.getByLabel('Type').click();
  await office.getByRole('option', { name: 'NDA' }).click();
  await upload.locator('input[type=file]').setInputFiles(await aPdf(office, 'Second Agreement.pdf'));
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  const question = office.getByRole('alertdialog', { name: 'Replace NDA' });
  await expect(question.getByLabel('Ask those who have signed to sign the new text?')).not.toBeChecked();
  await question.getByRole('button', { name: 'Upload' }).click();
  await expect(office.getByRole('button', { name: 'View Second Agreement.pdf in a new tab' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The agreement has been replaced while you were reading. Please read the new one.',
  );
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Second Agreement.pdf');
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('8 Quay St');
  for (const tick of ticksOf(dialog)) {
    await expect(tick).not.toBeChecked();
  }
  expect(await signaturesOf(late)).toEqual([]);
  expect(await query('select 1 from deals d join users u on u.id = d.buyer_id where u.email = $1', [late])).toEqual([]);
  await agreeToNda(dialog);
  await dialog.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(page.getByText('The NDA is signed. You can read the documents now.')).toBeVisible();
  const [[old], [replaced]] = [await signaturesOf(early), await signaturesOf(late)];
  expect(replaced?.agreement).not.toBe(old?.agreement);

  await other.reload();
  await expect(other.getByRole('button', { name: /^Open / }).first()).toBeVisible();
});

test('the office finds a signature by its signer', { tag: '@long' }, async ({ page }) => {
  const [signed] = await query<{ name: string; email: string }>(
    `select first_name || ' ' || last_name "name", email from ndas order by id limit 1`,
  );
  await signInAsAdministrator(page);
  await page.goto('/admin/ndas');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByLabel('Name, entity or email').fill(signed?.email ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/filter=/);
  const others = page.getByRole('row', { name: /@/ }).filter({ hasNotText: signed?.email });
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: signed?.name }).first()).toBeVisible();
});

for (const [index, width, height] of sizes([
  [0, 1440, 900],
  [1, 390, 844],
])) {
  test.describe(`what was signed, at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-03, BEYA-06, BEYA-22, BEYA-23] is among my agreements with its certificate, which can be verified', async ({
      page,
      newContext,
    }) => {
      const email = `certified.${index}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const property = await listed();
      await signIn(page, email);
      const dialog = await openNda(page, property.id);
      await fillNda(dialog);
      await agreeToNda(dialog);
      await dialog.getByRole('button', { name: 'Sign NDA' }).click();
      await expect(page.getByText('The NDA is signed. You can read the documents now.')).toBeVisible();

      await page.goto('/buyer/dashboard');
      const tabs = page.getByRole('navigation', { name: 'Account' });
      await tabs.getByRole('link', { name: 'My agreements' }).press('Enter');
      await page.waitForURL(/\/my-agreements$/);
      expect(await tabs.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(page.getByRole('row', { name: property.name })).toBeVisible();
      await expectNoAxeViolations(page);
      const [text, answer] = await Promise.all([
        page.waitForEvent('popup'),
        page.context().waitForEvent('response', (response) => /\/StoreDocuments\//i.test(response.url())),
        page.getByRole('button', { name: `Read the agreement of ${property.name} (opens in a new tab)` }).click(),
      ]);
      expect(answer.status()).toBe(200);
      await text.close();
      const certificate = page.getByRole('button', { name: `Certificate (PDF) of ${property.name}` });
      await expect(certificate).toBeVisible({ timeout: 30_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), certificate.press('Enter')]);
      expect(download.suggestedFilename()).toBe(`NDA - ${property.name} - Ines Both.pdf`);
      const bytes = await contentOf(download);
      const [made] = await query<{ sha256: string; code: string }>(
        'select c.sha256, c.code from nda_certificates c join ndas n on n.id = c.nda_id join users u on u.id = n.user_id where u.email = $1',
        [email],
      );
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(made?.sha256);

      const visitor = await (await newContext({ viewport: { width, height } })).newPage();
      await visitor.goto('/');
      if (width === 390) {
        expect(await visitor.getByRole('link', { name: 'Verify a document' }).boundingBox()).not.toBeNull();
      }
      await visitor.getByRole('link', { name: 'Verify a document' }).click();
      await visitor.waitForURL(/\/verify$/);
      const sent: string[] = [];
      visitor.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));
      const file = { name: 'NDA.pdf', mimeType: 'application/pdf' };
      const status = visitor.getByRole('status').filter({ hasText: /\./ });
      await visitor.getByLabel(/^Choose a file/).setInputFiles({ ...file, buffer: bytes });
      await expect(status).toHaveText(/^Executed on \d\d\/\d\d\/20\d\d through Stowbridge\. This file is unchanged\.$/);
      await expectNoAxeViolations(visitor);
      const changed = Buffer.from(bytes);
      changed[100] = (changed[100] ?? 0) ^ 1;
      await visitor.getByLabel(/^Choose a file/).setInputFiles({ ...file, buffer: changed });
      await expect(status).toHaveText('This file is not one that we made, or it was changed.');
      await visitor.getByLabel('Code').fill((made?.code ?? '').toLowerCase());
      await visitor.getByLabel('Code').press('Enter');
      await expect(status).toContainText('This file is not that certificate, or it was changed.');
      await visitor.getByLabel(/^Choose a file/).setInputFiles({ ...file, buffer: bytes });
      await expect(status).toHaveText(/This file is unchanged\.$/);
      expect(new Set(sent)).toEqual(new Set(['GET ']));
    });
  });
}

test(
  'the office opens the record of a signature beside the property, with its timeline',
  { tag: '@long' },
  async ({ page }) => {
    const [signed] = await query<{ propertyId: number; name: string }>(
      `select n.property_id "propertyId", n.first_name || ' ' || n.last_name "name" from ndas n join properties p on p.id = n.property_id order by n.id desc limit 1`,
    );
    await signInAsAdministrator(page);
    await page.goto(`/admin/property/${signed?.propertyId}`);
    await page
      .getByRole('region', { name: /^NDAs/ })
      .getByRole('row', { name: signed?.name })
      .getByRole('button', { name: /20\d\d/ })
      .first()
      .press('Enter');
    const record = page.getByRole('dialog', { name: signed?.name });
    await expect(record.getByRole('region', { name: 'Timeline' }).getByText('Signed')).toBeVisible();
    await expect(record.getByRole('button', { name: 'Certificate (PDF)' })).toBeEnabled();
    await expectNoAxeViolationsInBothThemes(page);
  },
);
