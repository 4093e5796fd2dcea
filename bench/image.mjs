import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageProcesses } from '../scripts/lib/image-processes.mjs';
import { assembleImage } from '../scripts/lib/image-tree.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { startPostgres, startRedis } from '../scripts/lib/servers.mjs';

/**
 * The image in full, without a container engine: every step of the Dockerfile as it stands, packages installed from
 * npm's cache where they are in it, in folders; then its size, and how long each process takes to be ready:
 * `node bench/image.mjs`. `--smoke` takes the packages and builds of this checkout instead, as `npm test` does.
 */
const LIMIT_MS = 300_000;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (path) =>
  Number(execFileSync('du', ['--summarize', '--block-size=1M', path], { encoding: 'utf8' }).split('\t')[0]);
const folder = mkdtempSync(join(tmpdir(), 'stowbridge-image-'));
chmodSync(folder, 0o711);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const servers = [];
let processes;

async function timed(what, work) {
  const began = performance.now();
  const value = await work();
  console.log(`${what.padEnd(28)} ${seconds(performance.now() - began)}`);
  return value;
}

try {
  const image = await timed('Dockerfile', () => assembleImage(folder, { full: !process.argv.includes('--smoke') }));
  for (const part of ['', 'node_modules', 'backend', 'tools', 'demo', 'admin-ui', 'site-ui']) {
    console.log(`${(part || 'all').padEnd(28)} ${megabytes(join(image.work, part))} MB`);
  }
  for (const [name, start] of [
    ['postgres', startPostgres],
    ['redis', startRedis],
  ]) {
    mkdirSync(join(folder, name), { mode: 0o711 });
    servers.push(await start({ dataFolder: join(folder, name) }));
  }
  processes = new ImageProcesses(image, {
    DATABASE_URL: servers[0].url,
    REDIS_URL: servers[1].url,
    SECRET_KEY: 'a secret that is only used by benches, 32+',
  });
  await timed('database/migrate.js', () => processes.run('backend/dist/database/migrate.js'));
  for (const [program, setting] of [
    ['main.js', 'PORT'],
    ['worker.js', 'METRICS_PORT'],
  ]) {
    const port = String(await findFreePort());
    await timed(`${program} until ready`, () =>
      processes.untilReady(
        processes.start(`backend/dist/${program}`, [], { [setting]: port }),
        `http://127.0.0.1:${port}/api/health/ready`,
        LIMIT_MS,
      ),
    );
  }
  if (existsSync(join(image.work, 'backend/src'))) {
    throw new Error('The image holds sources.');
  }
  const ended = await processes.stop();
  if (ended.some((code) => code !== 0)) {
    throw new Error(`The processes ended with ${ended.join(', ')}.`);
  }
} finally {
  await processes?.kill();
  for (const server of servers.reverse()) {
    await server.stop();
  }
}
