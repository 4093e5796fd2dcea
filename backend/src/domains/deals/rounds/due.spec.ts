import type { EntityManager } from 'typeorm';
import { Bidding, inHours, type RoundAnswer, ZONE } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { offersDue } from '../offers-due';
import { dueOf } from './due';

/** 5 PM on the Friday after Thanksgiving 2026 in Denver. */
const FRIDAY = '2026-11-28T00:00:00Z';
const FRIDAY_TEXT = 'Offers were due on Friday, Nov 27, 5:00 PM MST.';

describe('when offers are due', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE });
    await app.asOwner('create schema clock');
    await app.asOwner(
      `create function clock.clock_timestamp() returns timestamptz language sql as $$ select current_setting('clock.now')::timestamptz $$`,
    );
    await app.asOwner('grant usage on schema clock to public');
  });
  afterAll(() => app.close());

  /** Asks at a moment of the database's clock. */
  const at = <Result>(moment: string, ask: (manager: EntityManager) => Promise<Result>): Promise<Result> =>
    app.source.transaction(async (manager) => {
      await manager.query(`select set_config('clock.now', $1, true)`, [moment]);
      await manager.query('set local search_path to clock, public, pg_catalog');
      return ask(manager);
    });
  const refusalAt = async (moment: string, { property }: Bidding, buyerId: number): Promise<string | null> =>
    (await at(moment, (manager) => offersDue(manager, { propertyId: property.id, buyerId, timeZone: ZONE }))).refusal;
  /** A round with another end, opened long before. */
  const ends = (roundId: number, dueAt: string, timed: boolean) =>
    app.source.query(
      `update offer_rounds set opens_at = $2::timestamptz - interval '30 days', due_at = $2, timed = $3 where id = $1`,
      [roundId, dueAt, timed],
    );
  const save = (bidding: Bidding, offersDueDate: string | null) =>
    app.call('GET', `/api/v1/properties/${bidding.property.id}`, undefined, bidding.admin).then((answer) => {
      const { id: _, ...property } = answer.json<Record<string, unknown> & { id: number }>();
      return app.call(
        'PUT',
        `/api/v1/properties/${bidding.property.id}`,
        { ...property, roomForExpansion: false, offersDueDate },
        bidding.admin,
      );
    });
  const dayFromToday = async (days: number): Promise<string> =>
    (
      await app.source.query<{ day: string }[]>(`select ((now() at time zone $2)::date + $1::int)::text as day`, [
        days,
        ZONE,
      ])
    )[0].day;

  it('[BEYC-23, BEYC-24] an offer one second before is taken, and from that moment on refused, by the clock of the database', async () => {
    const bidding = await Bidding.start(app);
    const { id } = await bidding.aBidder();
    await ends((await bidding.aRound()).id, FRIDAY, true);
    expect(await refusalAt('2026-11-27T23:59:59Z', bidding, id)).toBeNull();
    expect(await refusalAt('2026-11-27T23:59:59.999999Z', bidding, id)).toBeNull();
    for (const moment of [FRIDAY, '2026-11-28T00:00:00.000001Z', '2027-06-01T00:00:00Z']) {
      expect(await refusalAt(moment, bidding, id)).toBe(FRIDAY_TEXT);
    }
  });

  it('[BEYC-23, BEYC-24] the call takes offers until then, and nothing is stored afterwards', async () => {
    const bidding = await Bidding.start(app);
    const [early, late] = [await bidding.aBidder(), await bidding.aBidder()];
    const round = await bidding.aRound();
    expect((await bidding.offer(early.token)).status).toBe(200);
    await ends(round.id, '2025-11-29T00:00:00Z', true);
    const before = await bidding.rows();
    const refused = await bidding.offer(late.token);
    expect([refused.status, refused.text]).toEqual([400, 'Offers were due on Friday, Nov 28, 5:00 PM MST.']);
    expect(await bidding.rows()).toEqual(before);
    expect((await bidding.profile(late.token)).json<{ OffersClosed: string }>().OffersClosed).toBe(refused.text);
    expect((await bidding.act('extend', round.id, { dueAt: inHours(1) })).status).toBe(200);
    expect((await bidding.offer(late.token)).status).toBe(200);
  });

  it('[BEYC-25] a revision is refused likewise, unless the office has asked for it or it answers a counter', async () => {
    const bidding = await Bidding.start(app);
    const [own, asked, countered] = [await bidding.anOffer(), await bidding.anOffer(), await bidding.anOffer()];
    const round = await bidding.aRound();
    await ends(round.id, '2025-11-29T00:00:00Z', true);
    await app.call('POST', `/api/v1/deals/${asked.dealId}/ask-revision`, undefined, bidding.admin);
    const counter = { version: 1, price: 4_600_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };
    const answer = await app.call('POST', `/api/v1/me/deals/${countered.dealId}/counters`, counter, bidding.seller);
    expect(answer.status).toBe(201);
    const texts = [];
    for (const { token } of [own, asked, countered]) {
      const { status, text } = await bidding.offer(token, 4_500_000);
      texts.push(status === 200 ? 'taken' : text);
    }
    expect(texts).toEqual(['Offers were due on Friday, Nov 28, 5:00 PM MST.', 'taken', 'taken']);
  });

  it('the last day that a date can name ends at a moment that an answer can write', async () => {
    const due = await at('2026-01-01T00:00:00Z', (manager) => dueOf(manager, '9999-12-31', ZONE));
    expect(due).toEqual({ at: new Date('9999-12-31T23:59:59.999Z'), timed: false, day: '9999-12-31', passed: false });
  });

  it.each([
    ['2026-03-08', '2026-03-09T06:00:00.000Z', 23],
    ['2026-11-01', '2026-11-02T07:00:00.000Z', 25],
    ['2026-11-27', '2026-11-28T07:00:00.000Z', 24],
  ])('[BEYC-26] %s ends at %s at the office, after %i hours', async (day, end, hours) => {
    const bidding = await Bidding.start(app);
    const { id } = await bidding.aBidder();
    const due = await at('2026-01-01T00:00:00Z', (manager) => dueOf(manager, day, ZONE));
    expect(due).toEqual({ at: new Date(end), timed: false, day, passed: false });
    const [{ length }] = await app.source.query<[{ length: number }]>(
      `select extract(epoch from $1::timestamptz - ($2::date::timestamp at time zone $3))::int / 3600 length`,
      [end, day, ZONE],
    );
    expect(length).toBe(hours);
    await ends((await bidding.aRound()).id, end, false);
    const before = new Date(new Date(end).getTime() - 1).toISOString();
    expect([await refusalAt(before, bidding, id), await refusalAt(end, bidding, id)]).toEqual([
      null,
      `Offers were due on ${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}.`,
    ]);
  });

  it('[BEYC-26] the date of the form is a round without a time, and follows it', async () => {
    const bidding = await Bidding.start(app);
    const days = [await dayFromToday(3), await dayFromToday(5)];
    expect((await save(bidding, days[0])).status).toBe(200);
    const [round] = await bidding.rounds();
    expect(round).toMatchObject({ number: 1, kind: 'call', timed: false, dueOn: days[0], closedAt: null });
    expect((await save(bidding, days[1])).status).toBe(200);
    expect(await bidding.rounds()).toMatchObject([{ id: round.id, dueOn: days[1], timed: false }]);
    // Nobody has offered in it.
    expect((await save(bidding, null)).status).toBe(200);
    expect(await bidding.rounds()).toEqual([]);
    await save(bidding, days[0]);
    const bidder = await bidding.anOffer();
    expect((await save(bidding, null)).status).toBe(200);
    expect(await bidding.rounds()).toMatchObject([{ number: 1, closedAt: expect.any(String), offers: 1 }]);
    // Without a date, at any time.
    expect((await bidding.offer(bidder.token, 4_200_000)).status).toBe(200);
    await save(bidding, days[1]);
    expect((await bidding.rounds()).map(({ number, dueOn }) => [number, dueOn])).toEqual([
      [1, days[0]],
      [2, days[1]],
    ]);
  });

  it('a round of the office sets the date of the form, and by invitation the form changes no date', async () => {
    const bidding = await Bidding.start(app);
    const round = await bidding.aRound();
    const dateOf = async () =>
      (await bidding.profile(bidding.admin)).json<{ OffersDueDate: string | null }>().OffersDueDate;
    expect(await dateOf()).toBe(round.dueOn);
    const later = (await bidding.act('extend', round.id, { dueAt: await dayFromToday(9) })).json<RoundAnswer>();
    expect([later.timed, later.dueOn, await dateOf()]).toEqual([false, await dayFromToday(9), await dayFromToday(9)]);
    await bidding.act('close', round.id, { winners: [], letterFor: [] });
    expect(await dateOf()).toBe(await dayFromToday(0));
    await bidding.aRound({ kind: 'best-and-final' });
    expect(await dateOf()).toBe(await dayFromToday(0));
    const before = await bidding.rows();
    expect((await save(bidding, await dayFromToday(4))).status).toBe(409);
    expect(await bidding.rows()).toEqual(before);
  });
});
