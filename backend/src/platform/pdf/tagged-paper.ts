import type { PdfLetters, Setting } from './pdf-letters';

export const INK = '#14213d';
export const MUTED = '#5b6472';
export const MARGIN = 56;
/** How much of the lower end of a page its foot takes, with what it needs above the margin. */
export const BOTTOM = MARGIN + 20;
const LINE = '#e3e0d8';

/** How the heading of a section stands. */
export interface Headed extends Omit<Setting, 'color' | 'width'> {
  /** In points: before it, unless it begins a page, and behind it. */
  before: number;
  behind: number;
}

/** A tagged document in one column, and what each paper is made of. */
export function taggedPaper(
  pdf: PDFKit.PDFDocument,
  letters: PdfLetters,
  { before, behind, ...set }: Headed,
  lang?: string,
) {
  const width = pdf.page.width - 2 * MARGIN;
  const bottom = pdf.page.height - BOTTOM;
  const heading: Setting = { ...set, color: INK, width };
  const document = pdf.struct('Document', lang ? { lang } : {});
  pdf.addStructure(document);

  /** A part of the document, with the text as it is where the page cannot show it. */
  const tagged = (parent: PDFKit.PDFStructureElement, tag: string, text: string, write: () => void, scope?: 'Column') =>
    parent.add(
      pdf.struct(tag, { ...(letters.has(text) ? {} : { actual: text }), ...(scope && { scope }) } as never, write),
    );
  const artifact = (draw: () => void): void => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  const rule = (y: number): void =>
    artifact(() => {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
    });
  const newPage = (): void => {
    pdf.addPage();
    pdf.y = MARGIN;
  };
  /** Begins a page where the next `height` has no room on this one. */
  const makeRoom = (height: number): boolean => {
    const full = pdf.y + height > bottom;
    if (full) {
      newPage();
    }
    return full;
  };
  /** A section with its heading, which stays on the page of what `follows`. */
  const headed = (text: string, follows: number): PDFKit.PDFStructureElement => {
    const part = pdf.struct('Sect');
    document.add(part);
    const begins = makeRoom(before + letters.heightOf(text, heading) + behind + follows);
    const top = pdf.y + (begins ? 0 : before);
    tagged(part, 'H2', text, () => letters.write(text, MARGIN, top, heading));
    pdf.y += behind;
    return part;
  };

  return { width, bottom, document, tagged, artifact, rule, newPage, makeRoom, headed };
}
