import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { chosen } from '../lib/test-command.mjs';
import { failureLines, recordTests, testsIn } from '../lib/test-records.mjs';

function folderFor(t) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-records-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('[FTEST-66] the tests are read from each kind of report', (t) => {
  const folder = folderFor(t);
  const read = (content) => {
    const file = join(folder, 'report');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return testsIn(file).map(({ name, ms, failed }) => [name, ms, failed]);
  };
  const assertionResults = [
    { fullName: 'a deal ends', duration: 12, status: 'passed' },
    { fullName: 'a deal begins', duration: 7, status: 'failed' },
    { fullName: 'a deal waits', status: 'pending' },
  ];
  const expected = [
    ['a deal ends', 12, false],
    ['a deal begins', 7, true],
  ];
  assert.deepEqual(read({ testResults: [{ assertionResults }] }), expected);
  const spec = (title, duration, status) => ({ title, tests: [{ status, results: [{ duration }] }] });
  const specs = [spec('signs', 30, 'expected'), spec('offers', 40, 'flaky')];
  assert.deepEqual(read({ suites: [{ title: 'buyer', suites: [{ title: 'room', specs }] }] }), [
    ['buyer > room > signs', 30, false],
    ['buyer > room > offers', 40, true],
  ]);
  assert.deepEqual(
    read(
      'TAP version 13\nok 1 - a deal ends\n  ---\n  duration_ms: 12.4\n  ...\nnot ok 2 - a deal begins\n  ---\n  duration_ms: 6.9\n  ...\n',
    ),
    expected,
  );
  assert.deepEqual([read([{ filePath: 'a' }]), testsIn(join(folder, 'none'))], [[], []]);
});

test('the end of a run says what failed and why, a suite that does not load included', (t) => {
  const file = join(folderFor(t), 'report');
  const linesOf = (report) => {
    writeFileSync(file, JSON.stringify(report));
    return failureLines(testsIn(file));
  };
  const failed = {
    fullName: 'a deal begins',
    status: 'failed',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\ngot 2'],
  };
  const assertionResults = [{ fullName: 'a deal ends', status: 'passed' }, failed];
  const broken = {
    name: join(ROOT, 'backend/x.spec.ts'),
    status: 'failed',
    message: 'Cannot find y',
    assertionResults: [],
  };
  assert.deepEqual(linesOf({ testResults: [{ status: 'failed', assertionResults }, broken] }), [
    '✘ a deal begins',
    '  expected 1',
    '  got 2',
    '✘ backend/x.spec.ts',
    '  Cannot find y',
  ]);
  const tests = [{ status: 'unexpected', results: [{ duration: 5, error: { message: 'not visible' } }] }];
  assert.deepEqual(linesOf({ suites: [{ title: 'buyer', specs: [{ title: 'signs', tests }] }] }), [
    '✘ buyer > signs',
    '  not visible',
  ]);
  const many = { testResults: [{ assertionResults: Array.from({ length: 22 }, () => failed) }] };
  assert.equal(linesOf(many).at(-1), '… and 2 more');
});

test('[FTEST-66] a test that passed once and failed once with the same code is named, and no other', (t) => {
  const folder = folderFor(t);
  const run = (code, ...tests) =>
    recordTests(
      folder,
      code,
      tests.map(([name, failed]) => ({ name, ms: 5, failed })),
    );
  assert.deepEqual(run('first', ['sells', false], ['buys', true]), []);
  assert.deepEqual(run('first', ['buys', true]), []);
  assert.deepEqual(run('second', ['sells', true], ['buys', false]), [], 'the code has changed');
  assert.deepEqual(run('second', ['sells', false]), ['sells']);
  assert.deepEqual(run('second', ['sells', true], ['buys', false]), ['sells']);
  assert.deepEqual(run(undefined, ['sells', false]), [], 'nobody knows whether the code has changed');
  assert.deepEqual(JSON.parse(readFileSync(join(folder, 'test-times.json'), 'utf8')).buys, {
    ms: 5,
    failed: false,
    code: 'second',
  });
});

test('[FTEST-65] a run takes the steps that are named, and ends at the first red one when told', () => {
  const names = (...args) => chosen(args).wanted.map(({ name }) => name);
  assert.ok(names().length > 20);
  assert.deepEqual([names('--only', 'demo,lint'), chosen(['--only=format', '--bail']).bail], [['lint', 'demo'], true]);
  assert.equal(chosen([]).bail, false);
  for (const args of [['--only', 'nothing'], ['--only'], ['lint'], ['--bale']]) {
    assert.throws(() => chosen(args), /Usage: npm test/);
  }
});
