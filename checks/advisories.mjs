// Compares the packages of all lock files with docs/advisories.json: one with an advisory that nobody has judged fails.
// With --refresh the list is first brought up to date from OSV, for which there must be a network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, lockedPackages } from './lib/advisories.mjs';
import { refreshed } from './lib/osv.mjs';

const ROOT = join(import.meta.dirname, '..');
const { ADVISORIES = join(ROOT, 'docs', 'advisories.json'), OSV = 'https://api.osv.dev' } = process.env;
const today = new Date().toISOString().slice(0, 10);
const packages = lockedPackages(ROOT);
let list = JSON.parse(readFileSync(ADVISORIES, 'utf8'));

if (process.argv.includes('--refresh')) {
  try {
    list = await refreshed(list, packages, today, OSV);
  } catch (error) {
    console.error(`The list stays as it is, because OSV cannot be asked: ${error.cause?.message ?? error.message}`);
    process.exit(1);
  }
  writeFileSync(ADVISORIES, `${JSON.stringify(list, null, 2)}\n`);
}
const { wrong, accepted, warnings } = judge(list, packages, today);
[...warnings, ...accepted].forEach((line) => console.log(line));
wrong.forEach((line) => console.error(line));
console.log(`${packages.length} packages, ${list.advisories.length} advisories, ${wrong.length} to be judged.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
