import { reportSections } from './reportSections';
import { pdfOf } from './pdf';
import { textWidth, wrapped } from './pdfText';

const report = {
  Property: 'Granite Peak (North)',
  PropertyAddress: '1200 Commerce Road, Denver, CO 80202',
  OfferPrice: 4250000,
  LOIName: 'Avery Stone',
  LOICompanyName: 'Stone Ridge Capital',
  DiligencePeriod: '45 days',
  EarnestMoneyDeposit: 2.5,
  SourceOfFinancing: null,
  DateSubmitted: '2026-10-02T10:00:00Z',
  SellerName: 'Marianne Holloway',
  Sellercontact: '303-555-0118',
  SellerContactEmail: 'marianne@example.com',
  ListingAgents: [{ name: 'Sam Carter', location: 'Denver, Colorado', phone: '303-555-0142', email: 'sam@example.com' }],
};

describe('the deal report', () => {
  it('[DEAL-34] holds the property, the offer, the seller and the agents', () => {
    const rows = reportSections(report).flatMap((section) => section.rows);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Property', 'Granite Peak (North)'],
        ['Offer Price', '$4,250,000'],
        ['Earnest Money Deposit', '2.5%'],
        ['Seller', 'Marianne Holloway'],
        ['Sam Carter', 'Denver, Colorado, 303-555-0142, sam@example.com'],
      ]),
    );
  });

  it('[DEAL-16] becomes a PDF whose offsets are right and whose text can be read', () => {
    const file = Buffer.from(pdfOf({ title: 'Deal Report', subtitle: report.Property, sections: reportSections(report) })).toString('latin1');
    expect(file.startsWith('%PDF-1.4')).toBe(true);
    expect(file).toContain('(Granite Peak \\(North\\)) Tj');
    const xref = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(xref, xref + 4)).toBe('xref');
    const offsets = [...file.slice(xref).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(4);
    offsets.forEach((offset, index) => expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  });

  it('[DEAL-16] breaks long values into lines that fit, and long reports into pages', () => {
    const lines = wrapped('Acquisition financing by a syndicate of regional banks and family offices', 10, 120);
    expect(lines.length).toBeGreaterThan(2);
    lines.forEach((line) => expect(textWidth(line, 10)).toBeLessThanOrEqual(120));
    const rows = Array.from({ length: 60 }, (_, index): [string, string] => [`Row ${index}`, 'value']);
    const file = Buffer.from(pdfOf({ title: 'Long', subtitle: '', sections: [{ title: 'Rows', rows }] })).toString('latin1');
    expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(1);
  });
});
