import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface PdfContents {
  title: string;
  language: string;
  /** It is tagged. */
  Marked: boolean;
  pages: { text: string; tree: PdfNode }[];
}

/** An element of the structure that screen readers follow. */
export interface PdfNode {
  role?: string;
  alt?: string;
  children?: PdfNode[];
}

/** What a PDF file says, page by page. */
export async function pdfContents(file: Buffer): Promise<PdfContents> {
  const reading = promisify(execFile)(process.execPath, [join(__dirname, 'pdf-reader.mjs')], {
    maxBuffer: 50_000_000,
  });
  reading.child.stdin?.end(file);
  return JSON.parse((await reading).stdout) as PdfContents;
}

/** All elements with this role, in the order in which they are read. */
export const tagged = (node: PdfNode, role: string): PdfNode[] => [
  ...(node.role === role ? [node] : []),
  ...(node.children ?? []).flatMap((child) => tagged(child, role)),
];

/** The files that are attached to a file, by their names. */
export async function attachedTo(file: Buffer): Promise<Record<string, Buffer>> {
  const { catalog } = await PDFDocument.load(file);
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  const found: Record<string, Buffer> = {};
  const list = names?.lookup(PDFName.of('Names'), PDFArray);
  for (let n = 0; list && n < list.size(); n += 2) {
    const stream = list
      .lookup(n + 1, PDFDict)
      .lookup(PDFName.of('EF'), PDFDict)
      .lookup(PDFName.of('F'));
    found[list.lookup(n, PDFHexString).decodeText()] = Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode());
  }
  return found;
}

/** An answer with its headers as a text; of a PDF file what it says, because in packed bytes any few digits stand by chance. */
export async function saidBy(answer: { headers: object; rawPayload: Buffer }): Promise<string> {
  const isPdf = (answer.headers as Record<string, unknown>)['content-type'] === 'application/pdf';
  const said = isPdf ? JSON.stringify(await pdfContents(answer.rawPayload)) : answer.rawPayload.toString('latin1');
  return JSON.stringify(answer.headers) + said;
}
