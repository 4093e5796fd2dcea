import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Children } from './children.mjs';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

/** For a folder with packages and a lock file of its own: what .npmrc says for the root. */
const APART = ['--ignore-scripts', '--engine-strict'];
const stampOf = (folder) => join(folder, 'node_modules', '.installed-for');

/** npm as it was called, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli) ? [process.execPath, cli] : ['npm'];
}

/** What decides which files of a package fit: the ABI of Node, not its patch release, and the C library of Linux. */
function machine() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  const parts = [process.platform, process.arch, glibcVersionRuntime ? 'glibc' : 'other'];
  return `${process.versions.modules} ${parts.join('-')}`;
}

function wanted(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${machine()}`;
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

/** Installs the packages of a folder that has its own, such as `checks`, unless they are there. */
export async function installApart(children, folder) {
  if (!isInstalled(join(ROOT, folder))) {
    await install(children, join(ROOT, folder), APART);
  }
}

/** The same, with one line about it, for commands that have nothing else to set up. */
export async function needPackagesOf(folder) {
  if (isInstalled(join(ROOT, folder))) {
    return;
  }
  console.error(`Installing the packages of ${folder}/ …`);
  const marks = mkdtempSync(join(tmpdir(), 'stowbridge-install-'));
  try {
    await installApart(new Children(marks), folder);
  } finally {
    rmSync(marks, { recursive: true, force: true });
  }
}

/** A package as the programs of a folder that has its own packages find it. */
export const requireFrom = (folder, name) => createRequire(join(ROOT, folder, 'package.json'))(name);
