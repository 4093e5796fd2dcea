import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { readZip } from '../../../test/zip';
import { inBatches } from './batches';
import { XlsxColumn, xlsxStream } from './xlsx';

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
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(
      (await buffer(
        await xlsxStream('Things & more', COLUMNS, [thing('A <b> & "c" \u0001\u000b\ud800 \u{1f3e0}')]),
      )) as unknown as ArrayBuffer,
    );
    const [sheet] = workbook.worksheets;
    const [heading, row] = [sheet.getRow(1), sheet.getRow(2)];
    expect(sheet.name).toBe('Things & more');
    expect([1, 2, 3, 4].map((column) => [heading.getCell(column).value, heading.getCell(column).font.bold])).toEqual([
      ['Name', true],
      ['Size', true],
      ['At', true],
      ['Nothing', true],
    ]);
    expect([1, 2, 3, 4].map((column) => row.getCell(column).value)).toEqual([
      'A <b> & "c"  \u{1f3e0}',
      1234,
      new Date('2026-03-04T00:00:00Z'),
      null,
    ]);
    expect([2, 3].map((column) => row.getCell(column).numFmt)).toEqual(['#,##0', 'mm/dd/yyyy']);
    expect(sheet.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })]);
    expect(sheet.columns.map(({ width }) => width)).toEqual([20, 10, 12, 5]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('leaves %j a text', async (text) => {
    const sheet = readZip(await buffer(await xlsxStream('Things', COLUMNS, [thing(text)]))).get(SHEET) ?? '';
    expect(sheet).toMatch(/<c r="A2"[^>]* t="str"><v>/);
    expect(sheet).toContain(`${text}</v>`);
    expect(sheet).not.toContain('<f>');
  });

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
    await until(() => asked > 50);
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
