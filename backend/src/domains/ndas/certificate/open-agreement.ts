import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { Place } from './certificate-pages';
import { read } from './pdf-files';

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

/** A signature holds for the bytes of its file alone: in the copy its field keeps what it shows. */
function withoutSignatures(pdf: PDFDocument): boolean {
  let signed = false;
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.lookup(key('FT')) === key('Sig') && object.has(key('V'))) {
      object.delete(key('V'));
      signed = true;
    }
  }
  if (signed) {
    pdf.catalog.lookupMaybe(key('AcroForm'), PDFDict)?.delete(key('SigFlags'));
  }
  return signed;
}

async function needsPassword(content: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(content, { ignoreEncryption: true, updateMetadata: false })).isEncrypted;
  } catch {
    return false;
  }
}
