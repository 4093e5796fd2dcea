import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { drawingOf } from '../../../test/pictures';
import { ImageCodec } from './image-codec';

const codec = new ImageCodec();
afterAll(() => codec.onApplicationShutdown());

const picture = (width = 300, height = 200, color = '#c03020') =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** A bitmap of Windows: 24 bits, from the bottom up, rows filled to four bytes. */
function bmp(width: number, height: number, [r, g, b]: [number, number, number]): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      file.set([b, g, r], 54 + y * row + x * 3);
    }
  }
  return file;
}

describe('re-encoding pictures', () => {
  it('[DOC-05] accepts JPEG, PNG, WebP, GIF, AVIF, TIFF, BMP and SVG, and stores WebP', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#c03020"/></svg>',
    );
    const files = [
      picture().jpeg(),
      picture().png(),
      picture().webp(),
      picture().gif(),
      picture().avif(),
      picture().tiff(),
    ].map((image) => image.toBuffer());
    for (const content of [...(await Promise.all(files)), bmp(30, 20, [0xc0, 0x30, 0x20]), svg]) {
      const encoded = await codec.encode(content);
      expect((await sharp(encoded.content).metadata()).format).toBe('webp');
      expect(encoded.width / encoded.height).toBeCloseTo(1.5, 1);
      expect(encoded.color).toMatch(/^#[a-c][\da-f][2-4][\da-f][1-3][\da-f]$/);
    }
  });

  it('[DOC-05] makes wide pictures 2000 pixels wide, keeps small ones, and draws SVG large enough to look at', async () => {
    expect(await codec.encode(await picture(3000, 1500).png().toBuffer())).toMatchObject({ width: 2000, height: 1000 });
    expect(await codec.encode(await picture(640, 480).png().toBuffer())).toMatchObject({ width: 640, height: 480 });
    expect(
      (
        await codec.encode(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9"/></svg>',
          ),
        )
      ).width,
    ).toBeGreaterThan(700);
  });

  it('[DOC-05] drops what cameras write into pictures, but turns them the right way up first', async () => {
    const content = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'A Person' }, IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const encoded = await codec.encode(content);
    const metadata = await sharp(encoded.content).metadata();
    expect([encoded.width, encoded.height]).toEqual([200, 300]);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['a text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n')],
    ['a JPEG 2000 file', Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220000000006a703220', 'hex')],
    ['a JPEG 2000 stream', Buffer.from('ff4fff51002f000000000001000000010000000000000000', 'hex')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a cut-off bitmap', bmp(30, 20, [1, 2, 3]).subarray(0, 900)],
    [
      'an SVG of a billion pixels',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"><rect width="9" height="9"/></svg>',
      ),
    ],
    [
      'an SVG that swells',
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 8 }, (_, i) => `<!ENTITY ${'bcdefghi'[i]} "${`&${'abcdefgh'[i]};`.repeat(20)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&i;</text></svg>`,
      ),
    ],
  ])('[DOC-03] refuses %s', async (_what, content) => {
    await expect(codec.encode(content)).rejects.toMatchObject({
      code: 'unsupported-type',
      message: expect.stringMatching(/^The file could not be uploaded/),
    });
  });

  describe('formats that the product does not take', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'stowbridge-pictures-'));
      for (const name of ['kept.png', 'kept.tiff', 'other.v']) {
        await picture(30, 20).toFile(join(folder, name));
      }
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('[DOC-03] refuses the own format of the image library', async () => {
      const content = await readFile(join(folder, 'other.v'));
      await expect(codec.encode(content)).rejects.toMatchObject({ code: 'unsupported-type' });
    });

    it('[FDEP-02] have no reader in a process that reads pictures, however they come there', () => {
      const program = `
        const sharp = require(process.argv[1]);
        const formatOf = (path) => sharp(path).metadata().then(({ format }) => format, () => 'refused');
        Promise.all(process.argv.slice(2).map(formatOf)).then((formats) => console.log(formats.join(' ')));`;
      const files = ['kept.png', 'kept.tiff', 'other.v'].map((name) => join(folder, name));
      const library = join(__dirname, 'image-library.cjs');
      expect(execFileSync(process.execPath, ['-e', program, library, ...files], { encoding: 'utf8' })).toBe(
        'png tiff refused\n',
      );
    });
  });

  it('[FSEC-01] draws 5,000 elements, and refuses more of them, however they are written', async () => {
    const entity = (value: string): Buffer =>
      Buffer.from(String(drawingOf(2, '&a;')).replace('<svg', `<!DOCTYPE svg [<!ENTITY a "${value}">]><svg`));
    expect(
      (await codec.encode(drawingOf(5000, `<!-- ${'<rect/>'.repeat(2000)} --><![CDATA[ ${'<b>'.repeat(2000)} ]]>`)))
        .width,
    ).toBe(1000);
    expect((await codec.encode(gzipSync(drawingOf(5000)))).width).toBe(1000);
    expect((await codec.encode(entity('only text'))).width).toBe(1000);
    for (const content of [
      drawingOf(5001),
      gzipSync(drawingOf(5001)),
      entity(`<rect width='9' height='9'/>`),
      entity('&#60;rect/&#62;'),
    ]) {
      await expect(codec.encode(content)).rejects.toMatchObject({
        code: 'unsupported-type',
        message: expect.stringMatching(/^The file could not be uploaded/),
      });
    }
  });

  it('[FSEC-01] reads a drawing of 2 MB, and refuses one byte more, also once it is unpacked', async () => {
    const padded = (bytes: number): Buffer =>
      Buffer.concat([drawingOf(2), Buffer.alloc(bytes - drawingOf(2).length, ' ')]);
    const limit = 2 * 1024 * 1024;
    for (const content of [padded(limit), gzipSync(padded(limit))]) {
      expect((await codec.encode(content)).width).toBe(1000);
    }
    for (const content of [padded(limit + 1), gzipSync(padded(limit + 1))]) {
      await expect(codec.encode(content)).rejects.toMatchObject({ code: 'unsupported-type' });
    }
  });

  it('[DOC-03] refuses a small file that unpacks to more pixels than a picture needs', async () => {
    const bomb = await picture(12_000, 12_000, '#000').png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(codec.encode(bomb)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  describe('drawings that refer to something outside', () => {
    let server: Server;
    let asked = 0;
    beforeAll(async () => {
      const green = await picture(50, 50, '#00ff00').png().toBuffer();
      server = createServer((_request, response) => {
        asked += 1;
        response.setHeader('content-type', 'image/png').end(green);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('[DOC-05] are drawn without it: nothing is fetched and no file is read', async () => {
      const { port } = server.address() as AddressInfo;
      for (const href of [`http://127.0.0.1:${port}/a.png`, 'file:///etc/passwd', '/etc/passwd']) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="50" height="50"><rect width="50" height="50" fill="#0000ff"/><image width="50" height="50" href="${href}" xlink:href="${href}"/></svg>`;
        expect((await codec.encode(Buffer.from(svg))).color).toMatch(/^#0[\da-f]0[\da-f]f[\da-f]$/);
      }
      expect(asked).toBe(0);
    });

    it('[DOC-03] have no entity from outside: what it names is neither read nor fetched', async () => {
      const { port } = server.address() as AddressInfo;
      const folder = await mkdtemp(join(tmpdir(), 'stowbridge-entities-'));
      const file = join(folder, 'green.xml');
      await writeFile(file, '<rect width="50" height="50" fill="#00ff00"/>');
      const drawn = (entity: string): Promise<string> =>
        codec
          .encode(
            Buffer.from(
              `<!DOCTYPE svg [<!ENTITY green ${entity}>]><svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50" fill="#0000ff"/>&green;</svg>`,
            ),
          )
          .then(
            ({ color }) => color,
            () => 'refused',
          );
      expect(await drawn(`'of its own'`)).toMatch(/^#0[\da-f]0[\da-f]f[\da-f]$/);
      for (const system of [`file://${file}`, file, `http://127.0.0.1:${port}/a.xml`]) {
        expect(await drawn(`SYSTEM "${system}"`)).toMatch(/^(refused|#0[\da-f]0[\da-f]f[\da-f])$/);
      }
      expect(asked).toBe(0);
      await rm(folder, { recursive: true });
    });
  });
});
