import sharp from 'sharp';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { pdfContents, tagged } from '../../../test/pdf-contents';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { Storage } from '../../platform/storage/storage';
import type { Deal } from './deal.entity';

const SUBMITTED = new Date('2026-07-02T01:30:00Z');
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

describe('the report of a deal as a PDF file', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const fetched = (id: number, token = admin) =>
    app.app.inject({ url: `/api/admin/deal/report/${id}/pdf`, headers: { authorization: `Bearer ${token}` } });
  const read = async (id: number) => {
    const answer = await fetched(id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const contents = await pdfContents(answer.rawPayload);
    return { ...contents, text: contents.pages.map(({ text }) => text).join('\n') };
  };
  const aPicture = async (propertyId: number, stored: boolean) => {
    const fileName = `report-${propertyId}.webp`;
    await app.source.query(
      `insert into property_images (property_id, position, file_name, width, height, color) values ($1, 1, $2, 40, 30, '#885522')`,
      [propertyId, fileName],
    );
    if (stored) {
      const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#885522' } });
      await app.app.get(Storage).put('StoreImages', fileName, await drawn.webp().toBuffer(), 'image/webp');
    }
  };
  const anOffer = async (more: { name?: string; price?: number | null; lastName?: string } = {}) => {
    const seller = await aSeller(app.source, { phoneNumber: '303-555-0177' });
    const { name = 'Harbor Storage', price = 4_200_000, lastName = 'Stone' } = more;
    const property = await aProperty(app.source, { name, price, sellerId: seller.id });
    const buyer = await aBuyer(app.source, { firstName: 'Avery', lastName, phoneNumber: '303-555-0188' });
    const deal = await aDeal(app.source, property, buyer.id, 6);
    await someTerms(app.source, deal.id, buyer.id);
    await app.source.query('update deals set price = 3900000, submitted_at = $2 where id = $1', [deal.id, SUBMITTED]);
    return { seller, property, buyer, deal };
  };
  const more = (deal: Deal, versions: number, financing = 'A loan') =>
    app.source.query(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id)
       select $1, n, 3900000 + n * 1000, 'N', 'C', $3, 2.5, 2 from generate_series(2, $2::int) n`,
      [deal.id, versions, financing],
    );

  it('[FOFF-20] [DEAL-16, DEAL-34] names everybody with contacts, the terms of all versions, and moments with their zone', async () => {
    const { seller, property, buyer, deal } = await anOffer();
    const agent = await anAdmin(app.source, { firstName: 'First', phoneNumber: '303-555-0199' });
    await app.source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [
      property.id,
      agent.id,
    ]);
    await aPicture(property.id, true);
    await more(deal, 2);
    const { title, language, Marked, text, pages } = await read(deal.id);
    expect({ title, language, Marked }).toEqual({
      title: 'Deal report: Harbor Storage',
      language: 'en-US',
      Marked: true,
    });
    for (const said of [
      'Stowbridge',
      'Harbor Storage',
      '100 Main St, Denver, CO 80202',
      'Offer Price $3,900,000',
      'Asking Price $4,200,000',
      'Share of Asking Price 92.9%',
      'Date Submitted Jul 1, 2026, 7:30 PM MDT',
      'Earnest Money Deposit 2.5%',
      'Source of Financing A loan',
      'Diligence Period 30 days',
      `Name Avery Stone\nPhone 303-555-0188\nEmail ${buyer.email}`,
      `Name ${seller.firstName} ${seller.lastName}\nPhone 303-555-0177\nEmail ${seller.email}`,
      `First ${agent.lastName}`,
      '303-555-0199',
      agent.email,
      '$3,902,000',
      '92.9% of asking',
      `Page 1 of ${pages.length}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text.indexOf('$3,902,000')).toBeLessThan(text.lastIndexOf('$3,900,000'));
    const roles = pages.flatMap(({ tree }) => tagged(tree, 'H2'));
    expect(roles).toHaveLength(5);
    expect(pages.flatMap(({ tree }) => tagged(tree, 'Figure')).map(({ alt }) => alt)).toEqual([
      'Picture of Harbor Storage',
    ]);
  });

  it('[FOFF-20] shows what it has: no picture in the store, no asking price, no terms, no property any more', async () => {
    const { property, deal } = await anOffer({ price: null });
    await aPicture(property.id, false);
    await app.source.query('update properties set alternate_price_option_id = 1 where id = $1', [property.id]);
    const [{ name }] = await app.source.query<{ name: string }[]>('select name from price_alternatives where id = 1');
    const shown = await read(deal.id);
    expect(shown.text).toContain(`Asking Price ${name}\nShare of Asking Price Not stated`);
    expect(tagged(shown.pages[0].tree, 'Figure')).toEqual([]);
    const bare = await aDeal(app.source, property, (await aBuyer(app.source)).id, 4);
    await app.source.query('update deals set property_id = null where id = $1', [bare.id]);
    const { text } = await read(bare.id);
    expect(text).toContain('Date Submitted Not submitted');
    expect(text).not.toContain('Terms of All Versions');
  });

  it('[FOFF-20] many versions and long names run over numbered pages, with the heads of the table on each', async () => {
    const { deal } = await anOffer({ name: `${LONG} Self Storage` });
    await more(deal, 60, `Savings and Loan of ${LONG}`);
    const { pages } = await read(deal.id);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ text }, n) => {
      expect(text).toContain(`Page ${n + 1} of ${pages.length}`);
    });
    for (const { text } of pages.slice(1)) {
      expect(text).toContain('Name and Company');
    }
    // Each page on which a table is has the whole of it in its tree.
    const { tree } = pages[pages.length - 1];
    expect(tagged(tree, 'TR')).toHaveLength(61);
    expect(tagged(tree, 'TH')).toHaveLength(6);
  });

  it('[FOFF-20] shows names of many alphabets; what its letters lack is marked, read whole, and said', async () => {
    const { text } = await read((await anOffer({ lastName: 'Łukasz Nguyễn Дмитрий Ελληνικά' })).deal.id);
    expect(text).toContain('Avery Łukasz Nguyễn Дмитрий Ελληνικά');
    expect(text).not.toContain('are shown as ?');
    const { text: lacking, pages } = await read((await anOffer({ lastName: '王小明' })).deal.id);
    expect(lacking).toContain('Avery ???');
    expect(lacking).toContain('Letters that the font of this report lacks are shown as ?');
    const said = pages.flatMap(({ tree }) => tagged(tree, 'LBody')).map(({ alt }) => alt);
    expect(said).toContain('Avery 王小明');
  });

  it('[FOFF-20] begins no page for what its letters lack, and says on each page whose it is', async () => {
    const property = await aProperty(app.source, { name: 'Harbor Storage' });
    const deal = await aDeal(app.source, property, (await aBuyer(app.source, { lastName: '王小明' })).id, 4);
    const { pages } = await read(deal.id);
    expect(pages).toHaveLength(1);
    expect(pages[0].text).toContain('are shown as ?');
    expect(pages[0].text).toContain(`Deal ${deal.id}: Harbor Storage`);
  });

  it('[FOFF-20] is for administrators only', async () => {
    const { seller, deal } = await anOffer();
    expect((await fetched(deal.id, await tokenOf(app, seller.id))).statusCode).toBe(403);
  });
});
