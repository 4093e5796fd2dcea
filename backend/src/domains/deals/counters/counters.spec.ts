import type { DataSource } from 'typeorm';
import { anAdmin } from '../../../../test/builders';
import { aBargain, type Bargain, COUNTER, lapse, storedOf, TERMS } from '../../../../test/bargains';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

const [ACCEPTED, REJECTED, IN_PROCESS, INTERESTED, SUBMITTED, WITHDRAWN] = [1, 2, 3, 4, 6, 7];

describe('counters to offers', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  let adminId: number;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
    adminId = (await anAdmin(source)).id;
    admin = await tokenOf(app, adminId);
  });
  afterAll(() => app.close());

  const soon = (): string => new Date(Date.now() + 20 * 3_600_000).toISOString();
  const office = (path: string, body: object) => app.call('POST', `/api/v1/deals/${path}`, body, admin);
  const stateOf = async (id: number) =>
    (
      await source.query<{ stage: number; price: number; status: number; versions: string[] }[]>(
        `select d.deal_status_id stage, d.price::int, p.status_id status,
                (select array_agg(t.version || ' ' || t.kind || ' ' || t.author_side order by t.version) from offer_terms t where t.deal_id = d.id) versions
         from deals d join properties p on p.id = d.property_id where d.id = $1`,
        [id],
      )
    )[0];
  const detailOf = (answer: { json: <T>() => T }) => answer.json<{ detail: string }>().detail;
  const refused = async (answer: Promise<{ status: number; text: string; json: <T>() => T }>, detail: string) => {
    const given = await answer;
    expect([given.status, detailOf(given)]).toEqual([409, detail]);
  };
  const anOffline = async ({ property }: Bargain): Promise<number> => {
    const answer = await app.call(
      'POST',
      '/api/buyer/store/deal',
      {
        Store: { StoreID: property.id, Price: 3_800_000 },
        BuyerStore: {
          ...TERMS,
          OfflineBuyerFirstName: 'Olga',
          OfflineBuyerEmail: 'olga@example.com',
          OfflineBuyerCity: 'Austin',
          OfflineBuyerStateID: 44,
        },
        IsOffline: true,
      },
      admin,
    );
    return answer.json<{ ID: number }>().ID;
  };

  it('[BEYC-01] that need no more than the agreement accept the offer with it, and tell both sides once', async () => {
    const bargain = await aBargain(app);
    const other = await aBargain(app, {
      property: { ...bargain.property, sellerId: bargain.seller.id } as never,
    });
    expect((await bargain.counter({ bindingOnAgreement: true, answerBy: soon() })).status).toBe(201);
    const agreed = await bargain.agree(2);
    expect([agreed.status, agreed.json<object>()]).toEqual([
      200,
      expect.objectContaining({ statusId: ACCEPTED, price: 4_200_000, version: 3, kind: 'agreed', turn: 'nobody' }),
    ]);
    expect(await stateOf(bargain.deal)).toEqual({
      stage: ACCEPTED,
      price: 4_200_000,
      status: 2,
      versions: ['1 offer buyer', '2 counter seller', '3 agreed buyer'],
    });
    expect((await stateOf(other.deal)).stage).toBe(SUBMITTED);
    const taken = async ({ terms }: Bargain) => (await terms()).json<{ taken: boolean }>().taken;
    expect([await taken(bargain), await taken(other)]).toEqual([false, true]);
    expect(
      await source.query(
        'select from_status_id "from", to_status_id "to", actor_id actor, reason from deal_history where deal_id = $1',
        [bargain.deal],
      ),
    ).toEqual([{ from: SUBMITTED, to: ACCEPTED, actor: bargain.seller.id, reason: 'by counter 2' }]);
    expect(
      await source.query(
        `select action, actor_id actor from audit_log where subject_type = 'deal' and subject_id = $1 order by id`,
        [bargain.deal],
      ),
    ).toEqual([
      { action: 'offer.countered', actor: bargain.seller.id },
      { action: 'offer.agreed', actor: bargain.buyer.id },
      { action: 'deal.moved', actor: bargain.buyer.id },
    ]);
    // `offer.agreed` leads to no mail then: counter-mails.spec.
    expect(
      await source.query(`select name from events where (payload->>'dealId')::int = $1 order by id`, [bargain.deal]),
    ).toEqual([{ name: 'offer.countered' }, { name: 'offer.agreed' }, { name: 'deal.moved' }]);
  });

  it('[BEYC-02, BEYC-12] leave the stage when they say nothing of it: the seller accepts what was agreed', async () => {
    const bargain = await aBargain(app);
    await bargain.counter();
    expect(await stateOf(bargain.deal)).toMatchObject({ stage: SUBMITTED, price: 3_900_000, status: 1 });
    expect((await bargain.agree(2)).json<object>()).toMatchObject({
      statusId: SUBMITTED,
      turn: 'seller',
      kind: 'agreed',
    });
    expect(await stateOf(bargain.deal)).toMatchObject({ stage: SUBMITTED, price: 4_200_000, status: 1 });
    const accepted = await bargain.accept({ Price: 4_200_000, Version: 3 });
    expect([accepted.status, (await stateOf(bargain.deal)).stage]).toEqual([200, ACCEPTED]);
  });

  it('[BEYC-02] of a seller who has sold the listing on accept nothing', async () => {
    const [bargain, { seller: next }] = [await aBargain(app), await aBargain(app)];
    await bargain.counter({ bindingOnAgreement: true });
    await source.query('update properties set seller_id = $2 where id = $1', [bargain.property.id, next.id]);
    expect((await bargain.agree(2)).status).toBe(200);
    expect((await stateOf(bargain.deal)).stage).toBe(SUBMITTED);
  });

  it('[BEYC-05] are answered by the other side alone', async () => {
    const bargain = await aBargain(app);
    await refused(bargain.agree(1), 'There is no counter to agree to.');
    expect((await bargain.counter()).status).toBe(201);
    const before = await storedOf(app, bargain.property.id);
    await refused(bargain.counter({ version: 2 }), 'You have countered. The buyer answers next.');
    await refused(
      office(`${bargain.deal}/counters`, { ...COUNTER, version: 2 }),
      "The newest terms are a counter. Record the buyer's answer first.",
    );
    const path = `/api/v1/me/deals/${bargain.deal}`;
    expect((await app.call('POST', `${path}/agree`, { version: 2 }, bargain.seller.token)).status).toBe(403);
    expect((await app.call('POST', `${path}/counters`, { ...COUNTER, version: 2 }, bargain.buyer.token)).status).toBe(
      403,
    );
    expect(await storedOf(app, bargain.property.id)).toEqual(before);
    expect((await bargain.agree(2)).status).toBe(200);
    await refused(bargain.agree(3), 'There is no counter to agree to.');
  });

  it('[BEYC-06, BEYC-22] are answered as they stand: who is late reads how it stands now', async () => {
    const bargain = await aBargain(app);
    await bargain.counter();
    expect((await bargain.revise(4_100_000)).status).toBe(200);
    const late = await bargain.agree(2);
    expect([late.status, late.json<object>()]).toEqual([
      409,
      expect.objectContaining({
        detail: 'The buyer has offered other terms meanwhile: version 3 is the newest. Please look at it again.',
        errors: [expect.objectContaining({ field: 'version' })],
      }),
    ]);
    await refused(
      bargain.counter({ version: 2 }),
      'The buyer has offered other terms meanwhile: version 3 is the newest. Please look at it again.',
    );
    await bargain.counter({ version: 3 });
    await refused(
      bargain.withdraw({ version: 3 }),
      'The seller has countered meanwhile: version 4 is the newest. Please look at it again.',
    );
    await bargain.agree(4);
    await refused(
      bargain.agree(4),
      'The buyer has agreed meanwhile: version 5 is the newest. Please look at it again.',
    );
    await bargain.accept();
    await refused(bargain.agree(4), 'This offer has been accepted already.');
    await refused(bargain.counter({ version: 5 }), 'This offer has been accepted already.');
  });

  it('[BEYC-08] end with the withdrawal of the offer, which may say why', async () => {
    for (const [stage, reason] of [
      [SUBMITTED, 'Another property suits us better.'],
      [IN_PROCESS, undefined],
    ] as const) {
      const bargain = await aBargain(app, { stage });
      await bargain.counter();
      const answer = await bargain.withdraw({ reason });
      expect([answer.status, answer.json<object>()]).toEqual([200, expect.objectContaining({ statusId: WITHDRAWN })]);
      expect(
        await source.query('select to_status_id "to", actor_id actor, reason from deal_history where deal_id = $1', [
          bargain.deal,
        ]),
      ).toEqual([{ to: WITHDRAWN, actor: bargain.buyer.id, reason: reason ?? null }]);
      expect(
        await source.query(
          `select payload from events where name = 'offer.withdrawn' and (payload->>'dealId')::int = $1`,
          [bargain.deal],
        ),
      ).toEqual([{ payload: { dealId: bargain.deal, propertyId: bargain.property.id, version: 1 } }]);
      const closed = 'This offer has been withdrawn already.';
      await refused(bargain.agree(2), closed);
      await refused(bargain.counter({ version: 2 }), closed);
      await refused(bargain.withdraw(), closed);
      expect([(await bargain.accept()).text, (await bargain.reject()).text]).toEqual([closed, closed]);
    }
  });

  it('[BEYC-09] no buyer withdraws what is accepted, nor an interest without an offer', async () => {
    const accepted = await aBargain(app, { stage: ACCEPTED });
    await refused(accepted.withdraw(), 'Please ask your broker.');
    await refused((await aBargain(app, { stage: INTERESTED })).withdraw(), 'There is no offer yet.');
    expect((await stateOf(accepted.deal)).stage).toBe(ACCEPTED);
  });

  it('[BEYC-10, BEYC-11] keep an offer from being accepted, whoever tries', async () => {
    const bargain = await aBargain(app);
    await bargain.counter();
    const mine = await bargain.accept();
    expect([mine.status, mine.text]).toEqual([400, 'You have countered. The buyer answers next.']);
    const ofOffice = "The newest terms are a counter. Record the buyer's answer first.";
    const called = await app.call('POST', '/api/admin/deal/accept', { Id: bargain.deal }, admin);
    expect([called.status, called.text]).toEqual([400, ofOffice]);
    await refused(office(`${bargain.deal}/move`, { statusId: ACCEPTED }), ofOffice);
    expect((await stateOf(bargain.deal)).stage).toBe(SUBMITTED);
    const another = await aBargain(app);
    expect((await office(`${another.deal}/counters`, COUNTER)).status).toBe(201);
    expect((await another.accept()).text).toBe('The office has countered. The buyer answers next.');
  });

  it("[BEYC-13] are no reason to keep an offer: the seller rejects it whoever's turn it is", async () => {
    const [countered, agreed] = [await aBargain(app), await aBargain(app)];
    await countered.counter();
    await agreed.counter();
    await agreed.agree(2);
    for (const bargain of [countered, agreed, await aBargain(app, { stage: IN_PROCESS })]) {
      expect([(await bargain.reject()).status, (await stateOf(bargain.deal)).stage]).toEqual([200, REJECTED]);
    }
  });

  it('[BEYC-14] are agreed to by the office for a buyer without an account, and for no other', async () => {
    const bargain = await aBargain(app);
    const offline = await anOffline(bargain);
    expect((await stateOf(offline)).versions).toEqual(['1 offer office']);
    const counter = { ...COUNTER, bindingOnAgreement: true };
    const path = `/api/v1/me/deals/${offline}/counters`;
    expect((await app.call('POST', path, counter, bargain.seller.token)).status).toBe(201);
    const agreed = await office(`${offline}/agree`, { version: 2 });
    expect([agreed.status, agreed.json<object>()]).toEqual([
      200,
      expect.objectContaining({
        statusId: ACCEPTED,
        price: 4_200_000,
        turn: 'nobody',
        kind: 'agreed',
        authorSide: 'office',
      }),
    ]);
    expect(
      await source.query('select actor_id actor, reason from deal_history where deal_id = $1 and to_status_id = 1', [
        offline,
      ]),
    ).toEqual([{ actor: bargain.seller.id, reason: 'by counter 2' }]);
    await bargain.counter();
    await refused(
      office(`${bargain.deal}/agree`, { version: 2 }),
      'Only the answer of a buyer without an account is recorded by the office.',
    );
  });

  it('[BEYC-14] of the office are never binding, and the office may revise for such a buyer', async () => {
    const bargain = await aBargain(app);
    const offline = await anOffline(bargain);
    expect((await office(`${offline}/counters`, { ...COUNTER, bindingOnAgreement: true })).status).toBe(422);
    const countered = await office(`${offline}/counters`, { ...COUNTER, answerBy: soon() });
    expect(countered.json<object>()).toMatchObject({
      turn: 'buyer',
      price: 3_800_000,
      version: 2,
      authorSide: 'office',
    });
    const revised = await app.call(
      'POST',
      '/api/buyer/store/deal',
      { Store: { StoreID: bargain.property.id, Price: 4_100_000 }, BuyerStore: TERMS, BuyerStoreID: offline },
      admin,
    );
    expect([revised.status, (await stateOf(offline)).versions.at(-1)]).toEqual([200, '3 offer office']);
  });

  it('[BEYC-04] can be put again once they have lapsed', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ answerBy: soon() });
    await lapse(app, bargain.deal);
    expect((await bargain.counter({ version: 2, answerBy: soon() })).status).toBe(201);
    expect((await bargain.agree(3)).status).toBe(200);
  });
});
