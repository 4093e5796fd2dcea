import PDFDocument from 'pdfkit';
import { type LetterFile, PdfLetters } from './pdf-letters';

/** A file of Inter without the letters that are written; the same bytes are the same font to a document. */
const greek = (name: string): LetterFile => {
  const path = (weight: number): string => require.resolve(`@fontsource/inter/files/inter-greek-${weight}-normal.woff`);
  return { name, 400: path(400), 600: path(600) };
};

describe('the letters of a document', () => {
  it('are looked for in each font by opening it once, also when fonts are equal', () => {
    const pdf = new PDFDocument() as PDFKit.PDFDocument & { _fontCount: number };
    const letters = new PdfLetters(pdf, { more: [[greek('one'), greek('two'), greek('three')]] });
    letters.has('日本');
    const opened = pdf._fontCount;
    letters.has('日本 한국');
    expect(pdf._fontCount).toBe(opened);
  });
});
