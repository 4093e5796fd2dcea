import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * The long run of the crash test: `node bench/crash.mjs [rounds]`, 42 rounds by default: 210 kills among 5,040 offers.
 * Each round takes 120 offers through the running API while worker, Redis, API, Redis with all its data, and Postgres are
 * killed with -9. Needs
 * the backend built; starts every server itself.
 */
const rounds = Number(process.argv[2] ?? 42);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: node bench/crash.mjs [rounds]');
  process.exit(2);
}
const root = resolve(import.meta.dirname, '..');
const backend = join(root, 'backend');
if (!existsSync(join(backend, 'dist/worker.js'))) {
  console.error('The backend is not built: run npm run build.');
  process.exit(2);
}

const require = createRequire(import.meta.url);
const { startPostgres } = require(join(backend, 'dist/embedded/postgres.js'));
const folder = mkdtempSync(join(tmpdir(), 'stowbridge-bench-crash-'));
chmodSync(folder, 0o711);
const server = await startPostgres({ dataFolder: folder, database: 'postgres' });
const began = Date.now();
try {
  const jest = spawn(process.execPath, [join(dirname(require.resolve('jest/package.json', { paths: [backend] })), 'bin/jest.js'), 'test/crash.e2e-spec.ts'], {
    cwd: backend,
    env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: server.url, CRASH_ROUNDS: String(rounds) },
    stdio: 'inherit',
  });
  const code = await new Promise((done) => jest.once('exit', (status) => done(status ?? 1)));
  console.log(`${rounds} rounds in ${Math.round((Date.now() - began) / 1000)} s: ${code === 0 ? 'nothing was lost' : 'FAILED'}`);
  process.exitCode = code;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
