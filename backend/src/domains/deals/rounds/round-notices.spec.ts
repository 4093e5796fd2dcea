import { Config } from '../../../config';
import { contextOf } from '../../../mail/mail-context';
import { draftsOf } from '../../../mail/mails';
import { aProperty } from '../../../../test/builders';
import { Bidding, inHours, ZONE } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { lookAfterRounds } from './round-notices';

describe('who is told of rounds, and when', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE, DATABASE_POOL: '10' });
  });
  afterAll(() => app.close());

  /** As two workers at once, and once more. */
  const work = async (): Promise<void> => {
    await Promise.all([1, 2].map(() => lookAfterRounds(app.source, ZONE)));
    await lookAfterRounds(app.source, ZONE);
  };
  const draftsAbout = async (name: string, bidding: Bidding) => {
    const events = await app.source.query<{ payload: unknown }[]>(
      `select payload from events where name = $1 and (payload->>'propertyId')::int = $2 order by id`,
      [name, bidding.property.id],
    );
    const context = contextOf(app.source.manager, app.app.get(Config));
    return (await Promise.all(events.map(({ payload }) => draftsOf(name, payload, context)))).flat();
  };
  /** Lets time pass until so many hours before offers are due; who was invited, was so days before. */
  const hoursBefore = (roundId: number, hours: number, invited = '5 days') =>
    Promise.all([
      app.source.query(
        `update offer_rounds set opens_at = now() - interval '9 days', due_at = now() + make_interval(hours => $2) where id = $1`,
        [roundId, hours],
      ),
      app.source.query('update round_invitations set invited_at = now() - $2::interval where round_id = $1', [
        roundId,
        invited,
      ]),
    ]);

  async function invitedTo(body: object = {}) {
    const bidding = await Bidding.start(app);
    const deals = [await bidding.anOffer(), await bidding.anOffer(), await bidding.anOffer()];
    const round = await bidding.aRound({ kind: 'best-and-final', ...body });
    const [one, two] = deals;
    await bidding.act('invite', round.id, { dealIds: [one.dealId, two.dealId] });
    return { bidding, round, one, two };
  }

  it('[BEYC-33] without a worker the refusal is exact; who is invited is told later, once', async () => {
    const { bidding, round, one, two } = await invitedTo();
    await bidding.becomesDue(round.id);
    const refused = await bidding.offer(one.token, 4_500_000);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringMatching(/^Offers were due on \w+day, .+ M[SD]T\.$/),
    ]);
    expect(await bidding.told('round.closed')).toEqual([]);
    await work();
    expect(await bidding.told('round.closed')).toEqual([one.dealId, two.dealId]);
    // Closing it afterwards tells nobody again.
    await bidding.act('close', round.id, { winners: [one.dealId], letterFor: [two.dealId] });
    await work();
    expect(await bidding.told('round.closed')).toEqual([one.dealId, two.dealId]);
    expect((await draftsAbout('round.closed', bidding)).map(({ kind }) => kind)).toEqual([
      'round-closed',
      'round-closed',
    ]);
    expect((await draftsAbout('round.not-chosen', bidding)).map(({ kind, to }) => [kind, to.userId])).toEqual([
      ['round-not-chosen', two.id],
    ]);
  });

  it('[BEYC-33] a round that is closed or extended in time is not over by itself', async () => {
    const [closed, extended] = [await invitedTo(), await invitedTo()];
    await closed.bidding.act('close', closed.round.id, { winners: [], letterFor: [] });
    await extended.bidding.becomesDue(extended.round.id);
    await extended.bidding.act('extend', extended.round.id, { dueAt: inHours(30) });
    await work();
    expect((await closed.bidding.told('round.closed')).length).toBe(2);
    expect(await extended.bidding.told('round.closed')).toEqual([]);
    await extended.bidding.becomesDue(extended.round.id);
    await work();
    expect((await extended.bidding.told('round.closed')).length).toBe(2);
  });

  it('[BEYC-31] invitation and extension reach each invited bidder once, and name nobody else', async () => {
    const { bidding, round, one, two } = await invitedTo({ instructions: 'Please name your lender.' });
    await bidding.act('invite', round.id, { dealIds: [one.dealId, two.dealId] });
    const dueAt = inHours(72);
    await bidding.act('extend', round.id, { dueAt });
    await bidding.act('extend', round.id, { dueAt });
    for (const [name, kind] of [
      ['round.invited', 'round-invitation'],
      ['round.extended', 'round-extended'],
    ]) {
      const drafts = await draftsAbout(name, bidding);
      expect(drafts.map((draft) => [draft.kind, draft.to.userId])).toEqual([
        [kind, one.id],
        [kind, two.id],
      ]);
      for (const draft of drafts) {
        const text = JSON.stringify(draft.content);
        expect(text).toContain('Please name your lender.');
        expect(text).toMatch(/\w+day, \w{3} \d+, \d+:\d\d [AP]M M[SD]T/);
      }
      expect(JSON.stringify(drafts[0])).not.toContain(drafts[1].to.email);
    }
  });

  it('those who have not answered are reminded once, a day before', async () => {
    const { bidding, round, one, two } = await invitedTo();
    await bidding.offer(one.token, 4_600_000);
    await hoursBefore(round.id, 25);
    await work();
    expect(await bidding.told('round.due-soon')).toEqual([]);
    await hoursBefore(round.id, 23);
    await work();
    expect(await bidding.told('round.due-soon')).toEqual([two.dealId]);
    const late = await invitedTo();
    await hoursBefore(late.round.id, 23, '0 days');
    await work();
    expect(await late.bidding.told('round.due-soon')).toEqual([]);
  });

  it('[BEYC-26] a date that lies ahead without a round gets one; one that has passed gets none', async () => {
    const day = async (days: number): Promise<string> =>
      (
        await app.source.query<{ day: string }[]>(`select ((now() at time zone $2)::date + $1::int)::text as day`, [
          days,
          ZONE,
        ])
      )[0].day;
    const [today, past] = [
      await aProperty(app.source, { offersDueDate: await day(0) }),
      await aProperty(app.source, { offersDueDate: await day(-1) }),
    ];
    await work();
    const rounds = await app.source.query(
      `select property_id, number, kind, timed, ((due_at - interval '1 second') at time zone $2)::text ends from offer_rounds where property_id = any($1)`,
      [[today.id, past.id], ZONE],
    );
    expect(rounds).toEqual([
      { property_id: today.id, number: 1, kind: 'call', timed: false, ends: `${await day(0)} 23:59:59` },
    ]);
  });
});
