import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryTexts } from '../lib/requirements.mjs';

/** What runs in the product: its tests may do what it must not. */
const PROGRAM = /^(?:(?:backend|admin-ui|site-ui|contract|demo)\/src|tools|scripts)\/.*\.[cm]?[jt]sx?$/;
const TEST = /\.(?:spec|test)\.|\/test\//;
const programs = repositoryTexts().filter(({ path }) => PROGRAM.test(path) && !TEST.test(path));

/** Where each match of a pattern stands, with what it says. */
const found = (pattern) =>
  programs.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, word]) => `${path}: ${word}`));
const words = (pattern) => [...new Set(found(pattern).map((place) => place.split(': ')[1]))].sort();

test('only approved hashes, ciphers and signatures are named', () => {
  assert.ok(programs.length > 500);
  assert.deepEqual(words(/\bcreate(?:Hash|Hmac)\('([^']+)'/g), ['sha256', 'sha512']);
  assert.deepEqual(words(/\b(?:hkdfSync|pbkdf2Sync)\(.*'(sha\d+|md5)'/g), ['sha256']);
  assert.deepEqual(words(/'((?:aes|des|rc4|chacha|bf|camellia)[\w-]*-(?:gcm|cbc|ecb|ctr|ccm|ocb|poly1305)[\w-]*)'/gi), [
    'aes-256-gcm',
  ]);
  assert.deepEqual(words(/\balgorithms?: \[?'([^']+)'/g), ['HS256']);
  assert.deepEqual(words(/\bsubtle\.digest\('([^']+)'/g), ['SHA-256']);
});

test('a hash whose name is not written out stands nowhere', () => {
  assert.deepEqual(found(/\bcreate(?:Hash|Hmac)\((?!')(.*)/g), []);
});

test('what has to be secret is never drawn by Math.random', () => {
  assert.deepEqual(
    found(/(Math\.random)\(/g).sort(),
    // When a job is tried again, and what an entry of the history is called.
    ['backend/src/platform/events/queues.ts: Math.random', 'site-ui/src/router/router.ts: Math.random'],
  );
});

test('no program makes code as it runs', () => {
  // Redis has a method of this name, which runs there.
  assert.deepEqual(found(/(?<!\.|\basync |^ {2})\b(eval|new Function)\(/gm), []);
});
