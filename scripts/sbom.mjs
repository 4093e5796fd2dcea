// npm run sbom: the inventory of all packages as CycloneDX JSON, from the lock file and without a network.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const FILE = join(ROOT, 'temp', 'sbom.json');
const command = ['sbom', '--silent', '--package-lock-only', '--offline', '--sbom-format', 'cyclonedx'];
const { status, stdout, stderr } = spawnSync('npm', command, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
if (status !== 0) {
  console.error(stderr || stdout);
  process.exit(1);
}
mkdirSync(join(ROOT, 'temp'), { recursive: true });
writeFileSync(FILE, stdout);
console.log(`${FILE}: ${JSON.parse(stdout).components.length} packages`);
