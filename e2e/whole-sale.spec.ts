import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { aPdf } from './support/files';
import { mailsTo, waitForMail } from './support/mails';
import { signNda } from './support/nda';
import { newProperty, uploadDocument } from './support/office';
import { dealOf, openAsSeller, submitOffer, tomorrowAtFive } from './support/offers';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

const PHONE = { viewport: { width: 390, height: 844 } };

/** The property as the database has it. */
const statusOf = async (propertyId: number) =>
  (await query<{ status: number }>('select status_id status from properties where id = $1', [propertyId]))[0]?.status;

const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);

/** Once a day or two have been made of an acceptance, and no more. */
async function expectOneMail(email: string, subject: string): Promise<void> {
  await waitForMail(email, subject, 30_000);
  expect(subjectsTo(email).filter((one) => one === subject)).toHaveLength(1);
}

test('[BEYC-01, BEYC-46, BEYC-49, BEYC-50, BEYC-54, BEYC-58, BEYC-59] a sale from a draft to its closing, as the office, the seller and two buyers see it', async ({
  page: office,
  request,
  newContext,
}) => {
  test.setTimeout(420_000);
  const emailOf = (who: string) => `sale.${who}.${Date.now()}@example.com`;
  const [seller, winner, other] = [emailOf('seller'), emailOf('winner'), emailOf('other')];
  const sellerId = await personWithRoles(seller, [3], 'Vera Seller');
  await personWithRoles(winner, [2], 'Dana Winner');
  await personWithRoles(other, [2], 'Otto Second');
  const property = await newProperty(request, { sellerId, active: false });
  const asBuyer = `/buyer/property/${property.id}/x`;
  const [theirs, dana, otto] = [
    await (await newContext()).newPage(),
    await (await newContext(PHONE)).newPage(),
    await (await newContext()).newPage(),
  ];

  await test.step('the office publishes the draft with an NDA', async () => {
    await signInAsAdministrator(office);
    await uploadDocument(office, property.id, 'NDA', await aPdf(office, 'NDA.pdf'));
    await expect(office.getByText('Unpublished', { exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(office.getByText(`${property.name} is published.`)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(office);
  });

  await test.step('both buyers sign the NDA and offer', async () => {
    for (const [page, email, price] of [
      [dana, winner, 3_700_000],
      [otto, other, 3_600_000],
    ] as const) {
      await signIn(page, email);
      await signNda(page, property.id);
      await submitOffer(page, property.id, { price, closingDays: 75 });
      await page.goto(asBuyer);
      await expectFirst(page, /^The seller answers next/);
      await expectOneMail(email, `We have received your offer on ${property.name}`);
    }
  });
  const [deal, second] = [await dealOf(winner, property.id), await dealOf(other, property.id)];

  await test.step('the seller compares and counters one of them', async () => {
    await openAsSeller(theirs, { id: property.id, email: seller });
    await theirs.getByRole('link', { name: 'Compare' }).click();
    const compared = theirs.getByRole('region', { name: 'Offers side by side' });
    await expect(compared.getByRole('row', { name: /Dana Winner/ })).toContainText('$3,700,000');
    await expect(compared.getByRole('row', { name: /Otto Second/ })).toContainText('$3,600,000');
    await expectNoAxeViolations(theirs);
    await compared.getByRole('link', { name: 'Dana Winner' }).click();
    await expect(theirs.getByText('Your turn: answer the offer of Dana Winner')).toBeVisible();
    await theirs.getByRole('button', { name: 'Counter' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Counter the offer of Dana Winner' });
    await dialog.getByLabel('Price').fill('3,850,000');
    await dialog.getByLabel('Deposit goes hard after').fill('30');
    await dialog.getByLabel('Answer by').fill(await tomorrowAtFive());
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Send counter' }).click();
    await expect(theirs.getByText(/^The buyer answers next by .* 5:00 PM M[SD]T$/)).toBeVisible();
    await expectOneMail(winner, `A counter to your offer on ${property.name}`);
    expect(subjectsTo(other)).not.toContain(`A counter to your offer on ${property.name}`);
  });

  await test.step('the buyer agrees, and the offer is accepted', async () => {
    await dana.goto(asBuyer);
    await expectFirst(dana, /^Your turn: answer the seller's counter by .* 5:00 PM M[SD]T/);
    await expectNoAxeViolations(dana);
    await dana.getByRole('button', { name: 'Agree', exact: true }).click();
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Agree to version 2' }).click();
    await expectFirst(dana, /^The offer is accepted\. The broker guides you through due diligence\./);
    expect(await dealOf(winner, property.id)).toMatchObject({ stage: 1, price: 3_850_000 });
    expect(await dealOf(other, property.id)).toMatchObject({ stage: 6, price: 3_600_000 });
    expect(await statusOf(property.id)).toBe(2);
    await expectOneMail(winner, `Your offer on ${property.name} was accepted`);
    await expectOneMail(seller, `An offer on ${property.name} was accepted`);
    expect(subjectsTo(other).filter((subject) => !subject.includes('NDA'))).toEqual([
      `We have received your offer on ${property.name}`,
    ]);

    await otto.goto(asBuyer);
    await expect(otto.getByText('Under LOI').first()).toBeVisible();
    await expectFirst(otto, /^Another offer has been accepted\. Yours stays on file\./);
    await expectNoAxeViolations(otto);
  });

  await test.step('dates and tasks stand on three sides, and on the fourth none', async () => {
    const sides = await query<{ side: string; tasks: number }>(
      'select side, count(*)::int tasks from tasks where deal_id = $1 group by side',
      [deal?.id],
    );
    const countOf = (side: string) => sides.find((one) => one.side === side)?.tasks ?? 0;
    expect(countOf('office') + countOf('buyer') + countOf('seller')).toBe(25);
    await dana.reload();
    await theirs.goto(`/seller/property/${property.id}/x`);
    for (const [page, side] of [
      [dana, 'buyer'],
      [theirs, 'seller'],
    ] as const) {
      await expect(page.getByText(/^Next: /)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(8);
      await expect(page.getByRole('region', { name: 'Your tasks' }).getByRole('checkbox')).toHaveCount(countOf(side));
      await expectNoAxeViolations(page);
    }
    await expect(otto.getByRole('list', { name: 'Dates' })).toHaveCount(0);
    await expect(otto.getByRole('region', { name: 'Your tasks' })).toHaveCount(0);
    await office.goto(`/admin/dealtracker?view=${deal?.id}`);
    await expect(view(office).getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(8);
    await expect(view(office).getByText('0 of 25 done')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(office);
  });

  await test.step('the buyer sends a file for a task', async () => {
    const tasks = dana.getByRole('region', { name: 'Your tasks' });
    await tasks
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...(await aPdf(office, 'Policy.pdf')) });
    await expect(tasks.getByText('Policy.pdf the office looks at it')).toBeVisible();
    await office.reload();
    await expect(view(office).getByRole('region', { name: 'Tasks' })).toContainText('Policy.pdf');
  });

  await test.step('the office marks the earnest money received and shifts the closing', async () => {
    const dates = view(office).getByRole('list', { name: 'Dates' }).getByRole('listitem');
    for (const [title, amount] of [
      ['Purchase agreement', ''],
      ['Earnest money due', '77000'],
    ] as const) {
      await view(office)
        .getByRole('button', { name: `Mark done: ${title}` })
        .click();
      const form = office.getByRole('dialog', { name: `${title}: mark done` });
      await form.getByLabel('Amount received').fill(amount);
      await form.getByRole('button', { name: 'Mark done' }).click();
      await expect(form).toBeHidden();
    }
    await expect(dates.nth(2)).toContainText('$77,000 received');
    const before = await dates.nth(7).textContent();
    await view(office).getByRole('button', { name: 'Shift the rest by 5 days: Closing' }).click();
    const shift = office.getByRole('dialog', { name: 'Shift from: Closing' });
    const moves = shift.getByRole('list', { name: 'Dates that move' }).getByRole('listitem');
    await expect(moves).toHaveCount(1);
    const [, to] = ((await moves.textContent()) ?? '').split('→ ');
    await shift.getByRole('button', { name: 'Shift' }).click();
    await expect(shift).toBeHidden();
    await expect(dates.nth(7)).toContainText(to ?? before ?? '');
    await expect(dates.nth(7)).not.toHaveText(before ?? '');
    await dana.reload();
    await expect(dana.getByText(/^Next: Goes hard, due on /)).toBeVisible();
    await expect(dana.getByRole('list', { name: 'Dates' }).getByRole('listitem').nth(2)).toContainText(
      '$77,000 received',
    );
  });

  await test.step('the sale closes what is open', async () => {
    await office.goto(
      `/admin/dealtracker?filter=${encodeURIComponent(JSON.stringify({ propertyName: property.name }))}`,
    );
    const row = office.getByRole('table', { name: 'Deals' }).getByRole('row').filter({ hasText: 'Dana Winner' });
    await row.getByRole('button', { name: /^Update deal stage/ }).click();
    await office
      .getByRole('listbox', { name: /^New stage/ })
      .getByRole('option', { name: 'Sold' })
      .click();
    await office.getByRole('alertdialog', { name: 'Update Deal Status' }).getByRole('button', { name: 'Yes' }).click();
    await expect(row).toContainText('Sold');
    expect(await statusOf(property.id)).toBe(4);
    expect(await dealOf(other, property.id)).toMatchObject({ stage: 2 });
    const tasks = await query<{ note: string | null; open: boolean }>(
      'select note, done_at is null open from tasks where deal_id = $1',
      [deal?.id],
    );
    expect(tasks.filter(({ open }) => open)).toEqual([]);
    expect(tasks.filter(({ note }) => note === 'closed with the deal')).toHaveLength(25);
  });

  await test.step('what each of the four sees in the end', async () => {
    await office.goto(`/admin/dealtracker?view=${deal?.id}`);
    await expect(view(office).getByText('25 of 25 done')).toBeVisible();
    await expect(view(office).getByRole('button', { name: /^Mark done/ })).toHaveCount(0);
    await expectNoAxeViolationsInBothThemes(office);
    await office.goto(`/admin/property/${property.id}`);
    await expect(office.getByText('Closed', { exact: true }).first()).toBeVisible();

    await dana.goto(asBuyer);
    await expectFirst(dana, /^The sale is complete\./);
    await expectNoAxeViolations(dana);
    await expectOneMail(winner, `Your purchase of ${property.name} is complete`);

    await theirs.goto(`/seller/property/${property.id}/x`);
    await expect(theirs.locator(`#offer-${deal?.id}`)).toContainText('Sold');
    await expect(theirs.locator(`#offer-${second?.id}`)).toContainText('Rejected');
    await expect(theirs.getByRole('button', { name: /^(Accept|Counter|Reject)$/ })).toHaveCount(0);
    await expectNoAxeViolations(theirs);
    await expectOneMail(seller, `${property.name} is sold`);

    await expectOneMail(other, `Your offer on ${property.name} was not accepted`);
    await otto.goto('/buyer/dashboard');
    const own = otto.getByRole('region', { name: 'My offers' }).getByRole('listitem');
    await expect(own).toContainText('Rejected Nothing more to do');
    await expectNoAxeViolations(otto);
  });
});

/** Whose turn it is stands above everything else on a buyer's page. */
async function expectFirst(page: Page, line: RegExp): Promise<void> {
  await expect(page.getByRole('main')).toHaveText(line);
}

/** The office's view of a deal. */
function view(page: Page): Locator {
  return page.getByRole('dialog').first();
}
