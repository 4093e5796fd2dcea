import { StreamableFile } from '@nestjs/common';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { sheetXml, workbookParts } from './xlsx-parts';

export type XlsxValue = string | number | Date | null | undefined;

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

/**
 * A table as an .xlsx file with one sheet: a bold first row that stays in view, real dates and numbers. Rows are asked
 * for as fast as the reader takes the file, so that the memory holds some of them only; when the reader goes away the
 * rows are closed.
 */
export async function xlsxStream<Row>(sheet: string, columns: XlsxColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Promise<Readable> {
  const { default: archiver } = await import('archiver');
  const archive = archiver('zip', { zlib: { level: COMPRESSION } });
  const content = Readable.from(sheetXml(columns, rows), { objectMode: false });
  const file = new PassThrough();
  // Whoever fails or goes away, the other ends must not wait for ever.
  content.once('error', (error) => file.destroy(error));
  pipeline(archive, file, () => content.destroy());
  for (const [name, part] of Object.entries(workbookParts(sheet, columns))) archive.append(part, { name });
  archive.append(content, { name: 'xl/worksheets/sheet1.xml' });
  void archive.finalize().catch((error: Error) => file.destroy(error));
  return file;
}

/** The same as the answer to a download. */
export async function xlsxFile<Row>(fileName: string, sheet: string, columns: XlsxColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Promise<StreamableFile> {
  return new StreamableFile(await xlsxStream(sheet, columns, rows), { type: XLSX_TYPE, disposition: `attachment; filename="${fileName}"` });
}
