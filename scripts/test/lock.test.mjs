import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockFolder } from '../lib/lock.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { findMark, readMark } from '../../tools/process-mark.cjs';

function folderFor(t) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-lock-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that takes the lock and then sleeps. */
async function holderOf(folder, t) {
  const module = new URL('../lib/lock.mjs', import.meta.url).href;
  const script = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('the folder is refused while another process holds it, in one sentence that names the process', async (t) => {
  const folder = folderFor(t);
  const holder = await holderOf(folder, t);
  assert.throws(
    () => lockFolder(folder),
    (error) => {
      assert.ok(error instanceof PlainError);
      assert.equal(
        error.message,
        `Stowbridge is already running on ${folder} (process ${holder.pid}). Stop it first, or set DATA_DIR.`,
      );
      return true;
    },
  );
  assert.deepEqual(readMark(join(folder, 'launcher.lock')), findMark(holder.pid), 'the holder keeps its lock');
});

test('the lock of a process that was killed is taken over', async (t) => {
  const folder = folderFor(t);
  const holder = await holderOf(folder, t);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  assert.ok(existsSync(join(folder, 'launcher.lock')), 'a killed process leaves its lock');
  const unlock = lockFolder(folder);
  assert.deepEqual(readMark(join(folder, 'launcher.lock')), findMark(process.pid));
  unlock();
  assert.deepEqual(readdirSync(folder), []);
});

test('a lock whose number now belongs to another process is taken over', (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'launcher.lock'), JSON.stringify({ ...findMark(1), startedAt: 'another boot:1' }));
  lockFolder(folder)();
  assert.deepEqual(readdirSync(folder), []);
});

test('a damaged lock is taken over', (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'launcher.lock'), '{"pid":');
  lockFolder(folder)();
  assert.deepEqual(readdirSync(folder), []);
});

test('of many processes that find a stale lock at once, one gets the folder', async (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'launcher.lock'), JSON.stringify({ pid: 1, startedAt: 'another boot:1' }));
  const module = new URL('../lib/lock.mjs', import.meta.url).href;
  const script = `import { lockFolder } from ${JSON.stringify(module)};
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); setTimeout(() => process.exit(0), 4000); } catch { console.log('refused'); }`;
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      t.after(() => child.kill('SIGKILL'));
      const [text] = await once(child.stdout, 'data');
      return String(text).trim();
    }),
  );
  assert.deepEqual(
    answers.filter((answer) => answer === 'held'),
    ['held'],
  );
});
