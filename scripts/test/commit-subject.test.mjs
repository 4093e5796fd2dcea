import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintAbout } from '../lib/commit-subject.mjs';

test('a commit subject names its scope and what it does', () => {
  for (const subject of [
    'deals: write the first history row of offline offers',
    'site-ui: one',
    `docs: ${'x'.repeat(66)}`,
  ]) {
    assert.equal(complaintAbout(subject), undefined, subject);
  }
  for (const subject of [
    'Write the first row',
    'Deals: write',
    'deals:write',
    'deals: ',
    'deals: write.',
    'a b: write',
  ]) {
    assert.match(complaintAbout(subject), /"scope: what"/, subject);
  }
  assert.match(complaintAbout(`docs: ${'x'.repeat(67)}`), /at most 72 characters, this one has 73/);
});
