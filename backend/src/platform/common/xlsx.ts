import { StreamableFile } from '@nestjs/common';
import type { Worksheet } from 'exceljs';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

type XlsxValue = string | number | Date | null | undefined;

/** A column of a table: its heading, its width in characters, and what a row shows in it. */
export interface XlsxColumn<Row> {
  heading: string;
  width: number;
  /** Dates are written as their day and time in UTC; a text longer than a cell can hold is cut. */
  value: (row: Row) => XlsxValue;
  /** Excel's number or date format, for example `#,##0` or `mm/dd/yyyy`. */
  format?: string;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More rows than this take a person ages to read, and spreadsheet programs as long to open. */
export const XLSX_MAX_ROWS = 100_000;
/** Twice as fast as the usual 6 for a file some percent larger. */
const COMPRESSION = 3;
/** Rows between two looks at whether the reader keeps up. */
const STRIDE = 200;
const DATE_FORMAT = 'mm/dd/yyyy';
/** The longest text that a cell can hold. */
const MAX_CELL = 32_767;
/** What XML cannot hold would make the whole file unreadable. */
const UNWRITABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A table as an .xlsx file with one sheet: a bold first row that stays in view, real dates and numbers. Rows are asked
 * for as fast as the reader takes the file, so that the memory holds some of them only; when the reader goes away the
 * rows are closed.
 */
export async function xlsxStream<Row>(
  sheet: string,
  columns: XlsxColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<Readable> {
  const { default: ExcelJS } = await import('exceljs');
  const file = new PassThrough();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: file,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: COMPRESSION } },
  });
  const table = workbook.addWorksheet(sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  table.columns = columns.map(({ width }) => ({ width }));
  const heading = table.addRow(columns.map((column) => column.heading));
  heading.font = { bold: true };
  heading.commit();
  void writeRows(table, columns, rows, file)
    .then(() => workbook.commit())
    .catch((error: Error) => file.destroy(error));
  return file;
}

/** The same as the answer to a download. */
export async function xlsxFile<Row>(
  fileName: string,
  sheet: string,
  columns: XlsxColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<StreamableFile> {
  return new StreamableFile(await xlsxStream(sheet, columns, rows), {
    type: XLSX_TYPE,
    disposition: `attachment; filename="${fileName}"`,
  });
}

async function writeRows<Row>(
  table: Worksheet,
  columns: XlsxColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  file: PassThrough,
): Promise<void> {
  let written = 0;
  for await (const row of rows) {
    const line = table.addRow(columns.map((column) => cellValue(column.value(row))));
    columns.forEach(({ format }, index) => {
      const cell = line.getCell(index + 1);
      if (cell.value instanceof Date) {
        cell.numFmt = format ?? DATE_FORMAT;
      } else if (typeof cell.value === 'number' && format) {
        cell.numFmt = format;
      }
    });
    line.commit();
    written += 1;
    if (written % STRIDE === 0) {
      await untilTaken(file);
    }
    // Leaving the loop closes the rows.
    if (file.destroyed) {
      throw new Error('The reader of a spreadsheet went away.');
    }
  }
}

/** A text is a text whatever it begins with: a spreadsheet program never takes it for a formula. */
function cellValue(value: XlsxValue): string | number | Date | null {
  if (value === undefined || value === '') {
    return null;
  }
  if (typeof value === 'string') {
    return value.replace(UNWRITABLE, '').slice(0, MAX_CELL);
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return null;
  }
  return value;
}

/** Lets the file's zip run, and waits while the reader has enough. */
async function untilTaken(file: PassThrough): Promise<void> {
  await turn();
  if (file.writableNeedDrain && !file.destroyed) {
    await Promise.race([once(file, 'drain'), once(file, 'close')]);
  }
}
