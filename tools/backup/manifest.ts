import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './refused';

const FORMAT = 1;
const FILE = 'manifest.json';

/** How much of something there is. */
export interface Amount {
  files: number;
  bytes: number;
}

/** What a backup says about itself. It is written last: a folder without one is no backup. */
export interface Manifest {
  product: 'stowbridge';
  format: number;
  /** The moment that the database was left at, ISO 8601. */
  madeAt: string;
  /** `cluster`: the folder of an embedded server. `dump`: what pg_dump wrote. */
  kind: 'cluster' | 'dump';
  postgres: { major: number; architecture: string };
  /** The time stamp of the newest migration that the database had. */
  schema: number;
  database: Amount;
  files: Amount;
  /** The bucket, when the files are not in a folder: then they are not in the backup either. */
  bucket: string | null;
  /** Files that a record named although the store did not have them. */
  missing: number;
  /** Empty folders that a server wants to find. */
  folders: string[];
  /** SHA-256 of the list of all parts with their own hashes. */
  sums: string;
}

/** Of everything above, in the order of the file. */
const digestOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export function writeManifest(folder: string, manifest: Omit<Manifest, 'product' | 'format'>): Manifest {
  const whole: Manifest = { product: 'stowbridge', format: FORMAT, ...manifest };
  writeFileSync(join(folder, FILE), `${JSON.stringify({ ...whole, digest: digestOf(whole) }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return whole;
}

/**
 * Reads the manifest of a backup.
 * @throws Refused when there is none, when it is damaged, and when it is of something else
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    throw new Refused(`${folder} is no finished backup: there is no ${FILE} in it.`);
  }
  const { digest, ...manifest } = parsed(file);
  if (manifest.product !== 'stowbridge') {
    throw new Refused(`${folder} is not a backup of this product.`);
  }
  if (manifest.format !== FORMAT) {
    throw new Refused(
      `${folder} was made by another release of the product (format ${String(manifest.format)}, this one reads ${FORMAT}).`,
    );
  }
  if (digest !== digestOf(manifest)) {
    throw new Refused(`The backup is damaged: ${FILE} is not as it was written.`);
  }
  return manifest;
}

function parsed(file: string): Manifest & { digest: unknown } {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) {
      return value as Manifest & { digest: unknown };
    }
  } catch {
    // Said below.
  }
  throw new Refused(`The backup is damaged: ${FILE} cannot be read.`);
}
