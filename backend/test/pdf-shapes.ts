import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';

const key = (name: string): PDFName => PDFName.of(name);

async function made(make: (pdf: PDFDocument) => unknown): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  await make(pdf);
  return Buffer.from(await pdf.save({ addDefaultPage: false }));
}

/** Some words, and a frame just inside of the page. */
function written(page: PDFPage, text: string): PDFPage {
  const { x, y, width, height } = page.getCropBox();
  page.drawText(text, { x: x + width / 8, y: y + (height * 3) / 4, size: Math.min(width, height) / 30 });
  page.drawRectangle({ x: x + 4, y: y + 4, width: width - 8, height: height - 8, borderWidth: 1, opacity: 0 });
  return page;
}

const sized = (size: [number, number], change?: (page: PDFPage) => unknown) => (): Promise<Buffer> =>
  made((pdf) => {
    const page = pdf.addPage(size);
    change?.(page);
    written(page, 'Rent roll');
  });

/** Contents as they are given, on a page whose resources have a font `F` and what else is given. */
const drawn =
  (contents: string | Buffer, resources: Record<string, unknown> = {}) =>
  (): Promise<Buffer> =>
    made((pdf) => {
      const { context } = pdf;
      const page = pdf.addPage([612, 792]);
      const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
      page.node.set(key('Resources'), context.obj({ Font: { F: font }, ...resources } as never));
      page.node.set(key('Contents'), context.register(context.flateStream(contents)));
    });

const WORDS = 'BT /F 20 Tf 72 600 Td (Rent roll) Tj ET';

/** A picture of sixteen pixels whose bytes hold what looks like its end, and brackets that belong to nothing. */
const PICTURE = Buffer.concat([
  Buffer.from('q 60 0 0 60 300 300 cm BI /W 4 /H 4 /CS /G /BPC 8 ID '),
  Buffer.from('((( EI \xff q q(<\x00\x01'.padEnd(16, '\xf0'), 'latin1'),
  Buffer.from('\nEI Q'),
]);

/** Pages of every size, turned and cropped, by what they are. */
export const PAPERS: Record<string, () => Promise<Buffer>> = {
  'US Letter': sized([612, 792]),
  landscape: sized([792, 612]),
  A4: sized([595.28, 841.89]),
  legal: sized([612, 1008]),
  tabloid: sized([1224, 792]),
  'as small as a stamp': sized([72, 54]),
  'a strip': sized([1600, 240]),
  'a plan in units of its own': sized([1000, 700], ({ node }) => node.set(key('UserUnit'), node.context.obj(4))),
  'turned to the right': sized([612, 792], (page) => page.setRotation(degrees(90))),
  'turned over': sized([612, 792], (page) => page.setRotation(degrees(180))),
  'turned to the left': sized([612, 792], (page) => page.setRotation(degrees(-90))),
  'landscape, turned': sized([792, 612], (page) => page.setRotation(degrees(270))),
  cropped: sized([612, 792], (page) => page.setCropBox(50, 60, 400, 660)),
  'cropped and turned': sized([612, 792], (page) => {
    page.setCropBox(100, 20, 250, 500);
    page.setRotation(degrees(450));
  }),
  'cropped beyond itself': sized([612, 792], ({ node }) =>
    node.set(key('CropBox'), node.context.obj([-100, 300, 900, 2000])),
  ),
  'below and left of nought': sized([612, 792], ({ node }) =>
    node.set(key('MediaBox'), node.context.obj([-700.5, -900, -88.5, -108])),
  ),
  'with its corners in another order': sized([612, 792], ({ node }) =>
    node.set(key('MediaBox'), node.context.obj([700, 900, 88, 108])),
  ),
};

