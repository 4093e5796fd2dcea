import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const DEFLATED = 8;

/** The text files of a zip archive by name; enough to look into an .xlsx that the product made. */
export function readZip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0 && archive.readUInt32LE(at) === CENTRAL;) {
    const [nameLength, extra, comment] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, (archive.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + nameLength + extra + comment;
    if (at + 4 > archive.length || archive.readUInt32LE(at) !== CENTRAL) {
      break;
    }
  }
  return files;
}
