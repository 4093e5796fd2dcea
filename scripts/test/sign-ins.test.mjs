import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { repositoryTexts } from '../lib/requirements.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security/sign-in.md');
const rowsOf = (title) =>
  page
    .split(`\n## ${title}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:way|what|second step|purpose|kind of mail) \|/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
const wordIn = (cell) => cell?.match(/`([^`]+)`/)?.[1];

const ACCOUNTS = 'backend/src/domains/accounts';
/** The words of a list or a type in the sources. */
const wordsOf = (path, pattern) => {
  const [, list] = read(path).match(pattern) ?? [];
  assert.ok(list, `${path} has no ${pattern}`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word).sort();
};
const programs = repositoryTexts().filter(({ path }) => /^backend\/src\/(?!.*\.spec\.).*\.ts$/.test(path));
const where = (pattern) =>
  programs
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path.split('/').at(-1))
    .sort();

test('every kind of sign-in that is stored is on the page, and none besides', () => {
  const kinds = wordsOf(`${ACCOUNTS}/sign-in/sign-in-event.entity.ts`, /type SignInKind = ([^;]+);/);
  const ways = rowsOf('What opens a session').map((cells) => cells[1]?.startsWith('`') && wordIn(cells[1]));
  assert.deepEqual([...ways.filter(Boolean), 'key'].sort(), kinds);
  assert.ok(rowsOf('What a program shows').some(([what]) => what.includes('kind `key`')));
});

test('every second step is on the page, and none besides', () => {
  const steps = rowsOf('What opens a session')
    .filter(([step]) => step.startsWith('`'))
    .map(([step]) => wordIn(step));
  assert.deepEqual(steps.sort(), wordsOf(`${ACCOUNTS}/second-factors/tickets.ts`, /METHODS = \[([^\]]+)\]/));
});

test('every purpose of a signed link is on the page, and none besides', () => {
  const purposes = wordsOf('backend/src/platform/access/signed-tokens.service.ts', /type Purpose =([^;]+);/);
  assert.deepEqual(
    rowsOf('What a signed link opens')
      .map(([purpose]) => wordIn(purpose))
      .sort(),
    purposes,
  );
});

test('every mail that carries a secret is on the page, and none besides', () => {
  const kinds = wordsOf('backend/src/mail/mail-secrets.service.ts', /SECRET_KINDS = \[([^\]]+)\]/);
  assert.deepEqual(
    rowsOf('What a mail carries')
      .map(([kind]) => wordIn(kind))
      .sort(),
    kinds,
  );
});

test('nothing else makes a session, signs a token, or reads who calls', () => {
  // A sign-in, and a view as somebody.
  assert.deepEqual(where(/insert into sessions\b|(?:save|insert|create)\((?:manager, )?Session,/), [
    'person-views.service.ts',
    'session.service.ts',
  ]);
  // A right password without a second factor and a registration; a second step and a passkey.
  assert.deepEqual(where(/\bsessions\.open\(/), ['account.service.ts']);
  assert.deepEqual(where(/\baccount\.(?:open|enter)\(/), ['registration.service.ts', 'second-sign-in.service.ts']);
  // Access tokens, those of a view, and signed links.
  assert.deepEqual(where(/\bjwt\.sign\(|\bjwt\.signAsync\(/), [
    'person-views.service.ts',
    'session.service.ts',
    'signed-tokens.service.ts',
  ]);
  // An access token and an API key; links that ask whether their session is open.
  assert.deepEqual(where(/\bcallers\.find(?:ByKey)?\(/), [
    'access.guard.ts',
    'archive-links.service.ts',
    'document-access.service.ts',
    'jwt.strategy.ts',
    'privacy-requests.service.ts',
  ]);
  assert.deepEqual(where(/PassportStrategy\(|\bAuthGuard\(/), ['access.guard.ts', 'jwt.strategy.ts']);
});

test('the times of the page are those of the sources', () => {
  const config = read('backend/src/config.ts');
  const defaultOf = (name) => Number(config.match(new RegExp(`^ {2}${name}: number = (\\d+);`, 'm'))?.[1]);
  const [idle, days, adminIdle, adminDays] = [
    'SESSION_IDLE_DAYS',
    'SESSION_DAYS',
    'ADMIN_SESSION_IDLE_HOURS',
    'ADMIN_SESSION_DAYS',
  ].map(defaultOf);
  const flat = page.replaceAll(/\s+/g, ' ');
  assert.ok(
    flat.includes(`${idle} and ${days} days, those of administrators ${adminIdle} hours and ${adminDays} days`),
    `${idle} ${days} ${adminIdle} ${adminDays}`,
  );
  const constant = (path, name) => Number(read(path).match(new RegExp(`const ${name} = (\\d+)`))?.[1]);
  const endOf = (title, first) =>
    rowsOf(title)
      .find(([cell]) => cell.includes(first))
      ?.at(-1);
  const opens = endOf('What opens a session', 'temporary password');
  assert.equal(opens, `after ${constant(`${ACCOUNTS}/sign-in/passwords.ts`, 'TEMPORARY_HOURS')} hours, or once used`);
  assert.equal(constant(`${ACCOUNTS}/sign-in/passwords.ts`, 'RESET_HOURS'), 1);
  assert.equal(endOf('What a mail carries', '`password-reset`'), 'an hour');
  for (const [kind, path, name, unit] of [
    ['email-change`', `${ACCOUNTS}/users/email-changes.ts`, 'CONFIRM_HOURS', 'hours'],
    ['email-change-notice`', `${ACCOUNTS}/users/email-changes.ts`, 'CANCEL_DAYS', 'days'],
    ['email-link`', `${ACCOUNTS}/users/email-proofs.ts`, 'LINK_DAYS', 'days'],
    ['email-code`', `${ACCOUNTS}/users/email-proofs.ts`, 'CODE_MINUTES', 'minutes'],
  ]) {
    assert.equal(endOf('What a mail carries', kind), `${constant(path, name)} ${unit}`, kind);
  }
  assert.match(
    endOf('What a program shows', 'API key'),
    new RegExp(
      `^${constant('contract/src/rules.ts', 'KEY_DAYS')} days at the latest.* for ${constant('contract/src/rules.ts', 'ROTATION_DAYS')} days unless`,
    ),
  );
  assert.match(
    endOf('What keeps one open', 'view as somebody'),
    new RegExp(`^after ${constant(`${ACCOUNTS}/viewing/person-views.service.ts`, 'VIEW_MINUTES')} minutes`),
  );
});
