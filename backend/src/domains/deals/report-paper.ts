import { PdfLetters, type Setting } from '../../platform/pdf/pdf-letters';
import { INK, MARGIN, MUTED, taggedPaper } from '../../platform/pdf/tagged-paper';

/** Below each row. */
export const GAP = 11;
const LABEL_WIDTH = 152;
/** A section that is not higher than this stays on one page. */
const TOGETHER = 160;

export const NOT_STATED = 'Not stated';

export type Facts = [label: string, value: string | null][];

/** The paper of a report: a tagged document whose sections break between their rows. */
export function reportPaper(pdf: PDFKit.PDFDocument) {
  const letters = new PdfLetters(pdf);
  const paper = taggedPaper(pdf, letters, { size: 12, weight: 600, before: 22, behind: 6 });
  const { width, tagged, rule, makeRoom, headed } = paper;

  const label: Setting = { size: 9.5, color: MUTED, width: LABEL_WIDTH - GAP };
  const value: Setting = { size: 9.5, color: INK, width: width - LABEL_WIDTH };

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

  return { ...paper, letters, section };
}
