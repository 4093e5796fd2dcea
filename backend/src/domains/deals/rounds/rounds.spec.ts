import { Bidding, inHours, type RoundAnswer } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';

const [REJECTED, SUBMITTED] = [2, 6];
const BY_INVITATION = 'This round is by invitation.';

describe('rounds of offers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
  });
  afterAll(() => app.close());

  const stageOf = async (id: number): Promise<number> =>
    (await app.source.query<{ stage: number }[]>('select deal_status_id stage from deals where id = $1', [id]))[0]
      .stage;

  /** A best-and-final round with one bidder who is invited and one who is not. */
  async function aFinalRound() {
    const bidding = await Bidding.start(app);
    const [invited, other] = [await bidding.anOffer(), await bidding.anOffer(4_100_000)];
    const round = await bidding.aRound({ kind: 'best-and-final' });
    const answer = await bidding.act('invite', round.id, { dealIds: [invited.dealId] });
    expect(answer.status).toBe(200);
    return { bidding, invited, other, round };
  }

  it('[BEYC-29] a best-and-final round is by invitation', async () => {
    const { bidding, invited, other } = await aFinalRound();
    const before = await bidding.rows();
    for (const token of [other.token, (await bidding.aBidder()).token]) {
      const refused = await bidding.offer(token, 4_200_000);
      expect([refused.status, refused.text]).toEqual([400, BY_INVITATION]);
    }
    expect(await bidding.rows()).toEqual(before);
    expect((await bidding.offer(invited.token, 4_300_000)).status).toBe(200);
  });

  it('[BEYC-30] a bidder reads of the round what concerns themselves, and nobody learns who or how many are invited', async () => {
    const { bidding, invited, other, round } = await aFinalRound();
    const read = async (token?: string) => {
      const answer = await bidding.profile(token);
      expect(answer.text).not.toMatch(/"(bidders|invitations|Bidders|Invitations|offers)":/);
      const { OffersRound, OffersClosed } = answer.json<{ OffersRound: object | null; OffersClosed: string | null }>();
      return { OffersRound, OffersClosed };
    };
    const own = { Kind: 'best-and-final', DueAt: round.dueAt, Sealed: false, Instructions: null, Invited: true };
    expect(await read(invited.token)).toEqual({ OffersRound: own, OffersClosed: null });
    expect(await read(other.token)).toEqual({ OffersRound: null, OffersClosed: BY_INVITATION });
    expect(await read()).toEqual({ OffersRound: null, OffersClosed: null });
    const before = await read(invited.token);
    await bidding.act('invite', round.id, { dealIds: [other.dealId] });
    expect(await read(invited.token)).toEqual(before);
  });

  it('[BEYC-31] an extended round tells each invited bidder once, and its date moves', async () => {
    const bidding = await Bidding.start(app);
    const [one, two] = [await bidding.anOffer(), await bidding.anOffer()];
    await bidding.anOffer();
    const round = await bidding.aRound();
    await bidding.act('invite', round.id, { dealIds: [one.dealId, two.dealId] });
    const dueAt = inHours(72);
    const answers = await Promise.all([1, 2, 3].map(() => bidding.act('extend', round.id, { dueAt })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0].json<RoundAnswer>()).toMatchObject({ dueAt, timed: true });
    expect(await bidding.told('round.extended')).toEqual([one.dealId, two.dealId]);
    // What the page and the calendar read is the date of the property and of its round.
    const profile = (await bidding.profile(one.token)).json<{ OffersDueAt: string; OffersDueDate: string }>();
    expect(new Date(profile.OffersDueAt)).toEqual(new Date(dueAt));
    expect(profile.OffersDueDate).toBe((await bidding.rounds())[0].dueOn);
    const visitors = (await bidding.profile()).json<{ OffersDueAt: string }>();
    expect(visitors.OffersDueAt).toBe(profile.OffersDueAt);
  });

  it('[BEYC-32] who does not answer is marked, and the old terms stand', async () => {
    const { bidding, invited, other, round } = await aFinalRound();
    await bidding.act('invite', round.id, { dealIds: [other.dealId] });
    await bidding.profile(other.token);
    const states = async () => (await bidding.rounds())[0].bidders.map(({ dealId, state }) => [dealId, state]);
    expect(await states()).toEqual([
      [invited.dealId, 'invited'],
      [other.dealId, 'viewed'],
    ]);
    await bidding.offer(invited.token, 4_400_000);
    await bidding.becomesDue(round.id);
    expect(await states()).toEqual([
      [invited.dealId, 'answered'],
      [other.dealId, 'did not answer'],
    ]);
    const [deal] = await app.source.query<{ price: string; stage: number; versions: number }[]>(
      'select price, deal_status_id stage, (select count(*)::int from offer_terms where deal_id = d.id) versions from deals d where id = $1',
      [other.dealId],
    );
    expect([Number(deal.price), deal.stage, deal.versions]).toEqual([4_100_000, SUBMITTED, 1]);
  });

  it('[BEYC-35] an accepted offer closes the round, and all who are invited are told once', async () => {
    const { bidding, invited, other, round } = await aFinalRound();
    await bidding.act('invite', round.id, { dealIds: [other.dealId] });
    const accepted = await app.call('POST', '/api/seller/deal/accept', { Id: other.dealId }, bidding.seller);
    expect(accepted.status).toBe(200);
    const [closed] = await bidding.rounds();
    expect(closed.closedAt).not.toBeNull();
    expect(new Date(closed.dueAt).getTime()).toBeLessThan(new Date(round.dueAt).getTime());
    expect((await bidding.told('round.closed')).sort()).toEqual([invited.dealId, other.dealId].sort());
    expect(await bidding.audited('round.closed')).toEqual([{ roundId: round.id, dealId: other.dealId }]);
    expect((await bidding.act('close', round.id, { winners: [], letterFor: [] })).status).toBe(409);
  });

  it('[BEYC-36] closing a round keeps who was chosen, writes to others, and lowers the access of each as it is ticked', async () => {
    const bidding = await Bidding.start(app);
    const [winner, loser, other] = [await bidding.anOffer(), await bidding.anOffer(), await bidding.anOffer()];
    const third = await bidding.anOffer();
    const round = await bidding.aRound({ kind: 'best-and-final' });
    await app.source.query(
      'update nda_access set tier = case when user_id = $2 then 1 else 3 end where property_id = $1',
      [bidding.property.id, third.id],
    );
    const tiers = async () =>
      Object.fromEntries(
        (
          await app.source.query<{ user: number; tier: number }[]>(
            'select user_id "user", tier from nda_access where property_id = $1',
            [bidding.property.id],
          )
        ).map(({ user, tier }) => [user, tier]),
      );
    const unticked = await bidding.act('close', round.id, { winners: [winner.dealId], letterFor: [loser.dealId] });
    expect(unticked.status).toBe(200);
    expect(await bidding.told('round.not-chosen')).toEqual([loser.dealId]);
    expect(await tiers()).toEqual({ [winner.id]: 3, [loser.id]: 3, [other.id]: 3, [third.id]: 1 });
    const chosen = async () =>
      (await bidding.rounds()).map(({ bidders }) => bidders.map((bidder) => [bidder.dealId, bidder.chosen]));
    expect((await chosen())[0]).toEqual(
      [winner, loser, other, third].map(({ dealId }) => [dealId, dealId === winner.dealId]),
    );
    const next = await bidding.aRound({ kind: 'best-and-final' });
    expect(next.number).toBe(2);
    expect(next.bidders).toEqual([]);
    await bidding.act('invite', next.id, { dealIds: [loser.dealId] });
    const outcome = {
      winners: [winner.dealId],
      letterFor: [loser.dealId, other.dealId],
      lowerAccess: [
        { dealId: other.dealId, tier: 2 },
        { dealId: loser.dealId, tier: 1 },
        // Theirs goes less far already.
        { dealId: third.dealId, tier: 3 },
      ],
    };
    expect((await bidding.act('close', next.id, outcome)).status).toBe(200);
    expect(await tiers()).toEqual({ [winner.id]: 3, [loser.id]: 1, [other.id]: 2, [third.id]: 1 });
    expect((await chosen())[1]).toEqual([
      [winner.dealId, true],
      [loser.dealId, false],
    ]);
    expect((await bidding.audited('round.closed'))[1]).toEqual({
      roundId: next.id,
      winners: outcome.winners,
      letterFor: outcome.letterFor,
      lowered: [other.dealId, loser.dealId, third.dealId],
    });
    expect([await stageOf(winner.dealId), await stageOf(loser.dealId)]).toEqual([SUBMITTED, SUBMITTED]);
    const changes = await app.source.query(
      `select 1 from audit_log where action = 'nda.access-changed' and subject_id = $1`,
      [bidding.property.id],
    );
    expect(changes).toHaveLength(2);
  });

  it('[BEYC-37] what the office writes down after offers were due is recorded as late, with its reason', async () => {
    const bidding = await Bidding.start(app);
    const round = await bidding.aRound();
    expect((await bidding.offline(3_900_000, { LateReason: 'Not read: it is not late.' })).status).toBe(200);
    await bidding.becomesDue(round.id);
    const reason = 'It was on the fax machine in time.';
    const late = await bidding.offline(4_100_000, { LateReason: reason });
    expect(late.status).toBe(200);
    expect((await bidding.offline(4_200_000)).status).toBe(200);
    const terms = await app.source.query(
      'select t.price::int, t.late, t.late_reason from deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1 order by t.id',
      [bidding.property.id],
    );
    expect(terms).toEqual([
      { price: 3_900_000, late: false, late_reason: null },
      { price: 4_100_000, late: true, late_reason: reason },
      { price: 4_200_000, late: true, late_reason: null },
    ]);
    const [listed] = (
      await app.call(
        'GET',
        `/api/v1/offers?filter=${encodeURIComponent(JSON.stringify({ dealId: late.json<{ ID: number }>().ID }))}`,
        undefined,
        bidding.admin,
      )
    ).json<{ late: boolean; lateReason: string }[]>();
    expect([listed.late, listed.lateReason]).toEqual([true, reason]);
    expect((await bidding.rounds())[0].bidders.map((bidder) => bidder.late)).toEqual([false, true, true]);
  });

  it('[BEYC-38] what does not fit is refused, and nothing is written', async () => {
    const bidding = await Bidding.start(app);
    const [open, rejected] = [await bidding.anOffer(), await bidding.anOffer()];
    const elsewhere = await (await Bidding.start(app)).anOffer();
    await app.source.query('update deals set deal_status_id = $2 where id = $1', [rejected.dealId, REJECTED]);
    const before = await bidding.rows();
    for (const dueAt of [inHours(-1), '2020-01-01', '2026-02-30', '9999-12-31T23:59:59-07:00', '', 5, undefined]) {
      expect([dueAt, (await bidding.open({ kind: 'call', dueAt })).status]).toEqual([dueAt, 422]);
    }
    const dueAt = inHours(48);
    for (const body of [
      { kind: 'auction', dueAt },
      { kind: 'call', dueAt, sealed: 'yes' },
      { kind: 'call', dueAt, instructions: 'x'.repeat(4001) },
      { kind: 'call', dueAt, number: 3 },
    ]) {
      expect((await bidding.open(body)).status).toBe(422);
    }
    expect(await bidding.rows()).toEqual(before);
    const round = await bidding.aRound({ kind: 'best-and-final' });
    const opened = await bidding.rows();
    expect((await bidding.open({ kind: 'call', dueAt })).json()).toMatchObject({
      status: 409,
      detail: 'A round of offers is open already.',
    });
    const lower = (dealId: number, tier = 1) => ({ dealId, tier });
    const refusals: [string, object, number][] = [
      ['invite', { dealIds: [] }, 422],
      ['invite', {}, 422],
      ['invite', { dealIds: [open.dealId, open.dealId] }, 422],
      ['invite', { dealIds: [open.dealId, elsewhere.dealId] }, 422],
      ['invite', { dealIds: [open.dealId, rejected.dealId] }, 409],
      ['extend', { dueAt: inHours(47) }, 422],
      ['extend', { dueAt: inHours(-1) }, 422],
      ['extend', {}, 422],
      ['unseal', { reason: 'Why not' }, 409],
      ['unseal', { reason: ' ' }, 422],
      ['close', { winners: [open.dealId], letterFor: [open.dealId] }, 422],
      ['close', { winners: [elsewhere.dealId], letterFor: [] }, 422],
      ['close', { winners: [rejected.dealId], letterFor: [] }, 409],
      ['close', { winners: [], letterFor: [], lowerAccess: [{ dealId: open.dealId, tier: 9 }] }, 422],
      ['close', { winners: [], letterFor: [], lowerAccess: [{ dealId: open.dealId }] }, 422],
      ['close', { winners: [], letterFor: [], lowerAccess: { dealId: open.dealId, tier: 1 } }, 422],
      ['close', { winners: [], letterFor: [], lowerAccess: [lower(open.dealId, 1), lower(open.dealId, 2)] }, 422],
      ['close', { winners: [open.dealId], letterFor: [], lowerAccess: [lower(open.dealId)] }, 422],
      ['close', { winners: [], letterFor: [], lowerAccess: [lower(elsewhere.dealId)] }, 422],
      ['close', { winners: [], letterFor: [], lowerAccess: [lower(rejected.dealId)] }, 409],
    ];
    for (const [action, body, status] of refusals) {
      expect([action, body, (await bidding.act(action, round.id, body)).status]).toEqual([action, body, status]);
    }
    expect((await bidding.act('extend', 2_000_000_000, { dueAt })).status).toBe(404);
    expect(await bidding.rows()).toEqual(opened);
    await app.source.query('update properties set status_id = 4 where id = $1', [bidding.property.id]);
    const closed = await bidding.open({ kind: 'call', dueAt });
    expect(closed.status).toBe(409);
  });

  it('[BEYC-38] of several who open a round at once one does', async () => {
    const bidding = await Bidding.start(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => bidding.open({ kind: 'call', dueAt: inHours(48) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await bidding.rounds()).toHaveLength(1);
  });

  it('a round that is over makes room for the next one', async () => {
    const bidding = await Bidding.start(app);
    const first = await bidding.aRound();
    await bidding.anOffer();
    await bidding.becomesDue(first.id);
    const next = await bidding.aRound({ kind: 'best-and-final' });
    expect((await bidding.rounds()).map(({ number, closedAt }) => [number, closedAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(next.offers).toBe(0);
  });
});
