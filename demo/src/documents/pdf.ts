import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export const INK = '#14213d';
export const MUTED = '#5b6472';
export const LINE = '#d8d3c6';
export const ACCENT = '#b8461a';

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Writes a letter-size PDF in memory. The date is given, so that equal contents are equal bytes. */
export function makePdf(title: string, date: Date, write: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 64, bottom: 64, left: 64, right: 64 },
    bufferPages: true,
    info: { Title: title, Author: 'Stowbridge', CreationDate: date, ModDate: date },
  });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    write(pdf);
    numberPages(pdf, title);
    pdf.end();
  });
}

function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i += 1) {
    pdf.switchToPage(i);
    // Without a bottom margin the footer would open a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor(MUTED);
    pdf.text(title, 64, 744, { width: 380, lineBreak: false });
    pdf.text(`Page ${i + 1} of ${count}`, 448, 744, { width: 100, align: 'right', lineBreak: false });
  }
}

export function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(13).fillColor(INK).text(text, 64).moveDown(0.3);
}

export function body(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(10).fillColor(INK).text(text, { lineGap: 2.4, align: 'left' }).moveDown(0.5);
}

/** A table with hairlines; numbers (all columns but the first) stand right. */
export function table(
  pdf: Pdf,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): void {
  const line = (cells: readonly string[], bold: boolean): void => {
    const y = pdf.y;
    let x = 64;
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(bold ? MUTED : INK);
    cells.forEach((cell, i) => {
      pdf.text(cell, x, y, { width: widths[i], align: i === 0 ? 'left' : 'right', lineBreak: false });
      x += widths[i];
    });
    pdf
      .moveTo(64, y + 13)
      .lineTo(64 + widths.reduce((sum, width) => sum + width, 0), y + 13)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    pdf.x = 64;
    pdf.y = y + 18;
  };
  if (header.length > 0) {
    line(header, true);
  }
  for (const row of rows) {
    line(row, false);
  }
  pdf.moveDown(0.4);
}
