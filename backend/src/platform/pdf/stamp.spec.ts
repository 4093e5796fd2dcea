import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { cropped, filled, kit, plain, rotated, scanned, signed } from '../../../test/agreement-files';
import { pdfContents, tagged } from '../../../test/pdf-contents';
import { type Drawn, drawnPages } from '../../../test/pdf-pixels';
import { BOMBS, CONTENTS, MARGIN, PAPERS, TREES, withMargin } from '../../../test/pdf-shapes';
import { sampled } from '../../../test/sampled';
import { inspectPdf } from './inspect';
import { stampPdf } from './stamp';

const LINE = 'Nia Hart · nia.hart@example.com · 2026-11-22 05:31 UTC · 203.0.113.7 · K7QF-2M9X';
const stamped = async (file: Uint8Array, line = LINE): Promise<Buffer> => Buffer.from(await stampPdf(file, { line }));

const without = (text: string): string => text.replace(/\s+/g, '');

/** Each page says the line twice, once across it and once at its foot, behind what it said. */
async function expectLines(copy: Buffer, line = LINE): Promise<void> {
  const { pages } = await pdfContents(copy);
  expect(pages).not.toEqual([]);
  for (const { text } of pages) {
    const [, ...behind] = without(text).split(without(line));
    expect(behind).toEqual(['', '']);
  }
}

/** Where pages differ, in pixels, and in how many of them. */
function difference(before: Drawn, after: Drawn) {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const { width, height } = after;
  const found = { left: width, top: height, right: 0, bottom: 0, count: 0 };
  const [old, now] = [before, after].map(({ pixels }) => new DataView(pixels.buffer, pixels.byteOffset, pixels.length));
  for (let at = 0; at < now.byteLength; at += 4) {
    const same = old.getUint32(at) === now.getUint32(at);
    if (!same && [0, 1, 2].some((n) => Math.abs(old.getUint8(at + n) - now.getUint8(at + n)) > 8)) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
      found.count += 1;
    }
  }
  return found;
}

const PIXELS = 600;

/** The stamp is drawn across each page and at its foot as it is seen, whole, and covers little. */
async function expectInside(before: Buffer, after: Buffer): Promise<void> {
  const pictures = async (one: Buffer): Promise<Drawn[]> => {
    const { file, longest } = await withMargin(one);
    return drawnPages(file, { scale: PIXELS / longest });
  };
  const [old, now] = [await pictures(before), await pictures(after)];
  expect(now.length).toBeGreaterThan(0);
  now.forEach((picture, n) => {
    const edge = (Math.max(picture.width, picture.height) * MARGIN) / (1 + 2 * MARGIN);
    const [width, height] = [picture.width - 2 * edge, picture.height - 2 * edge];
    const found = difference(old[n], picture);
    expect(found.left).toBeGreaterThan(edge);
    expect(found.right).toBeLessThan(edge + width);
    expect(found.top).toBeGreaterThan(edge);
    expect(found.bottom).toBeLessThan(edge + height);
    // Across the page, and down to its foot.
    expect(found.right - found.left).toBeGreaterThan(0.6 * width);
    expect(found.bottom - found.top).toBeGreaterThan(0.75 * height);
    expect(edge + height - found.bottom).toBeLessThan(0.03 * Math.min(width, height) + 2);
    expect(found.count).toBeLessThan(0.1 * width * height);
  });
}

async function expectStamped(file: Buffer): Promise<Buffer> {
  const copy = await stamped(file);
  await expectLines(copy);
  await expectInside(file, copy);
  return copy;
}

