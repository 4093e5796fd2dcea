import type { TermsKind } from '@stowbridge/contract/turns';
import { once } from 'node:events';
import { momentIn } from '../../platform/common/moments';
import type { Setting } from '../../platform/pdf/pdf-letters';
import { BOTTOM, INK, MARGIN, MUTED } from '../../platform/pdf/tagged-paper';
import type { MadeImage } from '../../platform/storage/image-process';
import type { DealReport } from './deals.queries';
import type { OfferVersion } from './offers.queries';
import { GAP, NOT_STATED, reportPaper, type Facts } from './report-paper';

const KINDS: Record<TermsKind, string> = { offer: 'Offer', counter: 'Counter', agreed: 'Agreed' };
const ACCENT = '#b8461a';
/** Between two columns. */
const SPACE = 12;
const PICTURE = { width: 176, height: 117 };

const LACKING = 'Letters that the font of this report lacks are shown as ?; the back office shows them.';

interface Given {
  productName: string;
  /** Of the office, in which moments are told. */
  timeZone: string;
  picture?: MadeImage;
}

const dollars = (amount: number | null): string | null =>
  amount === null ? null : `$${amount.toLocaleString('en-US')}`;
const percent = (value: number | null): string | null => (value === null ? null : `${value}%`);

/** What is offered of what is asked, where both are amounts. */
const shareOf = (price: number | null, asking: number | null): string | null =>
  price === null || !asking ? null : `${((price / asking) * 100).toFixed(1)}%`;

