import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/servers.mjs';
import { fingerprints } from './lib/fingerprints.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * Seconds and bytes of a backup of the embedded server and its files, of checking it and of bringing it back, and whether
 * every row is the same afterwards: `node bench/backup.mjs [--properties 100000] [--events 1000000]`.
 */
const values = benchOptions({ properties: '100000', events: '1000000' }, { properties: '100', events: '100' });
const [properties, events] = [values.properties, values.events].map(Number);
if (![properties, events].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: node bench/backup.mjs [--properties N] [--events N]');
  process.exit(2);
}
const HOUR = 3_600_000;
const PROGRAM = join(ROOT, 'tools/dist/backup/main.js');

/** Seconds of one of the commands, as a process of its own. */
async function timed(stack, name, args, added = {}) {
  const began = performance.now();
  const service = stack.service(name, PROGRAM, args, added);
  const timer = setTimeout(() => void service.stop(), HOUR);
  const status = await service.exited;
  clearTimeout(timer);
  if (status !== 0) {
    throw new Error(`${name} failed (${status}):\n${service.lastLines(20)}`);
  }
  return (performance.now() - began) / 1000;
}

/** Connects to another address for as long as `work` takes. */
async function withQuery(url, work) {
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  const made = await stack.seed(properties, events);
  console.log(`made the data in ${made.seconds.toFixed(0)} s`);
  const before = await withQuery(stack.postgres.url, fingerprints);
  const to = join(stack.folder, 'backups');
  const backup = await timed(stack, 'backup', ['make', '--to', to]);
  const folder = join(to, readdirSync(to)[0]);
  const manifest = requireFromBackend('@stowbridge/tools/backup/manifest').readManifest(folder);
  const verify = await timed(stack, 'verify', ['verify', '--from', folder]);
  const place = join(stack.folder, 'restored');
  const restore = await timed(stack, 'restore', ['restore', '--from', folder], { DATABASE_URL: '', DATA_DIR: place });

  const server = await startPostgres({ dataFolder: place });
  const after = await withQuery(server.url, fingerprints).finally(() => server.stop());
  const different = [...before].filter(([table, print]) => after.get(table) !== print).map(([table]) => table);
  const megabytes = ({ bytes }) => (bytes / 2 ** 20).toFixed(0);
  console.log(`\n${machine()}; ${properties} properties and ${events} events, made in ${made.seconds.toFixed(0)} s\n`);
  printTable(
    ['backup s', 'database MB', 'files MB', 'files', 'verify s', 'restore s', 'tables', 'tables that differ'],
    [
      [
        backup.toFixed(1),
        megabytes(manifest.database),
        megabytes(manifest.files),
        manifest.files.files,
        verify.toFixed(1),
        restore.toFixed(1),
        before.size,
        different.join(', ') || 'none',
      ],
    ],
  );
  if (different.length > 0 || before.size !== after.size) {
    process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
