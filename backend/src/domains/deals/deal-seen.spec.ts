import type { DataSource } from 'typeorm';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const [ACCEPTED, SUBMITTED] = [1, 6];
/** Every call that decides about a deal, the stage from which it does, and what else it needs. */
const CALLS: [string, number, object][] = [
  ['seller/deal/accept', SUBMITTED, {}],
  ['seller/deal/reject', SUBMITTED, {}],
  ['admin/deal/accept', SUBMITTED, {}],
  ['admin/deal/reject', SUBMITTED, {}],
  ['admin/deal/process', SUBMITTED, { DealStatusID: 3 }],
  ['admin/deal/sold', ACCEPTED, {}],
];

describe('a decision about an offer', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());

  async function anOffer(stage = SUBMITTED) {
    const [seller, buyer] = [await aSeller(source), await aBuyer(source)];
    const property = await aProperty(source, { sellerId: seller.id, statusId: stage === ACCEPTED ? 2 : 1 });
    await aSignedNda(source, property, buyer.id);
    const { id } = await aDeal(source, property, buyer.id, stage);
    await someTerms(source, id, buyer.id);
    const tokens = { seller: await tokenOf(app, seller.id), admin, buyer: await tokenOf(app, buyer.id) };
    return { id, tokens, shown: { Id: id, StoreId: property.id, BuyerId: buyer.id, Price: 3_900_000, Version: 1 } };
  }
  type Offer = Awaited<ReturnType<typeof anOffer>>;
  const decide = (call: string, { tokens }: Offer, body: object) =>
    app.call('POST', `/api/${call}`, body, call.startsWith('seller') ? tokens.seller : tokens.admin);
  const revise = async ({ tokens, shown }: Offer, Price: number): Promise<void> => {
    expect(
      (
        await app.call(
          'POST',
          '/api/buyer/store/deal',
          { Store: { StoreID: shown.StoreId, Price }, BuyerStore: TERMS },
          tokens.buyer,
        )
      ).status,
    ).toBe(200);
  };
  const rowOf = (id: number): Promise<unknown> =>
    source.query(
      'select d.*, d.xmin::text, p.status_id property_status, (select count(*)::int from deal_history h where h.deal_id = d.id) steps from deals d join properties p on p.id = d.property_id where d.id = $1',
      [id],
    );

  it.each(CALLS)(
    '[FSEC-03] [DEAL-27, DASH-39] %s is refused where the property, the buyer, the price or the version is another one, and nothing changes',
    async (call, from, more) => {
      const offer = await anOffer(from);
      const before = await rowOf(offer.id);
      for (const other of [
        { StoreId: (await aProperty(source)).id },
        { BuyerId: (await aBuyer(source)).id },
        { Price: 3_900_001 },
        { Version: 2 },
      ]) {
        const refused = await decide(call, offer, { ...offer.shown, ...more, ...other });
        expect([other, refused.status, refused.text]).toEqual([
          other,
          400,
          expect.stringMatching(/^The offer is \$3,900,000 now \(submitted .*\)\. Please look at it again\.$/),
        ]);
      }
      expect(await rowOf(offer.id)).toEqual(before);
      expect((await decide(call, offer, { ...offer.shown, ...more })).status).toBe(200);
    },
  );

  it('[FSEC-03] tells the price and the day of the revision, in the zone of the office', async () => {
    const offer = await anOffer();
    await revise(offer, 1);
    await app.asOwner(
      `set session_replication_role = replica; update offer_terms set created_at = '2026-11-23T05:00:00Z' where deal_id = ${offer.id} and version = 2`,
    );
    for (const shown of [offer.shown, { Id: offer.id, Price: 3_900_000 }, { Id: offer.id, Version: 1 }]) {
      const refused = await decide('seller/deal/accept', offer, shown);
      expect([refused.status, refused.text]).toEqual([
        400,
        'The offer is $1 now (revised Nov 22, 2026). Please look at it again.',
      ]);
    }
    const deal = (await app.call('GET', `/api/v1/deals/${offer.id}`, undefined, admin)).json<{
      price: number;
      version: number;
    }>();
    expect(
      (await decide('seller/deal/accept', offer, { ...offer.shown, Price: deal.price, Version: deal.version })).status,
    ).toBe(200);
  });

  it('[FSEC-03] compares with the price that an administrator has set since', async () => {
    const offer = await anOffer();
    expect((await app.call('POST', `/api/admin/deal/${offer.id}`, { Price: 4_400_000 }, admin)).status).toBe(200);
    expect((await decide('seller/deal/accept', offer, offer.shown)).text).toMatch(
      /^The offer is \$4,400,000 now \(revised /,
    );
    expect((await decide('seller/deal/accept', offer, { ...offer.shown, Price: 4_400_000 })).status).toBe(200);
  });
});
