// npm run test:long: the repeated tests in full, and which modules no test runs a line of. A variable that is set wins.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const COUNTS = {
  RACE_ROUNDS: 200,
  COUNTER_RACES: 10_000,
  DEADLINE_RACES: 10_000,
  CRASH_ROUNDS: 20,
  CERTIFICATE_KILLS: 20,
  WORKER_KILLS: 3,
  EVIDENCE_ROWS: 100_000,
  DOCUMENT_OPENS: 50_000,
  LISTED_ROWS: 100_000,
  EVIDENCE_KILLS: 40,
  MIRROR_SECONDS: 3600,
  TOPOLOGY_ROLLS: 10,
  TOPOLOGY_KILLS: 10,
  FRESHNESS_COMMITS: 100,
  DIGEST_PEOPLE: 5000,
  RANDOM_AREAS: 120,
  RANDOM_CRITERIA: 3000,
  RANDOM_SEARCHES: 300,
  REPORT_SELLERS: 1000,
  DTO_BODIES: 1000,
  FUZZ_REQUESTS: 1_000_000,
  FUZZ_ROUTES_ONE_OF: 1,
  BAD_VALUES_ONE_OF: 1,
  EVERY_SIZE: 1,
  EVERY_STEP: 1,
  EVERY_KILL: 1,
  EVERY_SHAPE: 1,
  EVERY_BENCH: 1,
};
const COVERED = ['backend', 'admin-ui', 'site-ui'];
const folder = join(ROOT, 'temp', 'coverage');

const env = { ...COUNTS, ...process.env, COVERAGE: folder };
console.log(
  Object.keys(COUNTS)
    .map((name) => `${name}=${env[name]}`)
    .join(' '),
);
rmSync(folder, { recursive: true, force: true });
const command = [
  join(ROOT, 'scripts', 'test.mjs'),
  '--only',
  [...COVERED, 'benches', 'launch', 'clients', 'browser'].join(','),
];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
for (const part of COVERED) {
  const { total, ...files } = JSON.parse(readFileSync(join(folder, part, 'coverage-summary.json'), 'utf8'));
  const idle = Object.keys(files).filter((file) => files[file].lines.total > 0 && files[file].lines.covered === 0);
  console.log(`${part}: ${total.lines.pct} % of the lines are run by a test; of these modules none:`);
  console.log(idle.map((file) => `  ${relative(ROOT, file)}\n`).join(''));
}
process.exit(status ?? 1);
