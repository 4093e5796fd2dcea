import type { Page } from '@playwright/test';
import { rowsOfWorkbook } from '../backend/test/workbook';
import { expectNoAxeViolations, expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { aPdf, contentOf, somePictures } from './support/files';
import { openOffer, signInAsAdministrator } from './support/people';

// Each journey has a property or a third of the offers of its own, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

/** A list as a table or, on phones, as cards; both have the same name. */
const rowOf = (page: Page, list: string, text: string) =>
  page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: text });

async function fillProperty(page: Page, name: string): Promise<void> {
  await page.getByLabel('Property Name').fill(name);
  await page.getByRole('combobox', { name: 'Property Type' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Address Line 1').fill('1999 Broadway');
  await page.getByRole('combobox', { name: 'State' }).fill('Colo');
  await page.getByRole('option', { name: 'Colorado' }).click();
  await page.getByLabel('Rentable SQFT').fill('48250');
  await page.getByLabel('Property Value').fill('6150000');
}

async function openNewProperty(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Property Listings' }).click();
  await expect(rowOf(page, 'Properties', 'For Sale').first()).toBeVisible();
  await page.getByRole('link', { name: 'Add New Property' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Property' })).toBeVisible();
}

test('[AUTH-01, SHELL-28, SHELL-53, APROP-12, APROP-27, APROP-32, APROP-33, APROP-34, APROP-36, APROP-37, APROP-39, APROP-40, APROP-42, APROP-59, APROP-61, APROP-66, APROP-69, APROP-73, DOC-01] an administrator adds a property in three steps with its images and documents', async ({
  page,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 422/); // the address that nobody knows
  const name = `Colfax Storage ${Date.now()}`;

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectNoAxeViolations(page);
  await signInAsAdministrator(page);
  await expect(page.getByText(/^Total Buyers: \d+$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await openNewProperty(page);

  await test.step('the form says what is missing and which address nobody knows', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    for (const rule of [
      'Property Name is required',
      'Price or Price Alternative is required',
      'Acreage or Rentable Square Feet is required',
    ]) {
      await expect(page.getByText(rule)).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await fillProperty(page, name);
    await page.getByLabel('City').fill('Nowhere At All');
    await expect(page.getByLabel('Property Value')).toHaveValue('6,150,000');
    await page.getByLabel('Zip').fill('10001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Address Not Found!' });
    await expect(dialog).toContainText('Please make sure you have entered a valid address.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('what was typed is still there after a reload, and is saved', async () => {
    await page.getByLabel('City').fill('Denver');
    await page.getByLabel('Zip').fill('80202');
    await page.waitForFunction(
      (typed) =>
        Object.entries(localStorage).some(
          ([key, value]) => key.endsWith(':property/new') && String(value).includes(typed),
        ),
      '80202',
    );
    await page.reload();
    await expect(page.getByText('What you typed last time is still here.')).toBeVisible();
    await expect(page.getByLabel('Property Name')).toHaveValue(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });

  await test.step('the NDA comes before the seller', async () => {
    await expect(page.getByRole('slider', { name: /radius/i })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Please upload NDA Document')).toBeVisible();
    await expectNoAxeViolations(page);
    await page
      .getByLabel('Upload NDA')
      .and(page.locator('input'))
      .setInputFiles(await aPdf(page, 'Confidentiality Agreement.pdf'));
    await expect(page.getByRole('button', { name: /^View Confidentiality Agreement\.pdf/ })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('a seller is found and assigned', async () => {
    const dialog = page.getByRole('dialog', { name: 'Assign Seller' });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Assign Seller' }).click();
    await expect(page).toHaveURL(/\/admin\/property\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('images and a document are added', async () => {
    const images = page.getByRole('list', { name: 'Images' }).getByRole('img', { name: new RegExp(`^${name}, image`) });
    await page
      .getByLabel('Add images')
      .and(page.locator('input'))
      .setInputFiles(await somePictures(page, ['front.jpg', 'drive.jpg', 'office.jpg']));
    await expect(images).toHaveCount(3);
    await page.getByRole('button', { name: 'Upload document' }).click();
    await page.getByRole('combobox', { name: /^Type/ }).click();
    await page.getByRole('option', { name: 'Offering memorandum' }).click();
    const documents = page.getByRole('table', { name: 'Documents' });
    await page
      .getByLabel('Choose a file', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(await aPdf(page, 'Offering Memorandum.pdf'));
    await page.getByRole('dialog', { name: 'Upload Document' }).getByRole('button', { name: 'Upload' }).click();
    await expect(documents.getByRole('row').filter({ hasText: 'Offering Memorandum.pdf' })).toContainText(
      'Offering memorandum',
    );
    await expect(documents.getByRole('row').filter({ hasText: 'Confidentiality Agreement.pdf' })).toContainText('NDA');
    // Where the page happens to stand, the bar at its top can cover half of a link.
    await page.getByRole('heading', { level: 1, name }).scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
  });

  await test.step('the public finds it, with its price and size', async () => {
    const visitor = await (await newContext()).newPage();
    await expect(async () => {
      await visitor.goto('/property/search/Denver');
      await visitor.getByRole('link', { name: `Read More about ${name}` }).click({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText('$6,150,000').first()).toBeVisible();
  });
});

test(
  '[APROP-05, APROP-15, APROP-21, APROP-22, APROP-28, APROP-30, APROP-35, APROP-81] a draft needs no NDA yet; published it is public, unpublished it is not',
  { tag: '@long' },
  async ({ page, newContext, allowConsoleErrors }) => {
    const name = `Larimer Storage ${Date.now()}`;
    await signInAsAdministrator(page);
    await openNewProperty(page);
    await fillProperty(page, name);
    await page.getByLabel('City').fill('Denver');
    await page.getByLabel('Zip').fill('80202');
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Assign later' }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page.getByText('NDA Document is required to make this property available for the buyer. Please upload.'),
    ).toBeVisible();
    await expect(page.getByText('Unpublished', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const visitor = await (await newContext()).newPage();
    const answered = async () => (await visitor.goto(`/property/${id}/${encodeURIComponent(name)}`))?.status();
    allowConsoleErrors(/404/); // what is not public does not exist
    expect(await answered()).toBe(404);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(`${name} is published.`)).toBeVisible();
    expect(await answered()).toBe(200);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Property Listings' }).click();
    await rowOf(page, 'Properties', name)
      .getByRole('button', { name: `UnPublish: ${name}` })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'UnPublish Property' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Yes, UnPublish' }).click();
    await expect(rowOf(page, 'Properties', name)).toContainText('Unpublished');
    expect(await answered()).toBe(404);
    await page.getByRole('checkbox', { name: 'Show only unpublished properties' }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/unpublished/);
    await expect(rowOf(page, 'Properties', name)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('[SHELL-54, DEAL-01, DEAL-06, DEAL-13, DEAL-16, DEAL-17, DEAL-20, DEAL-21, DEAL-22, DEAL-28] an administrator follows a deal, moves it on and takes the tracker along', async ({
  page,
}) => {
  const offer = await openOffer(0);
  await signInAsAdministrator(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deal Tracker' }).click();
  await expect(page.getByRole('table', { name: 'Deals' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox', { name: 'Property Name' }).fill(offer.property);
  await page.getByRole('textbox', { name: 'Buyer Email' }).fill(offer.buyerEmail);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = rowOf(page, 'Deals', offer.property);
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: /^Update deal stage/ }).click();
  await page
    .getByRole('listbox', { name: /^New stage/ })
    .getByRole('option', { name: 'In Process' })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Update Deal Status' });
  await expect(dialog).toContainText('Are you sure want to update this deal status?');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toContainText('In Process');

  await row.getByRole('button', { name: /^View/ }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByText('In Process from Submitted')).toBeVisible();
  await expect(view.getByText(offer.buyerEmail, { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();

  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await workbook).suggestedFilename()).toBe('deal_tracker_report.xlsx');
  const file = await contentOf(await workbook);
  expect(file.subarray(0, 2).toString()).toBe('PK');
  const [heading, ...rows] = rowsOfWorkbook(file);
  expect(heading).toEqual(
    expect.arrayContaining(['Date', 'Property Name', 'Buyer', 'City and State', 'Proposed', 'Status']),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(
    expect.arrayContaining([offer.property, offer.buyerEmail, String(offer.price), 'In Process']),
  );

  await row.getByRole('button', { name: /^PDF Download/ }).click();
  const report = page.getByRole('dialog', { name: 'Deal Report' });
  await expect(report.getByText(offer.property).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const pdf = page.waitForEvent('download');
  await report.getByRole('button', { name: 'PDF Download' }).click();
  expect((await contentOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[SHELL-52, DEAL-07] the screens of the back office fit', async ({ page }) => {
    const { propertyId } = await openOffer(1);
    await page.goto('/admin');
    await expectToFit(page);
    await signInAsAdministrator(page);
    await expect(page.getByText(/^Total Buyers: \d+$/)).toBeVisible();
    await expectToFit(page);

    const screens = [
      ['/admin/properties', page.getByRole('list', { name: 'Properties' })],
      ['/admin/property/new', page.getByRole('button', { name: 'Save As Draft' })],
      [`/admin/property/new?step=2&property=${propertyId}`, page.getByRole('button', { name: 'Next' })],
      [`/admin/property/${propertyId}`, page.getByRole('heading', { name: 'Details' })],
      ['/admin/mail-log', page.getByRole('heading', { name: 'Mail log' })],
      ['/admin/dealtracker', page.getByRole('list', { name: 'Deals' })],
    ] as const;
    for (const [address, settled] of screens) {
      await page.goto(address);
      await expect(settled).toBeVisible();
      await expectToFit(page);
    }
    await page
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expectToFit(page);
  });
});
