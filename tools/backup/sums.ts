import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Amount } from './manifest';
import { Refused } from './refused';

/** In the format of `sha256sum`, so that a person can check a backup without us. */
export const SUMS_FILE = 'SHA256SUMS';

export type PartName = 'database' | 'files';

export interface Entry {
  sha256: string;
  /** Below the backup's folder; begins with the name of its part. */
  path: string;
}

/** Lists every file of a backup with its hash, while it is made. */
export class SumsWriter {
  private readonly stream: WriteStream;
  private readonly hash = createHash('sha256');
  readonly amounts: Record<PartName, Amount> = { database: { files: 0, bytes: 0 }, files: { files: 0, bytes: 0 } };

  constructor(folder: string) {
    this.stream = createWriteStream(join(folder, SUMS_FILE), { mode: 0o600, flags: 'wx' });
  }

  async add(part: PartName, path: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<void> {
    const line = `${sha256}  ${part}/${path}\n`;
    this.hash.update(line);
    this.amounts[part].files += 1;
    this.amounts[part].bytes += bytes;
    if (!this.stream.write(line)) {
      await once(this.stream, 'drain');
    }
  }

  /** @returns the hash of the whole list */
  async end(): Promise<string> {
    this.stream.end();
    await finished(this.stream);
    return this.hash.digest('hex');
  }
}

const LINE = /^([0-9a-f]{64}) {2}((?:database|files)\/[^\0]+)$/;

/** Reads the list; a path that leads out of the backup is none. */
export async function* readSums(folder: string): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(join(folder, SUMS_FILE)), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, sha256, path] = LINE.exec(line) ?? [];
    if (!sha256 || !path || path.split('/').some((name) => name === '' || name === '.' || name === '..')) {
      throw new Refused(`The backup is damaged: ${SUMS_FILE} has a line that is none.`);
    }
    yield { sha256, path };
  }
}
