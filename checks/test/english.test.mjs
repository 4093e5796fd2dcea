import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const read = (file) => readFileSync(join(ROOT, 'admin-ui', file), 'utf8');

test('[FOFF-38] the back office is in English: its pages say so, and no package for translation is declared', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  assert.deepEqual(
    declared.filter((name) => /i18n|language|polyglot|intl/.test(name)),
    [],
  );
  for (const page of ['index.html', 'sign-in.html']) {
    assert.match(read(page), /<html lang="en">/);
  }
});
