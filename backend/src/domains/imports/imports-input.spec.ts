import { buffer } from 'node:stream/consumers';
import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { csv, importWorld, PROPERTY_HEADINGS, VENDOR_HEADINGS, vendorRow } from '../../../test/imports';
import { download } from '../../../test/uploads';
import { rowsOfWorkbook } from '../../../test/workbook';
import { xlsxStream } from '../../platform/common/xlsx';

/** A workbook as somebody makes one: a row of headings, then texts and numbers. */
const workbook = async (headings: string[], rows: (string | number | Date)[][]): Promise<Buffer> =>
  buffer(
    await xlsxStream(
      'Sheet',
      headings.map((heading, at) => ({ heading, width: 10, value: (row: (string | number | Date)[]) => row[at] })),
      rows,
    ),
  );

describe('the files of imports', () => {
  const world = importWorld();

  it.each([
    ['an empty file', Buffer.alloc(0), 'the file is missing or empty'],
    ['a file of headings alone', csv(VENDOR_HEADINGS, []), 'The file has headings but no rows.'],
    ['a file of empty lines', Buffer.from(',,\r\n,,\r\n'), 'The file is empty.'],
    [
      'two heading rows',
      csv(VENDOR_HEADINGS, [VENDOR_HEADINGS, vendorRow(1)]),
      'The file has two heading rows, 1 and 2.',
    ],
    ['a title above the headings', csv(['Vendors of 2026'], [VENDOR_HEADINGS, vendorRow(1)]), 'two heading rows'],
    [
      '200 columns',
      csv(
        Array.from({ length: 200 }, (_, n) => `Column ${n}`),
        [Array.from({ length: 200 }, () => 'x')],
      ),
      'The file has 200 columns; 100 are the most.',
    ],
    ['a PDF', Buffer.from('%PDF-1.4\nx'), 'Please save this as .xlsx or .csv.'],
    ['a workbook of 1997', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'Please save this as .xlsx or .csv.'],
    [
      'a packed file that is no workbook',
      Buffer.from('PK\x03\x04 nothing of the kind'),
      'Please save this as .xlsx or .csv.',
    ],
    [
      '20,001 rows',
      csv(
        ['Company'],
        Array.from({ length: 20_001 }, (_, n) => [n]),
      ),
      '20,001 rows; 20,000 are the most',
    ],
  ])('[BEYE-35] %s is refused with a text that names the fault', async (_what, content, text) => {
    const before = await world.count('imports');
    const answer = await world.send('vendors', content);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(text)]);
    expect([await world.count('imports'), await world.count('import_rows')]).toEqual([before, expect.any(Number)]);
  });

  it('[BEYE-35] 25 MB and one byte is too large, and another kind is none', async () => {
    const large = await world.send('vendors', Buffer.alloc(UPLOAD_LIMIT + 1, 'x'));
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('File is too large')]);
    const other = await world.send('castles', csv(VENDOR_HEADINGS, [vendorRow(1)]));
    expect([other.status, other.text]).toEqual([422, expect.stringContaining('properties, people, vendors')]);
  });

  it('a workbook is read like a .csv file, with numbers and days as they are meant', async () => {
    const headings = [...PROPERTY_HEADINGS, 'Offers due', 'Year built', 'Published'];
    const due = new Date('2099-12-31T00:00:00Z');
    const rows = [
      ['Depot x', '1 Main St', 'Boston', 'Massachusetts', 2108, 1, 40_000, 4_250_000.0, 'X-1', due, 2004, 'no'],
      ['Depot y', '1 Main St', 'Denver', 'CO', 80_202, 'Drive-up', 40_000, 4_250_000, 'X-2', due, 1492, 'yes'],
    ];
    const found = await world.checked('properties', await workbook(headings, rows), 'listings.xlsx');
    expect(await world.rows(found.id)).toMatchObject([
      { rowNumber: 2, state: 'right' },
      { rowNumber: 3, state: 'wrong', problems: [{ heading: 'Year built' }] },
    ]);
    expect(found.samples[0].values).toEqual(
      expect.arrayContaining([
        { label: 'Offers Due Date', text: '12/31/2099' },
        { label: 'Rentable SQFT', text: '40,000' },
      ]),
    );
    await world.written(found.id);
    const [row] = await world.app.source.query(
      `select zip_code, offers_due_date::text due, active, status_id from properties where name = 'Depot x'`,
    );
    expect(row).toEqual({ zip_code: '02108', due: '2099-12-31', active: false, status_id: 5 });
  });

  it('[BEYE-30] what begins like a formula is text in the report, and comes back as it was', async () => {
    const evil = '=HYPERLINK("https://evil.example","x")';
    const rows = ['+1', '-1', '@SUM(A1)', evil].map((text, n) => vendorRow(n, { company: text, state: 'Nowhere' }));
    const found = await world.checked('vendors', csv(VENDOR_HEADINGS, rows));
    expect(found.wrongCount).toBe(4);
    const report = await download(world.app, `/api/v1/imports/${found.id}/report`, world.token);
    const lines = rowsOfWorkbook(report.bytes);
    expect(lines[0]).toEqual([...VENDOR_HEADINGS, 'What is wrong']);
    expect(lines.slice(1).map(([company]) => company)).toEqual(["'+1", "'-1", "'@SUM(A1)", `'${evil}`]);
    expect(lines[1].at(-1)).toBe('State: State "Nowhere" is not known');
    const back = await world.checked('vendors', report.bytes, 'corrected.xlsx');
    expect(back.columns).toEqual([...found.columns, '']);
    const [first] = await world.app.source.query<{ cells: string[] }[]>(
      'select cells from import_rows where import_id = $1 order by row_number',
      [back.id],
    );
    expect(first.cells[0]).toBe('+1');
  });
});
