import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, changesOf, sample } from '../../bench/mutations/changes.mjs';
import { Specs } from '../../bench/mutations/nearest.mjs';

const made = (text) => changesOf('one.ts', text).map((one) => `${one.operator}: ${changed(text, one)}`);

test('[FTEST-64] comparisons, conditions, ids and records are changed one by one', () => {
  assert.deepEqual(made('const over = a >= b;'), [
    'comparison turned: const over = a < b;',
    'comparison shifted: const over = a > b;',
  ]);
  assert.deepEqual(made('if (gone) { throw notFound(); }'), ['condition removed: if (false) { throw notFound(); }']);
  assert.deepEqual(made('const both = a && b;'), ['condition removed: const both = a;']);
  assert.deepEqual(made('move(Stage.Sold);'), ['id changed: move(Stage.Submitted);']);
  assert.deepEqual(made("await recordAudit(manager, { action: 'x' });"), ['record removed: ;']);
  assert.deepEqual(made("const text = 'Sign in and out';"), []);
});

test('[FTEST-64] each and-condition of SQL is dropped, whole, and a between keeps its end', () => {
  const sql = "`select 1 from a where a.x = $1 and (b or c) and at > now() - interval '2 days' order by 1`";
  assert.deepEqual(made(sql), [
    "and dropped from SQL: `select 1 from a where a.x = $1 and at > now() - interval '2 days' order by 1`",
    'and dropped from SQL: `select 1 from a where a.x = $1 and (b or c) order by 1`',
  ]);
  assert.deepEqual(made("const where = 'd.x between $1 and $2';"), []);
  assert.deepEqual(made("const where = 'd.status_id in (4)';"), ["id changed: const where = 'd.status_id in (5)';"]);
});

test('[FTEST-64] the same seed draws the same changes, of every operator', () => {
  const changes = changesOf('one.ts', 'a === b; c < d; if (e) { f(Role.Buyer); } g && h;');
  const [first, second, other] = [7, 7, 8].map((seed) => sample(changes, 4, seed));
  assert.deepEqual(first, second);
  assert.notDeepEqual(first, other);
  assert.equal(new Set(first.map(({ operator }) => operator)).size, 4);
  assert.equal(sample(changes, Infinity, 7).length, changes.length);
});

test('[FTEST-64] the nearest specs import what is changed, or send its calls', () => {
  const specs = new Specs();
  const nearest = (file) => specs.nearest(`backend/src/domains/${file}`, 6);
  assert.equal(
    nearest('accounts/sign-in/device-name.ts')[0],
    'backend/src/domains/accounts/sign-in/device-name.spec.ts',
  );
  assert.ok(nearest('deals/offers.service.ts').includes('backend/src/domains/deals/deals.spec.ts'));
  assert.ok(
    nearest('accounts/sign-in/password.service.ts').includes('backend/src/domains/accounts/sign-in/account.spec.ts'),
  );
});
