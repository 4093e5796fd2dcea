import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const below = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));
const folders = ['', ...below(''), ...below('').flatMap(below)];
const files = folders.map((folder) => join(folder, 'package-lock.json')).filter((file) => existsSync(join(ROOT, file)));
const locks = new Map(files.map((file) => [file, read(file).packages]));
const product = locks.get('package-lock.json');

test('[FDEP-16] lock files name packages by version and digest, and no registry that they came from', () => {
  assert.ok(files.length >= 4, `only ${files.join(', ')} were found`);
  for (const [file, packages] of locks) {
    const wrong = Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .filter(([, { version, integrity, resolved }]) => !version || !integrity || resolved);
    assert.deepEqual(
      wrong.map(([path]) => path),
      [],
      file,
    );
  }
});

test('[FDEP-16] npm start installs neither what judges the repository nor a browser', () => {
  for (const folder of ['bench/mutations', 'checks', 'e2e', 'e2e/generators', 'e2e/respect']) {
    const packages = locks.get(`${folder}/package-lock.json`);
    for (const name of Object.keys(read(`${folder}/package.json`).dependencies)) {
      const [own, shared] = [packages, product].map((lock) => lock[`node_modules/${name}`]?.version);
      assert.ok(own, `${folder} does not install ${name}`);
      // TypeScript compiles the product, and reads it for ESLint; semver comes with packages of both.
      assert.equal(shared, ['typescript', 'semver'].includes(name) ? own : undefined, name);
    }
  }
});

test('[FDEP-16] the canvas that pdf.js wants in Node is left out: here it draws in browsers alone', () => {
  assert.deepEqual(
    Object.keys(product).filter((path) => path.includes('@napi-rs/canvas')),
    [],
  );
});

test('[FDEP-07] packages that run in production are declared by their exact version', () => {
  for (const { name, dependencies = {} } of read('package.json').workspaces.map((folder) =>
    read(`${folder}/package.json`),
  )) {
    const ranges = Object.entries(dependencies).filter(
      ([other, version]) => !other.startsWith('@stowbridge/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    assert.deepEqual(ranges, [], name);
  }
});

test('[FSEC-32] npm run sbom names every package of the lock file, without a network', () => {
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' };
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const { bomFormat, components } = read('temp/sbom.json');
  assert.equal(bomFormat, 'CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const name of ['typeorm', 'bull', 'fastify', 'react', 'react-admin']) {
    assert.ok(listed.has(`${name}@${product[`node_modules/${name}`].version}`), name);
  }
});

test('[FSEC-32] [FSEC-33] the pages on security and limits say how soon, and name every limit that can be set', () => {
  const text = (path) => readFileSync(join(ROOT, path), 'utf8');
  for (const words of ['48 hours', '7 days', '30 days', 'security.txt', 'ASVS']) {
    assert.ok(text('docs/security.md').includes(words), words);
  }
  const settings = text('docs/configuration.md').match(/(?<=^\| `)[A-Z_]*(?:LIMIT|_PER_MINUTE|AT_ONCE)(?=`)/gm);
  assert.ok(settings.length >= 5, settings.join());
  const limits = text('docs/operations/limits.md');
  assert.deepEqual(
    settings.filter((name) => !limits.includes(`\`${name}\``)),
    [],
  );
  for (const [, kind, most] of text('backend/src/platform/http/hourly-limit.ts').matchAll(/(\w+): \{ most: (\d+)/g)) {
    assert.ok(limits.includes(`| ${most} in an hour`), `${kind}: ${most} in an hour`);
  }
  const alerts = text('docs/operations/alerts.yml');
  for (const [, name] of limits.matchAll(/alert `(\w+)`/g)) {
    assert.ok(alerts.includes(`alert: ${name}\n`), name);
  }
  for (const said of [
    'Too many requests. Please wait a minute',
    'There is too much to do just now',
    'Too many attempts',
  ]) {
    assert.ok(limits.includes(said), said);
  }
});
