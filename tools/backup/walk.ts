import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Amount } from './manifest';

/** The files below a folder, by their path in it; those that go away meanwhile may be among them. None when it is not there. */
export async function* filesBelow(
  folder: string,
  wanted: (path: string, isFolder: boolean) => boolean = () => true,
  path = '',
): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return [];
    }
    throw error;
  });
  for (const entry of entries) {
    const child = path ? `${path}/${entry.name}` : entry.name;
    if (!wanted(child, entry.isDirectory())) {
      continue;
    }
    if (entry.isDirectory()) {
      yield* filesBelow(folder, wanted, child);
    } else if (entry.isFile()) {
      yield child;
    }
  }
}

/** How much there is below a folder. */
export async function amountBelow(
  folder: string,
  wanted?: (path: string, isFolder: boolean) => boolean,
): Promise<Amount> {
  const amount: Amount = { files: 0, bytes: 0 };
  for await (const path of filesBelow(folder, wanted)) {
    amount.files += 1;
    amount.bytes += (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0;
  }
  return amount;
}
