import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needPackagesOf } from '../scripts/lib/install.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';

/**
 * Starts every bench once with the least it can measure, so that none rots: `node bench/smoke.mjs [name ...]`. They
 * share demo data of 100 properties that is made once. Left out unless they are named: those that need a browser
 * (`pages`, `lighthouse`) or a fresh clone (`start`). Ends with 1 when one fails.
 */
const BENCHES = [
  'backup',
  'busy',
  'charts',
  'closing',
  'compare',
  'crash',
  'digests',
  'exports',
  'feed',
  'freshness',
  'fuzz',
  'image',
  'images',
  'imports',
  'letters',
  'lists',
  'mutations',
  'office',
  'outbox',
  'overload',
  'pipeline',
  'races',
  'reads',
  'relay',
  'reports',
  'seals',
  'sign-in',
  'stamping',
  'topology',
  'webhooks',
];
const AT_ONCE = 2;
const LIMIT_MS = 300_000;
const names = process.argv.length > 2 ? process.argv.slice(2) : BENCHES;
const prepared = mkdtempSync(join(tmpdir(), 'stowbridge-bench-prepared-'));
// However this ends: the benches end by themselves.
process.on('exit', () => rmSync(prepared, { recursive: true, force: true }));
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => running.forEach((child) => child.kill('SIGTERM')));
}

/** Demo data, of which few properties have documents and pictures of their own: drawing takes the time. */
async function prepare() {
  const stack = new Stack();
  try {
    await stack.startServers();
    const { seedDatabase } = requireFromBackend('@stowbridge/demo/main');
    const { LocalStorage } = requireFromBackend('./dist/platform/storage/local.storage.js');
    const options = {
      databaseUrl: stack.postgres.url,
      seed: 7,
      properties: 100,
      events: 100,
      timeZone: 'America/Denver',
      now: new Date(),
      ifEmpty: false,
      full: 12,
    };
    await seedDatabase(options, new LocalStorage(join(stack.folder, 'files')), () => undefined);
    await stack.keep(prepared);
  } finally {
    await stack.stop();
  }
}

/** Runs one bench; answers whether it ended with 0. */
async function smoke(name) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.mjs`), '--smoke'], {
    env: { ...process.env, BENCH_PREPARED: prepared },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said += text));
  }
  const status = await new Promise((resolve) =>
    child.once('error', (error) => resolve(error.code)).once('close', (code, signal) => resolve(signal ?? code)),
  );
  running.delete(child);
  console.log(
    `${name}: ${status === 0 ? 'runs' : `FAILED (${status})\n${said}`}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

// Before two benches at a time want them.
await needPackagesOf('checks');
await prepare();
const left = [...names];
const runner = async () => {
  for (let name = left.shift(); name; name = left.shift()) {
    if (!(await smoke(name))) {
      process.exitCode = 1;
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runner));
