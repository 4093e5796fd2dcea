import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { listingWithNda, signNda } from './support/nda';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ mode: 'parallel' });

const TERMS = {
  LOIName: 'Ines Both',
  LOICompanyName: 'Both Storage, LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2',
  DiligencePeriodID: 2,
};

/** Offers on a listing as the page's person does; answers the status. */
const offer = (page: Page, propertyId: number, price: number): Promise<number> =>
  page.evaluate(
    async (body) => {
      const answer = await fetch('/api/buyer/store/deal', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('accessKey')}` },
        body,
      });
      return answer.status;
    },
    JSON.stringify({ Store: { StoreID: propertyId, Price: String(price) }, BuyerStore: TERMS }),
  );

/** A day so many days from now, as it is typed at the office. */
const typedDay = (days: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(new Date(Date.now() + days * 86_400_000))
    .replaceAll('/', '');

for (const [place, width, height] of sizes([
  [0, 1440, 900],
  [2, 390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYC-31, BEYC-34, BEYC-36] a sealed round counts its offers, is unsealed with a reason, extended and closed by keys', async ({
      page,
      newContext,
    }) => {
      const email = `bids.${place}.${Date.now()}@example.com`;
      const buyerId = await personWithRoles(email, [2]);
      const property = await listingWithNda({ undated: true });
      // What was offered before the first round counts in it.
      const before = await query('select from deals where property_id = $1 and submitted_at is not null', [
        property.id,
      ]);
      const offers = (count: number) => (count === 1 ? '1 offer' : `${count} offers`);
      const buyer = await (await newContext()).newPage();
      await signIn(buyer, email);
      await signNda(buyer, property.id);

      await signInAsAdministrator(page);
      await page.goto(`/admin/property/${property.id}`);
      const panel = page.getByRole('region', { name: 'Rounds of offers' });
      await panel.getByRole('button', { name: 'New round' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'New round' });
      await form.getByLabel(/^Due/).pressSequentially(typedDay(5));
      await form.getByRole('checkbox', { name: 'Sealed' }).press('Space');
      await form.getByLabel('Instructions (optional)').fill('Please name your lender.');
      await expectNoAxeViolationsInBothThemes(page);
      await form.getByRole('button', { name: 'Open round' }).press('Enter');
      const round = panel.getByRole('listitem', { name: 'Round 1, call for offers' });
      await expect(round.getByText(/^Due [A-Z][a-z]+day, .* M[SD]T · Sealed · /)).toContainText(
        ` · ${offers(before.length)}`,
      );

      const bidder = round.getByRole('listitem').filter({ hasText: 'Ines Both' });
      expect(await offer(buyer, property.id, 3_456_789)).toBe(200);
      await page.reload();
      await expect(round.getByText(/ · Sealed · /)).toContainText(` · ${offers(before.length + 1)}`);
      await expect(bidder.getByText('sealed', { exact: true })).toBeVisible();
      await expect(page.getByText('$3,456,789')).toHaveCount(0);
      await expect(round.getByRole('button', { name: 'Close' })).toHaveCount(0);
      await expectNoAxeViolationsInBothThemes(page);

      await round.getByRole('button', { name: 'Break the seal' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Break the seal' });
      await question.getByRole('button', { name: 'Break the seal' }).press('Enter');
      await expect(question.getByText('Reason is required')).toBeVisible();
      await question.getByLabel(/^Reason/).fill('The bidders have agreed to it.');
      await expectNoAxeViolationsInBothThemes(page);
      await question.getByRole('button', { name: 'Break the seal' }).press('Enter');
      await expect(round.getByText('$3,456,789')).toBeVisible();
      await expect(round.getByText(/· Seal broken /)).toBeVisible();

      await round.getByRole('button', { name: 'Invite' }).press('Enter');
      const invite = page.getByRole('dialog', { name: 'Invite to round 1, call for offers' });
      await invite.getByLabel('Ines Both, Submitted').press('Space');
      await invite.getByRole('button', { name: 'Invite' }).press('Enter');
      await expect(bidder.getByText(/^(invited|answered)$/)).toBeVisible();

      await round.getByRole('button', { name: 'Extend' }).press('Enter');
      const extend = page.getByRole('dialog', { name: 'Extend round 1, call for offers' });
      await extend.getByLabel(/^Due/).fill('');
      await extend.getByLabel(/^Due/).pressSequentially(typedDay(6));
      await extend.getByRole('button', { name: 'Extend' }).press('Enter');
      await expect(page.getByText(/^Offers are due on /)).toBeVisible();

      await round.getByRole('button', { name: 'Close' }).press('Enter');
      const close = page.getByRole('dialog', { name: 'Close round 1, call for offers' });
      await close
        .getByRole('group', { name: 'Write that they were not chosen to' })
        .getByLabel('Ines Both, $3,456,789')
        .press('Space');
      await close.getByRole('combobox', { name: 'Ines Both, $3,456,789' }).press('Enter');
      await page.getByRole('option', { name: 'After the NDA' }).press('Enter');
      await expectNoAxeViolationsInBothThemes(page);
      await close.getByRole('button', { name: 'Close round' }).press('Enter');
      await expect(round.getByText('Closed', { exact: true })).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);

      const audited = await query<{ action: string; detail: Record<string, unknown> }>(
        `select action, detail from audit_log where subject_type = 'property' and subject_id = $1 and action like 'round.%' order by id`,
        [property.id],
      );
      expect(audited.map(({ action }) => action)).toEqual([
        'round.opened',
        'round.unsealed',
        'round.invited',
        'round.extended',
        'round.closed',
      ]);
      expect(audited[1]?.detail).toMatchObject({ reason: 'The bidders have agreed to it.' });
      const told = await query<{ name: string }>(
        `select e.name from events e join deals d on d.id = (e.payload->>'dealId')::int where d.buyer_id = $1 and e.name in ('round.extended', 'round.not-chosen') order by e.id`,
        [buyerId],
      );
      expect(told.map(({ name }) => name)).toEqual(['round.extended', 'round.not-chosen']);
    });
  });
}
