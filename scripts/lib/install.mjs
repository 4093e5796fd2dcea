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

/** What the stamp says when everything is there, and when that is what building and running the product needs alone. */
function wanted(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const all = `${createHash('sha256').update(lock).digest('hex')} ${machine()}`;
  return { all, product: `${all} --omit=dev` };
}

const stamped = (folder) => (existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined);

/** Whether the packages of a folder's lock file are there, for this Node: all of them, or those that the product needs. */
export function isInstalled(folder = ROOT, extent = 'all') {
  const { all, product } = wanted(folder);
  return stamped(folder) === all || (extent === 'product' && stamped(folder) === product);
}

/**
 * Installs exactly what the lock file says. What tests and development need besides is added to what the product needs,
 * which may be running; otherwise `npm ci` empties node_modules first.
 * @param more arguments of npm
 */
export async function install(children, folder = ROOT, extent = 'all', more = []) {
  const [command, ...args] = npmCommand();
  const { all, product } = wanted(folder);
  const how = extent === 'all' && stamped(folder) === product ? ['install', '--no-save'] : ['ci'];
  const which = extent === 'all' ? '--include=dev' : '--omit=dev';
  rmSync(stampOf(folder), { force: true });
  try {
    await children.mustRun('npm ci', command, [...args, ...how, which, ...more, '--no-audit', '--no-fund'], {
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
  writeFileSync(stampOf(folder), extent === 'all' ? all : product);
}

/** Installs the packages of a folder that has its own, such as `checks`, or all of the root's, unless they are there. */
export async function installApart(children, folder) {
  if (!isInstalled(join(ROOT, folder))) {
    await install(children, join(ROOT, folder), 'all', APART);
  }
}

/** The same, with one line about it, for commands that have nothing else to set up. */
export async function needPackagesOf(folder) {
  if (isInstalled(join(ROOT, folder))) {
    return;
  }
  console.error(`Installing the packages of ${folder === '.' ? 'development' : `${folder}/`} …`);
  const marks = mkdtempSync(join(tmpdir(), 'stowbridge-install-'));
  try {
    await installApart(new Children(marks), folder);
  } finally {
    rmSync(marks, { recursive: true, force: true });
  }
}

/** A package as the programs of a folder that has its own packages find it. */
export const requireFrom = (folder, name) => createRequire(join(ROOT, folder, 'package.json'))(name);
