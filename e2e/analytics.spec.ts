import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { contentOf } from './support/files';
import { signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { rowsOfWorkbook } from '../backend/test/workbook';

// Readers change nothing, so that they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

for (const colorScheme of sizes(['light', 'dark'])) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('[ANA-02, ANA-07, ANA-08, ANA-17, ANA-20, ANA-22, ANA-28, SHELL-33, SHELL-55, SHELL-100] an administrator reads all four reports and takes one along', async ({
      page,
    }) => {
      await signInAsAdministrator(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
      await expect(page.getByRole('img', { name: 'Searches for each keyword' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Table' }).click();
      await expect(page.getByRole('table', { name: 'Searches' })).toBeVisible();

      await page.getByRole('tab', { name: 'User Session' }).click();
      await expect(page.getByRole('img', { name: 'User sessions in each period' })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(/\/admin\/analytics\/2$/);
      await expect(page.getByRole('img', { name: 'User sessions in each period' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Date Range' }).click();
      await page.getByRole('option', { name: 'Last 90 days(by week)' }).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Showing result: Last 90 days(by week)')).toBeVisible();
      await expectNoAxeViolations(page);

      await page.getByRole('tab', { name: 'Most View' }).click();
      await expect(page.getByRole('img', { name: 'Views of each property' })).toBeVisible();
      await expectNoAxeViolations(page);

      await page.getByRole('tab', { name: 'Property Report' }).click();
      const table = page.getByRole('table', { name: 'Property report' });
      await expect(table.getByRole('row')).toHaveCount(9); // a heading, seven days, their sum
      await expectNoAxeViolations(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await saved).suggestedFilename()).toBe('property_report.xlsx');
      expect(rowsOfWorkbook(await contentOf(await saved))[0]).toContain('NDA signed');
    });

    test('an administrator begins the day with what waits for an answer', async ({ page }) => {
      await signInAsAdministrator(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
      await expect(page.getByRole('heading', { name: 'Open offers' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The last seven days' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('list', { name: 'Open offers' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/admin\/dealtracker\/\d+/);
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
    });
  });
}
