import { product } from '../../product';
import { longDate } from '../../components/format';
import { textWidth, wrapped } from './pdfText';
import type { ReportSection } from './reportSections';

export interface PdfContent {
  title: string;
  subtitle: string;
  sections: ReportSection[];
}

/** US Letter with one-inch margins, in points. */
const page = { width: 612, height: 792, margin: 64 };
const labelWidth = 150;
const valueX = page.margin + labelWidth;

/**
 * A PDF of a few headed tables, in the standard Helvetica that every reader has: small, searchable text, no library.
 * Characters outside Latin-1 become question marks, which the standard fonts cannot show.
 */
export function pdfOf(content: PdfContent): Uint8Array<ArrayBuffer> {
  return documentOf(pagesOf(content));
}

function pagesOf({ title, subtitle, sections }: PdfContent): string[] {
  const pages: string[] = [];
  let drawing: string[] = [];
  let y = 0;
  const text = (x: number, size: number, value: string, bold = false) =>
    drawing.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escaped(value)}) Tj ET`);
  const line = (grey: number) => drawing.push(`${grey} G 0.6 w ${page.margin} ${y} m ${page.width - page.margin} ${y} l S 0 G`);
  const startPage = () => {
    if (drawing.length) pages.push(drawing.join('\n'));
    drawing = [];
    y = page.height - page.margin;
  };
  const need = (height: number) => {
    if (y - height < page.margin) startPage();
  };

  startPage();
  text(page.margin, 11, product.name, true);
  const today = longDate(new Date().toISOString());
  text(page.width - page.margin - textWidth(today, 9), 9, today);
  y -= 44;
  text(page.margin, 20, title, true);
  for (const part of wrapped(subtitle, 12, page.width - 2 * page.margin)) {
    y -= 20;
    text(page.margin, 12, part);
  }
  for (const section of sections) {
    need(70);
    y -= 36;
    text(page.margin, 11, section.title, true);
    y -= 7;
    line(0.2);
    for (const [label, value] of section.rows) {
      const parts = wrapped(value, 10, page.width - page.margin - valueX);
      need(parts.length * 14 + 12);
      y -= 16;
      text(page.margin, 10, label);
      parts.forEach((part, index) => {
        if (index) y -= 14;
        text(valueX, 10, part, true);
      });
      y -= 7;
      line(0.85);
    }
  }
  pages.push(drawing.join('\n'));
  return pages;
}

function escaped(value: string): string {
  return value
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}

/** Puts the pages into a file: objects, their offsets, the trailer. Everything is Latin-1, one byte a character. */
function documentOf(pages: string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((drawing, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
