import type { XlsxColumn, XlsxValue } from './xlsx';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Formats that Excel does not bring along are numbered from here. */
const FIRST_FORMAT = 164;
/** Cell styles: the plain one, the bold one of the headings, then one for each column that has a format. */
const [HEADING_STYLE, FIRST_STYLE] = [1, 2];
/** The longest text that a cell can hold. */
const MAX_CELL = 32_767;
/** Excel's days count from here; the 25,569th began when Unix time did. */
const [DAY_MS, UNIX_DAY] = [86_400_000, 25_569];
const DATE_FORMAT = 'mm/dd/yyyy';
/** Characters of XML that are handed on at once. */
const CHUNK = 64 * 1024;

/** What XML cannot hold would make the whole file unreadable. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** The small files of a workbook with one sheet, by name; the sheet itself is written row by row. */
export function workbookParts<Row>(sheet: string, columns: XlsxColumn<Row>[]): Record<string, string> {
  return {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']]),
    'xl/styles.xml': stylesXml(columns.map(({ format }) => format ?? DATE_FORMAT)),
  };
}

const CONTENT_TYPES = [
  `${XML}<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>`,
  '</Types>',
].join('');

/** What a part refers to: kind and address, numbered rId1, rId2 and so on. */
function relationships(targets: [kind: string, address: string][]): string {
  const each = targets.map(([kind, address], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${address}"/>`);
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** The cell styles, in the order of their numbers. Excel insists on two fills and one border, used or not. */
function stylesXml(formats: string[]): string {
  const style = (format: number, font: number): string =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${formats.length}">`,
    ...formats.map((format, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(format)}"/>`),
    '</numFmts>',
    `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${FIRST_STYLE + formats.length}">${style(0, 0)}${style(0, 1)}`,
    ...formats.map((_, index) => style(FIRST_FORMAT + index, 0)),
    '</cellXfs></styleSheet>',
  ].join('');
}

/** The XML of the sheet in chunks, reading a row only when the chunk before it was taken. */
export async function* sheetXml<Row>(columns: XlsxColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  let chunk = sheetStart(columns, letters);
  let number = 1;
  for await (const row of rows) {
    number += 1;
    chunk += `<row r="${number}">`;
    for (const [index, column] of columns.entries()) {
      const value = column.value(row);
      const styled = value instanceof Date || (typeof value === 'number' && column.format !== undefined);
      chunk += cell(`${letters[index]}${number}`, value, styled ? FIRST_STYLE + index : 0);
    }
    chunk += '</row>';
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
}

/** Up to the first row of data: the headings stay in view while the rest scrolls. */
function sheetStart<Row>(columns: XlsxColumn<Row>[], letters: string[]): string {
  return [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0" tabSelected="1">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>',
    ...columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData><row r="1">',
    ...columns.map(({ heading }, index) => cell(`${letters[index]}1`, heading, HEADING_STYLE)),
    '</row>',
  ].join('');
}

/** A text is a text whatever it begins with: a spreadsheet program never takes it for a formula. */
function cell(reference: string, value: XlsxValue, style: number): string {
  if (value === null || value === undefined || value === '') return '';
  const start = `<c r="${reference}"${style ? ` s="${style}"` : ''}`;
  if (typeof value === 'string') return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, MAX_CELL))}</t></is></c>`;
  const number = value instanceof Date ? value.getTime() / DAY_MS + UNIX_DAY : value;
  return Number.isFinite(number) ? `${start}><v>${number}</v></c>` : '';
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
