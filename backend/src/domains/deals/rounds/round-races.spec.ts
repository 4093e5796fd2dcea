import { offersWereDue } from '@stowbridge/contract/rounds';
import { dueIn } from '@stowbridge/contract/dates';
import { Bidding, type Bidder, ZONE } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';

/** `npm run test:long` asks for more. */
const ROUNDS = Number(process.env.DEADLINE_RACES ?? process.env.RACE_ROUNDS ?? 6);
const BIDDERS = 4;
const PATIENCE_MS = 30_000 + ROUNDS * 1500;

describe(`races of a deadline against offers, ${ROUNDS} rounds`, () => {
  let app: TestApp;
  let bidding: Bidding;
  let bidders: Bidder[];
  let roundId: number;
  let price = 1_000_000;

  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20', OFFICE_TIME_ZONE: ZONE });
    bidding = await Bidding.start(app);
    bidders = await Promise.all(Array.from({ length: BIDDERS }, () => bidding.aBidder()));
    roundId = (await bidding.aRound()).id;
  });
  afterAll(() => app.close());

  /** Everybody offers a price of their own at once. */
  const offers = () =>
    Promise.all(
      bidders.map(async ({ token }) => {
        price += 1;
        const mine = price;
        return { mine, answer: await bidding.offer(token, mine) };
      }),
    );
  const storedAt = async (mine: number): Promise<Date | undefined> =>
    (
      await app.source.query<{ at: Date }[]>(
        'select t.created_at at from deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1 and t.price = $2',
        [bidding.property.id, mine],
      )
    )[0]?.at;

  it(
    '[BEYC-24] an offer is stored before offers are due, or refused with that moment and not stored',
    async () => {
      for (let count = 0; count < ROUNDS; count += 1) {
        const [[{ dueAt }]] = await app.source.query<[[{ dueAt: Date }], number]>(
          `update offer_rounds set due_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000) where id = $1 returning due_at "dueAt"`,
          [roundId, (count * 7) % 40],
        );
        for (const { mine, answer } of await offers()) {
          const at = await storedAt(mine);
          if (answer.status === 200) {
            expect(at && at < dueAt).toBe(true);
          } else {
            expect([answer.status, answer.text, at]).toEqual([400, offersWereDue(dueIn(ZONE)(dueAt)), undefined]);
          }
        }
      }
    },
    PATIENCE_MS,
  );

  it(
    '[BEYC-24] against an office that closes the round, too: what was taken was taken before',
    async () => {
      for (let count = 0; count < ROUNDS; count += 1) {
        await app.source.query(
          'update offer_rounds set closed_at = coalesce(closed_at, now()) where property_id = $1',
          [bidding.property.id],
        );
        const round = await bidding.aRound();
        const [sent, closed] = await Promise.all([
          offers(),
          bidding.act('close', round.id, { winners: [], letterFor: [] }),
        ]);
        expect(closed.status).toBe(200);
        const [{ closedAt }] = await app.source.query<[{ closedAt: Date }]>(
          'select closed_at "closedAt" from offer_rounds where id = $1',
          [round.id],
        );
        for (const { mine, answer } of sent) {
          const at = await storedAt(mine);
          expect([answer.status === 200, at !== undefined && at < closedAt]).toEqual([
            at !== undefined,
            at !== undefined,
          ]);
          if (answer.status !== 200) {
            expect(answer.text).toMatch(/^Offers were due on /);
          }
        }
      }
    },
    PATIENCE_MS,
  );
});
