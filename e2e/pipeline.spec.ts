import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { contentOf } from './support/files';
import { signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { rowsOfWorkbook } from '../backend/test/workbook';

for (const colorScheme of sizes(['dark', 'light'])) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('[BEYC-64, BEYC-65, BEYC-66, BEYC-68] an administrator reads the pipeline, narrows it, changes a probability by keys and takes it along', async ({
      page,
    }) => {
      await signInAsAdministrator(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pipeline' }).click();
      const stages = page.getByRole('table', { name: 'Days in each stage' });
      await expect(stages.getByRole('row')).toHaveCount(5);
      await expect(page.getByText('one that comes back counts again')).toBeVisible();
      const apart = page.getByRole('region', { name: 'Without an expected closing', exact: true });
      await expect(apart.getByRole('link').first()).toBeVisible();
      await expectNoAxeViolations(page);

      const settings = page.getByRole('region', { name: 'Probabilities and commission' });
      const field = settings.getByRole('textbox', { name: 'Interested' });
      const before = await field.inputValue();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('101');
      await expect(settings.getByText('Probability must be 0 to 100')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue(before);
      const changed = String((Number(before) + 1) % 100);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(changed);
      await page.keyboard.press('Enter');
      await expect(settings.getByRole('button', { name: 'Save' })).toHaveCount(0);
      await page.reload();
      await expect(field).toHaveValue(changed);

      await page.getByRole('combobox', { name: 'Date Range' }).click();
      await page.getByRole('option', { name: 'Last week(by day)' }).click();
      await page.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Alaska' }).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Showing result: Last week(by day)')).toBeVisible();
      await expect(page).toHaveURL(/rangeId=1&stateId=\d+/);
      await expect(stages.getByText('too few to say').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('Showing result: Last week(by day)')).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download figures' }).click();
      const [heads = []] = rowsOfWorkbook(await contentOf(await download));
      expect(heads.slice(0, 3)).toEqual(['Figure', 'Of', 'Deals']);
    });
  });
}
