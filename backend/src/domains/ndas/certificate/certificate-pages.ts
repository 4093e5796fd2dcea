import { once } from 'node:events';
import { eastAsianLetters } from '../../../platform/pdf/east-asian-letters';
import { INK, MARGIN, MUTED } from '../../../platform/pdf/tagged-paper';
import type { CertificateFacts } from './certificate-facts';
import { certificatePaper, PAPER, type Rows, UNKNOWN } from './certificate-paper';

/** Where the agreement is in the file that holds the certificate. */
export type Place =
  | 'before'
  | 'before-without-its-signatures'
  | 'attached-no-pdf'
  | 'attached-locked'
  | 'attached-unreadable'
  | 'attached-unread'
  | 'lost';

/** A space at which no line breaks. */
const FIRM = '\u00a0';

const PLACES: Record<Place, string> = {
  before: 'The pages before this certificate are the agreement.',
  'before-without-its-signatures':
    'The pages before this certificate are the agreement. It carried digital signatures of its own, which hold for the original file alone and are left out of the copy. The original is attached to this file, unchanged.',
  'attached-no-pdf': 'The agreement is not a PDF file. The original is attached to this file, unchanged.',
  'attached-locked':
    'The agreement opens with a password only, so its pages are not shown here. The original is attached to this file, unchanged.',
  'attached-unreadable':
    'The pages of the agreement could not be read, so they are not shown here. The original is attached to this file, unchanged.',
  'attached-unread':
    'Reading the agreement took too much time or memory, so its pages are not shown here. The original is attached to this file, unchanged.',
  lost: 'The text of this agreement was not kept.',
};

/** On one line. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', FIRM)}${FIRM}UTC`;
const known = (value: string | number | null): string => (value === null || value === '' ? UNKNOWN : String(value));
const moment = (at: Date | null): string => (at ? utc(at) : UNKNOWN);

/** The moment as of which the certificate speaks. */
export const madeOf = ({ signedAt, events }: CertificateFacts): Date =>
  new Date(Math.max(signedAt.getTime(), ...events.map(({ at }) => at.getTime())));

export const titleOf = ({ propertyName, signer }: CertificateFacts): string =>
  `Certificate of signature: ${propertyName}, ${signer.name}`;

/** The pages of the certificate as a PDF file of their own; the same facts give the same bytes. */
export async function certificatePages(facts: CertificateFacts, place: Place): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const { product } = facts;
  const pdf = new PdfDocument({
    ...PAPER,
    info: { Title: titleOf(facts), Author: product, Creator: product, Producer: product, CreationDate: madeOf(facts) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const paper = certificatePaper(pdf, await eastAsianLetters(JSON.stringify(facts)));

  paper.head(product, 'Certificate of signature');
  paper.summary(summaryOf(facts));
  paper.section('Agreement', agreementRows(facts, place));
  paper.section('Signer', signerRows(facts));
  paper.section('What the signer agreed to', consentRows(facts));
  paper.section('How it was signed', circumstanceRows(facts));
  const events = facts.events.map(({ at, what }): [string, string] => [utc(at), what]);
  paper.table('Events', ['Time', 'Event'], events.length > 0 ? events : [[UNKNOWN, UNKNOWN]]);
  verification(pdf, paper, facts);
  paper.feet(`${product} certificate ${facts.code}`, 'Certificate page');
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}

function summaryOf({ product, propertyName, agreement, signer, address, signedAt, outside }: CertificateFacts): string {
  const who = signer.entity ? `${signer.name} (${signer.entity})` : signer.name;
  const what = agreement ? `the agreement “${agreement.fileName}”` : 'an agreement';
  const how = outside
    ? `Signed outside of ${product}; recorded by ${outside.recordedBy}.`
    : `The signature was given electronically through ${product}, from ${address ? `the network address ${address}` : 'a network address that was not recorded'}.`;
  return `${who} signed ${what} for the property “${propertyName}” on ${utc(signedAt)}. ${how}`;
}

function agreementRows({ propertyId, propertyName, agreement, documentSha256 }: CertificateFacts, place: Place): Rows {
  return [
    ['Property', propertyName],
    ['Property ID', String(propertyId)],
    ['File name', known(agreement?.fileName ?? null)],
    ['Pages', known(agreement?.pages ?? null)],
    ['SHA-256 of the file', agreement?.sha256 ?? documentSha256],
    ['In this file', PLACES[place]],
  ];
}

function signerRows({ signer }: CertificateFacts): Rows {
  const { name, accountEmail, accountConfirmed, typedEmail, entity, postalAddress, phone } = signer;
  return [
    ['Name, as written', name],
    ['Account email', known(accountEmail)],
    ['Account confirmed', known(accountConfirmed)],
    ['Email typed', `${known(typedEmail)}${differenceOf(typedEmail, accountEmail)}`],
    ['Entity', known(entity)],
    ['Postal address', known(postalAddress.join('\n'))],
    ['Phone', known(phone)],
  ];
}

/** What is to be said about the address in the form; upper and lower case make no other address. */
function differenceOf(typed: string, account: string | null): string {
  if (account === null) {
    return '';
  }
  return typed.trim().toLowerCase() === account.trim().toLowerCase()
    ? '\nThe same as the account’s.'
    : `\nThis differs from the account’s email, ${account}.`;
}

function consentRows({ consent, disclosure }: CertificateFacts): Rows {
  return [
    ['Sentence agreed to', known(consent.text)],
    ['Version of the sentence', known(consent.version)],
    ['Disclosure', known(disclosure?.text ?? null)],
    ['Version of the disclosure', known(disclosure?.version ?? null)],
    ['Disclosure accepted', moment(disclosure?.acceptedAt ?? null)],
  ];
}

function circumstanceRows(facts: CertificateFacts): Rows {
  const { product, outside, signedAt, authMethod, signedInAt, address, userAgent, timeZone } = facts;
  return [
    ['Signed at', utc(signedAt)],
    ...(outside
      ? ([['How it came here', `Signed outside of ${product}; recorded by ${outside.recordedBy}`]] as Rows)
      : []),
    ['Sign-in method', known(authMethod)],
    ['Signed in at', moment(signedInAt)],
    ['Network (IP) address', known(address)],
    ['Browser', known(userAgent)],
    ['Time zone of the browser', known(timeZone)],
  ];
}

/** How anybody finds out whether the file is genuine, the code large enough to be read from paper. */
function verification(
  pdf: PDFKit.PDFDocument,
  { tagged, headed, letters, width }: ReturnType<typeof certificatePaper>,
  { product, verifyUrl, code, chainHead }: CertificateFacts,
): void {
  const text = `To check that this file was made by ${product} and has not been changed since, choose the file at ${verifyUrl} or type this code there:`;
  const chain = chainHead
    ? `Each event is chained to the one before it. Hash of the last one (chain head): ${chainHead}`
    : `Chain head of the events: ${UNKNOWN}`;
  const part = headed('How to verify', 120);
  const write = (said: string, tag: string, size: number, color: string, weight: 400 | 600 = 400): void => {
    const top = pdf.y;
    tagged(part, tag, said, () => letters.write(said, MARGIN, top, { size, weight, color, width }));
    pdf.y += 5;
  };
  write(text, 'P', 9.5, INK);
  write(code, 'P', 24, INK, 600);
  write(chain, 'P', 9, MUTED);
  part.end();
}
