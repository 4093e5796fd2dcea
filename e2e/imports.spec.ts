import { expectToFit } from './support/axe';
import { expect, test } from './support/console';
import { askAsAdministrator } from './support/office';
import { query, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYE-25, BEYE-26, BEYE-33, BEYE-34] an administrator sees what is wrong with a spreadsheet, puts a column right, imports the rest and undoes it', async ({
      page,
      request,
    }) => {
      const [first] = await query<{ category: string }>(
        'select name category from categories where active order by level desc, id limit 1',
      );
      const mark = `${width}${Date.now()}`;
      const nameOf = (tree: string): string => `${tree} Doors ${mark}`;
      const [alder, birch, cedar] = [nameOf('Alder'), nameOf('Birch'), nameOf('Cedar')];
      const lines = [
        'Firm,Address,City,State,ZIP,Country,Website,Category',
        ...[alder, birch, cedar].map(
          (name) =>
            `${name},1 Elm St,Denver,CO,80202,United States,${name === cedar ? 'no address' : 'https://doors.example'},"${first?.category}"`,
        ),
      ];
      const vendors = async (): Promise<unknown[]> =>
        query(`select company_name name from vendors where company_name like '%' || $1 order by 1`, [mark]);

      await signInAsAdministrator(page);
      await page.goto('/admin/imports');
      await page.getByRole('button', { name: 'New import' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New import' });
      await dialog.getByRole('radio', { name: 'Vendors' }).check();
      await dialog.getByRole('button', { name: 'Check it' }).press('Enter');
      await expect(dialog.getByText('File is required')).toBeVisible();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'doors.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
      await dialog.getByRole('button', { name: 'Check it' }).press('Enter');

      // Nobody can tell what `Firm` is: no row is right until somebody says it.
      const columns = page.getByRole('region', { name: 'Columns' });
      await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
      await columns.getByRole('combobox', { name: 'Firm' }).press('Enter');
      await page.getByRole('option', { name: 'Company Name' }).press('Enter');
      await columns.getByRole('button', { name: 'Check again' }).press('Enter');
      const commit = page.getByRole('button', { name: 'Import 2 rows' });
      await expect(commit).toBeEnabled();
      await expect(page.getByRole('region', { name: 'As it will be shown' }).getByText(alder)).toBeVisible();
      const left = page.getByRole('region', { name: 'Left out' });
      await expect(left.getByText(cedar)).toBeVisible();
      await expect(left.getByText(/^Website: /)).toBeVisible();
      expect(await vendors()).toEqual([]);
      await expectNoAxeViolationsInBothThemes(page);
      await expectToFit(page);

      await commit.press('Enter');
      const question = page.getByRole('dialog', { name: 'Import' });
      await expect(question.getByText(/^1 row is left out/)).toBeVisible();
      await question.getByRole('button', { name: 'Import 2 rows' }).press('Enter');
      await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible();
      await expect.poll(vendors).toEqual([{ name: alder }, { name: birch }]);

      // What somebody has changed since is theirs.
      const [changed] = await query<{ id: number }>('select id from vendors where company_name = $1', [birch]);
      const vendor = await askAsAdministrator<object>(request, 'GET', `/api/v1/vendors/${changed?.id}`);
      await askAsAdministrator(request, 'PUT', `/api/v1/vendors/${changed?.id}`, { ...vendor, description: 'Called.' });
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page
        .getByRole('alertdialog', { name: 'Undo import' })
        .getByRole('button', { name: 'Undo 2 rows' })
        .press('Enter');
      const kept = page.getByRole('region', { name: 'Kept, and left out' });
      await expect(kept.getByText(birch)).toBeVisible();
      expect(await vendors()).toEqual([{ name: birch }]);
      await expectNoAxeViolationsInBothThemes(page);
    });
  });
}
