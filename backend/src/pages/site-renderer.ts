import type { SiteEntry } from '@stowbridge/contract/render';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Loads the built server entry of the site; undefined where there is none. */
export function siteEntry(folder: string): SiteEntry | undefined {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    return undefined;
  }
  // The entry is an ES module; Node loads it through require as long as it does not await at its top.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require(entry) as SiteEntry;
}
