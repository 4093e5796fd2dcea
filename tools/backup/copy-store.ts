import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { loadEntities } from '@stowbridge/backend/platform/database/load-entities';
import { namedFiles } from '@stowbridge/backend/platform/storage/named-files';
import { type Area, isStoredName, NAMED_AREAS, type Storage } from '@stowbridge/backend/platform/storage/storage';
import { Copier } from './copier';
import type { SumsWriter } from './sums';
import { filesBelow } from './walk';

/** What a backup has of a file store: whole files in the folders of its areas, but copies that can be made again. */
export function isStored(path: string, isFolder: boolean): boolean {
  const [area, ...below] = path.split('/');
  if (!NAMED_AREAS.some((known) => known === area)) {
    return false;
  }
  return isFolder || isStoredName(below.at(-1) ?? '');
}

/** Whether there is at least one file in a store. */
export async function holdsFiles(store: string): Promise<boolean> {
  return !(await filesBelow(store, isStored).next()).done;
}

/** Copies the files of a store; those that appear meanwhile may be among them. */
export async function copyStore(store: string, target: string, copier: Copier, sums: SumsWriter): Promise<void> {
  for await (const path of filesBelow(store, isStored)) {
    await sums.add('files', path, await copier.copy(join(store, path), join(target, path)));
  }
}

/** Copies from a bucket what records name; answers how many of those it does not have. */
export async function copyBucket(client: Client, bucket: Storage, target: string, copier: Copier, sums: SumsWriter) {
  let missing = 0;
  for await (const file of named(client)) {
    const [area, name] = file.split('/') as [Area, string];
    const found = await bucket.get(area, name);
    if (found) {
      const path = `${area}/${name.slice(0, 2)}/${name}`;
      await sums.add('files', path, await copier.write(found.stream, join(target, path)));
    } else {
      missing += 1;
    }
  }
  return missing;
}

/** `area/name` of each file that a record names. */
function named(client: Client): AsyncIterable<string> {
  loadEntities();
  const input = client.query(copyTo(`copy (${namedFiles()}) to stdout`));
  return createInterface({ input, crlfDelay: Infinity });
}

/**
 * How many of the files that records name are not there.
 *
 * @param store where they are looked for
 * @param live where those are that were named after the store was copied
 */
export async function countMissing(client: Client, store: string, live = store): Promise<number> {
  const there = new Set<string>();
  for await (const path of filesBelow(store, isStored)) {
    const [area, , name] = path.split('/');
    there.add(`${area}/${name}`);
  }
  let missing = 0;
  for await (const file of named(client)) {
    const [area, name] = file.split('/');
    if (!there.has(file) && !existsSync(join(live, area, name.slice(0, 2), name))) {
      missing += 1;
    }
  }
  return missing;
}
