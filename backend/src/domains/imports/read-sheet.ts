import {
  fieldOfHeading,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  type ImportKind,
  SAVE_AS_XLSX,
} from '@stowbridge/contract/imports';
import type { CellValue } from 'hucre/xlsx';
import { unquoted, writable } from '../../platform/common/cell-text';

export interface SheetTask {
  kind: ImportKind;
  content: Uint8Array;
}

/** The headings, and each row that has something in it as the spreadsheet counts; or what is wrong with the file. */
export type SheetAnswer = { headings: string[]; rows: { rowNumber: number; cells: string[] }[] } | { fault: string };

const PACKED = 'PK\x03\x04';
const DELIMITERS = [',', ';', '\t', '|'];
/** How files begin that are neither packed nor texts, although they may look like one: PDF, RTF. */
const OTHER_STARTS = ['%PDF', '{\\rtf', '<!DOCTYPE', '<html'];

/** Reads the first sheet that holds something of an .xlsx file, or a .csv file. */
export async function readSheet({ kind, content }: SheetTask): Promise<SheetAnswer> {
  const lines = await linesOf(Buffer.from(content));
  return lines ? sheetOf(kind, lines) : { fault: SAVE_AS_XLSX };
}

/** Undefined for a file of another kind. */
async function linesOf(content: Buffer): Promise<string[][] | undefined> {
  const start = content
    .toString('latin1', 0, 16)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (start.startsWith(PACKED)) {
    return workbookLines(content);
  }
  const text = OTHER_STARTS.some((mark) => start.toLowerCase().startsWith(mark.toLowerCase()))
    ? undefined
    : textOf(content);
  if (text === undefined) {
    return undefined;
  }
  const { parseCsv } = await import('hucre/csv');
  return parseCsv(text, { delimiter: delimiterOf(text) }).map((row) => row.map(textOfCell));
}

/** What separates the headings: what the texts of the rows hold says nothing. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const count = (one: string): number => headings.split(one).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

async function workbookLines(content: Buffer): Promise<string[][] | undefined> {
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(content, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
    const lines = sheets.map(({ rows }) => rows.map((row) => row.map(textOfCell)));
    return lines.find((sheet) => sheet.some(holdsSomething)) ?? [];
  } catch {
    // Another packed file, one with a password, or a damaged one.
    return undefined;
  }
}

/** As Excel writes texts: UTF-8, UTF-16 with its mark, or the letters of Windows. */
function textOf(content: Buffer): string | undefined {
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    const text = new TextDecoder('windows-1252').decode(content);
    // eslint-disable-next-line no-control-regex -- what no text holds
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
  }
}

/** A cell as somebody would type it; what an export has quoted is as it was. */
function textOfCell(value: CellValue): string {
  if (value instanceof Date) {
    const moment = value.toISOString();
    return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment;
  }
  return value === null || value === undefined ? '' : unquoted(writable(String(value)).trim());
}

const holdsSomething = (row: readonly string[]): boolean => row.some((cell) => cell !== '');
const SEVERAL = 2;

function sheetOf(kind: ImportKind, lines: string[][]): SheetAnswer {
  const filled = lines
    .map((cells, index) => ({ rowNumber: index + 1, cells }))
    .filter(({ cells }) => holdsSomething(cells));
  const [heading, ...rows] = filled;
  if (!heading) {
    return { fault: 'The file is empty.' };
  }
  const width = Math.max(...filled.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (width > IMPORT_COLUMNS_MAX) {
    return { fault: `The file has ${width} columns; ${IMPORT_COLUMNS_MAX} are the most.` };
  }
  if (rows.length === 0) {
    return { fault: 'The file has headings but no rows.' };
  }
  if (isHeading(kind, rows[0].cells) || rows[0].cells.join('\t') === heading.cells.join('\t')) {
    return { fault: `The file has two heading rows, ${heading.rowNumber} and ${rows[0].rowNumber}. Please leave one.` };
  }
  if (rows.length > IMPORT_ROWS_MAX) {
    return {
      fault: `The file has ${rows.length.toLocaleString('en-US')} rows; ${IMPORT_ROWS_MAX.toLocaleString('en-US')} are the most.`,
    };
  }
  const wide = (cells: string[]): string[] => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return {
    headings: wide(heading.cells),
    rows: rows.map(({ rowNumber, cells }) => ({ rowNumber, cells: wide(cells) })),
  };
}

/** Whether most of what a row says are headings: rows of records name few by chance. */
function isHeading(kind: ImportKind, cells: string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  const known = said.filter((cell) => fieldOfHeading(kind, cell)).length;
  return known >= SEVERAL && known * SEVERAL >= said.length;
}
