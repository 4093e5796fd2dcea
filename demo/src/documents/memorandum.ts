import type { PropertyRow } from '../plan';
import { ACCENT, body, dollars, heading, INK, longDate, makePdf, MUTED, type Pdf, table, whole } from './pdf';
import { makeStatement } from './statements';

const percent = (value: number | null): string => (value === null ? 'not stated' : `${value.toFixed(1)}%`);
const plain = (html: string): string =>
  html
    .replace(/<li>/g, '- ')
    .replace(/<\/li>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

/**
 * The offering memorandum: cover with picture, the property, its units, income and terms.
 * @param cover a JPEG of the property
 */
export function makeMemorandum(property: PropertyRow, stateName: string, cover: Buffer): Promise<Buffer> {
  return makePdf(`Offering Memorandum - ${property.name}`, property.createdAt, (pdf) => {
    drawCover(pdf, property, stateName, cover);
    pdf.addPage();
    heading(pdf, 'The property');
    table(pdf, [], facts(property, stateName), [200, 284]);
    heading(pdf, 'Summary');
    for (const part of property.description.split('\n')) {
      body(pdf, plain(part));
    }
    if (property.unitMix) {
      drawUnits(pdf, property);
    }
    if (property.noi) {
      drawIncome(pdf, property);
    }
    heading(pdf, 'Offering process');
    body(
      pdf,
      `${property.offersDueDate ? `Offers are due on ${property.offersDueDate}.` : 'Offers are reviewed as they are received.'} Please submit price, diligence period, earnest money deposit and source of financing through your account. Tours are by appointment with the listing agent.`,
    );
    heading(pdf, 'Disclaimer');
    body(
      pdf,
      "This memorandum has been prepared from information supplied by the owner and from sources believed to be reliable. It is not a substitute for a buyer's own investigation. It is subject to the Confidentiality Agreement and may not be passed on.",
    );
  });
}

function drawCover(pdf: Pdf, property: PropertyRow, stateName: string, cover: Buffer): void {
  pdf.rect(0, 0, 612, 10).fill(ACCENT);
  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text('STOWBRIDGE', 64, 56, { characterSpacing: 3 });
  pdf.font('Helvetica-Bold').fontSize(28).fillColor(INK).text(property.name, 64, 92, { width: 484 });
  pdf
    .font('Helvetica')
    .fontSize(13)
    .fillColor(MUTED)
    .text(`${property.address1}, ${property.city}, ${stateName} ${property.zipCode}`)
    .moveDown(1);
  pdf.image(cover, 64, pdf.y, { width: 484 });
  pdf.y += 380;
  pdf.font('Helvetica-Bold').fontSize(15).fillColor(INK).text('Confidential Offering Memorandum', 64);
  pdf.font('Helvetica').fontSize(11).fillColor(MUTED).text(longDate(property.createdAt));
}

function facts(property: PropertyRow, stateName: string): string[][] {
  // Words that stand instead of the price hide it from readers of the documents, too.
  const price = property.alternatePriceOptionId === null ? property.price : null;
  const perFoot = price && property.rentableSqft ? dollars(price / property.rentableSqft) : 'not stated';
  const cap = price && property.noi ? `${((property.noi / price) * 100).toFixed(2)}%` : 'not stated';
  return [
    ['Asking price', price ? dollars(price) : 'Please ask the listing agent'],
    ['Location', `${property.city}, ${stateName} ${property.zipCode}`],
    ['Net rentable square feet', property.rentableSqft ? whole(property.rentableSqft) : 'to be built'],
    ['Price per square foot', perFoot],
    ['Acreage', property.acreage === null ? 'not stated' : String(property.acreage)],
    ['Units', property.unitCount ? whole(property.unitCount) : 'to be built'],
    ['Year built', property.yearBuilt ? String(property.yearBuilt) : 'to be built'],
    ['Climate controlled', percent(property.climateControlledShare)],
    ['Physical occupancy, units', percent(property.physicalOccupancyUnits)],
    ['Physical occupancy, area', percent(property.physicalOccupancyArea)],
    ['Economic occupancy', percent(property.economicOccupancy)],
    ['Net operating income', property.noi ? dollars(property.noi) : 'not stated'],
    ['Cap rate', cap],
    ['Room for expansion', property.roomForExpansion ? 'Yes' : 'No'],
  ];
}

function drawUnits(pdf: Pdf, property: PropertyRow): void {
  pdf.addPage();
  heading(pdf, 'Unit mix');
  const rows = (property.unitMix ?? []).map((row) => [
    row.size,
    row.climateControlled ? 'Climate' : 'Drive-up',
    whole(row.units),
    dollars(row.rent),
    dollars(row.units * row.rent * 12),
  ]);
  table(pdf, ['Size', 'Kind', 'Units', 'Rent / month', 'Potential / year'], rows, [84, 100, 80, 100, 120]);
}

function drawIncome(pdf: Pdf, property: PropertyRow): void {
  const { income, expenses, noi } = makeStatement(property);
  const year = (months: readonly number[]): number => months.reduce((sum, value) => sum + value, 0);
  const total = (lines: readonly { months: number[] }[]): number =>
    lines.reduce((sum, line) => sum + year(line.months), 0);
  heading(pdf, 'Trailing twelve months');
  table(
    pdf,
    ['', 'Amount', 'Share of income'],
    [
      ...income.map((line) => [line.name, dollars(year(line.months)), '']),
      ['Total income', dollars(total(income)), '100.0%'],
      ...expenses.map((line) => [
        line.name,
        dollars(year(line.months)),
        percent((year(line.months) / total(income)) * 100),
      ]),
      ['Total expenses', dollars(total(expenses)), percent((total(expenses) / total(income)) * 100)],
      ['Net operating income', dollars(noi), percent((noi / total(income)) * 100)],
    ],
    [244, 120, 120],
  );
}
