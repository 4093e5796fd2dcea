import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const stampOf = (folder) => join(folder, 'node_modules', '.installed-for');

/** npm as it was called, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli) ? [process.execPath, cli] : ['npm'];
}

function wanted(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.version} ${process.platform}-${process.arch}`;
}

/** Whether the packages of a folder's lock file are there, for this Node. */
export function isInstalled(folder = ROOT) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === wanted(folder);
}

/**
 * Installs exactly what the lock file says. `npm ci` empties node_modules first, and the stamp with it.
 * @param more arguments of `npm ci`
 */
export async function install(children, folder = ROOT, more = ['--include=dev']) {
  const [command, ...args] = npmCommand();
  try {
    await children.mustRun('npm ci', command, [...args, 'ci', ...more, '--no-audit', '--no-fund'], {
      cwd: folder,
      limitMs: 900_000,
    });
  } catch (error) {
    // What a shell answers for a command that it does not find.
    if (error instanceof PlainError && error.message.includes('(127)')) {
      throw new PlainError('There is no npm on the PATH.');
    }
    throw error;
  }
  writeFileSync(stampOf(folder), wanted(folder));
}
