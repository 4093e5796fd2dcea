import { readZip } from './zip';

/** The rows of the first sheet of a workbook as texts; numbers and dates as they are stored, empty cells left out. */
export function rowsOfWorkbook(file: Buffer): string[][] {
  const sheet = readZip(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(([, text, value = '']) => (text === undefined ? value : plain(text))));
}

function plain(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
