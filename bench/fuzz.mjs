import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/lib/paths.mjs';
import { startPostgres, startRedis } from '../scripts/lib/servers.mjs';

/**
 * The generated requests of the tests, many more of them and with another seed at each run:
 * `node bench/fuzz.mjs [--requests 1000000] [--seed N]`. Ends with 1 when one is answered by a fault, or by what the
 * API's document does not say; the request that was and the seed are shown.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' }, seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) } } });
if (![values.requests, values.seed].every((text) => /^[1-9]\d{0,9}$/.test(text))) {
  console.error('Usage: node bench/fuzz.mjs [--requests N] [--seed N]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'stowbridge-fuzz-'));
// Postgres runs under another account when we are root and must be able to pass.
chmodSync(folder, 0o711);
const servers = [];
let tests;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => tests?.kill('SIGTERM'));
try {
  const postgres = await startPostgres({ dataFolder: folder });
  servers.push(postgres);
  const redis = await startRedis({ dataFolder: folder });
  servers.push(redis);
  const began = performance.now();
  tests = spawn(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), '--ci', 'test/fuzz.e2e-spec.ts'], {
    cwd: join(ROOT, 'backend'),
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  });
  process.exitCode = await new Promise((resolve, reject) => tests.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
  console.log(`${values.requests} requests, seed ${values.seed}: ${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  for (const server of servers.reverse()) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
