import { buffer } from 'node:stream/consumers';
import { type XlsxColumn, xlsxStream } from '@stowbridge/backend/platform/common/xlsx';
import type { PropertyRow } from '../plan';
import { longDate } from './pdf';
import { makeRentRoll, makeStatement } from './statements';

/** A line of a sheet, cell by cell. */
type Line = readonly (string | number | Date | null)[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The rent roll as a workbook: one row for each unit and a total. */
export function makeRentRollSheet(property: PropertyRow): Promise<Buffer> {
  const rows = makeRentRoll(property);
  const lines = rows.map((row): Line => [
    row.unit,
    row.size,
    row.sqft,
    row.climate ? 'Yes' : 'No',
    row.occupied ? 'Occupied' : 'Vacant',
    row.rate,
    row.rent,
    row.since,
    row.paidTo,
  ]);
  const total: Line = [
    `${rows.length} units`,
    null,
    sum(rows.map(({ sqft }) => sqft)),
    null,
    `${rows.filter(({ occupied }) => occupied).length} occupied`,
    sum(rows.map(({ rate }) => rate)),
    sum(rows.map(({ rent }) => rent)),
  ];
  return write(
    'Rent Roll',
    ['Unit', 'Size', 'Sq ft', 'Climate', 'Status', 'Street rate', 'Rent', 'Move-in', 'Paid to'],
    [12, 10, 10, 10, 12, 12, 12, 12, 12],
    [...lines, total, ...origin(property, 'Rent Roll')],
  );
}

/** The trailing twelve months as a workbook: income, expenses and NOI by month. */
export function makeStatementSheet(property: PropertyRow): Promise<Buffer> {
  const { income, expenses } = makeStatement(property);
  const months = Array.from({ length: 12 }, (_, i) => {
    const month = new Date(Date.UTC(property.createdAt.getUTCFullYear(), property.createdAt.getUTCMonth() - 12 + i, 1));
    return month.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  });
  const column = (lines: readonly { months: number[] }[], i: number): number =>
    sum(lines.map((line) => line.months[i]));
  const row = (name: string, values: readonly number[]): Line => [name, ...values, sum(values)];
  const totals = (name: string, of: (i: number) => number): Line =>
    row(
      name,
      months.map((_, i) => of(i)),
    );
  return write(
    'T-12',
    ['', ...months, 'Total'],
    [30, ...months.map(() => 12), 14],
    [
      ...income.map((line) => row(line.name, line.months)),
      totals('Total income', (i) => column(income, i)),
      ...expenses.map((line) => row(line.name, line.months)),
      totals('Total expenses', (i) => column(expenses, i)),
      totals('Net operating income', (i) => column(income, i) - column(expenses, i)),
      ...origin(property, 'Trailing Twelve Months'),
    ],
  );
}

/** What the sheet is of, and from whom, below it. */
const origin = (property: PropertyRow, title: string): Line[] => [
  [],
  [`${title}: ${property.name}`],
  [`${property.address1}, ${property.city}, ${property.stateCode} ${property.zipCode}`],
  [`As of ${longDate(property.createdAt)}. Prepared by the owner; not audited.`],
];

/** How the rows begin that sum others up. */
const SUMS = /^(Total |Net operating income|\d+ units)/;

async function write(
  sheet: string,
  headings: readonly string[],
  widths: readonly number[],
  lines: readonly Line[],
): Promise<Buffer> {
  const columns = headings.map((heading, index): XlsxColumn<Line> => ({
    heading,
    width: widths[index],
    value: (line) => line[index],
    format: typeof lines[0][index] === 'number' ? '#,##0' : undefined,
  }));
  return buffer(await xlsxStream(sheet, columns, lines, (line) => SUMS.test(String(line[0]))));
}
