import { today } from '@stowbridge/contract/dates';
import { plusDays } from '../../domains/activity/calendar';
import type { Property } from '../../domains/properties/editing/property.entity';
import type { User } from '../../domains/accounts/users/user.entity';
import { aBuyer, aDocument, aProperty, aSeller } from '../../../test/builders';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

describe('the dashboards', () => {
  let app: TestApp;
  let [seller]: User[] = [];
  let property: Property;
  let sellerToken: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    seller = await aSeller(app.source);
    sellerToken = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
  });

  async function aSigner(): Promise<{ buyer: User; token: string }> {
    const buyer = await aBuyer(app.source);
    const token = await tokenOf(app, buyer.id);
    expect((await sign(app, property.id, token)).status).toBe(200);
    return { buyer, token };
  }

  const submit = (token: string, price: number) =>
    app.call(
      'POST',
      '/api/buyer/store/deal/',
      { Store: { StoreID: property.id, Price: price }, BuyerStore: TERMS },
      token,
    );

  async function anOffer(): Promise<{ id: number; buyer: User; token: string }> {
    const { buyer, token } = await aSigner();
    return { id: (await submit(token, 3_900_000)).json<{ ID: number }>().ID, buyer, token };
  }

  it('[DASH-14, DASH-23, DASH-38, OFF-30] dashboards show each side its own', async () => {
    const { id, token } = await anOffer();
    const mine = (await app.call('GET', '/api/buyer/stores', undefined, token)).json<{
      MyStores: object[];
      MyDeals: object[];
      UnreadCount: number;
    }>();
    expect([mine.MyStores.length, mine.MyDeals, mine.UnreadCount]).toEqual([
      1,
      [expect.objectContaining({ ID: id, DealStatus: 'Submitted', Price: 3_900_000 })],
      0,
    ]);
    const listings = (await app.call('GET', '/api/seller/stores', undefined, sellerToken)).json<{ Stores: object[] }>();
    expect(listings.Stores).toEqual([expect.objectContaining({ StoreID: property.id, Offers: 1 })]);
    const offers = await app.call('GET', `/api/seller/store/buyers/${property.id}`, undefined, sellerToken);
    expect(offers.json<{ buyerStores: object[] }>().buyerStores).toHaveLength(1);
    const stranger = await tokenOf(app, (await aSeller(app.source)).id);
    expect((await app.call('GET', `/api/seller/store/buyers/${property.id}`, undefined, stranger)).status).toBe(404);
  });

  it('[FSITE-21] the dashboards say what waits for whom, what is new, and the price by the rule', async () => {
    await app.source.query('update properties set offers_due_date = current_date + 5 where id = $1', [property.id]);
    const { id, token, buyer } = await anOffer();
    const second = await anOffer();
    const third = await anOffer();
    expect((await submit(second.token, 4_500_000)).status).toBe(200);
    await app.source.query(`update deals set deal_status_id = 2, status_at = now() where id = $1`, [third.id]);
    const tell = (userId: number, role: number): Promise<unknown> =>
      app.source.query(
        `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id, property_id, deal_id, place) values ('A notice', 'Text', 1, $1, $2, $3, $4, 'offer')`,
        [userId, role, property.id, id],
      );
    await tell(seller.id, 3);
    const listing = async (): Promise<Record<string, unknown>> =>
      (await app.call('GET', '/api/seller/stores', undefined, sellerToken)).json<{
        Stores: Record<string, unknown>[];
      }>().Stores[0];
    expect(await listing()).toMatchObject({
      Offers: 3,
      OpenOffers: 2,
      HighestOffer: 4_500_000,
      NewOffers: 1,
      OffersDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    await app.source.query(
      'insert into message_reads (message_id, user_id, read_at) select id, to_user_id, now() from messages where to_user_id = $1',
      [seller.id],
    );
    expect(await listing()).toMatchObject({ OpenOffers: 2, NewOffers: 0 });

    const own = async (): Promise<{ MyStores: object[]; MyDeals: Record<string, unknown>[] }> =>
      (await app.call('GET', '/api/buyer/stores', undefined, token)).json();
    const price = Number(
      (await app.source.query<{ price: string }[]>('select price from properties where id = $1', [property.id]))[0]
        .price,
    );
    expect((await own()).MyStores).toEqual([expect.objectContaining({ DealStatusID: 6, DealStatus: 'Submitted' })]);
    expect((await own()).MyDeals).toEqual([
      expect.objectContaining({
        City: property.city,
        AskingPrice: price,
        RevisionAsked: false,
        IsNew: false,
        IsListed: true,
      }),
    ]);
    await tell(buyer.id, 2);
    expect((await own()).MyDeals[0].IsNew).toBe(false);
    await app.source.query('update deals set deal_status_id = 3 where id = $1', [id]);
    expect((await own()).MyDeals[0].IsNew).toBe(true);
    expect((await own()).MyDeals[0].Taken).toBe(false);
    await app.source.query(
      `insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
       select deal_name, property_id, property_name, $2, price, 1, now(), now() from deals where id = $1`,
      [id, seller.id],
    );
    expect((await own()).MyDeals).toEqual([expect.objectContaining({ Taken: true })]);
    await app.source.query('update properties set alternate_price_option_id = 4 where id = $1', [property.id]);
    expect((await own()).MyDeals[0]).toMatchObject({ AskingPrice: null, AlternatePriceOptionName: 'Price guidance' });
    await app.source.query('update properties set active = false where id = $1', [property.id]);
    expect((await own()).MyDeals[0]).toMatchObject({
      ID: id,
      Price: 3_900_000,
      IsListed: false,
      City: null,
      AskingPrice: null,
      AlternatePriceOptionName: null,
      OffersDueDate: null,
    });
  });

  it('[FSITE-21] [FEVI-10] a buyer is told until when offers are due, until that day is over at the office', async () => {
    const { token } = await anOffer();
    /** What the buyer is told of a property whose offers are due so many days from today. */
    const told = async (days: number): Promise<unknown> => {
      const day = plusDays(today('America/Denver'), days);
      await app.source.query('update properties set offers_due_date = $2 where id = $1', [property.id, day]);
      const [offer] = (await app.call('GET', '/api/buyer/stores', undefined, token)).json<{
        MyDeals: { OffersDueDate: string | null }[];
      }>().MyDeals;
      return offer.OffersDueDate === day ? 'that day' : offer.OffersDueDate;
    };
    expect([await told(3), await told(0), await told(-1)]).toEqual(['that day', 'that day', null]);
  });
});
