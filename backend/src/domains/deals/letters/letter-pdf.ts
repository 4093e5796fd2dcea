import type { Side } from '@stowbridge/contract/turns';
import { once } from 'node:events';
import { momentIn } from '../../../platform/common/moments';
import type { Setting } from '../../../platform/pdf/pdf-letters';
import { BOTTOM, INK, MARGIN, MUTED } from '../../../platform/pdf/tagged-paper';
import { type Facts, reportPaper } from '../report-paper';
import { type LetterFacts, termsHash } from './letter-facts';

interface Given {
  productName: string;
  /** Of the office, in which moments are told. */
  timeZone: string;
  /** What the letter says of its force. */
  clause: string;
}

const LACKING = 'Letters that the font of this letter lacks are shown as ?; the site shows them.';
const OWNER = 'The owner of the property';

const days = (count: number | null): string | null =>
  count === null ? null : `${count} ${count === 1 ? 'day' : 'days'}`;
const SIDES: Record<'buyer' | 'seller', string> = { buyer: 'The buyer', seller: 'The seller' };

/** What this version is. */
function whatOf({ kind, authorSide, answersVersion, version }: LetterFacts, product: string): string {
  const by: Record<Side, string> = { buyer: 'the buyer', seller: 'the seller', office: product };
  const what = {
    offer: answersVersion === null ? 'Offer' : `Offer in answer to version ${answersVersion}`,
    counter: `Counter to version ${answersVersion}`,
    agreed: `Agreement to version ${answersVersion}`,
  }[kind];
  return `Version ${version}: ${what}, by ${by[authorSide]}`;
}

/** Every term that is set, and no label without a value [BEYC-43]. */
function termsOf(facts: LetterFacts, momentOf: (at: Date) => string): Facts {
  const terms: Facts = [
    ['Purchase Price', `$${facts.price.toLocaleString('en-US')}`],
    ['Earnest Money Deposit', `${facts.earnestMoneyDeposit}%`],
    ['Deposit Goes Hard After', days(facts.hardDepositDays)],
    ['Diligence Period', facts.diligencePeriod],
    ['Closing Within', days(facts.closingDays)],
    ['Exclusivity', days(facts.exclusivityDays)],
    ['Commission Paid By', facts.commissionBy && SIDES[facts.commissionBy]],
    ['Source of Financing', facts.sourceOfFinancing],
    ['Contingencies', facts.contingencies],
    ['Message', facts.message],
    ['Answer By', facts.answerBy && momentOf(facts.answerBy)],
    ['On Agreement', facts.bindingOnAgreement ? 'Accepting this is enough.' : null],
  ];
  return terms.filter(([, value]) => value?.trim());
}

/** Who has signed by submitting it. The owner is not named: buyers reach them through the office. */
function signatureOf({ authorSide, loiName, loiCompanyName }: LetterFacts, product: string): string {
  return {
    buyer: `/s/ ${loiName}\n${loiCompanyName}`,
    seller: `/s/ ${OWNER}\nthrough ${product}`,
    office: `/s/ ${product}\nwritten down by the office`,
  }[authorSide];
}

/** The letter of intent of a version of terms as a tagged PDF file: the same facts give the same bytes. */
export async function letterPdf(facts: LetterFacts, { productName, timeZone, clause }: Given): Promise<Buffer> {
  // Fonts and all, it is a fifth of what the process would otherwise load at its start.
  const { default: PdfDocument } = await import('pdfkit');
  const momentOf = momentIn(timeZone);
  const title = `Letter of intent: ${facts.propertyName}`;
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
    info: { Title: title, Author: productName, Creator: productName, CreationDate: facts.createdAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { letters, width, document, tagged, headed, section, letterhead } = reportPaper(pdf);
  const said = momentOf(facts.createdAt);
  const line = (text: string, setting: Omit<Setting, 'width'>, gap = 4): void => {
    const top = pdf.y + gap;
    tagged(document, 'P', text, () => letters.write(text, MARGIN, top, { ...setting, width }));
  };

  letterhead(productName, said);
  const headTop = MARGIN + 40;
  tagged(document, 'H1', title, () => {
    letters.write('Letter of intent', MARGIN, headTop, { size: 10, color: MUTED, width });
    letters.write(facts.propertyName, MARGIN, pdf.y + 2, { size: 20, weight: 600, color: INK, width });
  });
  if (facts.place) {
    line(facts.place, { size: 10.5, color: MUTED });
  }
  line(whatOf(facts, productName), { size: 10.5, color: INK });

  section('Parties', [
    ['Buyer', [facts.loiName, facts.loiCompanyName].filter(Boolean).join('\n')],
    ['Seller', `${OWNER}\nrepresented by ${productName}`],
  ]);
  section('Terms', termsOf(facts, momentOf));
  const text: Setting = { size: 9.5, color: INK, width };
  const force = headed('No Binding Effect', letters.heightOf(clause, text));
  const top = pdf.y;
  tagged(force, 'P', clause, () => letters.write(clause, MARGIN, top, text));
  force.end();
  const signature = signatureOf(facts, productName);
  section('Signature', [
    ['Signed', signature],
    ['Date', said],
  ]);
  if (letters.lacked) {
    line(LACKING, { size: 8.5, color: MUTED }, 16);
  }
  document.end();

  const { count } = pdf.bufferedPageRange();
  const foot: Setting = { size: 7.5, color: MUTED, width: width - 72 };
  const whose = `Deal ${facts.dealId}, version ${facts.version}, SHA-256 of its terms: ${termsHash(facts)}`;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would begin a page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = pdf.page.height - MARGIN;
    letters.write(whose, MARGIN, y, foot);
    letters.write(`Page ${page + 1} of ${count}`, MARGIN + width - 72, y, { ...foot, width: 72, align: 'right' });
    pdf.endMarkedContent();
  }
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}
