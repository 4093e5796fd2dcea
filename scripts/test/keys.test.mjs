import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { repositoryTexts } from '../lib/requirements.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security/keys.md');
const part = (title) => page.split(`\n## ${title}\n`)[1].split('\n## ')[0];
const sorted = (words) => [...new Set(words)].sort();
const named = (text) => sorted([...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
/** What the first column of a table names. */
const firstColumn = (text) =>
  named(
    text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ')[0])
      .join('\n'),
  );

/** What runs in the product; tests and the finished demo may do what it must not. */
const PROGRAM = /^(?:(?:backend|admin-ui|site-ui|contract|demo)\/src|tools|scripts)\/.*\.[cm]?[jt]sx?$/;
const TEST = /\.(?:spec|test)\.|\/test\//;
const programs = repositoryTexts().filter(({ path }) => PROGRAM.test(path) && !TEST.test(path));
const found = (pattern) => programs.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, word]) => word));

/** How the sources name an algorithm, and how the page does. */
const ALGORITHMS = [
  [/\bcreateHash\('([^']+)'/g, (name) => `createHash('${name}')`],
  [/\bcreateHmac\('([^']+)'/g, (name) => `createHmac('${name}')`],
  [/\bhkdfSync\('([^']+)'/g, (name) => `hkdfSync('${name}')`],
  [/\bpbkdf2Sync\(.*'([^']+)'\)/g, (name) => `pbkdf2Sync('${name}')`],
  [/\bsubtle\.digest\('([^']+)'/g, (name) => `subtle.digest('${name}')`],
  [
    /'((?:aes|des|rc4|chacha|bf|camellia|aria|sm4)[\w-]*-(?:gcm|cbc|ecb|ctr|ccm|ocb|cfb|ofb|poly1305|wrap)[\w-]*)'/gi,
    (name) => name,
  ],
  [/\b(?:algorithms?: \[?)'([^']+)'/g, (name) => name],
  [/\b(COSEALG\.\w+)/g, (name) => name],
  // A private key that is put together by hand says in its first bytes what it is.
  [/'(30[0-9a-f]{20,})', 'hex'/g, (name) => name],
  // Of Postgres, in SQL.
  [/\b(sha(?:224|256|384|512)\()/g, (name) => name],
];

test('every algorithm in the sources is in the inventory, and every one there is used', () => {
  assert.ok(programs.length > 500);
  const used = sorted(ALGORITHMS.flatMap(([pattern, name]) => found(pattern).map(name)));
  assert.deepEqual(used, firstColumn(part('Algorithms')));
});

test('what has fewer than 128 bits is the one that a decision names', () => {
  const weak = part('Algorithms')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !(Number(line.match(/\| (\d+)[^|]*\|$/)?.[1]) >= 128));
  assert.equal(weak.length, 1, weak.join('\n'));
  assert.match(weak[0], /^\| `COSEALG\.RS256` .*0254-passkeys-that-sign-by-rsa\.md.* 112 \|$/);
});

test('what the sources take from node:crypto is what the inventory names, and there is no other way to it', () => {
  const imported = found(/import (?:type )?\{([^}]+)\} from 'node:crypto'/g).flatMap((names) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    ),
  );
  const functions = named(part('Functions')).filter((name) => name !== 'node:crypto');
  assert.deepEqual(sorted(imported.filter(Boolean)), functions);
  assert.deepEqual(
    found(
      /(import (?:\w+|\* as \w+) from 'node:crypto'|'crypto'|import\('node:crypto'\)|require\('(?:node:)?crypto'\))/g,
    ),
    [],
  );
});

test('packages that sign, hash or encrypt are those of the inventory', () => {
  const CRYPTOGRAPHY =
    /crypt|argon|scrypt|jose|jw[aset]\b|jsonwebtoken|otp|webauthn|webhooks$|noble|stablelib|forge|sodium|nacl|sjcl|\bsha(?:\d|\.js)|md5|hash|cipher|x509|pki|asn1|elliptic|\brsa|openpgp|passport/;
  const declared = ['.', 'backend', 'admin-ui', 'site-ui', 'contract', 'tools', 'demo', 'openapi'].flatMap((folder) =>
    Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}),
  );
  const imported = found(/from '((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g);
  const used = sorted([...declared, ...imported].filter((name) => CRYPTOGRAPHY.test(name)));
  assert.deepEqual(used, firstColumn(part('Packages')));
});

test('every use that a key of SECRET_KEY is derived for, and every secret setting, is in the tables', () => {
  const [, uses] = read('backend/src/platform/common/sealed-secret.ts').match(/type SealedUse = ([^;]+);/) ?? [];
  const derived = [...uses.matchAll(/'([^']+)'/g)].map(([, use]) => use);
  const others = found(/hkdfSync\('sha256', \w+, '', '([^']+)'/g);
  assert.ok(derived.length > 1 && others.length > 0);
  const table = part('What is made of `SECRET_KEY`');
  assert.deepEqual(
    [...derived, ...others].filter((use) => !table.includes(`HKDF, \`${use}\``)),
    [],
  );
  const settings = [
    ...read('backend/src/config.ts').matchAll(/^ {2}(\w*(?:KEY|SECRET|TOKEN|PASSWORD)\w*|\w+_URLS?)[?!]?:/gm),
  ]
    .map(([, name]) => name)
    .filter((name) => !/PUBLIC_URL|CLAMD_URL|MAP_TILES_URL|CRM_WEB_TO_LEAD_URL/.test(name));
  assert.ok(settings.length > 5, settings.join(' '));
  const operators = part('Keys of the operator');
  assert.deepEqual(
    settings.filter((name) => !operators.includes(`\`${name}\``)),
    [],
  );
});
