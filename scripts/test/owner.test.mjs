import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { clear, Launched, marksIn } from './launched.mjs';

/** Some seconds on an idle machine; the limit is for one that runs other tests too. */
const START_MS = 180_000;
/** Of nobody, who is on every machine. */
const NOBODY = 65534;

const folder = mkdtempSync(join(tmpdir(), 'stowbridge-owner-'));
const launches = [];

const launch = async () => {
  const launched = new Launched({ DATA_DIR: folder, PORT: String(await findFreePort()), DEMO: '0' });
  launches.push(launched);
  return launched;
};
const accountOf = (pid) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

after(() => clear(folder, launches));

if (process.getuid() === 0) {
  test('[FOPS-14] root over the folder of an account is refused what is not theirs there, by the command that gives it back', async () => {
    const file = join(folder, 'secret.key');
    chownSync(folder, NOBODY, NOBODY);
    writeFileSync(file, 'a secret that is only used by tests, 32+', { mode: 0o600 });
    const refused = await launch();
    assert.equal(await refused.end(20_000), 78, refused.output);
    const [, remedy] = /^(?:\S+ does not belong to nobody, .*\. Give it back: )(.+)\n$/.exec(refused.output) ?? [];
    assert.equal(remedy, `chown -R nobody: ${folder}`, refused.output);
    execFileSync('/bin/sh', ['-c', remedy]);
  });

  test('[FOPS-14] root over the folder of an account starts everything as that account, and leaves nothing of its own', async () => {
    execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')]);
    const current = await launch();
    if (spawnSync('test', ['-r', join(ROOT, 'package.json')], { uid: NOBODY, gid: NOBODY }).status !== 0) {
      assert.equal(await current.end(20_000), 1);
      assert.match(current.output, /^The folder \S+ cannot be written, /);
      return;
    }
    await current.untilReady(START_MS);
    assert.doesNotMatch(current.output, /run as root/);
    const pids = Object.entries({ ...marksIn(folder), launcher: current.child }).map(([name, { pid }]) => [name, pid]);
    assert.deepEqual(pids.map(([name]) => name).sort(), ['api', 'launcher', 'postgres', 'redis', 'worker']);
    assert.deepEqual(
      pids.filter(([, pid]) => accountOf(pid) !== NOBODY),
      [],
    );
    current.child.kill('SIGTERM');
    assert.equal(await current.end(40_000), 0);
    assert.equal(execFileSync('find', [folder, '!', '-user', String(NOBODY)], { encoding: 'utf8' }), '');
  });
}
