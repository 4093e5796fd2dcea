import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const key = (name: string): PDFName => PDFName.of(name);

/** Opens a PDF file that needs no password. */
export const read = (content: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(content, { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });

/**
 * The bytes of a document, the same for the same document.
 *
 * @param useObjectStreams makes it smaller; by default where what the document says of itself allows it
 */
export const save = (pdf: PDFDocument, useObjectStreams?: boolean): Promise<Uint8Array> =>
  pdf.save({ useObjectStreams, addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity });

/** Whether a file that cannot be opened lacks a password alone. */
export async function needsPassword(content: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(content, { ignoreEncryption: true, updateMetadata: false })).isEncrypted;
  } catch {
    return false;
  }
}

/**
 * Takes the digital signatures out of a copy, for they hold for the bytes of their file alone; a field keeps what it shows.
 * Answers whether there were any.
 */
export function withoutSignatures({ context, catalog }: PDFDocument): boolean {
  let signed = false;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.lookup(key('FT')) === key('Sig') && object.has(key('V'))) {
      object.delete(key('V'));
      signed = true;
    }
  }
  if (signed) {
    catalog.lookupMaybe(key('AcroForm'), PDFDict)?.delete(key('SigFlags'));
  }
  return signed;
}

export type Entry = [key: PDFObject, value: PDFObject];

/** The entries of a tree of names or numbers, in their order. */
export function entriesOf(tree: PDFDict | undefined, kind: 'Names' | 'Nums', depth = 0): Entry[] {
  if (!tree || depth > 20) {
    return [];
  }
  const flat = tree.lookupMaybe(key(kind), PDFArray)?.asArray() ?? [];
  const own = flat.flatMap((key, n): Entry[] =>
    n % 2 === 0 && flat[n + 1] ? [[tree.context.lookup(key) ?? key, flat[n + 1]]] : [],
  );
  const kids = tree.lookupMaybe(key('Kids'), PDFArray);
  const below = (kids?.asArray() ?? []).map((_kid, n) => kids?.lookupMaybe(n, PDFDict));
  return [...own, ...below.flatMap((kid) => entriesOf(kid, kind, depth + 1))];
}