/** Contents that leave something open, or are drawn in a way of their own, by what they do. */
export const CONTENTS: Record<string, () => Promise<Buffer>> = {
  'move and turn all that follows': drawn(`0.2 0.3 -0.3 0.2 900 -300 cm ${WORDS}`),
  'clip all that follows': drawn(`100 100 50 50 re W n ${WORDS}`),
  'leave states unrestored': drawn(`q q 3 0 0 3 500 500 cm q 0 0 1 1 re W n ${WORDS}`),
  'restore more states than they save': drawn(`0.5 0 0 0.5 50 50 cm Q Q ${WORDS} q Q Q Q 2 0 0 2 300 300 cm`),
  'leave a text open': drawn('BT /F 20 Tf 0.1 0 0 0.1 72 600 Tm (Rent roll) Tj'),
  'leave a hidden layer open': async () => {
    const file = await PDFDocument.load(await drawn(`${WORDS} /OC /L BDC`)(), { updateMetadata: false });
    const { context, catalog } = file;
    const layer = context.register(context.obj({ Type: 'OCG', Name: 'Hidden' as never }));
    const [page] = file.getPages();
    page.node.Resources()?.set(key('Properties'), context.obj({ L: layer }));
    catalog.set(key('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
    return Buffer.from(await file.save());
  },
  'hold a picture of their own, and texts with brackets': drawn(
    Buffer.concat([
      PICTURE,
      Buffer.from(` % (a remark\n${WORDS} BT /F 9 Tf 72 500 Td (a \\( q (Q) \\\\) Tj <71 51> Tj ET q`),
    ]),
  ),
  'use the names of the stamp': drawn(`/Stamp0 gs ${WORDS} 0.5 g 72 72 80 80 re f`, {
    ExtGState: { Stamp0: { ca: 0.5 }, Stamp1: { ca: 0 } },
    XObject: { Stamp0: { ca: 0 } },
  }),
};

/** Trees of pages that share things, or lack them, by what is special; how many pages they have. */
export const TREES: Record<string, [pages: number, make: () => Promise<Buffer>]> = {
  'pages with the same contents and resources': [
    3,
    () =>
      made((pdf) => {
        const { context } = pdf;
        const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
        const resources = context.register(context.obj({ Font: { F: font }, XObject: {} } as never));
        const contents = context.register(context.obj([context.register(context.stream(`q ${WORDS}`))]));
        for (let n = 0; n < 3; n += 1) {
          const { node } = pdf.addPage([612, 792]);
          node.set(key('Resources'), resources);
          node.set(key('Contents'), contents);
        }
      }),
  ],
  'a page that stands in the tree twice': [
    1,
    () =>
      made((pdf) => {
        written(pdf.addPage([612, 792]), 'Rent roll');
        const kids = pdf.catalog.Pages().Kids();
        kids.push(kids.get(0));
      }),
  ],
  'pages that have everything from above': [
    2,
    () =>
      made((pdf) => {
        const { context, catalog } = pdf;
        const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
        const above = catalog.Pages();
        above.set(key('Resources'), context.obj({ Font: { F: font } } as never));
        above.set(key('MediaBox'), context.obj([0, 0, 400, 500]));
        above.set(key('Rotate'), context.obj(90));
        for (let n = 0; n < 2; n += 1) {
          const { node } = pdf.addPage();
          ['Resources', 'MediaBox', 'Rotate'].forEach((name) => node.delete(key(name)));
          node.set(key('Contents'), context.register(context.stream('BT /F 20 Tf 72 300 Td (Rent roll) Tj ET')));
        }
      }),
  ],
  'pages without resources, contents or a size': [
    2,
    () =>
      made((pdf) => {
        const { context } = pdf;
        const [bare, boxed] = [pdf.addPage(), pdf.addPage()];
        ['Resources', 'Contents', 'MediaBox'].forEach((name) => bare.node.delete(key(name)));
        boxed.node.delete(key('Resources'));
        boxed.node.set(
          key('Contents'),
          context.obj([context.nextRef(), context.register(context.stream('72 72 9 9 re f'))]),
        );
      }),
  ],
};

/** A file whose catalog, pages and further objects are given as they are written. */
function raw(objects: string[]): Buffer {
  const parts = ['%PDF-1.7\n', ...objects.map((one, n) => `${n + 1} 0 obj\n${one}\nendobj\n`)];
  return Buffer.from(`${parts.join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`, 'latin1');
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const treeOf = (kids: string, count: number): string => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';

/** Small files that are made to keep programs busy, by what they do. */
export const BOMBS: Record<string, { file: () => Buffer; why: string }> = {
  'a tree of pages that goes in a circle': {
    file: () => raw([CATALOG, treeOf('3 0 R', 1), treeOf('2 0 R', 1)]),
    why: 'its pages form a circle',
  },
  'a tree of a hundred levels': {
    file: () => raw([CATALOG, ...Array.from({ length: 100 }, (_one, n) => treeOf(`${n + 3} 0 R`, 1)), PAGE]),
    why: 'its pages form a circle',
  },
  '100,000 pages': {
    file: () =>
      raw([
        CATALOG,
        treeOf(Array.from({ length: 100_000 }, (_one, n) => `${n + 3} 0 R`).join(' '), 100_000),
        ...Array.from({ length: 100_000 }, () => PAGE),
      ]),
    why: 'it has more than 10,000 pages',
  },
  'one page a million times': {
    file: () => raw([CATALOG, ...Array.from({ length: 6 }, (_one, n) => treeOf(`${n + 3} 0 R `.repeat(10), 10)), PAGE]),
    why: 'it has more than 10,000 pages',
  },
};

/** A file of a few megabytes that takes most of a gigabyte once it is unpacked. */
export function swelling(): Buffer {
  const packed = deflateSync(Buffer.alloc(1_200_000_000, ' '), { level: 1 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 2 0 R >>\n%%EOF'),
  ]);
}

/** How much of the longer side of a page `withMargin` adds on each side. */
export const MARGIN = 0.1;

/** The same pages with more around each, so that what is drawn outside of it is seen; and the longest of their sides. */
export async function withMargin(file: Uint8Array): Promise<{ file: Buffer; longest: number }> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false, password: '' });
  let longest = 0;
  for (const page of new Map(pdf.getPages().map((one) => [one.node, one])).values()) {
    const has = (name: string) => page.node.getInheritableAttribute(key(name)) !== undefined;
    const media = has('MediaBox') ? page.getMediaBox() : { x: 0, y: 0, width: 612, height: 792 };
    const crop = has('CropBox') ? page.getCropBox() : media;
    const [left, bottom] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
    const right = Math.min(media.x + media.width, crop.x + crop.width);
    const top = Math.min(media.y + media.height, crop.y + crop.height);
    const longer = Math.max(Math.abs(right - left), Math.abs(top - bottom));
    const more = MARGIN * longer;
    page.node.set(key('MediaBox'), pdf.context.obj([left - more, bottom - more, right + more, top + more]));
    page.node.delete(key('CropBox'));
    longest = Math.max(longest, longer);
  }
  return { file: Buffer.from(await pdf.save({ updateFieldAppearances: false })), longest };
}
