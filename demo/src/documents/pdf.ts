import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export const INK = '#14213d';
export const MUTED = '#5b6472';
export const LINE = '#d8d3c6';
export const ACCENT = '#b8461a';

const LEFT = 64;
/** Where the lower margin begins. */
const BOTTOM = 728;
/** What a heading needs below itself: it, and three lines of text. */
const TOGETHER = 76;
const ROW = 16;

/** What all parts of a document belong to. */
const roots = new WeakMap<Pdf, PDFKit.PDFStructureElement>();

const addPart = (pdf: Pdf, part: PDFKit.PDFStructureElement): unknown => roots.get(pdf)?.add(part);

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Writes a letter-size PDF in memory, with tags. The date is given, so that equal contents are equal bytes. */
export function makePdf(title: string, date: Date, write: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: LEFT, bottom: LEFT, left: LEFT, right: LEFT },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Stowbridge', Creator: 'Stowbridge', CreationDate: date, ModDate: date },
  });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    roots.set(pdf, root);
    write(pdf);
    root.end();
    numberPages(pdf, title);
    pdf.end();
  });
}

/** A part of the document, as programs that read it aloud tell it. */
export function tagged(pdf: Pdf, tag: string, write: () => void, alt?: string): void {
  addPart(pdf, pdf.struct(tag, { alt }, write));
}

/** What is for the eye alone. */
export function artifact(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    pdf.switchToPage(i);
    // Without a bottom margin the footer would open a page of its own.
    pdf.page.margins.bottom = 0;
    artifact(
      pdf,
      () => {
        pdf.font('Helvetica').fontSize(8).fillColor(MUTED);
        pdf.text(title, LEFT, 744, { width: 380, lineBreak: false });
        pdf.text(`Page ${i + 1} of ${count}`, 448, 744, { width: 100, align: 'right', lineBreak: false });
      },
      'Pagination',
    );
  }
}

/** A heading, on the page of what follows it. */
export function heading(pdf: Pdf, text: string): void {
  if (pdf.y + TOGETHER > BOTTOM) {
    pdf.addPage();
  }
  tagged(pdf, 'H2', () =>
    pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(13).fillColor(INK).text(text, LEFT).moveDown(0.3),
  );
}

export function body(pdf: Pdf, text: string): void {
  tagged(pdf, 'P', () =>
    pdf.font('Helvetica').fontSize(10).fillColor(INK).text(text, { lineGap: 2.4, align: 'left' }).moveDown(0.5),
  );
}

/** The items of a list, one below the other. */
export function bullets(pdf: Pdf, items: readonly string[]): void {
  const list = pdf.struct('L');
  addPart(pdf, list);
  pdf.font('Helvetica').fontSize(10).fillColor(INK);
  for (const item of items) {
    list.add(pdf.struct('LI', {}, () => pdf.text(`\u2022  ${item}`, LEFT, pdf.y, { lineGap: 2.4 })));
  }
  list.end();
  pdf.moveDown(0.5);
}

export interface Column {
  title: string;
  width: number;
  /** Figures stand on the right. */
  right?: true;
}

/** A table with hairlines, whose rows stay whole; further pages begin with its heads. */
export function table(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  /** The first cells of the rows that sum others up. */
  sums: readonly string[] = [],
): void {
  const part = pdf.struct('Table');
  addPart(pdf, part);
  const line = (cells: readonly string[], { bold = false, color = INK }, write: (draw: () => void) => void): void => {
    const y = pdf.y;
    let x = LEFT;
    cells.forEach((cell, i) => {
      const [left, { width, right }] = [x, columns[i]];
      write(() =>
        pdf
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(9)
          .fillColor(color)
          .text(cell, left, y + 3.5, { width, align: right ? 'right' : 'left', lineBreak: false }),
      );
      x += width;
    });
    artifact(pdf, () =>
      pdf
        .moveTo(LEFT, y + ROW)
        .lineTo(x, y + ROW)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke(),
    );
    pdf.x = LEFT;
    pdf.y = y + ROW;
  };
  const row = (cells: readonly string[], tag: 'TH' | 'TD', look: { bold?: boolean; color?: string }): void => {
    const element = pdf.struct('TR');
    part.add(element);
    line(cells, look, (draw) => element.add(pdf.struct(tag, (tag === 'TH' ? { scope: 'Column' } : {}) as never, draw)));
    element.end();
  };
  const titles = columns.map(({ title }) => title);
  const heads = { bold: true, color: MUTED };
  if (titles.some(Boolean)) {
    row(titles, 'TH', heads);
  }
  for (const cells of rows) {
    if (pdf.y + ROW > BOTTOM) {
      pdf.addPage();
      if (titles.some(Boolean)) {
        line(titles, heads, (draw) => artifact(pdf, draw));
      }
    }
    row(cells, 'TD', { bold: sums.includes(cells[0]) });
  }
  part.end();
  pdf.moveDown(0.4);
}
