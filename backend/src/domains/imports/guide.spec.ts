import { IMPORT_FIELDS, IMPORT_KINDS, fieldOfHeading, guessColumns } from '@stowbridge/contract/imports';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDE = readFileSync(join(__dirname, '../../../../docs/how-to/imports.md'), 'utf8');

describe('the columns of imports', () => {
  it.each(IMPORT_KINDS)('of %s are in the guide, with the headings that are read as each', (kind) => {
    const [, section = ''] = GUIDE.split(`## Columns of ${kind}\n`);
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| ([^|]*) \| [^|]+ \|$/gm)].map(
      ([, label, words]) => [label, words.trim()],
    );
    expect(rows.slice(1)).toEqual(IMPORT_FIELDS[kind].map(({ label, words = [] }) => [label, words.join(', ')]));
  });

  it.each(IMPORT_KINDS)('of %s are each found by what they say, and by no word of another', (kind) => {
    for (const { name, label, words = [] } of IMPORT_FIELDS[kind]) {
      expect([label, ...words].map((heading) => [heading, fieldOfHeading(kind, heading)?.name])).toEqual(
        [label, ...words].map((heading) => [heading, name]),
      );
    }
  });

  it('are guessed without regard to case and signs, each once, and no ID of another system is ours', () => {
    expect(guessColumns('vendors', ['COMPANY name', 'State', 'state', 'ID', '', 'Colour'])).toEqual([
      'companyName',
      'stateId',
      '',
      '',
      '',
      '',
    ]);
  });
});
