import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEslint, readJest, readPlaywright, readRespect, readTap, recordCheck } from '../lib/reports.mjs';

function reportFor(t, content) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-reports-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report');
  if (content !== undefined) {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return file;
}

const counts = ({ passed, failed, skipped }) => [passed, failed, skipped];
const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};

test("Jest's counts are taken, a suite that does not load counts as failed", (t) => {
  assert.deepEqual(counts(readJest(reportFor(t, jest), 0)), [5, 0, 2]);
  assert.deepEqual(
    counts(readJest(reportFor(t, { ...jest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }), 1)),
    [5, 3, 2],
  );
});

test("Playwright's counts are taken, a flaky test and an error outside tests count as failed", (t) => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  assert.deepEqual(counts(readPlaywright(reportFor(t, { stats, errors: [{}] }), 1)), [4, 3, 2]);
});

test("the counts of Node's own runner are taken", (t) => {
  const tap =
    'TAP version 13\nok 1 - x\n1..1\n# tests 6\n# suites 0\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(counts(readTap(reportFor(t, tap), 1)), [3, 2, 1]);
});

test('a clean lint is one passed check, any problem one failed', (t) => {
  assert.deepEqual(counts(readEslint(reportFor(t, [{ filePath: 'a', messages: [] }]), 0)), [1, 0, 0]);
  const messages = [{ line: 1, column: 2, ruleId: 'no-var', message: 'No var.' }];
  const result = readEslint(reportFor(t, [{ filePath: 'a.ts', messages }]), 1);
  assert.deepEqual(counts(result), [0, 1, 0]);
  assert.equal(result.complaint, 'a.ts:1:2 No var. (no-var)');
});

test('each operation of the run over the document is one check, which fails with any complaint', (t) => {
  const fine = { operation: 'Site_facts', complaints: [] };
  const wrong = { operation: 'Health_live', complaints: [{ name: 'schema check', message: 'type must be string' }] };
  assert.deepEqual(counts(readRespect(reportFor(t, { operations: [fine, fine] }), 0)), [2, 0, 0]);
  const result = readRespect(reportFor(t, { operations: [fine, wrong] }), 1);
  assert.deepEqual(counts(result), [1, 1, 0]);
  assert.equal(result.complaint, 'Health_live: schema check');
  assert.deepEqual(counts(readRespect(reportFor(t, { operations: [] }), 0)), [0, 1, 0]);
});

test('a command is one check by its exit status', (t) => {
  assert.deepEqual(counts(recordCheck(reportFor(t), 0)), [1, 0, 0]);
  assert.deepEqual(counts(recordCheck(reportFor(t), 2)), [0, 1, 0]);
  assert.deepEqual(counts(recordCheck(reportFor(t), 'SIGKILL')), [0, 1, 0]);
});

test('a missing or cut report counts as failed', (t) => {
  for (const read of [readJest, readPlaywright, readTap, readEslint, readRespect]) {
    assert.deepEqual(counts(read(reportFor(t), 0)), [0, 1, 0], read.name);
    assert.deepEqual(counts(read(reportFor(t, '{"numPassedTests": 3'), 0)), [0, 1, 0], read.name);
  }
});

test('a runner that ran nothing, or failed although its tests passed, counts as failed', (t) => {
  assert.deepEqual(
    counts(readJest(reportFor(t, { ...jest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }), 0)),
    [0, 1, 0],
  );
  assert.deepEqual(counts(readJest(reportFor(t, jest), 'SIGKILL')), [5, 1, 2]);
});
