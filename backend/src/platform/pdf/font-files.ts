import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

const unpacked = new Map<string, Buffer>();

/**
 * A WOFF file as the OpenType font in it, unpacked once: a document would unpack it each time, which takes longer than
 * all that is written with it.
 */
export function fontFile(path: string): Buffer {
  const known = unpacked.get(path);
  if (known) {
    return known;
  }
  const font = openType(readFileSync(path));
  unpacked.set(path, font);
  return font;
}

const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;

function openType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = HEADER + n * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((from) => woff.readUInt32BE(at + from));
    const bytes = woff.subarray(offset, offset + packed);
    const content = packed < length ? inflateSync(bytes) : bytes;
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), content };
  });
  const largest = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * 16, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * 16, 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, n) => {
    const at = 12 + n * 16;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    offset += padded(content.length);
  });
  return Buffer.concat([
    head,
    ...tables.map(({ content }) => Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)])),
  ]);
}
