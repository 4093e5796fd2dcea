import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { files } from '../../site-ui/scripts/map-data.mjs';
import { ROOT } from '../lib/paths.mjs';

const DATA = join(ROOT, 'site-ui', 'src', 'maps', 'data');
const CLIENT = join(ROOT, 'site-ui', 'dist', 'client');
const KB = 1024;

const packed = (file) => gzipSync(readFileSync(join(DATA, file))).length;

test('[FSITE-24] the committed data of the maps is what the script makes of its sources', () => {
  for (const [path, text] of files()) {
    assert.ok(
      readFileSync(join(ROOT, path), 'utf8') === text,
      `${path} differs: run npm run map-data --workspace site-ui`,
    );
  }
});

test('[FSITE-24] a first map fetches at most 150 KB of data, and all of it is at most 700 KB', () => {
  assert.ok(packed('ground.json') <= 150 * KB, `${packed('ground.json')} bytes`);
  const all = readdirSync(DATA, { recursive: true }).filter((file) => file.endsWith('.json'));
  assert.ok(all.length > 50, `only ${all.length} files`);
  const total = all.reduce((sum, file) => sum + packed(file), 0);
  assert.ok(total <= 700 * KB, `${total} bytes`);
});

test('[FSITE-24] no page fetches anything of a map before one is shown', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const maps = Object.keys(manifest).filter((key) => /src\/(maps|features\/search\/search-map)|leaflet/.test(key));
  assert.ok(
    maps.some((key) => manifest[key].isDynamicEntry),
    'the maps were not found',
  );
  for (const [key, { imports = [] }] of Object.entries(manifest)) {
    if (!maps.includes(key) && !key.startsWith('_')) {
      assert.deepEqual(
        imports.filter((other) => maps.includes(other) || /use-map/.test(other)),
        [],
        key,
      );
    }
  }
});
