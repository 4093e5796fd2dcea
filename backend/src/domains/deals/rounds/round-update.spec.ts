import { Bidding, inHours, type RoundAnswer } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';

const INSTRUCTIONS = 'Please name your lender.';

describe('a round that a date has made', () => {
  let app: TestApp;
  let bidding: Bidding;
  let round: RoundAnswer;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
  });
  afterAll(() => app.close());

  /** Saves the form of the property with this date. */
  async function save(offersDueDate: string | null): Promise<void> {
    const path = `/api/v1/properties/${bidding.property.id}`;
    const { id: _, ...property } = (await app.call('GET', path, undefined, bidding.admin)).json<
      Record<string, unknown> & { id: number }
    >();
    const body = { ...property, roomForExpansion: false, offersDueDate };
    expect((await app.call('PUT', path, body, bidding.admin)).status).toBe(200);
  }
  const dateOfForm = async () =>
    (
      await app.source.query<{ day: string | null }[]>(
        'select offers_due_date::text "day" from properties where id = $1',
        [bidding.property.id],
      )
    )[0].day;

  beforeEach(async () => {
    bidding = await Bidding.start(app);
    await save('2099-11-27');
    [round] = await bidding.rounds();
  });

  it('[BEYC-26, BEYC-28] is given a time, instructions and a seal afterwards, each with its audit row', async () => {
    expect(round).toMatchObject({ number: 1, kind: 'call', timed: false, sealed: false, dueOn: '2099-11-27' });
    const dueAt = '2099-11-25T17:00:00-07:00';
    const changed = await bidding.update(round.id, { dueAt, sealed: true, instructions: INSTRUCTIONS });
    const stands = { timed: true, sealed: true, instructions: INSTRUCTIONS, dueOn: '2099-11-25' };
    expect([changed.status, changed.json()]).toMatchObject([200, stands]);
    expect(await dateOfForm()).toBe('2099-11-25');
    expect(await bidding.audited('round.changed')).toEqual([
      {
        roundId: round.id,
        before: { sealed: false, instructions: null },
        after: { sealed: true, instructions: INSTRUCTIONS },
      },
    ]);
    expect(await bidding.audited('round.extended')).toMatchObject([{ dueAt: new Date(dueAt).toISOString() }]);
    // Again the same: nothing changes, and nothing is written down.
    await bidding.update(round.id, { dueAt, sealed: true, instructions: INSTRUCTIONS });
    expect(await bidding.audited('round.changed')).toHaveLength(1);
    const bidder = await bidding.anOffer(4_321_000);
    const [sealed] = await bidding.rounds();
    expect(sealed.bidders).toMatchObject([{ dealId: bidder.dealId, price: null }]);
  });

  it('is removed with its date as long as nobody has offered, also once it is sealed', async () => {
    await bidding.update(round.id, { dueAt: '2099-11-27', sealed: true, instructions: INSTRUCTIONS });
    await save(null);
    expect(await bidding.rounds()).toEqual([]);
    expect(await bidding.audited('round.removed')).toEqual([{ roundId: round.id }]);
  });

  it('[BEYC-28, BEYC-34] stays as it is once somebody has offered, once it is due, and where sealed terms would be read', async () => {
    const refused = async (body: object, detail: string | RegExp) => {
      const before = await bidding.rows();
      const answer = await bidding.update(round.id, { dueAt: '2099-11-27', sealed: true, ...body });
      expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([409, expect.stringMatching(detail)]);
      expect(await bidding.rows()).toEqual(before);
    };
    await bidding.update(round.id, { dueAt: '2099-11-27', sealed: true });
    await refused({ sealed: false }, /^The offers are sealed until /);
    await refused({ dueAt: '2099-11-26' }, /^The offers are sealed until /);
    await bidding.act('unseal', round.id, { reason: 'By mistake.' });
    await refused({}, 'The seal of this round was broken.');
    await bidding.anOffer();
    await refused({ sealed: false }, 'Somebody has offered in this round already. It can still be extended.');
    await bidding.becomesDue(round.id);
    await refused({ sealed: false }, 'This round is over. Please extend it first.');
    await bidding.act('close', round.id, { winners: [], letterFor: [] });
    await refused({ sealed: false }, 'This round is closed already.');
  });

  it('[BEYC-38] what does not fit is refused, and nothing is written', async () => {
    const before = await bidding.rows();
    const given = { dueAt: '2099-11-27', sealed: true, instructions: INSTRUCTIONS };
    for (const body of [
      {},
      { ...given, dueAt: inHours(-1) },
      { ...given, sealed: 'yes' },
      { ...given, sealed: undefined },
      { ...given, instructions: 'x'.repeat(4001) },
      { ...given, colour: 'red' },
    ]) {
      expect([body, (await bidding.update(round.id, body)).status]).toEqual([body, 422]);
    }
    expect((await bidding.update(2_000_000_000, given)).status).toBe(404);
    expect(await bidding.rows()).toEqual(before);
  });

  it('[BEYC-38] of an offer and a seal at once the seal hides the offer, or finds it there', async () => {
    const bidder = await bidding.aBidder();
    const [changed, offered] = await Promise.all([
      bidding.update(round.id, { dueAt: '2099-11-27', sealed: true }),
      bidding.offer(bidder.token, 4_321_000),
    ]);
    expect([200, 409]).toContain(changed.status);
    expect(offered.status).toBe(200);
    const [stands] = await bidding.rounds();
    expect([stands.sealed, stands.bidders[0].price]).toEqual(
      changed.status === 200 ? [true, null] : [false, 4_321_000],
    );
  });
});
