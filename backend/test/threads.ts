import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than the pool has. */
const THREADS = 4 * Math.ceil(Number(process.env.UV_THREADPOOL_SIZE ?? 4) / 4);

/** Keeps every thread of the pool waiting, as files on a slow disk and many passwords do: for somebody who writes to a pipe. */
export function blockThreads(): { release: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-threads-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const waiting = Array.from({ length: THREADS }, () => open(pipe, 'r'));
  return {
    release: async () => {
      // Both ends at once, in this thread, waits for nobody.
      const both = openSync(pipe, constants.O_RDWR);
      for (const handle of await Promise.all(waiting)) {
        await handle.close();
      }
      closeSync(both);
      rmSync(folder, { recursive: true });
    },
  };
}
