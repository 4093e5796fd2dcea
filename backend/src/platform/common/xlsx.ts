import { StreamableFile } from '@nestjs/common';
import type { Column } from '@stowbridge/contract/columns';
import { dayIn } from '@stowbridge/contract/dates';
import type { CellStyle, ColumnDef } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { quoted, writable } from './cell-text';

type CellValue = string | number | Date | null;
type XlsxValue = CellValue | undefined;

/** A column of a table: its heading, its width in characters, and what a row shows in it. */
export interface XlsxColumn<Row> {
  heading: string;
  width: number;
  /** Dates are written as their day and time in UTC; a text longer than a cell can hold is cut. */
  value: (row: Row) => XlsxValue;
  /** Excel's number or date format, for example `#,##0` or `mm/dd/yyyy`. */
  format?: string;
}

/** The day of a moment in a time zone, as a spreadsheet writes it. */
export function dayAt(timeZone: string): (moment: string | Date) => Date {
  const dayOf = dayIn(timeZone);
  return (moment) => new Date(`${dayOf(new Date(moment))}T00:00:00Z`);
}

/** A moment as the clock of a time zone shows it, for a column that names the zone. */
export function clockAt(timeZone: string): (moment: Date) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (moment) => new Date(`${format.format(moment).replace(' ', 'T')}Z`);
}

/** The columns of a list as those of its file; days are those of the time zone. */
export function sharedColumns<Row>(columns: Column<Row>[], widths: number[], timeZone: string): XlsxColumn<Row>[] {
  const day = dayAt(timeZone);
  return columns.map(({ label, kind, value }, index) => ({
    heading: label,
    width: widths[index],
    value: (row) => {
      const shown = value(row);
      return kind === 'day' && shown !== null ? day(shown as string | Date) : shown;
    },
    format: FORMATS[kind],
  }));
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More rows than this take a person ages to read, and spreadsheet programs as long to open. */
export const XLSX_MAX_ROWS = 100_000;
const DATE_FORMAT = 'mm/dd/yyyy';
/** Formats of columns: a moment with its seconds, whole dollars. */
export const CLOCK = 'mm/dd/yyyy hh:mm:ss AM/PM';
export const DOLLARS = '"$"#,##0';
/** A percentage is a number of hundredths, as everywhere. */
const FORMATS: Record<Column<never>['kind'], string | undefined> = {
  text: undefined,
  day: undefined,
  amount: DOLLARS,
  percent: '0.00"%"',
  cents: '"$"#,##0.00',
};
/** Apart from the text beside it. */
const RIGHT: CellStyle['alignment'] = { horizontal: 'right', indent: 1 };
/** Without a name and a size, programs take a font of their own. */
const BOLD = { name: 'Calibri', size: 11, bold: true };
/** The longest text that a cell can hold. */
const MAX_CELL = 32_767;
/**
 * A table as an .xlsx file with one sheet: a bold first row that stays in view, real dates and numbers, sums in bold. Rows are asked
 * for as fast as the reader takes the file, so that the memory holds some of them only; when the reader goes away the
 * rows are closed.
 */
export async function xlsxStream<Row>(
  sheet: string,
  columns: XlsxColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  isSum: (row: Row) => boolean = () => false,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const layout = columns.map(({ width, format }): ColumnDef => ({ width, style: headingStyle(format) }));
  const file = writeXlsxStream(lines(columns, layout, rows, isSum), {
    name: sheet,
    columns: layout,
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(file as ReadableStream);
}

/** The same as the answer to a download. */
export async function xlsxFile<Row>(
  fileName: string,
  sheet: string,
  columns: XlsxColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  isSum?: (row: Row) => boolean,
): Promise<StreamableFile> {
  return new StreamableFile(await xlsxStream(sheet, columns, rows, isSum), {
    type: XLSX_TYPE,
    disposition: `attachment; filename="${fileName}"`,
  });
}

/**
 * The headings, then the rows. The writer knows styles of columns only, and asks for them when it writes a line: what
 * the layout says is therefore of the line that was given last.
 */
async function* lines<Row>(
  columns: XlsxColumn<Row>[],
  layout: ColumnDef[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  isSum: (row: Row) => boolean,
): AsyncGenerator<CellValue[]> {
  yield columns.map(({ heading }) => heading);
  for await (const row of rows) {
    const values = columns.map((column) => cellValue(column.value(row)));
    columns.forEach(({ format }, index) => {
      layout[index].style = styleOf(values[index], format, isSum(row));
    });
    yield values;
  }
}

/** Headings stand above what they are of: those of figures on the right. */
const headingStyle = (format: string | undefined): CellStyle => ({
  font: BOLD,
  ...(format !== undefined && format !== CLOCK && { alignment: RIGHT }),
});

function styleOf(value: CellValue, format: string | undefined, isSum: boolean): CellStyle | undefined {
  const font = isSum ? BOLD : undefined;
  if (value instanceof Date) {
    return { font, numFmt: format ?? DATE_FORMAT, alignment: { horizontal: 'left' } };
  }
  if (typeof value === 'number' && format !== undefined) {
    return { font, numFmt: format, alignment: RIGHT };
  }
  return font && { font };
}

/** A text is a text whatever it begins with: a spreadsheet program never takes it for a formula. */
function cellValue(value: XlsxValue): CellValue {
  if (value === undefined || value === '') {
    return null;
  }
  if (typeof value === 'string') {
    return quoted(writable(value)).slice(0, MAX_CELL);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return null;
  }
  return value;
}
