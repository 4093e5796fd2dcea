import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const ALLOWED = new Set([
  ...['MIT', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['OFL-1.1', 'CC0-1.0', 'CC-BY-4.0'],
]);
/** The licence of libvips and of what it brings along: loaded as a library of its own. */
const LIBVIPS = /^@img\/sharp-/;
/** Programs that judge, test or build, of which nothing goes out. */
const TOOLS_ONLY = 'MPL-2.0';
/** What vite writes style sheets with, the only one of those that building needs. */
const BUILDS = /^lightningcss/;

/** Packages whose licence is not on the list, or not named where it belongs: what was found, when, and why it may stay. */
const EXEMPT = {
  '@csstools/color-helpers': ['2026-11-23', 'MIT-0: MIT without the duty to name its author'],
  argparse: ['2026-11-23', 'Python-2.0, in newer releases PSF-2.0: permissive, its text is in the notices'],
  nodemailer: ['2026-11-23', 'MIT-0: MIT without the duty to name its author'],
  pako: ['2026-11-23', 'MIT AND Zlib: both permissive'],
  'passport-strategy': ['2026-11-23', 'MIT, in a form of the manifest that npm reads no more'],
  pause: ['2026-11-23', 'MIT, in its readme'],
  'png-js': ['2026-11-23', 'MIT, in its file LICENSE'],
  'postal-mime': ['2026-11-23', 'MIT-0: MIT without the duty to name its author'],
  'smtp-server': ['2026-11-23', 'MIT-0: MIT without the duty to name its author'],
};

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const LOCKS = ['', 'checks/', 'e2e/', 'e2e/generators/', 'e2e/respect/', 'bench/mutations/'].map(
  (folder) => `${folder}package-lock.json`,
);

/** Every package of a lock file: name, licence, and whether it is for tools only. */
const packagesOf = (lock) =>
  Object.entries(JSON.parse(read(lock)).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license, dev }]) => ({
      name: path.split('node_modules/').at(-1),
      licence: license,
      tool: dev === true || lock !== 'package-lock.json' || BUILDS.test(path.split('node_modules/').at(-1)),
    }));

/** Whether a package may be used under an SPDX expression: one of alternatives, or all of several. */
function mayUse({ name, licence, tool = false }) {
  const isAllowed = (id) =>
    ALLOWED.has(id) || (tool && id === TOOLS_ONLY) || (LIBVIPS.test(name) && id === 'LGPL-3.0-or-later');
  return (licence ?? '')
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every(isAllowed));
}

/** The packages that a file of notices names, each with the text below it. */
function named(path) {
  const lines = read(path).split('\n');
  const found = [];
  for (const line of lines) {
    const [, name, version, , licence] = /^## (\S+) - (\S+)( \((.*)\))?$/.exec(line) ?? [];
    if (name) {
      found.push({ name, version, licence, text: '' });
    } else if (found.length > 0) {
      found.at(-1).text += line.trim();
    }
  }
  // Those that share a text stand above it, one below the other.
  return found.reverse().map((one, index, all) => ({ ...one, text: one.text || textBelow(all, index) }));
}
const textBelow = (reversed, index) => reversed.slice(0, index).findLast(({ text }) => text)?.text ?? '';

const BUNDLES = ['site-ui/dist/client', 'site-ui/dist/server', 'admin-ui/dist'];
const noticesIn = (folder) => named(join(folder, 'THIRD-PARTY-NOTICES.txt'));

test('[FDEP-21] a licence that is not allowed, or none, is told from one that is', () => {
  assert.ok(mayUse({ name: 'a', licence: 'MIT' }));
  assert.ok(mayUse({ name: 'a', licence: '(MIT OR GPL-3.0-or-later)' }));
  assert.ok(mayUse({ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }));
  assert.ok(mayUse({ name: 'a', licence: 'MPL-2.0', tool: true }));
  for (const licence of [undefined, '', 'GPL-3.0-only', 'MIT AND GPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0']) {
    assert.ok(!mayUse({ name: 'a', licence }), licence);
  }
});

test('[FDEP-21] every package that is installed has a licence that is allowed, or an exemption with its date', () => {
  const packages = LOCKS.flatMap(packagesOf);
  assert.ok(packages.length > 1500, `only ${packages.length} packages were found`);
  const wrong = packages.filter((one) => !mayUse(one));
  assert.deepEqual([...new Set(wrong.map(({ name }) => name))].sort(), Object.keys(EXEMPT).sort());
});

