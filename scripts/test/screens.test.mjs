import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { KEPT, SCREENS } from '../../e2e/screens/list.mjs';
import { ROOT } from '../lib/paths.mjs';

test('docs/screens keeps twelve pictures of screens that there are; all others are made by a command', () => {
  assert.equal(KEPT.length, 12);
  assert.deepEqual(readdirSync(join(ROOT, 'docs/screens')).sort(), KEPT.map((name) => `${name}.webp`).sort());
  const names = SCREENS.map(({ name }) => name);
  assert.deepEqual(
    KEPT.filter((picture) => !names.includes(picture.replace(/-\d+-(light|dark)$/, ''))),
    [],
  );
});

test('the README shows pictures that there are', () => {
  const shown = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
  assert.ok(shown.length > 1, `only ${shown.length} were found`);
  assert.deepEqual(
    shown.map(([, file]) => file).filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
});
