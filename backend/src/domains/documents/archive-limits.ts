import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { Entry, fromBufferPromise, ZipFile } from 'yauzl';
import { DomainError, invalid } from '../../platform/common/errors';

const MAX_BYTES = 250 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const MAX_RATIO = 200;

const CENTRAL_HEADER = Buffer.from('PK\x01\x02', 'latin1');
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
/** The end of a directory with the longest comment. */
const TAIL_BYTES = END_BYTES + 0xffff;
const HEAD_BYTES = 262;

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];
/** How archives of other kinds begin: 7z, RAR, CAB, tar. What packs one file only, as gzip in pictures of Office, is none. */
const OTHER_ARCHIVES: [number, string][] = [
  [0, "7z\xbc\xaf'\x1c"],
  [0, 'Rar!\x1a\x07'],
  [0, 'MSCF\0\0\0\0'],
  [257, 'ustar'],
];

/** A file in an archive: how it begins and ends, and all of it unless it is larger than an upload may be. */
interface Unpacked {
  head: Buffer;
  rest: Buffer;
}

/**
 * Lets a zip archive pass that unpacks to a modest size, by what its directory says together with those of the archives
 * in it. Each file is then unpacked, in passing, to see that the directories are true.
 * @throws DomainError('invalid') beyond 250 MB, 10,000 entries or 200 times its size; when an archive in it holds another
 * or has more than 25 MB; or when it cannot be read
 */
export async function requireModestArchive(content: Buffer): Promise<void> {
  try {
    await new ArchiveCheck(content.length).check(content);
  } catch (error) {
    throw error instanceof DomainError ? error : refused('it is damaged, or protected by a password');
  }
}

class ArchiveCheck {
  private entries = 0;
  private bytes = 0;

  constructor(private readonly packed: number) {}

  async check(archive: Buffer, nested = false): Promise<void> {
    const zip = await fromBufferPromise(archive, { decodeStrings: false });
    for (const entry of await this.directory(zip, archive)) {
      const inner = archiveIn(await unpack(zip, entry));
      if (inner === 'none') {
        continue;
      }
      if (nested) {
        throw refused('it holds an archive within an archive');
      }
      if (inner === 'other') {
        continue;
      }
      if (entry.uncompressedSize > UPLOAD_LIMIT) {
        throw refused('it holds an archive of more than 25 MB');
      }
      await this.check(inner, true);
    }
  }

  /** All of it is counted before anything is unpacked. */
  private async directory(zip: ZipFile, archive: Buffer): Promise<Entry[]> {
    this.entries += zip.entryCount;
    if (this.entries > MAX_ENTRIES) {
      throw refused('it holds more than 10,000 files');
    }
    const entries: Entry[] = [];
    let packed = 0;
    for await (const entry of zip.eachEntry()) {
      this.bytes += entry.uncompressedSize;
      if (this.bytes > MAX_BYTES) {
        throw refused('it unpacks to more than 250 MB');
      }
      if (this.bytes > this.packed * MAX_RATIO) {
        throw refused('it unpacks to more than 200 times its size');
      }
      // Files that share their bytes could be read for hours without unpacking to much.
      packed += entry.compressedSize;
      if (packed > archive.length) {
        throw new Error('The files overlap.');
      }
      entries.push(entry);
    }
    // The package declares it a boolean.
    const end = Number(zip.readEntryCursor);
    if (archive.subarray(end, end + CENTRAL_HEADER.length).equals(CENTRAL_HEADER)) {
      throw new Error('The directory has more entries than it says.');
    }
    return entries;
  }
}

/** Ends with an error as soon as there is more, or less, than the directory says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Unpacked> {
  const keep = entry.uncompressedSize > UPLOAD_LIMIT ? TAIL_BYTES : UPLOAD_LIMIT;
  const parts: Buffer[] = [];
  let head: Buffer = Buffer.alloc(0);
  let kept = 0;
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, part.subarray(0, HEAD_BYTES)]);
    }
    kept += parts[parts.push(part) - 1].length;
    while (kept - parts[0].length >= keep) {
      kept -= parts.shift()?.length ?? 0;
    }
  }
  return { head, rest: Buffer.concat(parts) };
}

/** The archive that a file is, by its content: a zip archive as it is, one of another kind, or none. */
function archiveIn({ head, rest }: Unpacked): Buffer | 'other' | 'none' {
  const start = head.toString('latin1');
  if (ZIP_STARTS.some((mark) => start.startsWith(mark)) || endsAsZip(rest)) {
    return rest;
  }
  return OTHER_ARCHIVES.some(([at, mark]) => start.startsWith(mark, at)) ? 'other' : 'none';
}

/** Programs find a zip archive by its end, whatever comes before it. */
function endsAsZip(rest: Buffer): boolean {
  const tail = rest.subarray(-TAIL_BYTES);
  for (
    let at = tail.lastIndexOf(END_OF_DIRECTORY);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_OF_DIRECTORY, at - 1)
  ) {
    if (at + END_BYTES <= tail.length && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
      return true;
    }
  }
  return false;
}

const refused = (reason: string): DomainError => invalid(`The file could not be uploaded: ${reason}.`, 'file');
