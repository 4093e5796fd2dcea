import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { certificatePaper, PAPER } from '../../ndas/certificate/certificate-paper';
import type { Section } from './questions-report';

interface Given {
  product: string;
  propertyName: string;
  /** When it is made, as it is told. */
  made: string;
}

/** Questions and answers as a tagged PDF file; others are served between two questions. */
export async function questionsPdf(sections: Section[], { product, propertyName, made }: Given): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const title = `Questions and answers: ${propertyName}`;
  const pdf = new PdfDocument({ ...PAPER, info: { Title: title, Author: product, Creator: product } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Cutting further fonts would hold up everybody else: their letters are written by their numbers.
  const paper = certificatePaper(pdf, []);
  paper.head(product, 'Questions and answers');
  paper.summary(`${propertyName}\n${countOf(sections.length)}, as of ${made}.`);
  for (const { title: name, rows } of sections) {
    paper.section(name, rows);
    await setImmediate();
  }
  paper.feet(title, 'Page');
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}

const countOf = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);
