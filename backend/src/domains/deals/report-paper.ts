import { PdfLetters, type Setting } from '../../platform/pdf/pdf-letters';
import { INK, MARGIN, MUTED, taggedPaper } from '../../platform/pdf/tagged-paper';

const ACCENT = '#b8461a';
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
  const { width, document, tagged, artifact, rule, makeRoom, headed } = paper;

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

  /** Whose paper it is, with the moment to which it belongs. */
  const letterhead = (productName: string, made: string): void => {
    artifact(() => {
      pdf.save().translate(MARGIN, MARGIN).scale(0.62);
      pdf.path('M2 27V16C2 7.7 8.7 1 17 1s15 6.7 15 15v11').lineWidth(2.4).strokeColor(INK).stroke();
      pdf.path('M9 27V16.5a8 8 0 0 1 16 0V27Z').fillColor(ACCENT).fill();
      pdf.path('M9 19.5h16M9 23h16M10.5 13h13M9.2 16h15.6').lineWidth(1.1).strokeColor('#ffffff').stroke();
      pdf.restore();
    });
    tagged(document, 'P', productName, () =>
      letters.write(productName, MARGIN + 28, MARGIN + 1, { size: 12, weight: 600, color: INK, width: width / 2 }),
    );
    tagged(document, 'P', made, () =>
      letters.write(made, MARGIN + width / 2, MARGIN + 3, { size: 9, color: MUTED, width: width / 2, align: 'right' }),
    );
  };

  return { ...paper, letters, section, letterhead };
}
