import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const BLOCK = 1 << 20;

/** A file's content in short. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** Whom copies are to belong to; undefined: ourselves. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Reads files one after another, hashes them and, if asked, writes them elsewhere. */
export class Copier {
  private readonly block = Buffer.allocUnsafe(BLOCK);

  constructor(
    private readonly onBytes: (bytes: number) => void,
    private readonly owner?: Owner,
  ) {}

  /** @throws ENOENT when it is not there */
  async hash(from: string): Promise<Sum> {
    const source = await open(from, 'r');
    try {
      return await this.pump(source);
    } finally {
      await source.close();
    }
  }

  /**
   * Copies what the file holds when it is opened: what is appended meanwhile is left to the one who asks for it.
   * @throws ENOENT when it is not there; EEXIST when the copy is there already
   */
  async copy(from: string, to: string): Promise<Sum> {
    const source = await open(from, 'r');
    try {
      const copy = await open(to, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') {
          throw error;
        }
        this.makeFolder(dirname(to));
        return open(to, 'wx', 0o600);
      });
      try {
        const sum = await this.pump(source, copy);
        if (this.owner) {
          await copy.chown(this.owner.uid, this.owner.gid);
        }
        return sum;
      } finally {
        await copy.close();
      }
    } finally {
      await source.close();
    }
  }

  /** Writes what comes to a new file. @throws EEXIST when it is there already */
  async write(content: AsyncIterable<Buffer>, to: string): Promise<Sum> {
    this.makeFolder(dirname(to));
    const copy = await open(to, 'wx', 0o600);
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const part of content) {
        hash.update(part);
        await copy.writeFile(part);
        bytes += part.length;
        this.onBytes(part.length);
      }
    } finally {
      await copy.close();
    }
    return { bytes, sha256: hash.digest('hex') };
  }

  /** Makes a folder, and those above it, for nobody else. */
  makeFolder(folder: string): void {
    if (existsSync(folder)) {
      return;
    }
    this.makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
    if (this.owner) {
      chownSync(folder, this.owner.uid, this.owner.gid);
    }
  }

  private async pump(source: FileHandle, copy?: FileHandle): Promise<Sum> {
    const { size } = await source.stat();
    const hash = createHash('sha256');
    let bytes = 0;
    while (bytes < size) {
      const { bytesRead } = await source.read(this.block, 0, Math.min(BLOCK, size - bytes), bytes);
      if (bytesRead === 0) {
        break;
      } // it was cut short meanwhile
      const part = this.block.subarray(0, bytesRead);
      hash.update(part);
      if (copy) {
        await copy.writeFile(part);
      }
      bytes += bytesRead;
      this.onBytes(bytesRead);
    }
    return { bytes, sha256: hash.digest('hex') };
  }
}
