import assert from 'node:assert/strict';
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
  for (const folder of ['bench/mutations', 'checks', 'e2e', 'e2e/respect']) {
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
