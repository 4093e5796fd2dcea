import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { complaintAbout } from '../lib/node-version.mjs';
import { ROOT } from '../lib/paths.mjs';

test('a Node from 20.19 on is new enough', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '100.1.0']) {
    assert.equal(complaintAbout(version), undefined);
  }
});

test('an older Node is named in one sentence with what is wanted', () => {
  for (const version of ['12.22.12', '18.20.8', '20.18.3']) {
    assert.equal(complaintAbout(version), `Stowbridge needs Node.js 20.19 or newer; this is ${version}.`);
  }
});

for (const command of ['start.mjs', 'test.mjs', 'build.mjs', 'seed.mjs']) {
  test(`${command} ends with the sentence and code 1 on an older Node, before it does anything`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'stowbridge-old-node-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const pretend = join(folder, 'pretend.cjs');
    writeFileSync(pretend, "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', pretend, join(ROOT, 'scripts', command)],
      {
        encoding: 'utf8',
        timeout: 10_000,
      },
    );
    assert.deepEqual(
      { status, stdout, stderr },
      {
        status: 1,
        stdout: '',
        stderr: 'Stowbridge needs Node.js 20.19 or newer; this is 18.20.8.\n',
      },
    );
  });
}
