import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

test('[BEYB-47] the map of the search stays within 70 KB of JavaScript, which no first load asks for', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const first = filesOf(manifest, 'src/pages/search-page.tsx');
  const map = filesOf(manifest, 'src/features/search/search-map.tsx').filter((file) => !first.includes(file));
  const texts = map.map((file) => readFileSync(join(CLIENT, file), 'utf8'));
  // What draws is in it, and nowhere before it.
  assert.ok(texts.some((text) => text.includes('Radius around a place')));
  assert.ok(!first.some((file) => readFileSync(join(CLIENT, file), 'utf8').includes('Radius around a place')));
  const total = map.reduce((sum, file) => sum + sizeOf(file), 0);
  assert.ok(total > 40 * 1024, `only ${total} bytes were found`);
  assert.ok(total <= 70 * 1024, `${total} bytes of ${70 * 1024}: ${map.join(' ')}`);
});

test('no file of the site imports what imports it: the server follows them from a page on', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const follow = (key, way) => {
    assert.ok(!way.includes(key), [...way, key].join(' > '));
    (manifest[key].imports ?? []).forEach((next) => follow(next, [...way, key]));
  };
  Object.keys(manifest).forEach((key) => follow(key, []));
});

const OFFICE = join(ROOT, 'admin-ui', 'dist');

/** The scripts without which a page of the back office draws nothing; what is fetched ahead does not count. */
const scriptsOf = (page) =>
  [
    ...readFileSync(join(OFFICE, page), 'utf8').matchAll(
      /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
    ),
  ].map(([, address]) => readFileSync(join(OFFICE, address)));

for (const [page, coding, compress, limit] of [
  ['sign-in.html', 'gzip', gzipSync, 160 * 1024],
  ['index.html', 'brotli', brotliCompressSync, 300 * 1024],
]) {
  test(`[FDEP-15] the scripts of the back office's ${page} stay within ${limit / 1024} KB of ${coding}`, () => {
    const total = scriptsOf(page).reduce((sum, body) => sum + compress(body).length, 0);
    assert.ok(total > 100 * 1024, `only ${total} bytes were found`);
    assert.ok(total <= limit, `${total} bytes of ${limit}`);
  });
}

test('[FDEP-15] while somebody signs in, the scripts of the back office are fetched ahead', () => {
  const ahead = [
    ...readFileSync(join(OFFICE, 'sign-in.html'), 'utf8').matchAll(/<link rel="prefetch" href="([^"]+)"/g),
  ];
  const office = readFileSync(join(OFFICE, 'index.html'), 'utf8');
  assert.ok(ahead.some(([, address]) => address.includes('/frame-')));
  for (const [, address] of ahead) {
    assert.ok(office.includes(`src="${address}"`), address);
  }
});
