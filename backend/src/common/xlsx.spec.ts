import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readZip } from '../../test/zip';
import { tableToXlsx } from './xlsx';

describe('tables to xlsx', () => {
  it('[APROP-09] writes headings, texts, numbers and dates that Excel can read, whatever the texts hold', async () => {
    const rows = [{ name: 'A <b> & "c" \u0001\u000b', size: 1234, at: new Date('2026-03-04T00:00:00Z'), nothing: null }];
    const file = await tableToXlsx('Things', [
      { heading: 'Name', width: 20, value: (row) => row.name },
      { heading: 'Size', width: 10, value: (row) => row.size, format: '#,##0' },
      { heading: 'At', width: 12, value: (row) => row.at },
      { heading: 'Nothing', width: 5, value: (row) => row.nothing },
    ], rows);
    const parts = readZip(file);
    const strings = parts.get('xl/sharedStrings.xml') ?? '';
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(strings).toContain('Nothing');
    expect(strings).toContain('A &lt;b&gt; &amp;');
    for (const unwritable of ['\u0001', '\u000b']) expect(strings + sheet).not.toContain(unwritable);
    expect(sheet).toContain('<v>1234</v>');
    expect(sheet).toContain('<v>46085</v>');
  });
  it('leaves nothing of it on the disk', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => /^(write-excel-file|stowbridge-xlsx)-/.test(name));
    const before = left();
    await tableToXlsx('Things', [{ heading: 'Name', width: 20, value: (name: string) => name }], ['somebody']);
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });
});
