// npm run release:dump: keeps the database of DATABASE_URL as this release left it, for the tests of the next one;
// docs/upgrade.md says when. Needs a build of the tools, and the pg_dump of that server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/paths.mjs';

const require = createRequire(import.meta.url);
const { runTool } = require(join(ROOT, 'tools/dist/backup/postgres-tools.js'));
const { version } = require(join(ROOT, 'package.json'));

const folder = mkdtempSync(join(tmpdir(), 'stowbridge-release-'));
const plain = join(folder, 'plain.sql');
const kept = join(ROOT, 'backend/test/data/last-release.sql.gz');
try {
  await runTool('pg_dump', process.env.MIGRATION_DATABASE_URL ?? process.env.DATABASE_URL, [
    ...['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', `--file=${plain}`],
    // The 57,000 towns are alike in every database, and nothing but a migration writes them.
    '--exclude-table-data=us_places',
  ]);
  // psql alone knows these two.
  const statements = readFileSync(plain, 'utf8').replace(/^\\(un)?restrict .*\n/gm, '');
  writeFileSync(kept, gzipSync(`-- Stowbridge ${version}\n${statements}`, { level: 9 }));
  console.log(`${kept} is the database of ${version}.`);
} finally {
  rmSync(folder, { recursive: true });
}
