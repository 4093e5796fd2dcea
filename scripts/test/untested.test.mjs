import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { isLate, makeReader, reachedFrom } from '../lib/imports.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Modules that no spec imports: write one when you change them, and take them out of here. Nothing is added. */
const UNTESTED = [
  'admin-ui/src/main.tsx',
  'admin-ui/src/mount.tsx',
  'admin-ui/src/no-export.ts',
  'admin-ui/src/sign-in.tsx',
  'admin-ui/src/test/setup.ts',
  'site-ui/src/addresses.ts',
  'site-ui/src/app.tsx',
  'site-ui/src/assets.ts',
  'site-ui/src/entry-client.tsx',
  'site-ui/src/entry-server.tsx',
  'site-ui/src/layout/failure.tsx',
  'site-ui/src/pages.ts',
  'site-ui/src/pages/buyer-property-page.tsx',
  'site-ui/src/pages/market-analysis-page.tsx',
  'site-ui/src/pages/terms-page.tsx',
];

/** Where a front end says which page it shows at which address. */
const ROUTES = /\/(index|pages)\.ts$/;
const SPEC = /\.spec\.tsx?$/;

test('[FTEST-63] each module of the front ends is imported by a spec, but for those that are named', (t) => {
  const untested = ['admin-ui', 'site-ui'].flatMap((part) => {
    const src = join(ROOT, part, 'src');
    const files = readdirSync(src, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name))
      .map((name) => join(src, name));
    // A table of routes knows every page: who reads it has tested none of them.
    const follows = (importer, name) => !ROUTES.test(importer.file) || !isLate(importer, name);
    const specs = files.filter((file) => SPEC.test(file));
    const reached = new Set([...reachedFrom(specs, makeReader(), follows)].map(({ file }) => file));
    return files.filter((file) => !reached.has(file)).map((file) => relative(ROOT, file));
  });
  t.diagnostic(`without a spec: ${untested.join(', ')}`);
  assert.deepEqual(untested.sort(), UNTESTED.toSorted());
});