test('[FDEP-21] every package in a bundle is in the notices beside it, with its text', () => {
  const ofClient = noticesIn(BUNDLES[0]).map(({ name }) => name);
  for (const folder of BUNDLES) {
    const notices = noticesIn(folder);
    assert.deepEqual(
      notices.filter(({ text, licence }) => !text || !licence).map(({ name }) => name),
      [],
      folder,
    );
  }
  const missing = (part, found) =>
    Object.keys(JSON.parse(read(`${part}/package.json`)).dependencies).filter(
      (name) => !name.startsWith('@stowbridge/') && !found.includes(name),
    );
  assert.deepEqual(missing('site-ui', ofClient), []);
  const ofOffice = noticesIn('admin-ui/dist').map(({ name }) => name);
  // Held at the version of ours for react-admin; the office itself uses react-router.
  assert.deepEqual(missing('admin-ui', ofOffice), ['react-router-dom']);
  assert.ok(ofOffice.length > 80, `only ${ofOffice.length} packages were found`);
  assert.deepEqual(
    noticesIn('site-ui/dist/server').filter(({ name }) => !ofClient.includes(name)),
    [],
  );
});

test('[FDEP-16] what a bundle is made of and by is installed for npm start, and no program for tests', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const isDev = (name) => packages[`node_modules/${name}`].dev === true;
  const makers = [
    'admin-ui/vite.config.ts',
    'site-ui/vite.config.ts',
    'backend/transpile.mjs',
    'site-ui/src/styles/fonts.css',
  ];
  const named = makers.flatMap((path) => [
    ...read(path).matchAll(/(?:from |url\()'(?!node:)((?:@[\w-]+\/)?[a-z][\w-]+)/g),
  ]);
  const imported = named.map(([, name]) => name);
  assert.ok(
    ['vite', '@swc/core', '@fontsource-variable/inter'].every((name) => imported.includes(name)),
    imported.join(),
  );
  const needed = [...imported, ...BUNDLES.flatMap(noticesIn).map(({ name }) => name)];
  assert.deepEqual(needed.filter(isDev), []);
  assert.ok(['jest', 'jest-environment-jsdom', '@nestjs/cli', '@nestjs/testing'].every(isDev));
});

test('[FDEP-21] every package that production needs is in the notices of the processes, with its text', () => {
  const notices = noticesIn('backend/dist');
  const workspaces = ['backend', 'tools', 'demo'].flatMap((name) => ['--workspace', name]);
  const { stdout } = spawnSync('npm', ['ls', '--all', '--omit=dev', '--parseable', ...workspaces], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const installed = stdout.split('\n').filter((path) => path.startsWith(join(ROOT, 'node_modules/')));
  assert.ok(installed.length > 300, `only ${installed.length} packages were found`);
  const known = new Set(notices.map(({ name, version }) => `${name} ${version}`));
  const missing = installed.filter((path) => {
    const { name, version } = JSON.parse(read(join(relative(ROOT, path), 'package.json')));
    return !name.startsWith('@stowbridge/') && !known.has(`${name} ${version}`);
  });
  assert.deepEqual(missing, []);
  assert.deepEqual(
    notices.filter(({ text }) => text.length < 50).map(({ name }) => name),
    [],
  );
});

test('[FDEP-24] README and LICENSE say whose the product is, and where the notices of others are', () => {
  for (const path of ['README.md', 'LICENSE']) {
    const text = read(path).replaceAll(/\s+/g, ' ');
    assert.match(text, /Proprietary, all rights reserved[;.].*third-party notices:/i, path);
    for (const folder of BUNDLES.filter((one) => !one.endsWith('server'))) {
      assert.ok(text.includes(folder), `${path} ${folder}`);
    }
    assert.ok(text.includes('/licenses.txt'), path);
  }
});

test('[FDEP-21] the licence of the letters lies beside them', () => {
  for (const folder of ['site-ui/dist/client/assets', 'admin-ui/dist/admin-assets']) {
    const files = readdirSync(join(ROOT, folder));
    assert.ok(
      files.some((file) => /^inter.*\.woff2$/.test(file)),
      folder,
    );
    assert.match(read(`${folder}/inter-ofl.txt`), /Copyright 2016 The Inter Project.*SIL OPEN FONT LICENSE/s);
  }
});
