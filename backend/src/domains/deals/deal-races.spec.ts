import type { DataSource } from 'typeorm';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

/** `bench/races.mjs` asks for more. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);
const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const [ACCEPTED, REJECTED, SUBMITTED] = [1, 2, 6];
const PATIENCE_MS = 10_000 + ROUNDS * 2000;

describe(`races about an offer, ${ROUNDS} rounds each`, () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20' });
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());

  interface Stage {
    propertyId: number;
    deals: number[];
    buyers: { id: number; token: string }[];
    seller: string;
  }

  /** A property with so many submitted offers, each of a buyer who has signed; none of them was told anything yet. */
  async function aStage(offers: number, signers = offers): Promise<Stage> {
    const seller = await aSeller(source);
    const property = await aProperty(source, { sellerId: seller.id });
    await aDocument(source, property.id);
    const buyers = [];
    const deals = [];
    for (let index = 0; index < signers; index += 1) {
      const { id } = await aBuyer(source);
      await aSignedNda(source, property, id);
      buyers.push({ id, token: await tokenOf(app, id) });
      if (index >= offers) {
        continue;
      }
      const deal = await aDeal(source, property, id, SUBMITTED);
      await someTerms(source, deal.id, id);
      deals.push(deal.id);
    }
    return { propertyId: property.id, deals, buyers, seller: await tokenOf(app, seller.id) };
  }

  const stageOf = async (id: number): Promise<number | undefined> =>
    (await source.query<{ s: number }[]>('select deal_status_id s from deals where id = $1', [id]))[0]?.s;
  /** Moves of a deal: rows of its history, and facts that somebody is told of. */
  const told = async (id: number): Promise<[number, number]> => {
    const [row] = await source.query<{ history: number; events: number }[]>(
      `select (select count(*)::int from deal_history where deal_id = $1) history, (select count(*)::int from events where name = 'deal.moved' and (payload->>'dealId')::int = $1) events`,
      [id],
    );
    return [row.history, row.events];
  };
  const won = (answers: Answer[]): number[] => answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  const refusedWell = (answers: Answer[]): void => {
    for (const { status, text } of answers) {
      if (status !== 200) {
        expect([status, text.length > 10]).toEqual([400, true]);
      }
    }
  };
  const rounds = async (round: () => Promise<void>): Promise<void> => {
    for (let count = 0; count < ROUNDS; count += 1) {
      await round();
    }
  };
  const submit = (propertyId: number, token: string, price: string | number = '4,000,000') =>
    app.call(
      'POST',
      '/api/buyer/store/deal/',
      { Store: { StoreID: propertyId, Price: price }, BuyerStore: TERMS },
      token,
    );

  it(
    '[DEAL-29, DASH-31] of the seller and an administrator who accept two offers on one property one succeeds',
    () =>
      rounds(async () => {
        const { propertyId, deals, seller } = await aStage(2);
        const answers = await Promise.all([
          app.call('POST', '/api/seller/deal/accept/', { Id: deals[0] }, seller),
          app.call('POST', '/api/admin/deal/accept', { Id: deals[1] }, admin),
        ]);
        refusedWell(answers);
        const [winner, ...others] = won(answers);
        expect([winner !== undefined, others]).toEqual([true, []]);
        expect([await stageOf(deals[winner]), await stageOf(deals[1 - winner])]).toEqual([ACCEPTED, SUBMITTED]);
        expect([await told(deals[winner]), await told(deals[1 - winner])]).toEqual([
          [1, 1],
          [0, 0],
        ]);
        expect(await source.query('select status_id from properties where id = $1', [propertyId])).toEqual([
          { status_id: 2 },
        ]);
      }),
    PATIENCE_MS,
  );

  it(
    '[DASH-31, CALL-072, CALL-073] accepting against rejecting, by three people, has one outcome, one history row and one notice',
    () =>
      rounds(async () => {
        const {
          deals: [deal],
          seller,
        } = await aStage(1);
        const answers = await Promise.all([
          app.call('POST', '/api/seller/deal/accept/', { Id: deal }, seller),
          app.call('POST', '/api/seller/deal/reject/', { Id: deal }, seller),
          app.call('POST', '/api/admin/deal/accept', { Id: deal }, admin),
        ]);
        refusedWell(answers);
        const winners = won(answers);
        // An administrator may still reject what was accepted, but a seller may not, nor may anybody accept what was rejected.
        expect(winners).toHaveLength(1);
        expect(await stageOf(deal)).toBe(winners[0] === 1 ? REJECTED : ACCEPTED);
        expect(await told(deal)).toEqual([1, 1]);
      }),
    PATIENCE_MS,
  );

  it(
    '[FSEC-03] a revision against an acceptance: nobody accepts terms that they were not shown',
    () => {
      const SHOWN = [{ Price: 3_900_000 }, { Version: 1 }, { Price: 3_900_000, Version: 1 }];
      let turn = 0;
      return rounds(async () => {
        const {
          propertyId,
          deals: [deal],
          buyers: [buyer],
          seller,
        } = await aStage(1);
        const decision = { Id: deal, StoreId: propertyId, BuyerId: buyer.id, ...SHOWN[turn % SHOWN.length] };
        const accept =
          turn % 2
            ? () => app.call('POST', '/api/admin/deal/accept', decision, admin)
            : () => app.call('POST', '/api/seller/deal/accept/', decision, seller);
        const revise = () => submit(propertyId, buyer.token);
        // Each of them is the first to be sent, in turn.
        const [accepted, revised] =
          turn % 4 < 2 ? await Promise.all([accept(), revise()]) : (await Promise.all([revise(), accept()])).reverse();
        turn += 1;
        const [row] = await source.query<object[]>(
          'select d.deal_status_id stage, coalesce(d.price, t.price)::int price, t.version, p.status_id status from deals d join properties p on p.id = d.property_id join offer_terms t on t.deal_id = d.id where d.id = $1 order by t.version desc limit 1',
          [deal],
        );
        const outcome = {
          answers: [accepted, revised].map(({ status, text }) => (status === 200 ? 'done' : text)),
          row,
          told: await told(deal),
        };
        if (accepted.status === 200) {
          expect(outcome).toEqual({
            answers: ['done', 'This offer has been accepted already.'],
            row: { stage: ACCEPTED, price: 3_900_000, version: 1, status: 2 },
            told: [1, 1],
          });
        } else {
          const refusal = expect.stringMatching(
            /^The offer is \$4,000,000 now \(revised \w{3} \d{1,2}, \d{4}\)\. Please look at it again\.$/,
          ) as string;
          expect(outcome).toEqual({
            answers: [refusal, 'done'],
            row: { stage: SUBMITTED, price: 4_000_000, version: 2, status: 1 },
            told: [1, 0],
          });
        }
      });
    },
    PATIENCE_MS,
  );

  it(
    '[OFF-28, DEAL-36] ten submissions at once make one deal with ten versions',
    () =>
      rounds(async () => {
        const {
          propertyId,
          buyers: [buyer],
        } = await aStage(0, 1);
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, index) => submit(propertyId, buyer.token, 4_000_000 + index)),
        );
        expect(won(answers)).toHaveLength(10);
        const rows = await source.query<{ versions: number; last: number; events: number }[]>(
          `select count(*)::int versions, max(t.version)::int last, (select count(*)::int from events where name = 'offer.submitted' and (payload->>'dealId')::int = d.id) events
       from deals d join offer_terms t on t.deal_id = d.id where d.buyer_id = $1 group by d.id`,
          [buyer.id],
        );
        expect(rows).toEqual([{ versions: 10, last: 10, events: 10 }]);
      }),
    PATIENCE_MS,
  );

  it(
    '[APROP-23, APROP-26] a deletion against an offer: either the property is gone or the offer stands, never both',
    () =>
      rounds(async () => {
        const {
          propertyId,
          buyers: [buyer],
        } = await aStage(0, 1);
        const [deleted, offered] = await Promise.all([
          app.call('PUT', `/api/admin/store/${propertyId}/true`, {}, admin),
          submit(propertyId, buyer.token),
        ]);
        expect([deleted.status === 200, offered.status === 200].filter(Boolean)).toHaveLength(1);
        for (const { status } of [deleted, offered]) {
          expect([200, 400, 404]).toContain(status);
        }
        const exists =
          (await source.query<unknown[]>('select 1 from properties where id = $1', [propertyId])).length === 1;
        const offers = (
          await source.query<unknown[]>(
            'select 1 from offer_terms t join deals d on d.id = t.deal_id where d.buyer_id = $1',
            [buyer.id],
          )
        ).length;
        expect([exists, offers]).toEqual(offered.status === 200 ? [true, 1] : [false, 0]);
        // The signed NDA stays as evidence, whatever became of the property.
        expect(await source.query('select 1 from ndas where user_id = $1', [buyer.id])).toHaveLength(1);
      }),
    PATIENCE_MS,
  );
});
