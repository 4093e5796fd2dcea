import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetData } from 'write-excel-file';

/** A column of a table: its heading, its width in characters, and what a row shows in it. */
export interface XlsxColumn<Row> {
  heading: string;
  width: number;
  value: (row: Row) => string | number | Date | null | undefined;
  /** Excel's number or date format, for example `#,##0` or `mm/dd/yyyy`. */
  format?: string;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More rows than this take a report seconds to make and a person ages to read. */
export const XLSX_MAX_ROWS = 20_000;
const MAX_CELL = 32_767;

/** What XML cannot hold would make the whole file unreadable. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A table as an .xlsx file with one sheet, a bold first row that stays in view, and real dates and numbers. */
export async function tableToXlsx<Row>(sheet: string, columns: XlsxColumn<Row>[], rows: Row[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  const cell = (value: string | number | Date | null | undefined, format?: string) => {
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'number') return { value, type: Number, ...(format ? { format } : {}) };
    if (value instanceof Date) return { value, type: Date, format: format ?? 'mm/dd/yyyy' };
    return { value: value.replace(UNWRITABLE, '').slice(0, MAX_CELL), type: String };
  };
  const heading = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => cell(column.value(row), column.format)));
  // Asked for a buffer the library leaves its working files, with everybody's data, on the disk; asked for a file it does not.
  const folder = await mkdtemp(join(tmpdir(), 'stowbridge-xlsx-'));
  try {
    const filePath = join(folder, 'table.xlsx');
    await write([heading, ...body] as SheetData, { filePath, sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 });
    return await readFile(filePath);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
