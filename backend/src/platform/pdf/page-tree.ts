import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';

/** What no modest file has: a file that shows it is made to keep programs busy. */
export class PdfBomb extends Error {}

/** More than any document of a property has. */
const MOST_PAGES = 10_000;
const MOST_LEVELS = 50;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** A rectangle: left, bottom, right, top. */
export type Box = [number, number, number, number];

const LETTER: Box = [0, 0, 612, 792];

/** A page, with what it has from the nodes above it. */
export interface PdfPage {
  node: PDFDict;
  resources?: PDFDict;
  /** What is seen of it, before it is rotated. */
  visible: Box;
  /** Clockwise: 0, 90, 180 or 270 degrees. */
  rotation: number;
}

type Values = Partial<Record<(typeof INHERITED)[number], PDFObject>>;

/**
 * The pages of a document, each once, in their order.
 * @throws PdfBomb when its tree has a cycle, or more pages or levels than a document has
 */
export function pagesOf({ catalog }: PDFDocument): PdfPage[] {
  const pages = new Map<PDFDict, PdfPage>();
  const path: PDFDict[] = [];
  let visits = 0;
  const visit = (node: PDFDict, above: Values): void => {
    visits += 1;
    // A page that stands in the tree again and again is as many pages for a reader.
    if (visits > 2 * MOST_PAGES || pages.size > MOST_PAGES) {
      throw new PdfBomb('it has more than 10,000 pages');
    }
    if (path.includes(node) || path.length > MOST_LEVELS) {
      throw new PdfBomb('its pages form a circle');
    }
    const own = INHERITED.map((name) => [name, node.lookup(PDFName.of(name)) ?? above[name]]);
    const values = Object.fromEntries(own) as Values;
    const kids = node.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) {
      pages.set(node, pages.get(node) ?? pageOf(node, values));
      return;
    }
    path.push(node);
    for (let n = 0; n < kids.size(); n += 1) {
      const kid = kids.lookup(n);
      if (kid instanceof PDFDict) {
        visit(kid, values);
      }
    }
    path.pop();
  };
  const root = catalog.lookup(PDFName.of('Pages'));
  if (root instanceof PDFDict) {
    visit(root, {});
  }
  return [...pages.values()];
}

function pageOf(node: PDFDict, { Resources, MediaBox, CropBox, Rotate }: Values): PdfPage {
  const media = boxOf(MediaBox) ?? LETTER;
  const crop = boxOf(CropBox) ?? media;
  const both: Box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  const turns = Rotate instanceof PDFNumber ? Rotate.asNumber() : 0;
  return {
    node,
    resources: Resources instanceof PDFDict ? Resources : undefined,
    visible: isEmpty(both) ? media : both,
    rotation: turns % 90 === 0 ? ((turns % 360) + 360) % 360 : 0,
  };
}

/** Two corners in any order; nothing for what is no rectangle. */
function boxOf(value: PDFObject | undefined): Box | undefined {
  const numbers = value instanceof PDFArray ? value.asArray().map((_one, n) => value.lookup(n)) : [];
  const [a, b, c, d] = numbers.map((one) => (one instanceof PDFNumber ? one.asNumber() : NaN));
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return isEmpty(box) ? undefined : box;
}

const isEmpty = ([left, bottom, right, top]: Box): boolean => !(right > left && top > bottom);
