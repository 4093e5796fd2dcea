import { byNumber, type LetterFile, PdfLetters, type Setting } from '../../../platform/pdf/pdf-letters';
import { BOTTOM, INK, MARGIN, MUTED, taggedPaper } from '../../../platform/pdf/tagged-paper';

const GROUND = '#f6f4ee';
const ACCENT = '#b8461a';
const LABEL_WIDTH = 132;
const PAD = 4;
/** A section that is not higher than this stays on one page. */
const TOGETHER = 190;

/** What is not known. */
export const UNKNOWN = 'not recorded';

export type Rows = [label: string, value: string][];

/** How the paper opens. */
export const PAPER = {
  size: 'LETTER',
  margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
  bufferPages: true,
  pdfVersion: '1.7',
  // The types do not know it.
  subset: 'PDF/UA' as never,
  tagged: true,
  lang: 'en-US',
  displayTitle: true,
} satisfies PDFKit.PDFDocumentOptions;

/** The paper of a certificate: a tagged document whose rows stay whole. */
export function certificatePaper(pdf: PDFKit.PDFDocument, more: LetterFile[][]) {
  const letters = new PdfLetters(pdf, { more, unknown: byNumber });
  const paper = taggedPaper(pdf, letters, { size: 11.5, weight: 600, before: 18, behind: 5 }, 'en-US');
  const { width, bottom, document, tagged, artifact, rule, newPage, makeRoom, headed } = paper;

  const label: Setting = { size: 9, color: MUTED, width: LABEL_WIDTH - 12 };
  const value: Setting = { size: 9, color: INK, width: width - LABEL_WIDTH };
  const line = letters.heightOf('', value);
  const valueOf = (text: string): Setting => (text === UNKNOWN ? { ...value, color: MUTED } : value);
  const heightOf = ([name, text]: Rows[number]): number =>
    Math.max(letters.heightOf(name, label), letters.heightOf(text, value)) + 2 * PAD;

  /** The mark of the product, its name, and what kind of paper this is. */
  const head = (product: string, kind: string): void => {
    artifact(() => {
      pdf
        .save()
        .translate(MARGIN, MARGIN - 8)
        .scale(0.62);
      pdf.path('M2 27V16C2 7.7 8.7 1 17 1s15 6.7 15 15v11').lineWidth(2.4).strokeColor(INK).stroke();
      pdf.path('M9 27V16.5a8 8 0 0 1 16 0V27Z').fillColor(ACCENT).fill();
      pdf.path('M9 19.5h16M9 23h16M10.5 13h13M9.2 16h15.6').lineWidth(1.1).strokeColor('#ffffff').stroke();
      pdf.restore();
    });
    tagged(document, 'P', product, () =>
      letters.write(product, MARGIN + 28, MARGIN - 6, { size: 12, weight: 600, color: INK, width: width / 2 }),
    );
    const top = MARGIN + 26;
    tagged(document, 'H1', kind, () => letters.write(kind, MARGIN, top, { size: 21, weight: 600, color: INK, width }));
  };

  /** What the whole paper says, on a ground of its own. */
  const summary = (text: string): void => {
    const inside = 14;
    const setting: Setting = { size: 11, color: INK, width: width - 2 * inside };
    const top = pdf.y + 10;
    const height = letters.heightOf(text, setting) + 2 * inside;
    artifact(() => {
      pdf.roundedRect(MARGIN, top, width, height, 6).fillColor(GROUND).fill();
      pdf
        .rect(MARGIN, top + 6, 3, height - 12)
        .fillColor(ACCENT)
        .fill();
    });
    tagged(document, 'P', text, () => letters.write(text, MARGIN + inside, top + inside, setting));
    pdf.y = top + height;
  };

  /** One row; one that is longer than a page goes on over the next. */
  const row = (list: PDFKit.PDFStructureElement, one: Rows[number]): void => {
    const [name, text] = one;
    if (heightOf(one) <= bottom - MARGIN) {
      makeRoom(heightOf(one));
    }
    const item = pdf.struct('LI');
    list.add(item);
    rule(pdf.y);
    const top = pdf.y + PAD;
    tagged(item, 'Lbl', name, () => letters.write(name, MARGIN, top, label));
    let least = pdf.y;
    pdf.y = top;
    for (const rest = letters.split(text, value); rest.length > 0;) {
      const part = rest.splice(0, Math.max(1, Math.floor((bottom - pdf.y) / line))).join('\n');
      const y = pdf.y;
      tagged(item, 'LBody', part, () => letters.write(part, MARGIN + LABEL_WIDTH, y, valueOf(text)));
      if (rest.length > 0) {
        newPage();
        least = 0;
      }
    }
    pdf.y = Math.max(pdf.y, least) + PAD;
    item.end();
  };

  const section = (name: string, rows: Rows): void => {
    const height = rows.reduce((sum, one) => sum + heightOf(one), 0);
    const part = headed(name, height > TOGETHER ? Math.min(heightOf(rows[0]), TOGETHER) : height);
    const list = pdf.struct('L');
    part.add(list);
    rows.forEach((one) => row(list, one));
    part.end();
  };

  /** A table of two columns whose heads stand on each of its pages. */
  const table = (name: string, heads: [string, string], rows: [string, string][]): void => {
    const left: Setting = { ...value, width: LABEL_WIDTH + 10 };
    const right: Setting = { ...value, width: width - LABEL_WIDTH - 22 };
    const columns = [
      { x: MARGIN, setting: left },
      { x: MARGIN + LABEL_WIDTH + 22, setting: right },
    ];
    const drawHeads = (write: (text: string, draw: () => void) => void): void => {
      const top = pdf.y;
      columns.forEach(({ x, setting }, n) =>
        write(heads[n], () => letters.write(heads[n], x, top, { ...setting, color: MUTED, weight: 600 })),
      );
      pdf.y = top + line + PAD;
    };
    const part = headed(name, 3 * (line + 2 * PAD));
    const body = pdf.struct('Table');
    part.add(body);
    const headRow = pdf.struct('TR');
    body.add(headRow);
    drawHeads((text, draw) => tagged(headRow, 'TH', text, draw, 'Column'));
    headRow.end();
    for (const cells of rows) {
      const height = Math.max(...cells.map((text, n) => letters.heightOf(text, columns[n].setting))) + 2 * PAD;
      if (makeRoom(height)) {
        // For the eye alone: the table has its heads once.
        artifact(() => drawHeads((_text, draw) => draw()));
      }
      const top = pdf.y;
      rule(top);
      const tr = pdf.struct('TR');
      body.add(tr);
      cells.forEach((text, n) =>
        tagged(tr, 'TD', text, () => letters.write(text, columns[n].x, top + PAD, columns[n].setting)),
      );
      pdf.y = top + height;
      tr.end();
    }
    part.end();
  };

  /** The foot of all pages, once there are all. */
  const feet = (whose: string, called: string): void => {
    document.end();
    const { count } = pdf.bufferedPageRange();
    const foot: Setting = { size: 8.5, color: MUTED, width: width / 2 };
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      pdf.markContent('Artifact', { type: 'Pagination' });
      const y = pdf.page.height - MARGIN;
      letters.write(whose, MARGIN, y, foot);
      const number = `${called} ${page + 1} of ${count}`;
      letters.write(number, MARGIN + width / 2, y, { ...foot, align: 'right' });
      pdf.endMarkedContent();
    }
  };

  return { letters, width, document, tagged, makeRoom, head, summary, headed, section, table, feet };
}