/** The report as a tagged PDF file [DEAL-16, DEAL-34]. */
export async function dealReportPdf(report: DealReport, given: Given): Promise<Buffer> {
  // Fonts and all, it is a fifth of what the process would otherwise load at its start.
  const { default: PdfDocument } = await import('pdfkit');
  const { deal, property, seller, agents, versions, askingPrice, askingInstead } = report;
  const { productName, timeZone, picture } = given;
  const momentOf = momentIn(timeZone);
  const title = `Deal report: ${deal.propertyName}`;
  const pdf = new PdfDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
    bufferPages: true,
    pdfVersion: '1.7',
    // The types do not know it.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: productName, Creator: productName },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { letters, width, document, tagged, artifact, rule, makeRoom, headed, section } = reportPaper(pdf);

  // The head: whose paper it is, of which property.
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
  const made = momentOf(new Date());
  tagged(document, 'P', made, () =>
    letters.write(made, MARGIN + width / 2, MARGIN + 3, { size: 9, color: MUTED, width: width / 2, align: 'right' }),
  );
  const headTop = MARGIN + 40;
  const headWidth = picture ? width - PICTURE.width - 24 : width;
  tagged(document, 'H1', title, () => {
    letters.write('Deal report', MARGIN, headTop, { size: 10, color: MUTED, width: headWidth });
    letters.write(deal.propertyName, MARGIN, pdf.y + 2, { size: 20, weight: 600, color: INK, width: headWidth });
  });
  if (property) {
    const top = pdf.y + 4;
    tagged(document, 'P', property, () =>
      letters.write(property, MARGIN, top, { size: 10.5, color: MUTED, width: headWidth }),
    );
  }
  if (picture) {
    const [x, y] = [MARGIN + width - PICTURE.width, headTop];
    document.add(
      pdf.struct(
        'Figure',
        {
          alt: `Picture of ${deal.propertyName}`,
          bbox: [x, y, x + PICTURE.width, y + PICTURE.height],
          placement: 'Block',
        } as never,
        () => {
          const after = pdf.y;
          pdf.save().roundedRect(x, y, PICTURE.width, PICTURE.height, 6).clip();
          pdf.image(picture.content, x, y, {
            cover: [PICTURE.width, PICTURE.height],
            align: 'center',
            valign: 'center',
          });
          pdf.restore();
          pdf.y = Math.max(after, y + PICTURE.height);
        },
      ),
    );
  }

  section('Offer', [
    ['Offer Price', deal.sealedUntil ? `Sealed until ${momentOf(deal.sealedUntil)}` : dollars(deal.price)],
    ['Asking Price', dollars(askingPrice) ?? askingInstead],
    ['Share of Asking Price', shareOf(deal.price, askingPrice)],
    ['Name', deal.loiName],
    ['Company', deal.loiCompanyName],
    ['Diligence Period', deal.diligencePeriod],
    ['Earnest Money Deposit', percent(deal.earnestMoneyDeposit)],
    ['Source of Financing', deal.sourceOfFinancing],
    ['Date Submitted', deal.submittedAt ? momentOf(deal.submittedAt) : 'Not submitted'],
    ['Status', `${deal.statusName}, since ${momentOf(deal.statusDate)}`],
  ]);
  section('Buyer', [
    ['Name', deal.buyerName],
    ['Phone', deal.buyerPhone],
    ['Email', deal.buyerEmail],
    ...(deal.offline
      ? ([['City and State', [deal.offlineBuyerCity, deal.offlineBuyerState].filter(Boolean).join(', ')]] as Facts)
      : []),
  ]);
  section('Seller', [
    ['Name', seller.name],
    ['Phone', seller.phone],
    ['Email', seller.email],
  ]);
  section(
    'Listing Agents',
    agents.length > 0
      ? agents.map(({ name, location, phone, email }) => [name, [location, phone, email].filter(Boolean).join('\n')])
      : [['Name', 'None assigned']],
  );

  // The terms of all versions, the newest first.
  const columns: { title: string; width: number; align?: 'right'; of: (version: OfferVersion) => string | null }[] = [
    // Broken before the time, where the column would break it elsewhere.
    {
      title: 'Version',
      width: 76,
      of: ({ version, kind, authorSide, createdAt }) =>
        `${version}\n${KINDS[kind]}, ${authorSide}\n${momentOf(createdAt).replace(/, (?=\d+:)/, '\n')}`,
    },
    {
      title: 'Price',
      width: 88,
      align: 'right',
      of: ({ price }) => [dollars(price), shareOf(price, askingPrice)?.concat(' of asking')].filter(Boolean).join('\n'),
    },
    { title: 'Name and Company', width: 124, of: ({ loiName, loiCompanyName }) => `${loiName}\n${loiCompanyName}` },
    { title: 'Diligence', width: 54, of: ({ diligencePeriod }) => diligencePeriod },
    { title: 'Earnest', width: 54, align: 'right', of: ({ earnestMoneyDeposit }) => percent(earnestMoneyDeposit) },
    { title: 'Source of Financing', width: width - 396, of: ({ sourceOfFinancing }) => sourceOfFinancing },
  ];
  const cell = (n: number): Setting => ({
    size: 8.5,
    color: INK,
    width: columns[n].width - SPACE,
    align: columns[n].align,
  });
  const heads = (write: (n: number, x: number, top: number) => void): void => {
    const top = pdf.y;
    let x = MARGIN;
    columns.forEach(({ width: wide }, n) => {
      write(n, x, top);
      x += wide;
    });
    pdf.y = top + 16;
  };
  const headSetting = (n: number): Setting => ({ ...cell(n), color: MUTED, weight: 600 });

  if (versions.length > 0) {
    const part = headed('Terms of All Versions', 80);
    const table = pdf.struct('Table');
    part.add(table);
    const row = pdf.struct('TR');
    table.add(row);
    heads((n, x, top) =>
      tagged(row, 'TH', columns[n].title, () => letters.write(columns[n].title, x, top, headSetting(n)), 'Column'),
    );
    row.end();
    for (const version of versions) {
      const texts = columns.map(({ of }) => of(version) || NOT_STATED);
      const height = Math.max(...texts.map((text, n) => letters.heightOf(text, cell(n))));
      if (makeRoom(height + GAP)) {
        // For the eye alone: the table has its heads once.
        artifact(() => heads((n, x, top) => letters.write(columns[n].title, x, top, headSetting(n))));
      }
      const top = pdf.y;
      rule(top);
      const row = pdf.struct('TR');
      table.add(row);
      let x = MARGIN;
      texts.forEach((text, n) => {
        const left = x;
        tagged(row, 'TD', text, () => letters.write(text, left, top + 5, cell(n)));
        x += columns[n].width;
      });
      pdf.y = top + height + GAP;
      row.end();
    }
    part.end();
  }
  if (letters.lacked) {
    // Below the margin, so that it begins no page of its own.
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - BOTTOM;
    tagged(document, 'P', LACKING, () => letters.write(LACKING, MARGIN, top, { size: 8.5, color: MUTED, width }));
  }
  document.end();

  const { count } = pdf.bufferedPageRange();
  const foot: Setting = { size: 8.5, color: MUTED, width: width / 2 };
  const named = `Deal ${deal.id}: ${deal.propertyName}`;
  // A name of several lines would leave the page.
  const whose = letters.heightOf(named, foot) > 2 * foot.size ? `Deal ${deal.id}` : named;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would begin a page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = pdf.page.height - MARGIN;
    letters.write(whose, MARGIN, y, foot);
    letters.write(`Page ${page + 1} of ${count}`, MARGIN + width / 2, y, { ...foot, align: 'right' });
    pdf.endMarkedContent();
  }
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}
