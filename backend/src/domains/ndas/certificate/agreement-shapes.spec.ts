import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { cropped, filled, kit, plain, rotated, scanned, signed } from '../../../../test/agreement-files';
import { factsOf } from '../../../../test/nda-certificates';
import { attachedTo, pdfContents, tagged } from '../../../../test/pdf-contents';
import { drawnPages, isDrawn } from '../../../../test/pdf-pixels';
import { buildCertificate } from './build-certificate';

const certify = async (agreement: Buffer, contentType = 'application/pdf', fileName = 'nda.pdf'): Promise<Buffer> => {
  const facts = factsOf(agreement);
  const file = facts.agreement && { ...facts.agreement, contentType, fileName };
  return Buffer.from(await buildCertificate({ ...facts, agreement: file }, agreement));
};

const textOf = async (file: Buffer): Promise<string> =>
  (await pdfContents(file)).pages.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');

/** The pages of the agreement come first, drawn alike to the pixel; then those of the certificate. */
async function expectAppended(agreement: Buffer, certificate: Buffer): Promise<void> {
  const before = await drawnPages(agreement, { most: 4 });
  const after = await drawnPages(certificate, { most: before.length });
  expect(before.every(isDrawn)).toBe(true);
  before.forEach(({ width, height, pixels }, n) => {
    expect([after[n].width, after[n].height]).toEqual([width, height]);
    expect(Buffer.compare(after[n].pixels, pixels)).toBe(0);
  });
  const [count, all] = [await pageCount(agreement), await pageCount(certificate)];
  const { pages } = await pdfContents(certificate);
  expect(all).toBe(count + 2);
  expect(pages[count].text).toContain('Certificate of signature');
  expect(pages[count].text).toContain('The pages before this certificate are the agreement.');
}

const pageCount = async (file: Buffer): Promise<number> =>
  (await PDFDocument.load(file, { password: '' })).getPageCount();

/** The certificate stands alone, says why, and carries the agreement as it is. */
async function expectAttached(agreement: Buffer, certificate: Buffer, why: string, name = 'nda.pdf'): Promise<void> {
  expect(await textOf(certificate)).toContain(`${why} The original is attached to this file, unchanged.`);
  expect(await pageCount(certificate)).toBe(2);
  const files = await attachedTo(certificate);
  expect(Object.keys(files)).toEqual([name]);
  expect(Buffer.compare(files[name], agreement)).toBe(0);
}

const UNREADABLE = 'The pages of the agreement could not be read, so they are not shown here.';

