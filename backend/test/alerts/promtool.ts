import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PackageFetcher } from '@stowbridge/tools/embedded/package-fetcher';

const run = promisify(execFile);
const CACHE = resolve(__dirname, '../../../.cache');
const KEPT = join(CACHE, 'promtool');

/** The checker that comes with Prometheus: an installed one, else the one of Debian's package, fetched once and kept. */
async function findPromtool(): Promise<string> {
  const installed = await run('promtool', ['--version']).then(
    () => true,
    () => false,
  );
  if (installed) {
    return 'promtool';
  }
  if (!existsSync(KEPT)) {
    await fetchPromtool();
  }
  return KEPT;
}

async function fetchPromtool(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = join(CACHE, `promtool.${process.pid}`);
  try {
    const fetcher = new PackageFetcher(folder);
    await fetcher.refresh();
    // Without libraries of its own: it is one file.
    renameSync(join(await fetcher.unpack(['prometheus']), 'usr/bin/promtool'), KEPT);
  } catch (error) {
    throw new Error(
      'There is no promtool on this machine, and fetching it failed. Install one ("apt-get install prometheus").',
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs promtool; answers what it says, and whether it is content. */
export async function promtool(...args: string[]): Promise<{ content: boolean; said: string }> {
  const program = await findPromtool();
  return run(program, args, { timeout: 60_000 }).then(
    ({ stdout, stderr }) => ({ content: true, said: stdout + stderr }),
    ({ stdout, stderr, message }: { stdout?: string; stderr?: string; message: string }) => ({
      content: false,
      said: `${message}\n${stdout ?? ''}${stderr ?? ''}`,
    }),
  );
}
