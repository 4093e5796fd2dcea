import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const FOLDER = join(ROOT, 'backend/src/views/privacy');

test('each table that holds something of people has one class of data', () => {
  const declared = readdirSync(FOLDER)
    .filter((name) => /^held-.*\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^ {2}(\w+): (?:\{|\w+\()/gm)])
    .map(([, table]) => table);
  const page = readFileSync(join(ROOT, 'docs/security/data.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \w+ \| ((?:`\w+` ?)+) \|/gm)];
  const classed = rows.flatMap(([, tables]) => [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => table));
  assert.equal(rows.length, 5);
  assert.ok(declared.length > 60);
  assert.deepEqual(classed.sort(), declared.sort());
});