describe('the stamp on each page of a copy', () => {
  it.each(sampled(Object.entries(PAPERS)))(
    '[BEYA-73, BEYA-93] lies within what is seen of a page: %s',
    async (_what, make) => {
      await expectStamped(await make());
    },
  );

  it.each([
    ['plain', () => plain()],
    ['rotated', rotated],
    ['cropped', cropped],
    ['scanned', scanned],
    ['a form', filled],
    ['signed', signed],
    ['tagged', () => kit({ tagged: true, lang: 'en-GB' })],
    ['without tags', () => kit({})],
  ])('[BEYA-73, BEYA-93] lies on the pages of files of all kinds: %s', async (_what, make) => {
    await expectStamped(await make());
  });

  it.each(sampled(Object.entries(CONTENTS)))(
    '[BEYA-73, BEYA-93] lies there whatever the contents do: %s',
    async (_what, make) => {
      await expectStamped(await make());
    },
  );

  it.each(sampled(Object.entries(TREES)))(
    '[BEYA-73, BEYA-93] lies once on each of %s',
    async (_what, [pages, make]) => {
      const file = await make();
      expect((await inspectPdf(file)).pages).toBe(pages);
      await expectStamped(file);
    },
  );

  it('[BEYA-73] is the reader’s own: two readers get two files, and the same reader the same bytes', async () => {
    const file = await plain(3);
    const [nia, omar, again] = await Promise.all([stamped(file), stamped(file, `Omar · ${LINE}`), stamped(file)]);
    await expectLines(nia);
    await expectLines(omar, `Omar · ${LINE}`);
    expect(Buffer.compare(nia, again)).toBe(0);
  });

  it('[BEYA-73] is read as it is written, in letters of any script and as long as it may be', async () => {
    const file = await plain(1);
    const long = `${'Wilhelmina '.repeat(9)}· ${'w'.repeat(240)}@example.com · 2026-11-22 05:31 UTC · 2001:db8::ff00:42:8329 · K7QF-2M9X`;
    for (const line of [`Łukasz Łódź Ελλάδα Київ · ${LINE}`, `王小明 日本 한국어 · ${LINE}`, long]) {
      const copy = await stamped(file, line);
      await expectLines(copy, line);
      await expectInside(file, copy);
    }
    await expectLines(await stamped(file, `عمر · ${LINE}`), `U+0639 U+0645 U+0631 · ${LINE}`);
  });

  it('is seen on white, on black and on grey, and is read through', async () => {
    for (const ground of [0, 0.5, 1]) {
      const pdf = await PDFDocument.create();
      const page = pdf.addPage([612, 792]);
      page.drawSvgPath('M0 0H612V-792H0Z', { color: { type: 'Grayscale', gray: ground } as never });
      const file = Buffer.from(await pdf.save());
      const [[before], [after]] = [await drawnPages(file), await drawnPages(await stamped(file))];
      // Above the foot.
      const most = before.width * 4 * 700;
      const strongest = before.pixels.reduce(
        (found, value, n) => (n < most ? Math.max(found, Math.abs(value - after.pixels[n])) : found),
        0,
      );
      expect(strongest).toBeGreaterThan(30);
      expect(strongest).toBeLessThan(110);
    }
  });

  it('keeps forms, links, notes, outlines, attachments and what tells programs that read aloud what is what', async () => {
    const form = (await PDFDocument.load(await stamped(await filled()))).getForm();
    expect(form.getTextField('name').getText()).toBe('Avery Stone');
    expect(form.getCheckBox('agreed').isChecked()).toBe(true);

    const source = await PDFDocument.load(await plain(1));
    const { context, catalog } = source;
    const [page] = source.getPages();
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [72, 690, 300, 720],
      A: { S: 'URI', URI: PDFString.of('https://example.com/') },
    };
    page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]));
    const outlines = context.nextRef();
    const entry = context.register(
      context.obj({ Title: PDFString.of('Rents'), Parent: outlines, Dest: [page.ref, 'Fit'] }),
    );
    context.assign(outlines, context.obj({ Type: 'Outlines', First: entry, Last: entry, Count: 1 }));
    catalog.set(PDFName.of('Outlines'), outlines);
    source.setTitle('Rent roll of 2026');
    const copy = await PDFDocument.load(await stamped(Buffer.from(await source.save())), { updateMetadata: false });
    expect(copy.getTitle()).toBe('Rent roll of 2026');
    expect(String(copy.getPages()[0].node.Annots()?.lookup(0))).toContain('https://example.com/');
    expect(String(copy.catalog.lookup(PDFName.of('Outlines')))).toContain('/Count 1');

    const { pages, language, Marked } = await pdfContents(await stamped(await kit({ tagged: true, lang: 'en-GB' })));
    expect([language, Marked]).toEqual(['en-GB', true]);
    expect(pages.map(({ tree }) => tagged(tree, 'P').length)).toEqual([1, 1]);
  });

  it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'opens a file that an owner password protects (PDF %s), and the copy is open',
    async (pdfVersion) => {
      const file = await kit({ pdfVersion, ownerPassword: 'owner', permissions: {} });
      const copy = await expectStamped(file);
      expect((await PDFDocument.load(copy)).isEncrypted).toBe(false);
    },
  );

  it('is put on files that forbid what makes files small, such as those for archives', async () => {
    const archive = await PDFDocument.load(await kit({ pdfVersion: '1.4' }), { updateMetadata: false });
    const claim =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta>';
    const metadata = archive.context.stream(claim, { Type: 'Metadata', Subtype: 'XML' });
    archive.catalog.set(PDFName.of('Metadata'), archive.context.register(metadata));
    await expect(archive.save({ useObjectStreams: true })).rejects.toThrow('PDF/A-1');
    await expectStamped(Buffer.from(await archive.save()));
  });

  it('leaves out digital signatures, which hold for the original alone', async () => {
    const copy = await stamped(await signed());
    expect((await inspectPdf(copy)).signed).toBe(false);
    expect((await PDFDocument.load(copy)).catalog.has(PDFName.of('Perms'))).toBe(false);
  });

  it('is refused by what has no pages of its own, and by contents that would take it in', async () => {
    const portfolio = await PDFDocument.load(await plain(1));
    portfolio.catalog.set(PDFName.of('Collection'), portfolio.context.obj({}));
    const dynamic = await PDFDocument.load(await plain(1));
    dynamic.catalog.set(PDFName.of('NeedsRendering'), dynamic.context.obj(true));
    const files = [Buffer.from(await portfolio.save()), Buffer.from(await dynamic.save())];
    for (const contents of ['BT (never ends', '<41', 'BI /W 1 /H 1 ID abc']) {
      const pdf = await PDFDocument.create();
      const page = pdf.addPage();
      page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(contents)));
      files.push(Buffer.from(await pdf.save()));
    }
    for (const file of files) {
      await expect(stamped(file)).rejects.toThrow(/pages are not what is shown|end within/);
      expect(await inspectPdf(file)).toMatchObject({ pages: 1, stampable: 'no' });
    }
  });

  it('takes less than 0.3 s of a processor for 20 pages, and less than 1 s for 300', async () => {
    const [few, many] = [await plain(20), await plain(300)];
    await stamped(few);
    for (const [file, most] of [
      [few, 0.3],
      [many, 1],
    ] as const) {
      const begun = process.cpuUsage();
      await stamped(file);
      const { user, system } = process.cpuUsage(begun);
      expect((user + system) / 1e6).toBeLessThan(most);
    }
  });
});

