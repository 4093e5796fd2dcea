import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed-for');

/** npm as it was called, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli) ? [process.execPath, cli] : ['npm'];
}

function wanted() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.version} ${process.platform}-${process.arch}`;
}

/** Whether the packages of the lock file are there, for this Node. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();
}

/** Installs exactly what the lock file says. `npm ci` empties node_modules first, and the stamp with it. */
export async function install(children) {
  const [command, ...args] = npmCommand();
  try {
    await children.mustRun('npm ci', command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: ROOT,
      limitMs: 900_000,
    });
  } catch (error) {
    if (error instanceof PlainError && error.message.includes('(ENOENT)')) throw new PlainError('There is no npm on the PATH.');
    throw error;
  }
  writeFileSync(STAMP, wanted());
}
