import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security/data.md');
const accounts = read('backend/src/views/privacy/held-accounts.ts');
const declared = accounts + read('backend/src/views/privacy/held-records.ts');

const CLASSES = ['public', 'office', 'personal', 'confidential', 'secret'];
const part = (title) => page.split(`\n## ${title}\n`)[1].split('\n## ')[0];
/** The names of a list that stands in lines of its own. */
const listed = (title) =>
  part(title)
    .split('\n')
    .filter((line) => line.startsWith('`'))
    .flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, table]) => table));

/** What the declaration says of each table of people, as text. */
const HELD = new Map(
  [...declared.matchAll(/^ {2}(\w+): (?:named\(.*|\{(.*)\}|\{\n([\s\S]*?)\n {2}\}),$/gm)].map(
    ([, table, short = '', long = short]) => [table, long],
  ),
);
const nobodys = accounts
  .match(/NOBODYS = columnsOf\(`([^`]+)`/)[1]
  .trim()
  .split(/\s+/);

test('every table that the declaration knows has one class, and no other table has', () => {
  const known = [...HELD.keys(), ...nobodys].sort();
  assert.ok(HELD.size > 60 && nobodys.length > 50, `${HELD.size} and ${nobodys.length}`);
  assert.deepEqual(CLASSES.flatMap(listed).sort(), known);
});

test('what is of people is never public, and what is of nobody never personal or secret', () => {
  // The office tells who works there.
  const shown = ['team_members'];
  assert.deepEqual(
    listed('public').filter((table) => HELD.has(table) && !shown.includes(table)),
    [],
  );
  assert.deepEqual(
    [...listed('personal'), ...listed('secret')].filter((table) => !HELD.has(table)),
    [],
  );
});

test('what is evidence is what the declaration keeps as such', () => {
  const kept = [...HELD].filter(([, held]) => held.includes('[EVIDENCE]')).map(([table]) => table);
  assert.deepEqual(listed('What is evidence').sort(), kept.sort());
});

test('no hash of a secret and no sealed secret is given to anybody, and each goes with its owner', () => {
  const SECRETS = /^(?:hash|secret|\w+_hash|public_key|credential_id)$/;
  const given = [];
  let gone = 0;
  for (const [table, held] of HELD) {
    const columns = (kind) => held.match(new RegExp(`${kind}:\\s*['\`]([^'\`]*)['\`]`))?.[1].split(/\s+/) ?? [];
    given.push(
      ...columns('export')
        .filter((column) => SECRETS.test(column))
        .map((column) => `${table}.${column}`),
    );
    gone += columns('scrub').filter((column) => SECRETS.test(column)).length;
  }
  assert.deepEqual(given, []);
  assert.ok(gone > 12, `only ${gone} were found`);
  // The chain of an agreement's events has hashes that are no secrets.
  const classes = listed('secret').filter((table) => /keep:/.test(HELD.get(table)));
  assert.deepEqual(classes, []);
});

test('the demands name every class, times that the sources have, and tests that are there', () => {
  const demands = part('What each class demands');
  const rows = demands.split('\n').filter((line) => /^\| \w+ \| /.test(line) && !line.startsWith('| class'));
  assert.deepEqual(
    rows.map((line) => line.split(' ')[1]),
    CLASSES,
  );
  const number = (path, pattern) => read(path).match(pattern)?.[1];
  for (const [words, days] of [
    ['changes', number('contract/src/changes.ts', /CHANGES_KEPT_DAYS = (\d+)/)],
    ['deliveries', number('contract/src/webhooks.ts', /WEBHOOK_DELIVERIES_KEPT_DAYS = (\d+)/)],
    ['sign-ins', number('backend/src/domains/accounts/sign-in/forget-sign-ins.ts', /KEPT = `interval '(\d+) days'`/)],
    ['lines of imports', number('contract/src/imports.ts', /IMPORT_ROWS_KEPT_DAYS = (\d+)/)],
    ['answers to repeated requests', number('backend/src/platform/http/idempotency.service.ts', /HOURS = (\d+)/)],
  ]) {
    assert.ok(demands.includes(`${words} ${days}`), `${words} ${days}`);
  }
  assert.ok(demands.includes(`${number('contract/src/privacy.ts', /REGRET_DAYS = (\d+)/)} days of regret`));
  const tests = [...part('Where each demand is held').matchAll(/`([\w./-]+)`/g)].map(([, path]) => path);
  assert.ok(tests.length > 10);
  assert.deepEqual(
    tests.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});
