import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { findFreePort } from '../lib/ports.mjs';
import { isRunning } from '../../tools/process-mark.cjs';
import { startPostgres } from '../lib/servers.mjs';
import { clear, Launched, marksIn, runningOf } from './launched.mjs';

/** The first start makes the demo data: minutes on a busy machine. */
const FIRST_START_MS = 420_000;
/** Five seconds on an idle machine; the limit is for one that runs other tests too. */
const WARM_START_MS = 60_000;
/** Some seconds on an idle machine. */
const BACKUP_MS = 120_000;
const NAMES = ['api', 'postgres', 'redis', 'worker'];

let folder;
let port;
let current;
let backup;
const launches = [];

const launch = (settings = {}, command = undefined) => {
  const launched = new Launched({ DATA_DIR: folder, PORT: String(port), ...settings }, command);
  launches.push(launched);
  return launched;
};

const signIn = (UserName, Password) =>
  fetch(`http://localhost:${port}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName, Password }),
  });

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-start-'));
  port = await findFreePort();
});

after(() => clear(folder, launches));

// The tests below tell one story: each goes on where the one before it ended.

test('an empty data folder becomes a running product', async () => {
  chmodSync(folder, 0o755);
  current = launch();
  await current.untilReady(FIRST_START_MS);
  assert.match(current.output, /\[ +\d+\.\ds\] Starting Postgres and Redis … \d+\.\ds\n/);
  const origin = `http://localhost:${port}`;
  for (const path of ['', '/admin', '/api/docs', '/api/ops/jobs']) {
    assert.ok(current.output.includes(`${origin}${path}\n`), path);
  }
  for (const path of ['/', '/admin', '/api/docs', '/api/health/ready']) {
    assert.equal((await fetch(origin + path)).status, 200, path);
  }
  assert.equal(statSync(join(folder, 'secret.key')).mode & 0o777, 0o600);
  // [FSEC-25] Closed to all, but for the way through that Postgres has where root starts it.
  assert.equal(statSync(folder).mode & 0o067, 0);
  assert.equal(statSync(join(folder, 'files')).mode & 0o077, 0);
  assert.deepEqual(runningOf(marksIn(folder)).sort(), NAMES);
});

test('[FOPS-14] root in a folder of its own is told once what runs as root', () => {
  const told = current.output.match(/ API and worker run as root, because .*: chown -R account: (\S+)\n/g) ?? [];
  assert.equal(told.length, process.getuid() === 0 ? 1 : 0, current.output);
});

test('the demo accounts that it names can sign in', async () => {
  const [, password] = current.output.match(/password (\S+)\)/);
  const accounts = current.output.match(/\S+@stowbridge\.example/g);
  assert.equal(accounts.length, 3);
  for (const UserName of accounts) {
    const answer = await signIn(UserName, password);
    assert.equal(answer.status, 200, UserName);
    assert.match((await answer.json()).Token, /^[\w-]+\.[\w-]+\.[\w-]+$/);
  }
});

test('a second start on the same data is one sentence, and the first goes on', async () => {
  const second = launch({ PORT: String(await findFreePort()) });
  assert.equal(await second.end(20_000), 1);
  assert.equal(
    second.output,
    `Stowbridge is already running on ${folder} (process ${current.child.pid}). Stop it first, or set DATA_DIR.\n`,
  );
  assert.deepEqual(runningOf(marksIn(folder)).sort(), NAMES);
});

test('after a kill -9 of the launcher the next start ends what has not ended yet, and is ready soon', async (t) => {
  const orphans = marksIn(folder);
  current.child.kill('SIGKILL');
  await current.exited;
  current = launch();
  t.diagnostic(`warm start after a kill: ${await current.untilReady(WARM_START_MS)} ms`);
  assert.deepEqual(runningOf(orphans), []);
  assert.doesNotMatch(current.output, /Installing|Building/);
});

test('npm run backup copies everything while the product runs, and npm run restore waits for its end', async () => {
  const made = launch({}, ['backup.mjs']);
  assert.equal(await made.end(BACKUP_MS), 0, made.output);
  [, backup] = made.output.match(/made (\S+stowbridge-\d{8}T\d{6}Z): database [\d.]+ MB, \d{3,} files [\d.]+ MB/);
  assert.deepEqual(runningOf(marksIn(folder)).sort(), NAMES);
  const verified = launch({}, ['backup.mjs', '--verify', backup]);
  assert.equal(await verified.end(BACKUP_MS), 0, verified.output);
  assert.match(verified.output, /checked \d+ files, [\d.]+ MB: all as they were written/);
  const refused = launch({}, ['restore.mjs', '--from', backup, '--force']);
  assert.equal(await refused.end(20_000), 1);
  assert.match(refused.output, /^Stowbridge is already running on /);
});

test('a crash of the worker is reported and ends the rest', async () => {
  const marks = marksIn(folder);
  process.kill(marks.worker.pid, 'SIGKILL');
  assert.equal(await current.end(40_000), 1);
  assert.match(
    current.output,
    /The worker ended unexpectedly \(SIGKILL\)\. Its last lines, all of them in .*worker\.log:\n/,
  );
  assert.deepEqual(runningOf(marks), []);
});

test('[FSEC-14] a data folder of a release with one role for everything is taken over', async () => {
  const server = await startPostgres({ dataFolder: folder });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client
    .query('drop owned by stowbridge_app')
    .then(() => client.query('drop role stowbridge_app'))
    .finally(() => client.end());
  await server.stop();
  rmSync(join(folder, 'postgres', 'app-password'));
  current = launch();
  await current.untilReady(WARM_START_MS);
  assert.equal((await signIn('buyer@stowbridge.example', 'Storage-2026')).status, 200);
});

