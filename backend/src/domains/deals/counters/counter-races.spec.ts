import { aBargain, type Bargain } from '../../../../test/bargains';
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app';

/** `npm run test:long` asks for more. */
const ROUNDS = Number(process.env.COUNTER_RACES ?? process.env.RACE_ROUNDS ?? 6);
const [ACCEPTED, REJECTED, SUBMITTED, WITHDRAWN] = [1, 2, 6, 7];

/** What others do while the buyer agrees to a binding counter, version 2, and what stands when they have won. */
const RIVALS: [
  name: string,
  act: (mine: Bargain, other: Bargain) => Promise<Answer>,
  stage: number,
  version: number,
][] = [
  ['agree', (mine) => mine.agree(2), ACCEPTED, 3],
  ['revise', (mine) => mine.revise(4_100_000), SUBMITTED, 3],
  ['withdraw', (mine) => mine.withdraw({ version: 2 }), WITHDRAWN, 2],
  ['accept', (mine) => mine.accept(), SUBMITTED, 2],
  ['reject', (mine) => mine.reject(), REJECTED, 2],
  ["another deal's accept", (_, other) => other.accept(), SUBMITTED, 2],
];

describe(`races of an agreement, ${ROUNDS} rounds`, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20' });
  });
  afterAll(() => app.close());

  const stateOf = async (deal: number): Promise<[number, number]> => {
    const [row] = await app.source.query<{ stage: number; version: number }[]>(
      `select deal_status_id stage, (select max(version) from offer_terms where deal_id = d.id) "version" from deals d where id = $1`,
      [deal],
    );
    return [row.stage, row.version];
  };
  const acceptedOn = async (propertyId: number): Promise<number> =>
    (
      await app.source.query<{ count: number }[]>(
        'select count(*)::int from deals where property_id = $1 and deal_status_id = 1',
        [propertyId],
      )
    )[0].count;

  it(
    '[BEYC-07] have one winner each, whose outcome stands, and at most one accepted deal',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [name, act, stage, version] = RIVALS[round % RIVALS.length];
        const mine = await aBargain(app);
        const other = await aBargain(app, { property: { ...mine.property, sellerId: mine.seller.id } as never });
        expect((await mine.counter({ bindingOnAgreement: true })).status).toBe(201);
        // Each of them is the first to be sent, in turn.
        const agree = (): Promise<Answer> => mine.agree(2);
        const rival = (): Promise<Answer> => act(mine, other);
        const [agreed, rivalled] =
          round % 2 ? await Promise.all([agree(), rival()]) : (await Promise.all([rival(), agree()])).reverse();
        expect([200, 409]).toContain(agreed.status);
        expect([200, 400, 409]).toContain(rivalled.status);
        const outcome = [name, agreed.status === 200, rivalled.status === 200];
        const others = (await stateOf(other.deal))[0];
        if (agreed.status === 200) {
          expect([outcome, await stateOf(mine.deal), others]).toEqual([[name, true, false], [ACCEPTED, 3], SUBMITTED]);
        } else {
          const anothers = name.startsWith('another');
          expect([outcome, await stateOf(mine.deal), others]).toEqual([
            [name, false, true],
            [stage, version],
            anothers ? ACCEPTED : SUBMITTED,
          ]);
        }
        expect(await acceptedOn(mine.property.id)).toBeLessThanOrEqual(1);
      }
    },
    20_000 + ROUNDS * 3000,
  );
});
