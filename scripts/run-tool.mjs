// A program from a folder that has packages of its own, which are installed when they are not there:
// node scripts/run-tool.mjs <folder> [program [argument ...]]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { needPackagesOf } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { PlainError } from './lib/plain-error.mjs';

const [folder, program, ...args] = process.argv.slice(2);
try {
  await needPackagesOf(folder);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
if (program) {
  const file = join(ROOT, folder, 'node_modules', '.bin', program);
  process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
}
