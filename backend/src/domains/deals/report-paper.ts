import { PdfLetters, type Setting } from '../../platform/common/pdf-letters';

export const INK = '#14213d';
export const MUTED = '#5b6472';
const LINE = '#e3e0d8';
export const MARGIN = 56;
/** Below each row. */
export const GAP = 11;
const LABEL_WIDTH = 152;
const FOOT = 20;
/** A section that is not higher than this stays on one page. */
const TOGETHER = 160;

export const NOT_STATED = 'Not stated';

export type Facts = [label: string, value: string | null][];

/** How much of the lower end of a page its foot takes. */
export const BOTTOM = MARGIN + FOOT;

/** The paper of a report: a tagged document whose sections break between their rows. */
export function reportPaper(pdf: PDFKit.PDFDocument) {
  const letters = new PdfLetters(pdf);
  const width = pdf.page.width - 2 * MARGIN;
  const document = pdf.struct('Document');
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
  const bottom = pdf.page.height - BOTTOM;
  /** Begins a page where the next `height` has no room on this one. */
  const makeRoom = (height: number): boolean => {
    const full = pdf.y + height > bottom;
    if (full) {
      pdf.addPage();
      pdf.y = MARGIN;
    }
    return full;
  };

  const label: Setting = { size: 9.5, color: MUTED, width: LABEL_WIDTH - GAP };
  const value: Setting = { size: 9.5, color: INK, width: width - LABEL_WIDTH };
  const heading: Setting = { size: 12, weight: 600, color: INK, width };

  const headed = (text: string, follows: number): PDFKit.PDFStructureElement => {
    const part = pdf.struct('Sect');
    document.add(part);
    const begins = makeRoom(22 + letters.heightOf(text, heading) + 6 + follows);
    const top = pdf.y + (begins ? 0 : 22);
    tagged(part, 'H2', text, () => letters.write(text, MARGIN, top, heading));
    pdf.y += 6;
    return part;
  };

  const section = (name: string, facts: Facts): void => {
    const heights = facts.map(([name, text]) =>
      Math.max(letters.heightOf(name, label), letters.heightOf(text || NOT_STATED, value)),
    );
    const height = heights.reduce((sum, one) => sum + one + GAP, 0);
    const part = headed(name, height > TOGETHER ? heights[0] + GAP : height);
    const list = pdf.struct('L');
    part.add(list);
    facts.forEach(([name, text], n) => {
      makeRoom(heights[n] + GAP);
      const top = pdf.y;
      rule(top);
      const item = pdf.struct('LI');
      list.add(item);
      tagged(item, 'Lbl', name, () => letters.write(name, MARGIN, top + 5, label));
      const said = text || NOT_STATED;
      tagged(item, 'LBody', said, () => letters.write(said, MARGIN + LABEL_WIDTH, top + 5, value));
      pdf.y = top + heights[n] + GAP;
      item.end();
    });
    part.end();
  };

  return { letters, width, document, tagged, artifact, rule, makeRoom, headed, section };
}
