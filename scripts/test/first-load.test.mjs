import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/paths.mjs';

/** What a first visit may load of JavaScript, in bytes after gzip, before a phone on a slow line is kept waiting. */
const BUDGET = 100 * 1024;
const CLIENT = join(ROOT, 'site-ui', 'dist', 'client');

/** A page's own files and everything that they import at once; what is imported later does not count. */
function filesOf(manifest, source) {
  const found = new Set();
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (found.has(file)) {
      return;
    }
    found.add(file);
    imports.forEach(add);
  };
  add('src/entry-client.tsx');
  add(source);
  return [...found];
}

const sizeOf = (file) => gzipSync(readFileSync(join(CLIENT, file))).length;

for (const page of ['home', 'search', 'property', 'registration', 'sign-in']) {
  test(`the first load of the ${page} page stays within 100 KB of JavaScript`, () => {
    const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
    const files = filesOf(manifest, `src/pages/${page}-page.tsx`).map((file) => [sizeOf(file), file]);
    const total = files.reduce((sum, [size]) => sum + size, 0);
    // React alone is more than half of it: less would mean that the files were not found.
    assert.ok(total > 50 * 1024, `only ${total} bytes were found`);
    assert.ok(
      total <= BUDGET,
      `${total} bytes of ${BUDGET}:\n${files
        .sort(([a], [b]) => b - a)
        .map((file) => file.join(' '))
        .join('\n')}`,
    );
  });
}
