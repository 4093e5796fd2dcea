import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { repositoryTexts } from '../lib/requirements.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const inventory = read('docs/operations/monitoring.md').split('\n## All logs\n')[1].split('\n## ')[0];
const rows = inventory
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| log '))
  .map((line) => line.slice(2, -2).split(' | '));
const programs = repositoryTexts().filter(({ path }) => /^backend\/src\/(?!.*\.spec\.).*\.ts$/.test(path));
const where = (pattern) => programs.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('every log says where it is, what it looks like, who reads it and how long it is kept', () => {
  assert.ok(rows.length > 12);
  assert.deepEqual(
    rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell.trim() === '')),
    [],
  );
});

test('the tables of the inventory are there, and those that are logs by their name are in it', () => {
  const tables = programs.flatMap(({ text }) => [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => table));
  const logs = rows.flatMap(([, place]) => [...place.matchAll(/`(\w+)`/g)].map(([, table]) => table));
  assert.deepEqual(
    logs.filter((name) => /^[a-z_]+$/.test(name) && !tables.includes(name)),
    [],
  );
  const called = tables.filter((table) => /_log$|_logs$|_events$|_opens$|_deliveries$/.test(table));
  assert.ok(called.length > 3, called.join(' '));
  assert.deepEqual(
    called.filter((table) => !logs.includes(table)),
    [],
  );
});

test('the processes write their lines to standard output, and by one program alone', () => {
  const LOGGER = 'backend/src/platform/common/logger.ts';
  assert.deepEqual(where(/from 'pino'|\bpino\(/), [LOGGER]);
  // No file and no other place is named: neither a destination with a path nor a transport.
  assert.deepEqual(
    [...read(LOGGER).matchAll(/pino\.(?:destination|transport|multistream)\(([^)]*)\)/g)].map(([call]) => call),
    ['pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 })'],
  );
  const OTHERS = /from '(?:winston|bunyan|log4js|@sentry\/|@datadog|dd-trace|newrelic|loglevel|pino-|rollbar|@bugsnag)/;
  assert.deepEqual(where(OTHERS), []);
  const declared = ['backend', 'admin-ui', 'site-ui', 'tools'].flatMap((folder) =>
    Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}),
  );
  assert.deepEqual(
    declared.filter((name) => OTHERS.test(`from '${name}/`)),
    [],
  );
});

test('the one file to which lines are added is in the inventory', () => {
  const adding = where(/appendFile|createWriteStream|\bopen\([^)]*, '[aw]\+?'/);
  assert.ok(adding.length > 0);
  assert.deepEqual(
    adding.filter((path) => !inventory.includes(`\`${path}\``)),
    [],
  );
});

test('times are those of the sources, and the proxies of the examples write no addresses down', () => {
  const kept = (path, pattern) => read(path).match(pattern)?.[1];
  const last = (log) => rows.find(([name]) => name === log)?.at(-1);
  const queues = 'backend/src/platform/events/queues.ts';
  assert.equal(
    last('sign-ins'),
    `${kept('backend/src/domains/accounts/sign-in/forget-sign-ins.ts', /KEPT = `interval '(\d+) days'`/)} days`,
  );
  assert.equal(last('changes for integrators'), `${kept('contract/src/changes.ts', /CHANGES_KEPT_DAYS = (\d+)/)} days`);
  assert.equal(
    last('deliveries of webhooks'),
    `${kept('contract/src/webhooks.ts', /WEBHOOK_DELIVERIES_KEPT_DAYS = (\d+)/)} days`,
  );
  assert.match(
    last('jobs'),
    new RegExp(
      `^the last ${kept(queues, /removeOnComplete: (\d+)/)} .* the last ${kept(queues, /KEPT_FAILURES = (\d+)/)}$`,
    ),
  );
  const bare = (path) => read(path).replaceAll(/#.*$/gm, '');
  assert.match(bare('docs/deploy/nginx.conf'), /^ +access_log off;$/m);
  assert.doesNotMatch(bare('docs/deploy/haproxy.cfg'), /^ +(?:log|option httplog)\b/m);
  assert.doesNotMatch(bare('docs/deploy/Caddyfile'), /^\s+log\b/m);
  assert.match(bare('docs/deploy/kubernetes/ingress.yaml'), /enable-access-log: 'false'/);
});
