import type { Locator, Page } from '@playwright/test';
import { rowsOfWorkbook } from '../backend/test/workbook';
import { expect, test } from './support/console';
import { contentOf } from './support/files';
import { signInAsAdministrator } from './support/people';

/** What the cells of a row say; without what stands beside a value, such as the days in a stage, and without empty ones. */
const cellsOf = (row: Locator) =>
  row.locator('th, td').evaluateAll((cells) =>
    cells
      .map((cell) => {
        const first = cell.firstChild?.nodeType === Node.TEXT_NODE ? cell.firstChild : cell;
        return (cell.querySelector('a, span:has(> svg)') ?? first).textContent?.trim() ?? '';
      })
      .filter((text) => text !== '–'),
  );

const screenOf = async (page: Page, table: string) => {
  const rows = await page.getByRole('table', { name: table }).getByRole('row').all();
  return Promise.all(rows.map(cellsOf));
};

async function fileOf(page: Page): Promise<string[][]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  return rowsOfWorkbook(await contentOf(await saved));
}

/** A cell of the file as the screen writes it. */
const asShown = (kind: 'day' | 'amount' | 'number' | undefined) => (stored: string) => {
  if (kind === 'day') {
    const day = new Date(Date.UTC(1899, 11, 30) + Number(stored) * 86_400_000);
    return new Intl.DateTimeFormat('en-US', {
      month: 'numeric',
      day: 'numeric',
      year: '2-digit',
      timeZone: 'UTC',
    }).format(day);
  }
  return kind ? (kind === 'amount' ? '$' : '') + Number(stored).toLocaleString('en-US') : stored;
};

for (const [name, address, table, kinds, columns] of [
  ['properties', '/admin/properties?sort=name&order=ASC', 'Properties', ['day'], 7],
  [
    'deals',
    '/admin/dealtracker?sort=price&order=DESC&columns=statusDate,propertyName,buyerName,city,price,statusId',
    'Deals',
    ['day', undefined, undefined, undefined, 'amount'],
    6,
  ],
] as const) {
  test(`[FOFF-26] the list of ${name} and its spreadsheet say the same, cell by cell and in the same order`, async ({
    page,
  }) => {
    await signInAsAdministrator(page);
    await page.goto(address);
    await expect(page.getByRole('table', { name: table }).getByRole('row')).toHaveCount(11);
    const [shownHeading, ...shown] = (await screenOf(page, table)).map((cells) => cells.slice(0, columns));
    const [heading, ...rows] = (await fileOf(page)).map((cells) => cells.slice(0, columns));
    expect(heading).toEqual(shownHeading);
    expect(rows.slice(0, 10).map((cells) => cells.map((cell, at) => asShown(kinds[at])(cell)))).toEqual(shown);
  });
}

test(
  '[FOFF-26] the property report and its spreadsheet say the same, cell by cell, with their totals',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsAdministrator(page);
    await page.goto('/admin/analytics/4');
    await expect(page.getByRole('table', { name: 'Property report' }).getByRole('row')).toHaveCount(9);
    const shown = await screenOf(page, 'Property report');
    const [heading, ...rows] = await fileOf(page);
    expect([heading, ...rows.map(([period, ...counts]) => [period, ...counts.map(asShown('number'))])]).toEqual(shown);
    expect(rows.at(-1)?.[0]).toBe('Total');
  },
);
