import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { readZip } from '../../../test/zip';
import { inBatches } from './batches';
import { clockAt, XLSX_MAX_ROWS, XlsxColumn, xlsxStream } from './xlsx';

interface Thing {
  name: string;
  size: number;
  at: Date;
}

const COLUMNS: XlsxColumn<Thing>[] = [
  { heading: 'Name', width: 20, value: (row) => row.name },
  { heading: 'Size', width: 10, value: (row) => row.size, format: '#,##0' },
  { heading: 'At', width: 12, value: (row) => row.at },
  { heading: 'Nothing', width: 5, value: () => null },
];
const thing = (name: string, size = 1234): Thing => ({ name, size, at: new Date('2026-03-04T00:00:00Z') });
const SHEET = 'xl/worksheets/sheet1.xml';
const until = (done: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = Date.now() + 5000;
    const look = (): void =>
      done() ? resolve() : Date.now() > end ? reject(new Error('nothing came')) : void setTimeout(look, 5);
    look();
  });

describe('tables to xlsx', () => {
  it('[APROP-09] writes headings, texts, numbers and dates that Excel can read, whatever the texts hold', async () => {
    const file = await buffer(
      await xlsxStream('Things & more', COLUMNS, [thing('A <b> & "c" \u0001\u000b\ud800 \u{1f3e0}')]),
    );
    const { sheets } = await readXlsx(file, { readStyles: true });
    const [sheet] = sheets;
    expect([sheets.length, sheet.name]).toEqual([1, 'Things & more']);
    expect(sheet.rows).toEqual([
      ['Name', 'Size', 'At', 'Nothing'],
      ['A <b> & "c"  \u{1f3e0}', 1234, new Date('2026-03-04T00:00:00Z'), null],
    ]);
    const styleAt = (row: number, column: number) => sheet.cells?.get(`${row},${column}`)?.style;
    expect([0, 1, 2, 3].map((column) => styleAt(0, column)?.font?.bold)).toEqual([true, true, true, true]);
    expect([0, 1, 2].map((column) => styleAt(1, column)?.font?.bold ?? false)).toEqual([false, false, false]);
    expect([1, 2].map((column) => styleAt(1, column)?.numFmt)).toEqual(['#,##0', 'mm/dd/yyyy']);
    // Figures and their heading stand on the right, all else on the left.
    for (const row of [0, 1]) {
      const sides = [0, 1, 2].map((column) => styleAt(row, column)?.alignment?.horizontal ?? 'left');
      expect(sides).toEqual(['left', 'right', 'left']);
    }
    expect(styleAt(0, 0)?.font).toMatchObject({ name: 'Calibri', size: 11 });
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.columns?.map(({ width }) => width)).toEqual([20, 10, 12, 5]);
  });

  it('writes sums in bold', async () => {
    const rows = [thing('one'), thing('Total')];
    const file = await buffer(await xlsxStream('Things', COLUMNS, rows, ({ name }) => name === 'Total'));
    const [sheet] = (await readXlsx(file, { readStyles: true })).sheets;
    const isBold = (row: number, column: number) => sheet.cells?.get(`${row},${column}`)?.style?.font?.bold ?? false;
    expect([1, 2].map((row) => [isBold(row, 0), isBold(row, 1)])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it.each([
    ['2026-07-02T01:30:05Z', '2026-07-01T19:30:05Z'],
    ['2026-01-01T06:59:59Z', '2025-12-31T23:59:59Z'],
    ['2026-01-01T07:00:00Z', '2026-01-01T00:00:00Z'],
  ])('tells %s as the clock of the office shows it', (moment, shown) => {
    expect(clockAt('America/Denver')(new Date(moment))).toEqual(new Date(shown));
  });

  it('[FDEP-17] has the parts of a workbook, each with its type, and the elements of the sheet in their order', async () => {
    const parts = readZip(await buffer(await xlsxStream('Things', COLUMNS, [thing('one')])));
    const types = [...(parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const named = [...parts.keys()].filter((name) => !/\.rels$|^\[/.test(name));
    expect([...types].sort()).toEqual([...named].sort());
    const targets = [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/Target="([^"]+)"/g)];
    expect(targets.map(([, target]) => `xl/${target}`).every((name) => parts.has(name))).toBe(true);
    expect(parts.get('_rels/.rels')).toContain('Target="xl/workbook.xml"');
    const order = [...(parts.get(SHEET) ?? '').matchAll(/<(sheetViews|sheetFormatPr|cols|sheetData)\b/g)];
    expect(order.map(([, name]) => name)).toEqual(['sheetViews', 'sheetFormatPr', 'cols', 'sheetData']);
  });

  it('[FDEP-17] writes 100,000 rows in less than 100 MB', async () => {
    function* many(): Generator<Thing> {
      for (let index = 0; index < XLSX_MAX_ROWS; index += 1) {
        yield thing(`Property ${index} of somewhere`, index);
      }
    }
    const inUse = (): number => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = inUse();
    let [most, bytes] = [before, 0];
    for await (const piece of await xlsxStream('Things', COLUMNS, many())) {
      bytes += (piece as Buffer).length;
      most = Math.max(most, inUse());
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect((most - before) / 2 ** 20).toBeLessThan(100);
  });

  it.each(['=HYPERLINK("https://evil.example","x")', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    '[FDEP-17, BEYE-30] quotes %j, which stays a text',
    async (text) => {
      const sheet = readZip(await buffer(await xlsxStream('Things', COLUMNS, [thing(text)]))).get(SHEET) ?? '';
      expect(sheet).toMatch(/<c r="A2" t="inlineStr"><is><t[^>]*>/);
      expect(sheet).toContain(`>'${text}</t>`);
      expect(sheet).not.toContain('<f>');
    },
  );

  it('holds every row of many, in order, and names the cells as a spreadsheet does', async () => {
    const wide = Array.from({ length: 30 }, (_, index): XlsxColumn<number> => ({
      heading: `C${index}`,
      width: 5,
      value: (row) => row,
    }));
    const sheet =
      readZip(
        await buffer(
          await xlsxStream(
            'Numbers',
            wide,
            Array.from({ length: 3000 }, (_, index) => index),
          ),
        ),
      ).get(SHEET) ?? '';
    expect(
      [...sheet.matchAll(/<c r="AD(\d+)"[^>]*><v>(\d+)<\/v>/g)].map(([, row, value]) => Number(row) - Number(value)),
    ).toEqual(Array<number>(3000).fill(2));
  });

  it('asks for rows only as fast as they are taken, and closes them when the reader goes away', async () => {
    let [asked, closed] = [0, false];
    async function* endless(): AsyncGenerator<Thing> {
      try {
        for (;;) {
          yield await Promise.resolve(thing(randomBytes(3000).toString('base64'), (asked += 1)));
        }
      } finally {
        closed = true;
      }
    }
    const file = await xlsxStream('Things', COLUMNS, endless());
    file.once('error', () => undefined);
    file.read(1);
    await until(() => asked > 10);
    // Nobody reads on: what fits into the buffers of the streams is all that is asked for.
    for (let seen = -1; seen !== asked; await new Promise((resolve) => setTimeout(resolve, 500))) {
      seen = asked;
    }
    expect(asked).toBeLessThan(3000);
    expect(closed).toBe(false);
    file.destroy();
    await until(() => closed);
  });

  it('breaks off, and does not end as if it were whole, when the rows fail', async () => {
    async function* failing(): AsyncGenerator<Thing> {
      yield await Promise.resolve(thing('one'));
      throw new Error('the database went away');
    }
    await expect(xlsxStream('Things', COLUMNS, failing()).then(buffer)).rejects.toThrow('the database went away');
  });
});

describe('rows in batches', () => {
  it('reads a batch when the one before is used up, and leaves out what is gone', async () => {
    const read: number[][] = [];
    const seen: number[] = [];
    for await (const row of inBatches(
      [1, 2, 3, 4, 5],
      (batch) => {
        read.push(batch);
        return Promise.resolve(batch.filter((id) => id !== 2));
      },
      2,
    )) {
      seen.push(row);
      if (row === 1) {
        expect(read).toEqual([[1, 2]]);
      }
    }
    expect([seen, read]).toEqual([
      [1, 3, 4, 5],
      [[1, 2], [3, 4], [5]],
    ]);
  });
});
