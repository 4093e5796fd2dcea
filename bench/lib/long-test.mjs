import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startPostgres, startRedis } from '../../scripts/lib/servers.mjs';

/** A number of an option, or the end of the program with its usage. */
export function wholeNumber(text, usage) {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    return Number(text);
  }
  console.error(usage);
  process.exit(2);
}

/** Does its work with where Postgres and Redis for tests are, which are started before and ended afterwards. */
export async function withTestServers(work) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-bench-'));
  // Postgres runs under another account when we are root and must be able to pass.
  chmodSync(folder, 0o711);
  const servers = [];
  try {
    const postgres = await startPostgres({ dataFolder: folder });
    servers.push(postgres);
    const redis = await startRedis({ dataFolder: folder });
    servers.push(redis);
    return await work({ TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url });
  } finally {
    for (const server of servers.reverse()) {
      await server.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one file of the backend's tests on servers of its own, asked for more by `env`; sets the exit code and says how long it took. With `smoke` it only shows that the file is there. */
export async function longTest(file, env, what, { smoke = false } = {}) {
  let tests;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => tests?.kill('SIGTERM'));
  }
  const run = async (servers) => {
    const began = performance.now();
    tests = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/jest/bin/jest.js'), '--ci', ...(smoke ? ['--listTests'] : []), file],
      { cwd: join(ROOT, 'backend'), stdio: 'inherit', env: { ...process.env, ...servers, ...env } },
    );
    process.exitCode = await new Promise((resolve, reject) =>
      tests.once('error', reject).once('exit', (code) => resolve(code ?? 1)),
    );
    console.log(`${what}: ${Math.round((performance.now() - began) / 1000)} s`);
  };
  await (smoke ? run({}) : withTestServers(run));
}
