import { NO_FIGURES } from '../contract/src/reports';
import { expectEnoughContrast, expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { listingWithNda, signNda } from './support/nda';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

for (const [place, width, height] of sizes([
  [1, 390, 844],
  [0, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYB-65, BEYB-70, BEYB-71, BEYB-72] the office writes its sentence, a buyer signs, and the seller follows it by keyboard', async ({
      page,
      newContext,
    }) => {
      const property = await listingWithNda({ untouched: true });
      const [seller, buyer] = ['seller', 'buyer'].map((name) => `week.${name}.${place}.${Date.now()}@example.com`) as [
        string,
        string,
      ];
      await personWithRoles(seller, [3]);
      await personWithRoles(buyer, [2]);
      await query(
        `update properties set seller_id = (select id from users where email = $2), seller_sees_names = false where id = $1`,
        [property.id, seller],
      );
      await query(
        `insert into seller_reports (property_id, week, figures, note, made_at) values ($1, '2026-06-01', $2, 'Two tours.', now())`,
        [property.id, JSON.stringify(NO_FIGURES)],
      );
      const open = async () => (await newContext({ viewport: { width, height } })).newPage();

      const office = await open();
      await signInAsAdministrator(office);
      await office.goto(`/admin/property/${property.id}`);
      const report = office.getByRole('region', { name: "Seller's report" });
      await report.getByLabel('Sentence for the seller').fill('A buyer from Texas comes on Friday.');
      await report.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(office.getByText('The sentence is saved.')).toBeVisible();
      await office.reload();
      await expect(report.getByLabel('Sentence for the seller')).toHaveValue('A buyer from Texas comes on Friday.');
      await expectNoAxeViolations(office);

      const reader = await open();
      await signIn(reader, buyer);
      await signNda(reader, property.id);

      await signIn(page, seller);
      await page.goto(`/seller/property/${property.id}/x`);
      const activity = page.getByRole('region', { name: 'Activity' });
      await expect(activity.getByText('0 of the 1 who signed have offered since.')).toBeVisible();
      await expect(activity.getByRole('listitem').filter({ hasText: 'A buyer' })).toHaveCount(1);
      for (const range of ['2', '3', '4', '5']) {
        await activity.getByLabel('Date range').focus();
        await page.keyboard.press('ArrowDown');
        await expect(activity.getByLabel('Date range')).toHaveValue(range);
        await expect(activity.getByText('0 of the 1 who signed have offered since.')).toBeVisible();
      }
      await expect(activity.getByText('Two tours.')).toBeVisible();
      const download = page.waitForEvent('download');
      await activity.getByRole('button', { name: /^Download PDF/ }).press('Enter');
      expect((await download).suggestedFilename()).toBe('report_2026-06-01.pdf');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectEnoughContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoAxeViolations(page);
    });
  });
}