describe('agreements of all shapes', () => {
  it.each([
    ['plain', () => plain()],
    ['rotated', rotated],
    ['cropped', cropped],
    ['scanned', scanned],
  ])('[BEYA-04] %s pages come first as they are, to the pixel, and the certificate follows', async (_shape, make) => {
    const agreement = await make();
    await expectAppended(agreement, await certify(agreement));
  });

  it('[BEYA-04] the fields of a form keep their values', async () => {
    const agreement = await filled();
    const certificate = await certify(agreement);
    await expectAppended(agreement, certificate);
    const form = (await PDFDocument.load(certificate)).getForm();
    expect(form.getTextField('name').getText()).toBe('Avery Stone');
    expect(form.getCheckBox('agreed').isChecked()).toBe(true);
  });

  it('[BEYA-04] 300 pages take less than two seconds of a processor', async () => {
    const agreement = await plain(300);
    await certify(await plain(1));
    const begun = process.cpuUsage();
    const certificate = await certify(agreement);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(2);
    await expectAppended(agreement, certificate);
  });

  it('[BEYA-04] what tells programs that read aloud what is what is kept, and goes on behind it', async () => {
    const agreement = await kit({ tagged: true, lang: 'en-GB' });
    const certificate = await certify(agreement);
    await expectAppended(agreement, certificate);
    const { pages, language, Marked } = await pdfContents(certificate);
    expect([language, Marked]).toEqual(['en-GB', true]);
    expect(tagged(pages[0].tree, 'P')).toHaveLength(1);
    expect(tagged(pages[2].tree, 'H1')).toHaveLength(1);
    expect(tagged(pages[3].tree, 'TD')).not.toEqual([]);
  });

  it('[BEYA-04] pages that are not tagged are not said to be', async () => {
    const { pages, Marked } = await pdfContents(await certify(await plain()));
    expect(Marked ?? false).toBe(false);
    expect(tagged(pages[2].tree, 'H1')).toHaveLength(1);
  });

  it.each([
    ['RC4 of 40 bits', '1.3'],
    ['RC4 of 128 bits', '1.4'],
    ['AES of 128 bits', '1.6'],
    ['AES of 256 bits', '1.7ext3'],
  ] as const)(
    '[BEYA-28] a file that an owner password protects with %s is appended, and the result is open',
    async (_way, pdfVersion) => {
      const agreement = await kit({ pdfVersion, ownerPassword: 'owner', permissions: {} });
      await expect(PDFDocument.load(agreement)).rejects.toThrow(/encrypted/);
      const certificate = await certify(agreement);
      await expectAppended(agreement, certificate);
      expect((await PDFDocument.load(certificate)).isEncrypted).toBe(false);
      expect(await textOf(certificate)).toContain('The first page of the agreement');
    },
  );

  it('[BEYA-04] digital signatures are left out of the copy, which says so and carries the original', async () => {
    const agreement = await signed();
    const certificate = await certify(agreement);
    await expectAppended(agreement, certificate);
    expect(await textOf(certificate)).toContain(
      'It carried digital signatures of its own, which hold for the original file alone and are left out of the copy. The original is attached to this file, unchanged.',
    );
    expect(Object.entries(await attachedTo(certificate))).toEqual([['nda.pdf', agreement]]);
    const { context, catalog } = await PDFDocument.load(certificate);
    expect(catalog.has(PDFName.of('Perms'))).toBe(false);
    const fields = context
      .enumerateIndirectObjects()
      .filter(([, one]) => one instanceof PDFDict && one.has(PDFName.of('V')));
    expect(fields).toEqual([]);
  });

  it('[BEYA-29] what is no PDF file is attached as it is, and the certificate says so', async () => {
    const agreement = Buffer.from('PK\u0003\u0004 a text of another program');
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const name = 'Vertraulichkeit (Łódź) 日本.docx';
    await expectAttached(agreement, await certify(agreement, type, name), 'The agreement is not a PDF file.', name);
  });

  it('[BEYA-29] a file that opens with a password only is attached, and the certificate says so', async () => {
    for (const pdfVersion of ['1.4', '1.7ext3'] as const) {
      const agreement = await kit({ pdfVersion, userPassword: 'secret', ownerPassword: 'owner' });
      const why = 'The agreement opens with a password only, so its pages are not shown here.';
      await expectAttached(agreement, await certify(agreement), why);
    }
  });

  it('[BEYA-29] a broken file is attached, and the certificate says so', async () => {
    const whole = await plain();
    const broken = [
      Buffer.from('%PDF-1.7\nnothing of the kind'),
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2000, 0xff)]),
    ];
    for (const agreement of broken) {
      await expectAttached(agreement, await certify(agreement), UNREADABLE);
    }
  });

  it('[BEYA-29] pages whose contents are missing, and forms without pages of their own, are not passed off as the agreement', async () => {
    const hollow = await PDFDocument.load(await plain());
    const [page] = hollow.getPages();
    page.node.set(PDFName.of('Contents'), hollow.context.nextRef());
    const dynamic = await PDFDocument.load(await plain());
    dynamic.catalog.set(PDFName.of('NeedsRendering'), dynamic.context.obj(true));
    for (const pdf of [hollow, dynamic]) {
      const agreement = Buffer.from(await pdf.save());
      await expectAttached(agreement, await certify(agreement), UNREADABLE);
    }
  });

  it('[BEYA-04] a copy runs nothing that the original would', async () => {
    const pdf = await PDFDocument.load(await plain());
    pdf.addJavaScript('greet', 'app.alert("hello")');
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'JavaScript' }));
    await pdf.attach(Buffer.from('an annex'), 'annex.txt');
    const agreement = Buffer.from(await pdf.save());
    const certificate = await certify(agreement);
    await expectAppended(agreement, certificate);
    const { catalog } = await PDFDocument.load(certificate);
    expect(catalog.has(PDFName.of('OpenAction'))).toBe(false);
    expect(catalog.lookup(PDFName.of('Names'), PDFDict).has(PDFName.of('JavaScript'))).toBe(false);
    expect(Object.keys(await attachedTo(certificate))).toEqual(['annex.txt']);
  });
});
