import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const releases = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
  ([, one]) => one,
);

test('[FOPS-18] the newest section of the changelog is of the version that everything has', () => {
  const { version, workspaces } = JSON.parse(read('package.json'));
  assert.equal(releases[0], version);
  for (const workspace of workspaces) {
    assert.equal(JSON.parse(read(`${workspace}/package.json`)).version, version, workspace);
  }
  assert.equal(/^ARG VERSION=(.+)$/m.exec(read('Dockerfile'))?.[1], version);
});

test('[FOPS-18] the database that upgrades are tried on is of this release or of the one before it', () => {
  const dump = gunzipSync(readFileSync(join(ROOT, 'backend/test/data/last-release.sql.gz'))).toString();
  const [, version] = /^-- Stowbridge (.+)\n/.exec(dump) ?? [];
  assert.ok(releases.slice(0, 2).includes(version), `it is of ${version}`);
});
