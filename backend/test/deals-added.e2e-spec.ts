import type { DataSource } from 'typeorm';
import { aBuyer, anAdmin, aProperty } from './builders';
import { aDeal, someTerms } from './deals';
import { Answer, startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

const SECOND = 'This buyer already has an open deal on this property.';

describe('a deal that the office adds for a buyer', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  }, 60_000);
  afterAll(() => app.close());

  /** The two calls by which the office adds a deal, and how each refuses what is in conflict. */
  const DOORS: [string, number, (buyerId: number, propertyId: number) => Promise<Answer>][] = [
    ['admin/deal', 400, (BuyerID, StoreID) => app.call('POST', '/api/admin/deal', { BuyerID, StoreID, DealName: 'From a call', Description: 'By phone', Price: '77,000' }, admin)],
    ['/api/v1/deals', 409, (buyerId, propertyId) => app.call('POST', '/api/v1/deals', { buyerId, propertyId, dealName: 'From a call', description: 'By phone', price: 77_000 }, admin)],
  ];
  const dealsOf = (buyerId: number) =>
    source.query<Record<string, unknown>[]>('select id, deal_name, description, price::int, deal_status_id, is_offline, status_at, modified_at, xmin::text from deals where buyer_id = $1 order by id', [buyerId]);

  describe.each(DOORS)('%s', (_call, refusal, add) => {
    it('[FTEST-13] [ABUY-21] leaves the open offer of the buyer as it is and says so', async () => {
      const [buyer, property] = [await aBuyer(source), await aProperty(source)];
      const { id } = await aDeal(source, property, buyer.id, 6);
      await someTerms(source, id, buyer.id);
      const before = await dealsOf(buyer.id);
      const answer = await add(buyer.id, property.id);
      expect([answer.status, answer.text.includes(SECOND)]).toEqual([refusal, true]);
      expect(await dealsOf(buyer.id)).toEqual(before);
    });

    it('[FTEST-13] [ABUY-21] fills the deal of a buyer who is Interested', async () => {
      const [buyer, property] = [await aBuyer(source), await aProperty(source)];
      const { id } = await aDeal(source, property, buyer.id, 4);
      expect((await add(buyer.id, property.id)).status).toBeLessThan(300);
      expect(await dealsOf(buyer.id)).toEqual([expect.objectContaining({ id, deal_name: 'From a call', description: 'By phone', price: 77_000, deal_status_id: 4 })]);
    });
  });
});
