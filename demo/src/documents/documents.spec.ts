import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { documentContent } from '@stowbridge/backend/domains/documents/document-content';
import { makePlan } from '../make-plan';
import type { DemoPlan, PropertyRow } from '../plan';
import { townsOfTests } from '../../test/towns';
import { makeMemorandum } from './memorandum';
import { makeNda, ndaOf, ndaOfState } from './nda';
import { makeRentRollSheet, makeStatementSheet } from './sheets';
import { makeRentRoll, makeStatement } from './statements';

let plan: DemoPlan;
let property: PropertyRow;
beforeAll(async () => {
  plan = makePlan(await townsOfTests(), { seed: 7, now: new Date('2026-05-14T00:00:00Z'), properties: 30 });
  property = plan.properties.find(
    (each) => each.noi && each.unitMix && each.price && !each.alternatePriceOptionId && each.active,
  ) as PropertyRow;
});

/** The words of each page: the hexadecimal strings of its content streams, in order. */
async function pagesOf(content: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(content);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => pdf.context.lookup(ref as PDFRef)) : [contents];
    const source = streams
      .map((stream) => inflateSync((stream as PDFRawStream).contents).toString('latin1'))
      .join('\n');
    const runs = source.match(/\[[^\]]*\] TJ/g) ?? [];
    return runs
      .map((run) =>
        Buffer.from((run.match(/<[0-9a-f]*>/g) ?? []).join('').replace(/[<>]/g, ''), 'hex').toString('latin1'),
      )
      .join(' ');
  });
}

/** The text of a file in a workbook, found through the archive's central directory. */
function unzip(archive: Buffer, name: string): string {
  for (
    let at = archive.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = archive.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + length) !== name) {
      continue;
    }
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    return (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8');
  }
  throw new Error(`${name} is not in the archive`);
}

describe('the documents of properties', () => {
  it('[CONST-08] has an NDA of two pages that names the property and holds the full text', async () => {
    const content = await makeNda(ndaOf(property));
    const pages = await pagesOf(content);
    expect(pages).toHaveLength(2);
    const text = pages.join(' ');
    for (const words of [
      property.name,
      property.address1,
      '2. Confidential Information',
      '5. No contact',
      '13. General',
      'Signature of Recipient',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Page 2 of 2');
    expect((await makeNda(ndaOf(property))).equals(content)).toBe(true);
  });

  it('has an NDA for properties without papers of their own that names the state', async () => {
    const pages = await pagesOf(await makeNda(ndaOfState('Colorado', plan.anchor)));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('State of Colorado');
  });

  it('has a memorandum with the facts, the income and a picture', async () => {
    const cover = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const content = await makeMemorandum(property, 'Colorado', cover);
    const pages = await pagesOf(content);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    const text = pages.join(' ');
    const money = (value: number | null) => `$${(value as number).toLocaleString('en-US')}`;
    for (const words of [property.name, money(property.price), money(property.noi), 'Unit mix', 'Total income']) {
      expect(text).toContain(words);
    }
    expect(content.includes('/Subtype /Image')).toBe(true);
  });

  it('keeps the headings of a memorandum with what they are of, however long its tables are', async () => {
    const cover = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    for (let rows = 9; rows < 50; rows += 2) {
      const unitMix = Array.from({ length: rows }, () => ({
        size: '5x5',
        climateControlled: false,
        units: 1,
        rent: 9,
      }));
      const pages = await pagesOf(await makeMemorandum({ ...property, unitMix }, 'Colorado', cover));
      for (const [heading, words] of [
        ['Trailing twelve months', 'Rental income'],
        ['Offering process', 'Tours are by appointment'],
        ['Disclaimer', 'may not be passed on'],
      ]) {
        expect(pages.find((text) => text.includes(heading))).toContain(words);
      }
      // Each page of the units has the heads of their columns.
      expect(pages.filter((text) => text.includes('5x5')).every((text) => text.includes('Rent / month'))).toBe(true);
    }
  });

  it('tells programs that read it aloud what is what', async () => {
    const { catalog } = await PDFDocument.load(await makeNda(ndaOf(property)));
    expect(String(catalog.get(PDFName.of('Lang')))).toBe('(en-US)');
    expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    expect(String(catalog.lookup(PDFName.of('StructTreeRoot')))).toContain('/K ');
  });

  it('[FSEC-06] has no price, nor what it could be worked out from, in the memorandum of a property with words instead', async () => {
    const cover = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const text = (
      await pagesOf(await makeMemorandum({ ...property, alternatePriceOptionId: 2 }, 'Colorado', cover))
    ).join(' ');
    expect(text).toContain('Please ask the listing agent');
    const price = property.price as number;
    for (const figure of [price, Math.round(price / (property.rentableSqft as number))]) {
      expect(text).not.toContain(`$${figure.toLocaleString('en-US')}`);
    }
    expect(text).not.toContain(`${(((property.noi as number) / price) * 100).toFixed(2)}%`);
  });

  it('has a rent roll with a row for each unit, as many rented as the listing says', async () => {
    const rows = makeRentRoll(property);
    expect(rows).toHaveLength(property.unitCount as number);
    expect(rows.reduce((sum, row) => sum + row.sqft, 0)).toBe(property.rentableSqft);
    expect((rows.filter((row) => row.occupied).length / rows.length) * 100).toBeCloseTo(
      property.physicalOccupancyUnits as number,
      0,
    );
    const sheet = await makeRentRollSheet(property);
    expect(unzip(sheet, 'xl/worksheets/sheet1.xml')).toContain(`Rent Roll: ${property.name.replace(/&/g, '&amp;')}`);
    expect(unzip(sheet, 'xl/worksheets/sheet1.xml').match(/<row /g)?.length).toBeGreaterThan(rows.length);
  });

  it('[FSEC-20] has workbooks that could be uploaded, too', async () => {
    for (const sheet of [await makeRentRollSheet(property), await makeStatementSheet(property)]) {
      expect(await documentContent(sheet)).toMatchObject({ extension: 'xlsx' });
    }
  });

  it('has a twelve-month statement that comes to the NOI of the listing to the dollar', async () => {
    const { income, expenses } = makeStatement(property);
    const total = (lines: readonly { months: number[] }[]) =>
      lines.flatMap((line) => line.months).reduce((a, b) => a + b, 0);
    expect(total(income) - total(expenses)).toBe(property.noi);
    for (const line of [...income, ...expenses]) {
      expect(Math.min(...line.months)).toBeGreaterThan(0);
    }
    const strings = unzip(await makeStatementSheet(property), 'xl/worksheets/sheet1.xml');
    for (const words of ['Trailing Twelve Months', 'Property taxes', 'Net operating income']) {
      expect(strings).toContain(words);
    }
  });
});
