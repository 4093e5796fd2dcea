import { figureRows, hasActivity, NO_ACTIVITY, weekName } from '@stowbridge/contract/reports';
import { once } from 'node:events';
import { certificatePaper, PAPER } from '../ndas/certificate/certificate-paper';
import type { MadeReport } from './seller-reports.list';

interface Given {
  product: string;
  propertyName: string;
  /** When it was made, as it is told. */
  made: string;
  zone: string;
}

/** A week of a listing as a tagged PDF file. */
export async function reportPdf(report: MadeReport, { product, propertyName, made, zone }: Given): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const { figures, note, week } = report;
  const title = `Weekly report: ${propertyName}`;
  const pdf = new PdfDocument({ ...PAPER, info: { Title: title, Author: product, Creator: product } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const paper = certificatePaper(pdf, []);
  paper.head(product, 'Weekly report');
  const active = hasActivity(figures);
  paper.summary([propertyName, weekName(week), ...(active ? [] : [NO_ACTIVITY])].join('\n'));
  if (note) {
    paper.section('From your broker', [['Note', note]]);
  }
  if (active) {
    paper.section('The week', figureRows(figures, zone));
  }
  paper.feet(`Made ${made}`, 'Page');
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}
