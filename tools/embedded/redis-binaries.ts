import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PackageFetcher } from './package-fetcher';

const run = promisify(execFile);

/** A Redis that can be run, with the folders of its libraries (empty for an installed one). */
export interface RedisBinary {
  program: string;
  libraryFolders: string[];
}

const HOW_TO = 'Install one ("apt-get install redis-server") or set REDIS_URL.';

function findOnPath(name: string): string | undefined {
  // Debian keeps servers in folders that an ordinary user's PATH may lack.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Every folder below that holds a shared library. */
function libraryFoldersBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = readdirSync(folder, { withFileTypes: true });
  const here = entries.some((entry) => entry.name.includes('.so')) ? [folder] : [];
  const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  return [...here, ...below.flatMap(libraryFoldersBelow)];
}

function binaryBelow(root: string): RedisBinary | undefined {
  const program = join(root, 'usr/bin/redis-server');
  if (!existsSync(program)) {
    return undefined;
  }
  return {
    program,
    libraryFolders: [...libraryFoldersBelow(join(root, 'usr/lib')), ...libraryFoldersBelow(join(root, 'lib'))],
  };
}

/** The libraries that the dynamic linker does not find. */
async function missingLibraries(binary: RedisBinary): Promise<string[]> {
  const { stdout } = await run('ldd', [binary.program], {
    env: { ...process.env, LD_LIBRARY_PATH: binary.libraryFolders.join(':') },
    timeout: 10_000,
  });
  return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name ?? '');
}

async function fetchRedis(folder: string): Promise<RedisBinary> {
  const fetcher = new PackageFetcher(folder);
  await fetcher.refresh();
  const root = await fetcher.unpack(['redis-server', 'redis-tools']);
  const fetched = new Set(['redis-server', 'redis-tools']);
  let names = [...fetched];
  // Libraries of libraries: what is missing after three rounds is nothing that a package of ours can bring.
  for (let round = 0; round < 3; round += 1) {
    const binary = binaryBelow(root);
    if (!binary) {
      break;
    }
    if ((await missingLibraries(binary)).length === 0) {
      return binary;
    }
    const needed = (await Promise.all(names.map((name) => fetcher.dependenciesOf(name)))).flat();
    // The C library is there, and a second copy of it next to the machine's would break every program.
    names = [...new Set(needed)].filter((name) => name.startsWith('lib') && name !== 'libc6' && !fetched.has(name));
    if (names.length === 0) {
      break;
    }
    await fetcher.unpack(names);
    for (const name of names) {
      fetched.add(name);
    }
  }
  const binary = binaryBelow(root);
  if (binary && (await missingLibraries(binary)).length === 0) {
    return binary;
  }
  throw new Error('the packages that were fetched are not complete');
}

/**
 * Finds a real Redis: an installed one (redis-server or valkey-server), one fetched earlier, or one that is fetched
 * now from the packages of Debian or Ubuntu.
 *
 * @param cacheFolder where a fetched one is kept
 * @throws with one sentence that says what to install
 */
export async function prepareRedis(cacheFolder: string): Promise<RedisBinary> {
  const installed = findOnPath('redis-server') ?? findOnPath('valkey-server');
  if (installed) {
    return { program: installed, libraryFolders: [] };
  }
  const kept = join(cacheFolder, 'redis-server');
  const earlier = binaryBelow(join(kept, 'root'));
  if (earlier) {
    return earlier;
  }
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) {
    throw new Error(`There is no redis-server on this machine. ${HOW_TO}`);
  }
  const unfinished = join(cacheFolder, `redis-server.${process.pid}`);
  try {
    await fetchRedis(unfinished);
    for (const part of ['lists', 'cache', 'packages']) {
      rmSync(join(unfinished, part), { recursive: true, force: true });
    }
    rmSync(kept, { recursive: true, force: true });
    renameSync(unfinished, kept);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(0, 3).join(' ');
    throw new Error(`There is no redis-server on this machine, and fetching it failed (${reason}). ${HOW_TO}`, {
      cause: error,
    });
  }
  const binary = binaryBelow(join(kept, 'root'));
  if (!binary) {
    throw new Error(`The redis-server that was fetched is not where it should be. ${HOW_TO}`);
  }
  return binary;
}
