import type { DataSource } from 'typeorm';
import { aBargain, type Bargain } from '../../../../test/bargains';
import { anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

const within = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the offers on a property', () => {
  let app: TestApp;
  let source: DataSource;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
  });
  afterAll(() => app.close());

  it('[BEYC-18] stand side by side for the seller and for the office, with all that is compared', async () => {
    const seller = await aSeller(source);
    const property = (await aProperty(source, { sellerId: seller.id })) as Bargain['property'] & { sellerId: number };
    const [first, second] = [await aBargain(app, { property }), await aBargain(app, { property })];
    const compare = async () =>
      (await app.call('GET', `/api/v1/me/properties/${property.id}/offers`, undefined, first.seller.token)).json<
        { dealId: number; daysToAnswer: number | null }[]
      >();
    const admin = await tokenOf(app, (await anAdmin(source)).id);
    const compareAll = (id: number) => app.call('GET', `/api/v1/properties/${id}/offers`, undefined, admin);
    expect((await compare()).map(({ daysToAnswer }) => daysToAnswer)).toEqual([null, null]);
    await second.revise(4_000_000, {
      ClosingDays: 60,
      HardDepositDays: 30,
      Contingencies: 'None.',
      AnswerBy: within(50),
    });
    await first.counter({ answerBy: within(30), closingDays: 75 });
    expect((await compare()).sort((a, b) => a.dealId - b.dealId)).toEqual([
      expect.objectContaining({
        dealId: first.deal,
        price: 3_900_000,
        version: 2,
        turn: 'buyer',
        daysToAnswer: 1,
        lapsed: false,
        terms: expect.objectContaining({ version: 1, price: 3_900_000 }) as object,
        counter: expect.objectContaining({ version: 2, price: 4_200_000, closingDays: 75 }) as object,
      }),
      expect.objectContaining({
        dealId: second.deal,
        price: 4_000_000,
        turn: 'seller',
        daysToAnswer: 2,
        terms: expect.objectContaining({ closingDays: 60, hardDepositDays: 30, contingencies: 'None.' }) as object,
        counter: null,
      }),
    ]);
    const office = await compareAll(property.id);
    const sellers = await compare();
    expect(office.json()).toEqual(
      sellers.map((offer) => ({
        ...offer,
        buyerName: expect.stringMatching(/^Dana /) as string,
        offline: false,
        statusDate: expect.any(String) as string,
      })),
    );
    const empty = await aProperty(source, { sellerId: seller.id });
    const path = `/api/v1/me/properties/${empty.id}/offers`;
    expect((await app.call('GET', path, undefined, first.seller.token)).json()).toEqual([]);
    expect((await compareAll(empty.id)).json()).toEqual([]);
    expect((await compareAll(2_000_000_000)).status).toBe(404);
  });
});
