import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { needsPassword, read, withoutSignatures } from '../../../platform/pdf/pdf-files';
import type { Place } from './certificate-pages';

/** A copy of the agreement that takes further pages, or where the agreement goes instead. */
export type Opened = { copy: PDFDocument; signed: boolean } | { place: Place };

const key = (name: string): PDFName => PDFName.of(name);

/** Opens the agreement as a file that shows the same pages, and neither does nor claims anything that the original did. */
export async function openAgreement(content: Uint8Array, contentType: string): Promise<Opened> {
  if (contentType !== 'application/pdf') {
    return { place: 'attached-no-pdf' };
  }
  try {
    const copy = await read(content);
    if (!isWhole(copy)) {
      return { place: 'attached-unreadable' };
    }
    const signed = withoutSignatures(copy);
    for (const name of ['Metadata', 'OpenAction', 'AA', 'Collection', 'PageMode', 'Perms', 'DSS', 'Legal']) {
      copy.catalog.delete(key(name));
    }
    copy.catalog.lookupMaybe(key('Names'), PDFDict)?.delete(key('JavaScript'));
    copy.catalog.lookupMaybe(key('AcroForm'), PDFDict)?.delete(key('XFA'));
    return { copy, signed };
  } catch {
    return { place: (await needsPassword(content)) ? 'attached-locked' : 'attached-unreadable' };
  }
}

/** Each page has a size, and all that is drawn on it is there; a form that only some programs draw has no pages. */
function isWhole(pdf: PDFDocument): boolean {
  if (pdf.catalog.lookupMaybe(key('NeedsRendering'), PDFBool)?.asBoolean()) {
    return false;
  }
  const pages = pdf.getPages();
  return (
    pages.length > 0 &&
    pages.every(({ node }) => Boolean(node.MediaBox()) && contentsOf(node).every((one) => one instanceof PDFStream))
  );
}

function contentsOf(page: PDFDict): unknown[] {
  const contents = page.lookup(key('Contents'));
  if (contents instanceof PDFArray) {
    return contents.asArray().map((_one, n) => contents.lookup(n));
  }
  return page.has(key('Contents')) ? [contents] : [];
}
