import { readZip } from './zip';

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** The rows of the first sheet of a workbook as texts; numbers and dates as they are stored, empty cells left out. */
export function rowsOfWorkbook(file: Buffer): string[][] {
  const sheet = readZip(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*>(?:<v>|<is><t\b[^>]*>)([^<]*)<\//g)].map(([, value = '']) =>
      value.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  );
}
