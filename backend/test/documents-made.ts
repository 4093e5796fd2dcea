import { crc32 } from 'node:zlib';

/** A file in an archive; what is not said is as it is. */
export interface Packed {
  content: Buffer;
  /** How long it is when it is unpacked; then `content` is deflated. */
  says?: number;
  encrypted?: boolean;
  /** Is where the file before it is. */
  again?: boolean;
}

export type Files = Record<string, string | Buffer | Packed>;

const packed = (file: string | Buffer | Packed): Packed =>
  typeof file === 'string' ? { content: Buffer.from(file) } : Buffer.isBuffer(file) ? { content: file } : file;

/** Zip of these files, as Office writes its containers; its directory says so many entries. */
export function zip(files: Files, entries = Object.keys(files).length): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let [offset, start] = [0, 0];
  for (const [name, file] of Object.entries(files)) {
    const { content, says, encrypted, again } = packed(file);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(encrypted ? 1 : 0, 6);
    header.writeUInt16LE(says === undefined ? 0 : 8, 8);
    header.writeUInt32LE(crc32(content), 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(says ?? content.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    header.copy(entry, 6, 4, 30);
    central.push(entry, Buffer.from(name));
    if (!again) {
      start = offset;
      locals.push(header, Buffer.from(name), content);
      offset += 30 + name.length + content.length;
    }
    entry.writeUInt32LE(start, 42);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const office = (part: string, type: string, more: Files = {}, entries?: number): Buffer =>
  zip(
    {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
      [part]: '<xml/>',
      ...more,
    },
    entries,
  );

/** A Word document that also holds these files. */
export const docxWith = (more: Files, entries?: number): Buffer =>
  office('word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document', more, entries);

/** An old Office container: a header and a directory with one stream. */
function compound(stream: string): Buffer {
  const content = Buffer.alloc(2048);
  content.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 0);
  content.write(stream, 1024, 'utf16le');
  content.writeUInt16LE((stream.length + 1) * 2, 1024 + 64);
  content[1024 + 66] = 2;
  return content;
}

/** One file of every type that documents may have, by extension. */
export const OFFICE_FILES: Record<string, Buffer> = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  docx: docxWith({}),
  xlsx: office('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('ppt/presentation.xml', 'openxmlformats-officedocument.presentationml.presentation'),
  doc: compound('WordDocument'),
  xls: compound('Workbook'),
  ppt: compound('PowerPoint Document'),
};

/** What must not pass for a document. */
export const OTHER_FILES: Record<string, Buffer> = {
  text: Buffer.from('just a text'),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]),
  picture: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  archive: zip({ 'a.txt': 'a' }),
  message: compound('__substg1.0_0037001F'),
  macros: office('word/document.xml', 'ms-word.document.macroEnabled'),
};
