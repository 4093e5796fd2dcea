import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { entriesOf, type Entry, save } from '../../../platform/pdf/pdf-files';

/** What a file is called, and of when. */
export interface Named {
  title: string;
  author: string;
  at: Date;
  /** What no other file has. */
  key: string;
}

/** The bytes of a document, the same for the same document. */
export function write(pdf: PDFDocument, { title, author, at, key }: Named): Promise<Uint8Array> {
  const { context, catalog } = pdf;
  context.trailerInfo.Info = context.register(context.obj({}));
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setCreator(author);
  pdf.setProducer(author);
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  if (!catalog.has(PDFName.of('Lang'))) {
    pdf.setLanguage('en-US');
  }
  const id = PDFHexString.of(createHash('sha256').update(key).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
  return save(pdf, true);
}

/** Attaches a file as it is. */
export function attach(
  pdf: PDFDocument,
  content: Uint8Array,
  { fileName, contentType }: { fileName: string; contentType: string },
): void {
  const { context, catalog } = pdf;
  const file = context.register(
    context.flateStream(content, { Type: 'EmbeddedFile', Subtype: contentType, Params: { Size: content.length } }),
  );
  const specification = context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFHexString.fromText(fileName),
      UF: PDFHexString.fromText(fileName),
      Desc: PDFHexString.fromText('The agreement, as it was signed'),
      EF: { F: file, UF: file },
      AFRelationship: 'Source',
    }),
  );
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict) ?? context.obj({});
  const files = names.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  const entries = [...entriesOf(files, 'Names'), [PDFHexString.fromText(fileName), specification] as Entry];
  // Readers search the names in their order.
  entries.sort(([a], [b]) => Buffer.compare(bytesOf(a), bytesOf(b)));
  names.set(PDFName.of('EmbeddedFiles'), context.obj({ Names: context.obj(entries.flat()) }));
  catalog.set(PDFName.of('Names'), names);
  const associated = catalog.lookupMaybe(PDFName.of('AF'), PDFArray) ?? context.obj([]);
  associated.push(specification);
  catalog.set(PDFName.of('AF'), associated);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseAttachments'));
}

const bytesOf = (name: PDFObject): Uint8Array =>
  name instanceof PDFHexString || name instanceof PDFString ? name.asBytes() : new Uint8Array();
