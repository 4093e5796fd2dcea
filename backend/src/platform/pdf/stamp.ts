import { once } from 'node:events';
import { PDFBool, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { eastAsianLetters } from './east-asian-letters';
import { contentsOf, drawnBy, endingOf } from './page-contents';
import { type Box, pagesOf } from './page-tree';
import { read, save, withoutSignatures } from './pdf-files';
import { byNumber, PdfLetters, type Setting } from './pdf-letters';

/** What is stamped on each page. */
export interface Stamp {
  line: string;
}

const GREY = '#646464';
/** How each part is laid over the page; the line across it differs from white, black and all between. */
const LOOKS = {
  across: { ca: 0.42, BM: 'Difference' },
  foot: { ca: 1, BM: 'Normal' },
  ground: { ca: 0.7, BM: 'Normal' },
};
/** In points on a page of US Letter; other pages have it in proportion to their shorter side. */
const [LETTER_WIDTH, SIZE, WIDTH, ABOVE_EDGE, PAD] = [612, 8, 560, 8, 2];
/** Around the letters, so that none of them is cut. */
const EDGE = 2;
/** How much of the page the line across it takes. */
const SPAN = 0.86;

const key = (name: string): PDFName => PDFName.of(name);

/**
 * A copy of a PDF file whose every page shows a line, as text, across the page and at its foot; the same input gives the
 * same bytes. All else stays, but an owner password and digital signatures, which hold for the original alone.
 * @throws PdfBomb, or another Error for a file that cannot be stamped
 */
export async function stampPdf(original: Uint8Array, stamp: Stamp): Promise<Uint8Array> {
  const pdf = await read(original);
  withoutSignatures(pdf);
  pdf.catalog.delete(key('Perms'));
  pdf.catalog.delete(key('DSS'));
  await addStamp(pdf, stamp);
  return save(pdf);
}

/** @throws PdfBomb, or another Error for a document that cannot be stamped */
export async function addStamp(pdf: PDFDocument, { line }: Stamp): Promise<void> {
  const { context, catalog } = pdf;
  const pages = pagesOf(pdf);
  if (pages.length === 0) {
    throw new Error('There are no pages.');
  }
  // Some programs show the files within or a form of their own in place of the pages.
  if (catalog.has(key('Collection')) || isTrue(catalog.lookup(key('NeedsRendering')))) {
    throw new Error('The pages are not what is shown.');
  }
  catalog.lookupMaybe(key('AcroForm'), PDFDict)?.delete(key('XFA'));

  const mark = await markOf(pdf, line);
  const lookOf = (look: keyof typeof LOOKS): PDFRef =>
    context.register(context.obj({ Type: 'ExtGState', ...LOOKS[look] }));
  const refs = { mark: mark.ref, across: lookOf('across'), foot: lookOf('foot'), ground: lookOf('ground') };
  const streams = new Map<string, PDFRef>();
  const streamOf = (operators: string): PDFRef => {
    const ref = streams.get(operators) ?? context.register(context.flateStream(operators));
    streams.set(operators, ref);
    return ref;
  };
  const resources = new Map<PDFDict | undefined, ReturnType<typeof withMark>>();
  const settled = new Map<string, ReturnType<typeof settle>>();
  const beginning = streamOf('q\n');
  for (const page of pages) {
    const { node } = page;
    const { ref, names } = resources.get(page.resources) ?? withMark(pdf, page.resources, refs);
    resources.set(page.resources, { ref, names });
    const contents = contentsOf(node);
    const same = contents.join(' ');
    const { streams: before, operators } = settled.get(same) ?? settle(node, contents);
    settled.set(same, { streams: before, operators });
    const stamp = stampOperators(page, mark, names);
    node.set(key('Resources'), ref);
    node.set(key('Contents'), context.obj([beginning, ...before, streamOf(`\n${operators} Q\n${stamp}`)]));
  }
}

const isTrue = (value: PDFObject | undefined): boolean => value instanceof PDFBool && value.asBoolean();

/** The contents of a page, and the operators that end what they leave open. */
function settle(page: PDFDict, contents: PDFObject[]): { streams: PDFObject[]; operators: string } {
  const drawn = drawnBy(page, contents);
  const { surplus, operators } = endingOf(drawn);
  if (surplus.length === 0) {
    return { streams: contents, operators };
  }
  surplus.forEach((at) => drawn.fill(' ', at, at + 1));
  return { streams: [page.context.register(page.context.flateStream(drawn))], operators };
}

interface Mark {
  ref: PDFRef;
  width: number;
  height: number;
}

/** The line as something that can be drawn on any page. */
async function markOf(pdf: PDFDocument, line: string): Promise<Mark> {
  const { default: PdfDocument } = await import('pdfkit');
  const kit = new PdfDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  kit.on('data', (chunk: Buffer) => chunks.push(chunk));
  const letters = new PdfLetters(kit, { more: await eastAsianLetters(line), unknown: byNumber });
  const setting: Setting = { size: SIZE, color: GREY, width: WIDTH };
  const [width, height] = [letters.widestOf(line, setting) + 2 * EDGE, letters.heightOf(line, setting) + 2 * EDGE];
  kit.addPage({ size: [width, height], margin: 0 });
  letters.write(line, EDGE, EDGE, setting);
  kit.end();
  await once(kit, 'end');
  const [page] = (await read(Buffer.concat(chunks))).getPages();
  const [embedded] = await pdf.embedPages([page]);
  await embedded.embed();
  return { ref: embedded.ref, width, height };
}

interface Names {
  mark: string;
  across: string;
  foot: string;
  ground: string;
}

/** The resources of a page and those of the stamp, by names that the page does not use. */
function withMark(
  { context }: PDFDocument,
  resources: PDFDict | undefined,
  refs: Record<keyof Names, PDFRef>,
): { ref: PDFRef; names: Names } {
  const all = resources?.clone(context) ?? context.obj({});
  const partOf = (kind: string): PDFDict => {
    const part = all.lookup(key(kind));
    const own = part instanceof PDFDict ? part.clone(context) : context.obj({});
    all.set(key(kind), own);
    return own;
  };
  const add = (part: PDFDict, ref: PDFRef): string => {
    let n = 0;
    while (part.has(key(`Stamp${n}`))) {
      n += 1;
    }
    part.set(key(`Stamp${n}`), ref);
    return `Stamp${n}`;
  };
  const [pictures, states] = [partOf('XObject'), partOf('ExtGState')];
  const names = {
    mark: add(pictures, refs.mark),
    across: add(states, refs.across),
    foot: add(states, refs.foot),
    ground: add(states, refs.ground),
  };
  return { ref: context.register(all), names };
}

/** Draws the stamp on a page as it is seen: upright, from its lower left corner. */
function stampOperators(page: { visible: Box; rotation: number }, mark: Mark, names: Names): string {
  const [left, bottom, right, top] = page.visible;
  const sides = [right - left, top - bottom];
  const [width, height] = page.rotation % 180 === 0 ? sides : sides.toReversed();
  const upright: Record<number, number[]> = {
    0: [1, 0, 0, 1, left, bottom],
    90: [0, 1, -1, 0, right, bottom],
    180: [-1, 0, 0, -1, right, top],
    270: [0, -1, 1, 0, left, top],
  };
  const unit = Math.min(width, height) / LETTER_WIDTH;

  const angle = Math.atan2(height, width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = Math.min(
    (SPAN * width) / (mark.width * cos + mark.height * sin),
    (SPAN * height) / (mark.width * sin + mark.height * cos),
  );
  const [alongX, alongY] = [scale * cos, scale * sin];
  const across = [
    ...[alongX, alongY, -alongY, alongX],
    (width - alongX * mark.width + alongY * mark.height) / 2,
    (height - alongY * mark.width - alongX * mark.height) / 2,
  ];
  const foot = [unit, 0, 0, unit, (width - unit * mark.width) / 2, unit * ABOVE_EDGE];
  const ground = [-PAD, 0, mark.width + 2 * PAD, mark.height];
  return [
    '/Artifact << /Type /Pagination /Subtype /Watermark >> BDC q',
    `${numbers(upright[page.rotation])} cm`,
    `q /${names.across} gs ${numbers(across)} cm /${names.mark} Do Q`,
    `q ${numbers(foot)} cm`,
    `q /${names.ground} gs 1 g ${numbers(ground)} re f Q`,
    `/${names.foot} gs /${names.mark} Do Q`,
    'Q EMC',
  ].join('\n');
}

const numbers = (list: number[]): string => list.map((one) => String(Number(one.toFixed(6)))).join(' ');
