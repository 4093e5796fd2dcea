import { createReadStream } from 'node:fs';
import { access, chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { ByteRange } from './byte-range';
import { Area, isStoredName, RemovableArea, Storage, StoredFile } from './storage';

const FOR_US = 0o700;

/**
 * Files in a folder of this machine, which no other account reads [FSEC-25]; written beside their place and renamed, so
 * that none is ever half there.
 */
export class LocalStorage extends Storage {
  constructor(private readonly root: string) {
    super();
  }

  async put(area: Area, name: string, content: Buffer): Promise<void> {
    const path = this.path(area, name);
    await mkdir(join(path, '..'), { recursive: true, mode: FOR_US });
    const partial = `${path}.${randomUUID()}.part`;
    try {
      await writeFile(partial, content, { flush: true, mode: 0o600 });
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(area: Area, name: string, part?: ByteRange): Promise<StoredFile | undefined> {
    if (!isStoredName(name)) {
      return undefined;
    }
    const path = this.path(area, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) {
      return undefined;
    }
    return { stream: createReadStream(path, part ?? {}), bytes: part ? part.end - part.start + 1 : found.size };
  }

  async delete(area: RemovableArea, name: string): Promise<void> {
    const path = this.path(area, name);
    await rm(path, { force: true });
    // What a process that died had written of it.
    const beside = await readdir(dirname(path)).catch(() => [] as string[]);
    const halves = beside.filter((other) => other.startsWith(`${name}.`) && other.endsWith('.part'));
    await Promise.all(halves.map((half) => rm(join(dirname(path), half), { force: true })));
  }

  /** Makes the folder; what an earlier release or another hand left open is closed, where it is ours. */
  private async open(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: FOR_US });
    const { uid, mode } = await stat(this.root);
    if (uid === process.getuid?.() && (mode & 0o077) !== 0) {
      await chmod(this.root, FOR_US);
    }
  }

  async check(): Promise<void> {
    await this.open();
    await access(this.root, constants.W_OK);
  }

  /** Two letters of the name spread a large store over folders. */
  private path(area: Area, name: string): string {
    if (!isStoredName(name)) {
      throw new Error('not a stored name');
    }
    return join(this.root, area, name.slice(0, 2), name);
  }
}
