import { degrees, PDFDocument, PDFName, PDFString, rgb } from '@cantoo/pdf-lib';
import { once } from 'node:events';
import PdfKit from 'pdfkit';
import sharp from 'sharp';

/** A file of pages with words and a box on each. */
async function pages(count: number, change?: (pdf: PDFDocument) => unknown): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let n = 1; n <= count; n += 1) {
    const page = pdf.addPage([612, 792]);
    page.drawText(`Non-disclosure agreement, page ${n} of ${count}`, { x: 72, y: 700, size: 18 });
    page.drawRectangle({ x: 72, y: 72, width: 100 + n, height: 40, color: rgb(0.7, 0.3, 0.1) });
  }
  await change?.(pdf);
  return Buffer.from(await pdf.save());
}

export const plain = (count = 2): Promise<Buffer> => pages(count);

export const rotated = (): Promise<Buffer> =>
  pages(3, (pdf) => pdf.getPages().forEach((page, n) => page.setRotation(degrees(90 * (n + 1)))));

export const cropped = (): Promise<Buffer> =>
  pages(2, (pdf) => pdf.getPages().forEach((page, n) => page.setCropBox(50, 60 + n, 400, 660)));

/** Pictures alone. */
export async function scanned(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const scan = await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const pdf = await PDFDocument.create();
  for (let n = 0; n < 3; n += 1) {
    pdf.addPage([612, 792]).drawImage(await pdf.embedJpg(scan), { x: 0, y: 0, width: 612, height: 792 });
  }
  return Buffer.from(await pdf.save());
}

export const filled = (): Promise<Buffer> =>
  pages(1, (pdf) => {
    const form = pdf.getForm();
    const [page] = pdf.getPages();
    const name = form.createTextField('name');
    name.setText('Avery Stone');
    name.addToPage(page, { x: 72, y: 500, width: 220, height: 24 });
    const agreed = form.createCheckBox('agreed');
    agreed.check();
    agreed.addToPage(page, { x: 72, y: 450, width: 20, height: 20 });
  });

/** Signed by somebody else's service, which left its picture on the page. */
export const signed = (): Promise<Buffer> =>
  pages(2, (pdf) => {
    const { context, catalog } = pdf;
    const [page] = pdf.getPages();
    const look = context.register(
      context.stream('0.1 0.3 0.7 rg 0 0 160 40 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 160, 40] }),
    );
    const value = context.register(
      context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        SubFilter: 'adbe.pkcs7.detached',
        ByteRange: [0, 100, 200, 100],
        Contents: PDFString.of('00'.repeat(40)),
      }),
    );
    const field = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Sig',
        T: PDFString.of('Signature1'),
        V: value,
        F: 132,
        Rect: [72, 300, 232, 340],
        P: page.ref,
        AP: { N: look },
      }),
    );
    page.node.set(PDFName.of('Annots'), context.obj([field]));
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
    catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: value }));
  });

/** A tagged file; its options say how it is protected. */
export async function kit(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'LETTER', autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const text of ['The first page of the agreement', 'The second page']) {
    pdf.addPage();
    root.add(
      pdf.struct('P', {}, () => {
        pdf.text(text, 72, 72);
      }),
    );
  }
  root.end();
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}
