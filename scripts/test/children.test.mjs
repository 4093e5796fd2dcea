import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { Children, endOrphans } from '../lib/children.mjs';
import { Interrupted, PlainError } from '../lib/plain-error.mjs';
import { findMark, isRunning, writeMark } from '../../tools/process-mark.cjs';

function childrenFor(t) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-children-'));
  const children = new Children(folder);
  t.after(async () => {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, children };
}

const node = (script) => [process.execPath, ['-e', script]];

test('a child that ends by itself is known by its code and its last lines', async (t) => {
  const { folder, children } = childrenFor(t);
  const service = children.start('api', ...node("console.log('one'); console.error('the reason'); process.exit(7)"));
  assert.equal(await service.exited, 7);
  assert.equal(service.lastLines(1), 'the reason');
  assert.deepEqual(readdirSync(join(folder, 'children')), [], 'its mark is gone');
});

test('a command that fails is one plain error with what it said', async (t) => {
  const { children } = childrenFor(t);
  await assert.rejects(
    children.mustRun('migrate', ...node("console.error('no such table'); process.exit(1)"), { limitMs: 10_000 }),
    (error) => {
      assert.ok(error instanceof PlainError);
      assert.match(
        error.message,
        /^"migrate" failed \(1\)\. Its last lines, all of them in .*migrate\.log:\nno such table$/,
      );
      return true;
    },
  );
});

test('a command that takes too long is ended together with what it started', async (t) => {
  const { children } = childrenFor(t);
  const script =
    "const c = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']); console.log(c.pid); setInterval(() => {}, 1000)";
  const { status, output } = await children.run('slow', ...node(script), { limitMs: 1_500 });
  assert.equal(status, 'stopped after 1.5 s');
  const deadline = Date.now() + 30_000;
  while (findMark(Number(output)) && Date.now() < deadline) {
    await sleep(20);
  }
  assert.equal(findMark(Number(output)), undefined, 'the grandchild has ended too');
});

test('[FTEST-54] a command that says nothing for too long is ended, whether it is shown or not', async (t) => {
  const { children } = childrenFor(t);
  for (const show of [false, true]) {
    const { status, output } = await children.run(
      `mute ${show}`,
      ...node("console.log('the last word'); setInterval(() => {}, 1000)"),
      { silenceMs: 1_000, show },
    );
    assert.deepEqual([status, output], ['stopped after 1 s of silence', 'the last word']);
  }
});

test('[FTEST-54] a command that goes on saying something may take as long as it needs', async (t) => {
  const { children } = childrenFor(t);
  // It ends only after more words than silences would let it say.
  const script = 'let said = 0; setInterval(() => { console.log(said); if (++said === 30) process.exit(0); }, 100)';
  const { status, output } = await children.run('talker', ...node(script), { silenceMs: 2_000 });
  assert.deepEqual([status, output.split('\n').length], [0, 30]);
});

test('[FTEST-54] what a watched command says is shown once, and as a whole', async (t) => {
  const { folder } = childrenFor(t);
  const module = new URL('../lib/children.mjs', import.meta.url).href;
  const says = "process.stdout.write('ä'.repeat(70_000)); console.error('the end')";
  const script = `import { Children } from ${JSON.stringify(module)};
    await new Children(${JSON.stringify(folder)}).run('shown', process.execPath, ['-e', ${JSON.stringify(says)}], { silenceMs: 60_000, show: true });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = Buffer.alloc(0);
  runner.stdout.on('data', (part) => (shown = Buffer.concat([shown, part])));
  const [code] = await once(runner, 'close');
  assert.deepEqual([code, shown.toString('utf8')], [0, `${'ä'.repeat(70_000)}the end\n`]);
});

test('stopping interrupts a command and lets nothing new begin', async (t) => {
  const { children } = childrenFor(t);
  const run = children.run('build', ...node('setInterval(() => {}, 1000)'), { limitMs: 10_000 });
  await Promise.all([assert.rejects(run, Interrupted), children.stopAll()]);
  assert.throws(() => children.start('late', ...node('0')), Interrupted);
});

test('a child that ignores SIGTERM is killed after its patience', async (t) => {
  const { children } = childrenFor(t);
  const service = children.start(
    'stubborn',
    ...node("process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"),
  );
  while (service.lastLines(1) !== 'up') {
    await sleep(20);
  }
  const begin = Date.now();
  await service.stop();
  assert.equal(await service.exited, 'SIGKILL');
  assert.ok(Date.now() - begin >= 9_900);
});

/** Kills a launcher once its child, which holds a grandchild, has said what this answers. */
async function wordsOfOrphans(folder, ownScript) {
  const module = new URL('../lib/children.mjs', import.meta.url).href;
  const child = `const own = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']); ${ownScript} console.log(process.pid + ' ' + own.pid); setInterval(() => {}, 1000)`;
  const script = `import { Children } from ${JSON.stringify(module)};
    new Children(${JSON.stringify(folder)}).start('api', process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const log = join(folder, 'logs', 'api.log');
  while (!existsSync(log) || readFileSync(log, 'utf8') === '') {
    await sleep(20);
  }
  const marks = readFileSync(log, 'utf8')
    .trim()
    .split(' ')
    .map((pid) => findMark(Number(pid)));
  assert.ok(marks.every(isRunning));
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  return marks;
}

for (const [which, ownScript] of [
  ['that end when they are told', ''],
  ['that do not listen', "process.on('SIGTERM', () => {});"],
]) {
  test(`[FOPS-06] children ${which} end with all that they have started when the launcher is killed and its folder is gone`, async (t) => {
    const { folder } = childrenFor(t);
    const marks = await wordsOfOrphans(folder, ownScript);
    rmSync(folder, { recursive: true, force: true });
    const begin = Date.now();
    while (marks.some(isRunning) && Date.now() - begin < 30_000) {
      await sleep(50);
    }
    assert.deepEqual(marks.filter(isRunning), []);
    t.diagnostic(`after ${Date.now() - begin} ms`);
  });
}

test('what a killed launcher has left is found by its marks and ended', async (t) => {
  const { folder } = childrenFor(t);
  // Without anybody beside it, as when that was killed too.
  const orphan = spawn(...node('setInterval(() => {}, 1000)'), { detached: true, stdio: 'ignore' });
  const ended = once(orphan, 'exit');
  writeMark(join(folder, 'children', 'api.json'), orphan.pid);
  await endOrphans(folder);
  assert.deepEqual(await ended, [null, 'SIGTERM']);
  assert.deepEqual(readdirSync(join(folder, 'children')), []);
});

test('what a child says goes to its own log', async (t) => {
  const { children } = childrenFor(t);
  const service = children.start('worker', ...node("console.log('hello')"));
  await service.exited;
  assert.equal(readFileSync(service.logFile, 'utf8'), 'hello\n');
});
