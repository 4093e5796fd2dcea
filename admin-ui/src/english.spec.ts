import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

it('[FOFF-38] the back office is in English: its pages say so, and no package for translation is declared', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  expect(
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => /i18n|language|polyglot|intl/.test(name)),
  ).toEqual([]);
  for (const page of ['index.html', 'sign-in.html']) {
    expect(read(page)).toContain('<html lang="en">');
  }
});
