import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findFreePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/servers.mjs';
import { clear, Launched, marksIn } from './launched.mjs';

/** Some seconds on an idle machine; the limit is for one that runs other tests too. */
const START_MS = 180_000;

let folder;
let server;
let origin;
let settings;
const launches = [];

const launch = (...args) => {
  const launched = new Launched(settings, ...args);
  launches.push(launched);
  return launched;
};

const post = (path, body) =>
  fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const logOf = (name) => readFileSync(join(settings.DATA_DIR, 'logs', `${name}.log`), 'utf8');

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-production-'));
  // Postgres runs under another account when we are root and must be able to pass.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'server'), { mode: 0o711 });
  server = await startPostgres({ dataFolder: join(folder, 'server') });
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    DATABASE_URL: server.appUrl,
    MIGRATION_DATABASE_URL: server.url,
    PUBLIC_URL: 'https://market.example.com',
  };
});

after(async () => {
  await clear(settings.DATA_DIR, launches);
  await server.stop();
  await clear(folder, []);
});

// The tests below tell one story: each goes on where the one before it ended.

test("[FSEC-02] [FOPS-01] a start in a database of somebody's own makes no demo data and says the command that makes an administrator", async () => {
  const current = launch();
  await current.untilReady(START_MS);
  assert.doesNotMatch(current.output, /Demo|Storage-2026/);
  assert.equal(
    (await post('account/login', { UserName: 'buyer@stowbridge.example', Password: 'Storage-2026' })).status,
    400,
  );
  assert.match(current.output, /\n {4}npm run admin -- someone@example\.com\n/);
  assert.match(logOf('api'), /node backend\/dist\/admin\.js someone@example\.com/);
  assert.equal((await (await fetch(`${origin}/api/home/site`)).json()).NeedsAdministrator, true);
});

test('[FSEC-14] what serves people is no owner of the database, and does not know its address', () => {
  const marks = marksIn(settings.DATA_DIR);
  for (const name of ['api', 'worker']) {
    const env = readFileSync(`/proc/${marks[name].pid}/environ`, 'utf8').split('\0');
    assert.deepEqual(
      env.filter((one) => /^(MIGRATION_)?DATABASE_URL/.test(one)),
      [`DATABASE_URL=${server.appUrl}`],
    );
    assert.doesNotMatch(logOf(name), /superuser/);
  }
});

test('no process that serves people is open to a debugger', () => {
  const marks = marksIn(settings.DATA_DIR);
  for (const name of ['api', 'worker']) {
    const of = (file) => readFileSync(`/proc/${marks[name].pid}/${file}`, 'utf8').split('\0');
    assert.ok(of('cmdline').length > 1);
    assert.deepEqual(
      [...of('cmdline'), ...of('environ').filter((one) => one.startsWith('NODE_'))].filter(
        (one) => /--inspect|--debug/.test(one) || /^NODE_ENV=(?!production$)/.test(one),
      ),
      [],
    );
  }
});

test('[FOPS-01] npm run admin lets one in while the product runs, and leaves the password in no file', async () => {
  const made = launch(['admin.mjs', 'first@example.com', '--name', 'Ada Vale']);
  assert.equal(await made.end(START_MS), 0, made.output);
  const [, password] = made.output.match(/Temporary password {2}(\S{12})\n/);
  for (const name of ['api', 'admin']) {
    assert.ok(!logOf(name).includes(password), name);
  }
  const first = await (
    await post('account/login', { UserName: 'first@example.com', Password: password, UserTypeId: 1 })
  ).json();
  assert.deepEqual([first.Token, first.IsConfirmed], [null, false]);
  const chosen = { Password: 'my-own-1', ConfirmPassword: 'my-own-1', isForgotPassword: false };
  assert.equal(
    (await post('account/resetpassword', { ...chosen, Token: first.PasswordResetToken, TemporaryPassword: password }))
      .status,
    200,
  );
  const { Token } = await (
    await post('account/login', { UserName: 'first@example.com', Password: 'my-own-1', UserTypeId: 1 })
  ).json();
  assert.equal((await fetch(`${origin}/admin/dashboard/1`)).status, 200);
  assert.equal((await fetch(`${origin}/api/v1/users`, { headers: { authorization: `Bearer ${Token}` } })).status, 200);
  assert.equal((await (await fetch(`${origin}/api/home/site`)).json()).NeedsAdministrator, false);
});

test('[FOPS-01] npm run admin refuses in one sentence', async () => {
  const refused = launch(['admin.mjs', '--revoke', 'first@example.com']);
  assert.equal(await refused.end(START_MS), 1);
  assert.equal(refused.output, 'The last active administrator cannot be deleted.\n');
});

test('[FDEP-25] npm run db:generate finds nothing to add to the schema of a database that was just migrated', async () => {
  const asked = launch(['db-generate.mjs']);
  assert.equal(await asked.end(START_MS), 0, asked.output);
  assert.equal(asked.output, '-- the database agrees with the entities\n');
});
