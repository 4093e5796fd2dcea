import writeXlsxFile from 'write-excel-file/node';
import type { PropertyRow } from '../plan';
import { makeRentRoll, makeStatement } from './statements';

const HEAD = { fontWeight: 'bold', backgroundColor: '#14213d', color: '#ffffff' } as const;
const TOTAL = { fontWeight: 'bold', topBorderStyle: 'thin' } as const;
const MONEY = '#,##0';

type Cell = {
  value?: string | number | Date;
  type?: StringConstructor | NumberConstructor | DateConstructor;
  format?: string;
} & Partial<{
  fontWeight: 'bold';
  backgroundColor: string;
  color: string;
  topBorderStyle: 'thin';
  align: 'right' | 'center';
  span: number;
}>;

const text = (value: string, style: Partial<Cell> = {}): Cell => ({ value, type: String, ...style });
const amount = (value: number, style: Partial<Cell> = {}): Cell => ({ value, type: Number, format: MONEY, ...style });
const day = (value: Date | null): Cell | null => (value ? { value, type: Date, format: 'mm/dd/yyyy' } : null);

const titleRows = (property: PropertyRow, title: string): (Cell | null)[][] => [
  [text(`${property.name} - ${title}`, { fontWeight: 'bold' })],
  [text(`${property.address1}, ${property.city}, ${property.stateCode} ${property.zipCode}`)],
  [text(`As of ${property.createdAt.toISOString().slice(0, 10)}. Prepared by the owner; not audited.`)],
  [],
];

/** The rent roll as a workbook: one row for each unit and a total. */
export function makeRentRollSheet(property: PropertyRow): Promise<Buffer> {
  const rows = makeRentRoll(property);
  const occupied = rows.filter((row) => row.occupied);
  const header = ['Unit', 'Size', 'Sq ft', 'Climate', 'Status', 'Street rate', 'Rent', 'Move-in', 'Paid to'].map(
    (name) => text(name, HEAD),
  );
  const lines = rows.map((row) => [
    text(row.unit),
    text(row.size),
    amount(row.sqft),
    text(row.climate ? 'Yes' : 'No'),
    text(row.occupied ? 'Occupied' : 'Vacant'),
    amount(row.rate),
    amount(row.rent),
    day(row.since),
    day(row.paidTo),
  ]);
  const total = [
    text(`${rows.length} units`, TOTAL),
    null,
    amount(
      rows.reduce((sum, row) => sum + row.sqft, 0),
      TOTAL,
    ),
    null,
    text(`${occupied.length} occupied`, TOTAL),
    amount(
      rows.reduce((sum, row) => sum + row.rate, 0),
      TOTAL,
    ),
    amount(
      rows.reduce((sum, row) => sum + row.rent, 0),
      TOTAL,
    ),
    null,
    null,
  ];
  return write(
    [...titleRows(property, 'Rent Roll'), header, ...lines, total],
    'Rent roll',
    [12, 10, 10, 10, 12, 12, 12, 12, 12],
  );
}

/** The trailing twelve months as a workbook: income, expenses and NOI by month. */
export function makeStatementSheet(property: PropertyRow): Promise<Buffer> {
  const { income, expenses } = makeStatement(property);
  const months = Array.from({ length: 12 }, (_, i) => {
    const month = new Date(Date.UTC(property.createdAt.getUTCFullYear(), property.createdAt.getUTCMonth() - 12 + i, 1));
    return month.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  });
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const column = (lines: readonly { months: number[] }[], i: number): number =>
    sum(lines.map((line) => line.months[i]));
  const row = (name: string, values: readonly number[], style: Partial<Cell> = {}): Cell[] => [
    text(name, style),
    ...values.map((value) => amount(value, style)),
    amount(sum(values), style),
  ];
  const totals = (name: string, of: (i: number) => number): Cell[] =>
    row(
      name,
      months.map((_, i) => of(i)),
      TOTAL,
    );
  return write(
    [
      ...titleRows(property, 'Trailing Twelve Months'),
      ['', ...months, 'Total'].map((name) => text(name, HEAD)),
      ...income.map((line) => row(line.name, line.months)),
      totals('Total income', (i) => column(income, i)),
      ...expenses.map((line) => row(line.name, line.months)),
      totals('Total expenses', (i) => column(expenses, i)),
      totals('Net operating income', (i) => column(income, i) - column(expenses, i)),
    ],
    'T-12',
    [30, ...months.map(() => 12), 14],
  );
}

async function write(data: (Cell | null)[][], sheet: string, widths: readonly number[]): Promise<Buffer> {
  return writeXlsxFile(data, { buffer: true, sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 5 });
}
