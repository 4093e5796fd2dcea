import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../lib/paths.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { clear, Launched, marksIn, processesOf, runningOf } from './launched.mjs';

/** Ten seconds on an idle machine when everything is built, else a minute. */
const START_MS = 420_000;
const RESTART_MS = 180_000;
/** A change of the sources that changes nothing. */
const ADDED = join(ROOT, 'backend', 'src', 'added-by-a-test.ts');

async function until(holds) {
  const deadline = Date.now() + RESTART_MS;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, `it did not come: ${holds}`);
    await sleep(100);
  }
}

test('npm run dev serves both front ends from their sources, restarts after a compile and leaves nothing behind', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-dev-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const launched = new Launched({ DATA_DIR: folder, PORT: String(port), DEMO: '0' }, ['dev.mjs']);
  t.after(async () => {
    rmSync(ADDED, { force: true });
    await clear(folder, [launched]);
  });
  await launched.untilSaid(`Open ${origin} (back office: /admin). Ctrl-C stops everything.\n`, START_MS);
  const page = async (path) => {
    const answer = await fetch(origin + path);
    return { status: answer.status, text: await answer.text() };
  };
  const home = await page('/');
  assert.equal(home.status, 200);
  assert.match(home.text, /<h1[ >]/, 'the server drew the page');
  assert.match(home.text, /src="\/src\/entry-client\.tsx/);
  const [signIn, office] = [await page('/admin'), await page('/admin/today')];
  assert.match(signIn.text, /src="\/office-files\/src\/sign-in\.tsx/);
  assert.match(office.text, /src="\/office-files\/src\/main\.tsx/);
  const scripts = ['/src/entry-client.tsx', '/office-files/src/sign-in.tsx', '/office-files/src/main.tsx'];
  for (const path of [...scripts, '/api/health/ready']) {
    assert.equal((await page(path)).status, 200, path);
  }
  assert.equal((await page('/no-such-page')).status, 404);

  const before = marksIn(folder);
  assert.deepEqual(Object.keys(before).sort(), [
    'api',
    'backend',
    'contract',
    'postgres',
    'redis',
    'screens',
    'worker',
  ]);
  await until(() => /\n\[backend\] .*Found 0 errors/.test(launched.output));
  writeFileSync(ADDED, 'export {};\n');
  await until(() => runningOf({ api: before.api, worker: before.worker }).length === 0);
  assert.deepEqual(runningOf(before).sort(), ['backend', 'contract', 'postgres', 'redis', 'screens']);
  await until(async () => (await page('/api/health/ready')).status === 200);

  launched.child.kill('SIGINT');
  assert.equal(await launched.end(40_000), 0, launched.output);
  assert.deepEqual(processesOf(folder), []);
});