test('a crash of Postgres is reported and ends the rest', async () => {
  const marks = marksIn(folder);
  process.kill(marks.postgres.pid, 'SIGKILL');
  assert.equal(await current.end(40_000), 1);
  assert.match(current.output, /(Postgres|The API|The worker) ended unexpectedly/);
  assert.deepEqual(runningOf(marks), []);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  test(`[FOPS-10] ${signal} stops every process cleanly, after a start that finds all done`, async (t) => {
    current = launch();
    t.diagnostic(`warm start: ${await current.untilReady(WARM_START_MS)} ms`);
    assert.doesNotMatch(current.output, /Migrating|demo data/, 'what was done by the same build is not done again');
    assert.equal(current.output.match(/\S+@stowbridge\.example/g).length, 3);
    const marks = marksIn(folder);
    // That signal says that the terminal is gone, and with it the reader of what is written.
    if (signal === 'SIGHUP') {
      for (const stream of [current.child.stdout, current.child.stderr]) {
        stream.destroy();
      }
    }
    current.child.kill(signal);
    assert.equal(await current.end(40_000), 0);
    assert.deepEqual(runningOf(marks), []);
    assert.ok(!existsSync(join(folder, 'postgres', 'data', 'postmaster.pid')), 'Postgres had time to close its files');
    assert.deepEqual(readdirSync(join(folder, 'children')), []);
    assert.ok(!existsSync(join(folder, 'launcher.lock')));
  });
}

test('[FOPS-10] a later start says in one sentence which setting is wrong', async () => {
  const wrong = launch({ PUBLIC_URL: 'nowhere' });
  assert.equal(await wrong.end(WARM_START_MS), 78, wrong.output);
  assert.match(wrong.output, /\nPUBLIC_URL must be an http or https address[^\n]*\n$/);
});

test('npm run restore brings the backup back into another folder, which starts', async () => {
  const other = join(folder, 'restored');
  const restored = launch({ DATA_DIR: other }, ['restore.mjs', '--from', backup]);
  assert.equal(await restored.end(BACKUP_MS), 0, restored.output);
  assert.match(restored.output, /restored the state of \d{4}-/);
  const again = launch({ DATA_DIR: other }, ['restore.mjs', '--from', backup]);
  assert.equal(await again.end(BACKUP_MS), 1);
  assert.match(
    again.output,
    /\nThere are data already in .* with --force they are put aside, and nothing is deleted\.\n$/,
  );
  current = launch({ DATA_DIR: other });
  await current.untilReady(WARM_START_MS);
  assert.equal((await signIn('buyer@stowbridge.example', 'Storage-2026')).status, 200);
  const [, picture] = (await (await fetch(`http://localhost:${port}/`)).text()).match(/(\/StoreImages\/[\w.-]+)/);
  assert.equal((await fetch(`http://localhost:${port}${picture}`)).status, 200);
  current.child.kill('SIGTERM');
  assert.equal(await current.end(40_000), 0);
});

test('a start on a restore that was broken off is one sentence', async (t) => {
  const note = join(folder, 'restore-broken-off');
  writeFileSync(note, '');
  t.after(() => rmSync(note));
  const refused = launch();
  assert.equal(await refused.end(20_000), 1);
  assert.match(refused.output, /^A restore into .* was broken off\. Run it again with --force: npm run restore/);
});

test('a stop in the middle of the start leaves nothing either', async () => {
  current = launch();
  while (!current.output.includes('Starting Postgres')) {
    assert.equal(current.child.exitCode, null, current.output);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  current.child.kill('SIGTERM');
  assert.equal(await current.end(40_000), 0);
  assert.deepEqual(runningOf(marksIn(folder)), []);
});

test('a taken port is one sentence before anything heavy', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const taken = other.address().port;
  const fresh = join(folder, 'fresh');
  const refused = launch({ DATA_DIR: fresh, PORT: String(taken) });
  assert.equal(await refused.end(20_000), 78);
  assert.equal(
    refused.output,
    `Port ${taken} is taken by another program. Choose another one: PORT=${taken + 1} npm start\n`,
  );
  assert.deepEqual(readdirSync(fresh), []);
});

test('a port that is none is one sentence', async () => {
  for (const text of ['0', '70000', 'http', '-1', '80.5']) {
    const refused = launch({ PORT: text });
    assert.equal(await refused.end(20_000), 78);
    assert.equal(refused.output, `PORT must be a number from 1 to 65535, not "${text}".\n`);
  }
});

test('a data folder that cannot be written is one sentence', async (t) => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  t.after(() => rmSync(file));
  // /proc refuses root too; a file stands where a folder should.
  for (const [path, code] of [
    ['/proc/stowbridge', 'ENOENT'],
    [join(file, 'data'), 'ENOTDIR'],
  ]) {
    const refused = launch({ DATA_DIR: path });
    assert.equal(await refused.end(20_000), 78);
    assert.equal(
      refused.output,
      `The data folder ${path} cannot be written (${code}). Set DATA_DIR to a folder that can.\n`,
    );
  }
});

test('the test itself leaves no process', () => {
  for (const { child } of launches) {
    assert.ok(child.exitCode !== null || child.signalCode !== null);
  }
  assert.deepEqual(Object.values(marksIn(folder)).filter(isRunning), []);
});
