import { PdfBomb, pagesOf } from './page-tree';
import { needsPassword, read, withoutSignatures } from './pdf-files';
import { addStamp } from './stamp';

/** What is to be known of a PDF file before it is taken. */
export interface PdfFacts {
  /** Null for a file that cannot be opened. */
  pages: number | null;
  /** By a password that is needed to change it, or by one that is needed to open it. */
  encrypted: 'no' | 'owner' | 'user';
  /** It holds a digital signature. */
  signed: boolean;
  stampable: 'yes' | 'no';
  /** Why a file is refused that is made to keep programs busy: `it has more than 10,000 pages`. */
  bomb?: string;
}

const SAMPLE = { line: 'Sample' };

/** Reads a file as far as a stamp needs it, which is stamped on what is then thrown away. */
export async function inspectPdf(content: Uint8Array): Promise<PdfFacts> {
  const facts: PdfFacts = { pages: null, encrypted: 'no', signed: false, stampable: 'no' };
  try {
    const pdf = await read(content);
    facts.encrypted = pdf.context.isDecrypted ? 'owner' : 'no';
    facts.pages = pagesOf(pdf).length;
    facts.signed = withoutSignatures(pdf);
    await addStamp(pdf, SAMPLE);
    return { ...facts, stampable: 'yes' };
  } catch (error) {
    if (error instanceof PdfBomb) {
      return { ...facts, bomb: error.message };
    }
    return facts.pages === null && (await needsPassword(content)) ? { ...facts, encrypted: 'user' } : facts;
  }
}
