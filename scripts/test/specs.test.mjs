import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const SRC = 'backend/src';
const LONGEST = 300;

/** Longer than a spec should be: split them when you change them, and take them out of here. Nothing is added. */
const TOO_LONG = [
  'backend/src/domains/accounts/api-keys/api-keys.spec.ts',
  'backend/src/domains/accounts/sign-in/account-changes.spec.ts',
  'backend/src/domains/accounts/sign-in/account.spec.ts',
  'backend/src/domains/accounts/sign-in/sign-in-log.spec.ts',
  'backend/src/domains/accounts/sign-in/sign-in.spec.ts',
  'backend/src/domains/accounts/users/email-changes.spec.ts',
  'backend/src/domains/deals/deals.spec.ts',
  'backend/src/domains/lookups/constants.spec.ts',
  'backend/src/domains/messages/messages.spec.ts',
  'backend/src/domains/ndas/nda-signing.spec.ts',
  'backend/src/domains/properties/search/search-ways.spec.ts',
  'backend/src/mail/mails.spec.ts',
  'backend/src/views/properties/properties-resource.spec.ts',
  'backend/test/bad-input.e2e-spec.ts',
  'backend/test/deployment.e2e-spec.ts',
  'backend/test/list.e2e-spec.ts',
  'backend/test/start.e2e-spec.ts',
  'backend/test/visibility.e2e-spec.ts',
];

const specsBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('spec.ts'))
    .map((name) => `${folder}/${name}`);

test('every domain and every view has a spec beside its services', () => {
  const rooms = ['domains', 'views'].flatMap((storey) =>
    readdirSync(join(ROOT, SRC, storey)).map((name) => `${SRC}/${storey}/${name}`),
  );
  assert.ok(rooms.length >= 25, `only ${rooms.length} rooms were found`);
  assert.deepEqual(
    rooms.filter((room) => specsBelow(room).length === 0),
    [],
  );
});

test('what needs the whole application is in backend/test alone', () => {
  assert.deepEqual(
    specsBelow(SRC).filter((path) => path.endsWith('.e2e-spec.ts')),
    [],
  );
});

test('no spec of the backend grows beyond what can be read at once', () => {
  const long = [...specsBelow(SRC), ...specsBelow('backend/test')].filter(
    (path) => readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length > LONGEST,
  );
  assert.deepEqual(long.sort(), TOO_LONG.toSorted());
});

test('[FTEST-55] half of the processors, at least two, run the specs of the backend, and none grows without an end', () => {
  const { maxWorkers, workerIdleMemoryLimit } = createRequire(import.meta.url)(join(ROOT, 'backend/jest.config.js'));
  assert.equal(maxWorkers, Math.max(2, Math.floor(availableParallelism() / 2)));
  assert.equal(workerIdleMemoryLimit, '1GB');
});

test('every spec of the backend stands in one batch, or runs alone', async () => {
  const { default: config } = await import(join(ROOT, 'backend/jest.batches.config.js'));
  const folder = config.roots.at(-1);
  const batched = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/require\("(.+?)"\)/g)].map(([, path]) => path),
  );
  const specs = [SRC, 'backend/test'].flatMap(specsBelow).map((path) => join(ROOT, path));
  const alone = specs.filter((path) => config.testRegex.some((pattern) => new RegExp(pattern).test(path)));
  assert.ok(batched.length > alone.length);
  assert.deepEqual([...batched, ...alone].sort(), specs.sort());
});
