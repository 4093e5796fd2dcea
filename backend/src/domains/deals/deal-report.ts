import { dayIn } from '@stowbridge/contract/dates';
import { once } from 'node:events';
import type { XlsxColumn } from '../../platform/common/xlsx';
import type { DealReport, DealRow } from './deals.queries';

/** The columns of the tracker's Excel file: those of its table [DEAL-07], and the terms of the offer. Days are those at the office. */
export function trackerColumns(timeZone: string): XlsxColumn<DealRow>[] {
  const dayOf = dayIn(timeZone);
  const day = (moment: Date): Date => new Date(`${dayOf(moment)}T00:00:00Z`);
  return [
    { heading: 'Date', width: 12, value: (row) => day(row.createdAt) },
    { heading: 'Property Name', width: 36, value: (row) => row.propertyName },
    { heading: 'Buyer', width: 24, value: (row) => row.buyerName },
    { heading: 'Buyer Email', width: 30, value: (row) => row.buyerEmail },
    { heading: 'City', width: 18, value: (row) => row.city },
    { heading: 'State', width: 8, value: (row) => row.stateCode },
    {
      heading: 'Proposed',
      width: 14,
      value: (row) => row.price,
      format: '#,##0',
    },
    { heading: 'Status', width: 12, value: (row) => row.statusName },
    { heading: 'Status Date', width: 12, value: (row) => day(row.statusDate) },
    { heading: 'Company', width: 28, value: (row) => row.loiCompanyName },
    { heading: 'Diligence Period', width: 16, value: (row) => row.diligencePeriod },
    {
      heading: 'Earnest Money %',
      width: 16,
      value: (row) => row.earnestMoneyDeposit,
      format: '0.00',
    },
    { heading: 'Source of Financing', width: 28, value: (row) => row.sourceOfFinancing },
  ];
}

const INK = '#14213d';
const MUTED = '#5b6472';
const LINE = '#e3e0d8';
const MARGIN = 56;
const VALUE_AT = 220;

const dollars = (amount: number | null): string =>
  amount === null ? 'Not stated' : `$${amount.toLocaleString('en-US')}`;
const stated = (value: string | null): string => value || 'Not stated';

/** The report as one printed page [DEAL-16, DEAL-34]. */
export async function dealReportPdf(
  { deal, property, seller, agents }: DealReport,
  productName: string,
): Promise<Buffer> {
  // Fonts and all, it is a fifth of what the process would otherwise load at its start.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: `Offer on ${deal.propertyName}`, Author: productName },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const width = pdf.page.width - 2 * MARGIN;

  const section = (title: string, rows: [string, string][]): void => {
    pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(11).fillColor(INK).text(title, MARGIN);
    for (const [label, value] of rows) {
      pdf.moveDown(0.35);
      const top = pdf.y;
      pdf
        .moveTo(MARGIN, top)
        .lineTo(MARGIN + width, top)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
      pdf
        .font('Helvetica')
        .fontSize(10)
        .fillColor(MUTED)
        .text(label, MARGIN, top + 6, { width: VALUE_AT - MARGIN - 12 });
      const afterLabel = pdf.y;
      pdf.fillColor(INK).text(value, VALUE_AT, top + 6, { width: width - VALUE_AT + MARGIN });
      pdf.y = Math.max(afterLabel, pdf.y);
    }
  };

  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(productName);
  pdf.moveDown(0.4).font('Helvetica-Bold').fontSize(20).fillColor(INK).text(deal.propertyName);
  pdf.font('Helvetica').fontSize(11).fillColor(MUTED).text(property);
  section('Offer', [
    ['Offer Price', dollars(deal.price)],
    ['Name', stated(deal.loiName)],
    ['Company', stated(deal.loiCompanyName)],
    ['Diligence Period', stated(deal.diligencePeriod)],
    ['Earnest Money Deposit', deal.earnestMoneyDeposit === null ? 'Not stated' : `${deal.earnestMoneyDeposit}%`],
    ['Source of Financing', stated(deal.sourceOfFinancing)],
    [
      'Date Submitted',
      deal.submittedAt
        ? deal.submittedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
        : 'Not submitted',
    ],
  ]);
  section('Seller', [
    ['Name', stated(seller.name)],
    ['Contact', stated(seller.phone)],
    ['Email', stated(seller.email)],
  ]);
  section(
    'Listing Agents',
    agents.length > 0
      ? agents.map((agent): [string, string] => [
          agent.name,
          [agent.location, agent.phone, agent.email].filter(Boolean).join('\n'),
        ])
      : [['None', '']],
  );
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}