describe('what is to be known of a file before it is taken', () => {
  it('is how many pages it has, how it is protected, whether it is signed, and whether it can be stamped', async () => {
    expect(await inspectPdf(await plain(7))).toEqual({ pages: 7, encrypted: 'no', signed: false, stampable: 'yes' });
    expect(await inspectPdf(await signed())).toMatchObject({ signed: true, stampable: 'yes' });
    const owner = await kit({ pdfVersion: '1.7ext3', ownerPassword: 'owner' });
    expect(await inspectPdf(owner)).toEqual({ pages: 2, encrypted: 'owner', signed: false, stampable: 'yes' });
    const user = await kit({ pdfVersion: '1.7ext3', userPassword: 'secret', ownerPassword: 'owner' });
    expect(await inspectPdf(user)).toEqual({ pages: null, encrypted: 'user', signed: false, stampable: 'no' });
    const broken = Buffer.from('%PDF-1.7\nnothing of the kind');
    expect(await inspectPdf(broken)).toEqual({ pages: null, encrypted: 'no', signed: false, stampable: 'no' });
  });

  it.each(Object.entries(BOMBS))(
    '[BEYA-101] is that it is made to keep programs busy: %s',
    async (_what, { file, why }) => {
      expect((await inspectPdf(file())).bomb).toBe(why);
    },
  );
});
