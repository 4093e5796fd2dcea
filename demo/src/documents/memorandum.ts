import type { PropertyRow } from '../plan';
import {
  ACCENT,
  artifact,
  body,
  bullets,
  dollars,
  heading,
  INK,
  longDate,
  makePdf,
  MUTED,
  type Pdf,
  table,
  tagged,
  whole,
} from './pdf';
import { makeStatement } from './statements';

const percent = (value: number | null): string => (value === null ? 'Not stated' : `${value.toFixed(1)}%`);
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

/**
 * The offering memorandum: cover with picture, the property, its units, income and terms.
 * @param cover a JPEG of the property
 */
export function makeMemorandum(property: PropertyRow, stateName: string, cover: Buffer): Promise<Buffer> {
  return makePdf(`Offering Memorandum: ${property.name}`, property.createdAt, (pdf) => {
    drawCover(pdf, property, stateName, cover);
    pdf.addPage();
    heading(pdf, 'The property');
    table(
      pdf,
      [
        { title: '', width: 200 },
        { title: '', width: 284 },
      ],
      facts(property, stateName),
    );
    heading(pdf, 'Summary');
    for (const part of property.description.split('\n')) {
      const items = part.match(/<li>.*?<\/li>/g);
      if (items) {
        bullets(pdf, items.map(plain));
      } else {
        body(pdf, plain(part));
      }
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
      `${property.offersDueDate ? `Offers are due on ${longDate(new Date(property.offersDueDate))}.` : 'Offers are reviewed as they are received.'} Please submit price, diligence period, earnest money deposit and source of financing through your account. Tours are by appointment with the listing agent.`,
    );
    heading(pdf, 'Disclaimer');
    body(
      pdf,
      "This memorandum has been prepared from information supplied by the owner and from sources believed to be reliable. It is not a substitute for a buyer's own investigation. It is subject to the Confidentiality Agreement and may not be passed on.",
    );
  });
}

function drawCover(pdf: Pdf, property: PropertyRow, stateName: string, cover: Buffer): void {
  artifact(pdf, () => pdf.rect(0, 0, 612, 10).fill(ACCENT));
  tagged(pdf, 'P', () =>
    pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text('STOWBRIDGE', 64, 56, { characterSpacing: 3 }),
  );
  tagged(pdf, 'H1', () =>
    pdf.font('Helvetica-Bold').fontSize(28).fillColor(INK).text(property.name, 64, 92, { width: 484 }),
  );
  tagged(pdf, 'P', () =>
    pdf
      .font('Helvetica')
      .fontSize(13)
      .fillColor(MUTED)
      .text(`${property.address1}, ${property.city}, ${stateName} ${property.zipCode}`)
      .moveDown(1),
  );
  tagged(pdf, 'Figure', () => pdf.image(cover, 64, pdf.y, { width: 484 }), `Picture of ${property.name}`);
  pdf.y += 380;
  tagged(pdf, 'P', () =>
    pdf.font('Helvetica-Bold').fontSize(15).fillColor(INK).text('Confidential Offering Memorandum', 64),
  );
  tagged(pdf, 'P', () => pdf.font('Helvetica').fontSize(11).fillColor(MUTED).text(longDate(property.createdAt)));
}

function facts(property: PropertyRow, stateName: string): string[][] {
  // Words that stand instead of the price hide it from readers of the documents, too.
  const price = property.alternatePriceOptionId === null ? property.price : null;
  const perFoot = price && property.rentableSqft ? dollars(price / property.rentableSqft) : 'Not stated';
  const cap = price && property.noi ? `${((property.noi / price) * 100).toFixed(2)}%` : 'Not stated';
  return [
    ['Asking price', price ? dollars(price) : 'Please ask the listing agent'],
    ['Location', `${property.city}, ${stateName} ${property.zipCode}`],
    ['Net rentable square feet', property.rentableSqft ? whole(property.rentableSqft) : 'To be built'],
    ['Price per square foot', perFoot],
    ['Acreage', property.acreage === null ? 'Not stated' : String(property.acreage)],
    ['Units', property.unitCount ? whole(property.unitCount) : 'To be built'],
    ['Year built', property.yearBuilt ? String(property.yearBuilt) : 'To be built'],
    ['Climate controlled', percent(property.climateControlledShare)],
    ['Physical occupancy, units', percent(property.physicalOccupancyUnits)],
    ['Physical occupancy, area', percent(property.physicalOccupancyArea)],
    ['Economic occupancy', percent(property.economicOccupancy)],
    ['Net operating income', property.noi ? dollars(property.noi) : 'Not stated'],
    ['Cap rate', cap],
    ['Room for expansion', property.roomForExpansion ? 'Yes' : 'No'],
  ];
}

function drawUnits(pdf: Pdf, property: PropertyRow): void {
  pdf.addPage();
  heading(pdf, 'Unit mix');
  const mix = property.unitMix ?? [];
  const year = (row: (typeof mix)[number]): number => row.units * row.rent * 12;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  table(
    pdf,
    [
      { title: 'Size', width: 84 },
      { title: 'Kind', width: 100 },
      { title: 'Units', width: 80, right: true },
      { title: 'Rent / month', width: 100, right: true },
      { title: 'Potential / year', width: 120, right: true },
    ],
    [
      ...mix.map((row) => [
        row.size,
        row.climateControlled ? 'Climate' : 'Drive-up',
        whole(row.units),
        dollars(row.rent),
        dollars(year(row)),
      ]),
      ['Total', '', whole(sum(mix.map(({ units }) => units))), '', dollars(sum(mix.map(year)))],
    ],
    ['Total'],
  );
}

function drawIncome(pdf: Pdf, property: PropertyRow): void {
  const { income, expenses, noi } = makeStatement(property);
  const year = (months: readonly number[]): number => months.reduce((sum, value) => sum + value, 0);
  const total = (lines: readonly { months: number[] }[]): number =>
    lines.reduce((sum, line) => sum + year(line.months), 0);
  const row = (name: string, amount: number): string[] => [
    name,
    dollars(amount),
    percent((amount / total(income)) * 100),
  ];
  heading(pdf, 'Trailing twelve months');
  table(
    pdf,
    [
      { title: '', width: 244 },
      { title: 'Amount', width: 120, right: true },
      { title: 'Share of income', width: 120, right: true },
    ],
    [
      ...income.map(({ name, months }) => row(name, year(months))),
      row('Total income', total(income)),
      ...expenses.map(({ name, months }) => row(name, year(months))),
      row('Total expenses', total(expenses)),
      row('Net operating income', noi),
    ],
    ['Total income', 'Total expenses', 'Net operating income'],
  );
}
