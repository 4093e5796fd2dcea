import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { reachedFrom } from '../lib/imports.mjs';
import { ROOT } from '../lib/paths.mjs';
import { CHEAP_BENCHES } from '../lib/test-steps.mjs';

/** Why `npm test` does not start these. */
const LEFT_OUT = {
  compare: 'it needs another commit',
  image: 'it builds the files of the image, as the tests of the image do',
  images: 'it draws pictures for minutes',
  lighthouse: 'it needs packages of its own',
  pages: 'it needs a browser',
  smoke: 'it starts the others',
  start: 'it needs a fresh clone',
};

test('[FTEST-67] npm test starts every bench, but for those that say why not', () => {
  const benches = readdirSync(join(ROOT, 'bench'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.replace('.mjs', ''));
  assert.deepEqual(benches, [...CHEAP_BENCHES, ...Object.keys(LEFT_OUT)].sort());
});

const TAKEN = /(?:const \{ ([^}]+) \} = )?\bload\('([^']+)'\)(?:\.(\w+))?/g;

test('[FTEST-67] what benches take of the product is there', () => {
  const missing = [];
  let taken = 0;
  for (const name of readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.mjs'))) {
    for (const [, several, path, one] of readFileSync(join(ROOT, 'bench', name), 'utf8').matchAll(TAKEN)) {
      const source = readFileSync(join(ROOT, 'backend/src', `${path}.ts`), 'utf8');
      const names = one ? [one] : several.split(',').map((part) => part.split(':')[0].trim());
      taken += names.length;
      const exported = (word) => new RegExp(`^export (?:async )?(?:class|const|function) ${word}\\b`, 'm').test(source);
      missing.push(...names.filter((word) => !exported(word)).map((word) => `${name}: ${word}`));
    }
  }
  assert.ok(taken > 20);
  assert.deepEqual(missing, []);
});

/** Fills the tables of a limit before anything is measured, from the product's own answers, so that both answer the same. */
const FILLS = /limit-tables\.mjs$/;

test('[FTEST-67] what the product is measured beside serves without anything of the product', () => {
  for (const limit of ['limit-server', 'list-limit-server']) {
    const files = [...reachedFrom([join(ROOT, 'bench/lib', `${limit}.mjs`)])];
    assert.ok(files.length > 1);
    for (const { file, text } of files) {
      assert.match(relative(ROOT, file), /^(bench|scripts|tools\/process-mark)/);
      const ofProduct = [...text.matchAll(/requireFromBackend\('([^']+)'\)/g)].filter(([, name]) =>
        /^\.|^@stowbridge/.test(name),
      );
      assert.ok(FILLS.test(file) || ofProduct.length === 0, `${file} takes ${ofProduct.join(', ')}`);
    }
  }
});
