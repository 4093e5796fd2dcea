import type { AccessState } from '@stowbridge/contract/access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aSignedNda, openAccess } from '../../../test/ndas';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import type { Property } from '../properties/editing/property.entity';

const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

describe('access to the materials of a property', () => {
  let app: TestApp;
  let office: { id: number; token: string; name: string };
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20' });
    office = await anOffice('Ana', 'Reyes');
  }, 60_000);
  afterAll(() => app.close());

  async function anOffice(firstName: string, lastName: string): Promise<typeof office> {
    const { id } = await anAdmin(app.source, { firstName, lastName });
    return { id, token: await tokenOf(app, id), name: `${firstName} ${lastName}` };
  }

  interface Signed {
    property: Property;
    sellerId: number;
    userId: number;
    ndaId: number;
  }

  /** A person who has signed, whose access is in this state. */
  async function aSigned(state: AccessState = 'pending', given: Partial<Property> = {}): Promise<Signed> {
    const seller = await aSeller(app.source);
    const property = await aProperty(app.source, { sellerId: seller.id, ndaMode: 'manual', ...given });
    const buyer = await aBuyer(app.source, { firstName: 'Nia', lastName: 'Hart' });
    await aSignedNda(app.source, property, buyer.id);
    await openAccess(app.source, property.id, buyer.id, state);
    return { property, sellerId: seller.id, userId: buyer.id, ndaId: await ndaOf(buyer.id) };
  }
  const ndaOf = async (userId: number): Promise<number> =>
    (await app.source.query<{ id: number }[]>('select max(id) id from ndas where user_id = $1', [userId]))[0].id;

  const post = (path: string, body: object = {}, token: string | undefined = office.token): Promise<Answer> =>
    app.call('POST', `/api/v1/${path}`, body, token);
  const get = (path: string, token: string | undefined = office.token): Promise<Answer> =>
    app.call('GET', `/api/v1/${path}`, undefined, token);
  const told = ({ status, ...answer }: Answer): unknown[] => [status, answer.json<{ detail?: string }>().detail];
  /** All of the row, and what has been written about it. */
  const traces = async ({ userId, property }: Pick<Signed, 'userId' | 'property'>) =>
    (
      await app.source.query<{ row: object | null; audit: string[]; chain: string[]; events: string[] }[]>(
        `select (select to_jsonb(a) from nda_access a where a.user_id = $1 and a.property_id = $2) "row",
           array(select action from audit_log where subject_type = 'property' and subject_id = $2 and action like 'nda.%' order by id) audit,
           array(select e.kind from nda_events e join ndas n on n.id = e.nda_id where n.user_id = $1 and n.property_id = $2 order by e.nda_id, e.seq) chain,
           array(select name from events where name like 'access.%' and payload @> jsonb_build_object('userId', $1::int, 'propertyId', $2::int) order by id) events`,
        [userId, property.id],
      )
    )[0];

  it('[BEYA-50] [BEYA-58] each decision moves the state with its audit row, its event on the newest NDA and its event for others', async () => {
    const signed = await aSigned('pending');
    const { ndaId } = signed;
    await aSignedNda(app.source, signed.property, signed.userId, 'b'.repeat(64));
    await openAccess(app.source, signed.property.id, signed.userId, 'pending');
    const expiresAt = ahead(10);
    const approved = await post(`ndas/${ndaId}/approve`, { tier: 2, expiresAt });
    expect([approved.status, approved.json()]).toEqual([
      200,
      {
        state: 'open',
        ended: false,
        tier: 2,
        tierBefore: null,
        expiresAt,
        reason: null,
        decidedBy: office.name,
        decidedAt: expect.any(String) as string,
        source: 'signed',
        waitingSince: null,
      },
    ]);
    const state = async (act: string, body?: object) =>
      (await post(`ndas/${ndaId}/${act}`, body)).json<{ state: string; tier: number; reason: string | null }>();
    expect(await state('revoke', { reason: 'They have\ntalked.' })).toMatchObject({
      state: 'revoked',
      tier: 2,
      reason: 'They have\ntalked.',
    });
    expect(await state('restore')).toMatchObject({ state: 'open', tier: 2, expiresAt, reason: null });
    expect(await traces(signed)).toMatchObject({
      audit: ['nda.access-approved', 'nda.access-revoked', 'nda.access-restored'],
      chain: ['access-approved', 'access-revoked', 'access-restored'],
      events: ['access.granted', 'access.revoked', 'access.granted'],
    });
    const [{ nda }] = await app.source.query<{ nda: number }[]>(
      `select distinct nda_id nda from nda_events where kind like 'access-%' and nda_id in (select id from ndas where user_id = $1)`,
      [signed.userId],
    );
    expect(nda).toBe(await ndaOf(signed.userId));

    const other = await aSigned('pending');
    expect((await post(`ndas/${other.ndaId}/decline`, { reason: 'Not a buyer' })).json()).toMatchObject({
      state: 'declined',
      reason: 'Not a buyer',
    });
    expect(await traces(other)).toMatchObject({ chain: ['access-declined'], events: ['access.declined'] });
    expect((await post(`ndas/${other.ndaId}/restore`)).json()).toMatchObject({ state: 'open', tier: 1 });
  });

  it('[BEYA-50] approving shows the documents at the next load of the page', async () => {
    const { property, userId, ndaId } = await aSigned('pending');
    await aDocument(app.source, property.id, 1);
    const token = await tokenOf(app, userId);
    const page = async () => {
      const { Access, Documents } = (
        await app.call('GET', `/api/buyer/store/profile/${property.id}/${ndaId}`, undefined, token)
      ).json<{ Access: string; Documents: unknown[] }>();
      return [Access, Documents.length];
    };
    expect(await page()).toEqual(['pending', 0]);
    await post(`ndas/${ndaId}/approve`);
    expect(await page()).toEqual(['open', 1]);
  });

  it('without an end of its own an approval lasts as long as the property says, with null for ever', async () => {
    const given = { accessDays: 30 };
    const [said, endless] = [await aSigned('pending', given), await aSigned('pending', given)];
    const end = (await post(`ndas/${said.ndaId}/approve`)).json<{ expiresAt: string }>().expiresAt;
    expect(Math.round((Date.parse(end) - Date.now()) / 86_400_000)).toBe(30);
    expect((await post(`ndas/${endless.ndaId}/approve`, { expiresAt: null })).json()).toMatchObject({
      expiresAt: null,
    });
  });

  it('[BEYA-64] a tier that an accepted offer has raised stays, and falls back to what a person has set', async () => {
    const signed = await aSigned('pending');
    await app.source.query('update nda_access set tier = 3, tier_before = 1 where user_id = $1', [signed.userId]);
    expect((await post(`ndas/${signed.ndaId}/approve`, { tier: 2 })).json()).toMatchObject({ tier: 3, tierBefore: 2 });
    const change = async (body: object) =>
      (await app.call('PUT', `/api/v1/ndas/${signed.ndaId}/access`, body, office.token)).json<object>();
    expect(await change({ tier: 3, expiresAt: ahead(5) })).toMatchObject({ tier: 3, tierBefore: 2 });
    expect(await change({ tier: 1 })).toMatchObject({
      tier: 1,
      tierBefore: 1,
      expiresAt: expect.any(String) as string,
    });
    await app.source.query(`update nda_access set expires_at = now() - interval '1 hour' where user_id = $1`, [
      signed.userId,
    ]);
    expect((await get(`ndas/${signed.ndaId}/access`)).json()).toMatchObject({ state: 'open', ended: false });
    expect(
      (await app.call('PUT', `/api/v1/ndas/${signed.ndaId}/access`, { expiresAt: null }, office.token)).status,
    ).toBe(422);
  });

  it('how far and how long is changed as it was read, or not at all', async () => {
    const signed = await aSigned('open');
    const path = `/api/v1/ndas/${signed.ndaId}/access`;
    const read = await app.call('GET', path, undefined, office.token);
    const etag = String(read.headers.etag);
    const put = (body: object, version: string) => app.call('PUT', path, body, office.token, { 'if-match': version });
    expect((await put({ tier: 2, expiresAt: ahead(3) }, etag)).json()).toMatchObject({ state: 'open', tier: 2 });
    const before = await traces(signed);
    expect((await put({ tier: 3 }, etag)).status).toBe(412);
    expect(await traces(signed)).toEqual(before);
    expect(before).toMatchObject({
      audit: ['nda.access-changed'],
      chain: ['access-changed'],
      events: ['access.changed'],
    });
    expect((await put({ tier: 3, expiresAt: null }, '*')).json()).toMatchObject({ tier: 3, expiresAt: null });
  });

  it('[BEYA-48] approving many at once leaves out and names those that wait no longer', async () => {
    const [waits, declined, open] = [await aSigned('pending'), await aSigned('pending'), await aSigned('open')];
    await post(`ndas/${declined.ndaId}/decline`);
    const gone = await aSigned('pending');
    await app.asOwner('delete from properties where id = $1', [gone.property.id]);
    const ids = [waits, declined, open, gone].map(({ ndaId }) => ndaId);
    const answer = await post('ndas/approve', { ids, tier: 2 });
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        approved: [waits.ndaId],
        leftOut: [
          { id: declined.ndaId, name: 'Nia Hart', state: 'declined', text: 'Ana Reyes has declined this already.' },
          { id: open.ndaId, name: 'Nia Hart', state: 'open', text: 'This access is open.' },
          { id: gone.ndaId, name: 'Nia Hart', state: null, text: 'This property is gone.' },
        ],
      },
    ]);
    expect((await traces(waits)).row).toMatchObject({ state: 'open', tier: 2, decided_by_id: office.id });
    expect((await post('ndas/approve', { ids })).json()).toMatchObject({
      approved: [],
      leftOut: expect.arrayContaining([
        { id: waits.ndaId, name: 'Nia Hart', state: 'open', text: 'Ana Reyes has approved this already.' },
      ]) as unknown,
    });
    const later = await aSigned('pending');
    expect((await post('ndas/approve', { ids: [later.ndaId, 2_000_000_000] })).status).toBe(404);
    expect((await traces(later)).row).toMatchObject({ state: 'pending' });
    for (const wrong of [[], [later.ndaId, later.ndaId], ['x'], Array.from({ length: 101 }, (_, n) => n + 1)]) {
      expect((await post('ndas/approve', { ids: wrong })).status).toBe(422);
    }
  });

  it('[BEYA-49] [BEYA-69] the owning seller decides where the property says so, and is refused where not', async () => {
    const [own, closed] = [await aSigned('pending', { sellerDecides: true }), await aSigned('pending')];
    const seller = await tokenOf(app, own.sellerId);
    const path = ({ property, ndaId }: Signed, act: string) => `me/properties/${property.id}/ndas/${ndaId}/${act}`;
    await app.asOwner('update properties set seller_id = $1 where id = $2', [own.sellerId, closed.property.id]);
    const before = await traces(closed);
    for (const act of ['approve', 'decline']) {
      expect(told(await post(path(closed, act), {}, seller))).toEqual([
        403,
        'The office looks at the requests for this property.',
      ]);
    }
    expect(await traces(closed)).toEqual(before);
    const answer = await post(path(own, 'approve'), {}, seller);
    expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ state: 'open', tier: 1 })]);
    expect((await traces(own)).row).toMatchObject({ decided_by_id: own.sellerId });

    const people = await get(`me/properties/${own.property.id}/ndas`, seller);
    expect([people.headers['content-range'], people.json()]).toEqual([
      'ndas 0-0/1',
      [
        {
          ndaId: own.ndaId,
          name: 'Nia Hart',
          company: 'Test Storage LLC',
          state: 'open',
          ended: false,
          tier: 1,
          expiresAt: null,
          signedAt: expect.any(String) as string,
          mayDecide: true,
        },
      ],
    ]);
    expect((await get(`me/properties/${closed.property.id}/ndas`, seller)).json()).toMatchObject([
      { state: 'pending', mayDecide: false },
    ]);

    const declined = await aSigned('pending', { sellerDecides: true });
    const reason = 'Not now';
    expect(
      (await post(path(declined, 'decline'), { reason }, await tokenOf(app, declined.sellerId))).json(),
    ).toMatchObject({ state: 'declined', reason });
  });

  describe('[BEYA-69] each action, for everybody else', () => {
    type Act = (signed: Signed, token: string | undefined) => Promise<Answer>;
    const ofOffice =
      (act: string, body: object = {}): Act =>
      ({ ndaId }, token) =>
        app.call('POST', `/api/v1/ndas/${ndaId}/${act}`, body, token);
    const ofSeller =
      (act: string): Act =>
      ({ property, ndaId }, token) =>
        app.call('POST', `/api/v1/me/properties/${property.id}/ndas/${ndaId}/${act}`, {}, token);
    const ACTIONS: Record<string, { from: AccessState; act: Act; seller?: true }> = {
      approve: { from: 'pending', act: ofOffice('approve') },
      decline: { from: 'pending', act: ofOffice('decline') },
      revoke: { from: 'open', act: ofOffice('revoke') },
      restore: { from: 'revoked', act: ofOffice('restore') },
      'approve many': {
        from: 'pending',
        act: ({ ndaId }, token) => app.call('POST', '/api/v1/ndas/approve', { ids: [ndaId] }, token),
      },
      change: {
        from: 'open',
        act: ({ ndaId }, token) => app.call('PUT', `/api/v1/ndas/${ndaId}/access`, { tier: 3 }, token),
      },
      "approve as the property's seller": { from: 'pending', act: ofSeller('approve'), seller: true },
      "decline as the property's seller": { from: 'pending', act: ofSeller('decline'), seller: true },
    };
    const aKey = async (scopes: string[]): Promise<string> =>
      (await post('api-keys', { name: 'Key', scopes })).json<{ secret: string }>().secret;

    it.each(
      Object.entries(ACTIONS).flatMap(([name, action]) =>
        [true, false].map((sellerDecides) => [name, sellerDecides, action] as const),
      ),
    )('%s, where the seller decides: %s', async (_, sellerDecides, { from, act, seller }) => {
      const signed = await aSigned(from, { sellerDecides });
      const before = await traces(signed);
      const people: Record<string, string | undefined> = {
        visitor: undefined,
        buyer: await tokenOf(app, signed.userId),
        'other buyer': await tokenOf(app, (await aBuyer(app.source)).id),
        'owning seller': await tokenOf(app, signed.sellerId),
        'other seller': await tokenOf(app, (await aSeller(app.source)).id),
        administrator: office.token,
        'key without the scope': await aKey(['ndas:read', 'properties:write']),
        'key with the scope': await aKey(['ndas:write']),
      };
      const allowed = seller ? (sellerDecides ? ['owning seller'] : []) : ['administrator', 'key with the scope'];
      for (const who of Object.keys(people).filter((one) => !allowed.includes(one))) {
        const { status } = await act(signed, people[who]);
        expect([who, [401, 403, 404].includes(status) || status, await traces(signed)]).toEqual([who, true, before]);
      }
      for (const who of allowed) {
        await app.source.query('update nda_access set state = $2 where user_id = $1', [signed.userId, from]);
        expect([who, (await act(signed, people[who])).status]).toEqual([who, 200]);
      }
    });
  });

  it('[BEYA-69] on the listing of another seller, and for an NDA of another property, there is nothing', async () => {
    const [own, other] = [
      await aSigned('pending', { sellerDecides: true }),
      await aSigned('pending', { sellerDecides: true }),
    ];
    const token = await tokenOf(app, own.sellerId);
    for (const path of [
      `me/properties/${other.property.id}/ndas/${other.ndaId}/approve`,
      `me/properties/${own.property.id}/ndas/${other.ndaId}/approve`,
      `me/properties/${own.property.id}/ndas/2000000000/decline`,
    ]) {
      expect([path, (await post(path, {}, token)).status]).toEqual([path, 404]);
    }
    expect((await get(`me/properties/${other.property.id}/ndas`, token)).status).toBe(404);
    expect((await traces(other)).row).toMatchObject({ state: 'pending' });
  });

  it.each([
    ['tier 4', 'approve', { tier: 4 }],
    ['tier -1', 'approve', { tier: -1 }],
    ['tier 0', 'approve', { tier: 0 }],
    ['a tier in words', 'approve', { tier: 'two' }],
    ['an end that has come', 'approve', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['a day that there is not', 'approve', { expiresAt: '2099-02-30T00:00:00Z' }],
    ['a day without a time', 'approve', { expiresAt: '2099-02-20' }],
    ['an unknown field', 'approve', { reason: 'x' }],
    ['a reason of 501 characters', 'decline', { reason: 'x'.repeat(501) }],
    ['a reason with a bell', 'decline', { reason: 'ring \u0007' }],
    ['a reason with a NUL', 'decline', { reason: 'nothing \u0000' }],
    ['a reason with an escape', 'decline', { reason: '\u001b[31mred' }],
    ['a reason that is no text', 'decline', { reason: 7 }],
  ])('[BEYA-70] %s is refused and changes nothing', async (_, act, body) => {
    const signed = await aSigned('pending');
    const before = await traces(signed);
    expect((await post(`ndas/${signed.ndaId}/${act}`, body)).status).toBe(422);
    expect(await traces(signed)).toEqual(before);
  });

  it.each([{ tier: 4 }, { tier: -1 }, { tier: 1, expiresAt: '2020-01-01T00:00:00Z' }, {}])(
    '[BEYA-70] %j is no access, and a reason of 500 characters is one',
    async (body) => {
      const signed = await aSigned('open');
      const before = await traces(signed);
      expect((await app.call('PUT', `/api/v1/ndas/${signed.ndaId}/access`, body, office.token)).status).toBe(422);
      expect((await post(`ndas/${signed.ndaId}/revoke`, { reason: 'a\u0001' })).status).toBe(422);
      expect(await traces(signed)).toEqual(before);
      expect((await post(`ndas/${signed.ndaId}/revoke`, { reason: '🏠'.repeat(500) })).status).toBe(200);
    },
  );

  it.each([
    ['approve', 'open', 'This access is open.'],
    ['approve', 'declined', 'This access is declined.'],
    ['approve', 'revoked', 'This access is revoked.'],
    ['decline', 'open', 'This access is open.'],
    ['decline', 'revoked', 'This access is revoked.'],
    ['revoke', 'pending', 'This access is pending.'],
    ['revoke', 'declined', 'This access is declined.'],
    ['restore', 'pending', 'This access is pending.'],
    ['restore', 'open', 'This access is open.'],
  ] as const)('[BEYA-71] to %s one that is %s is a conflict with the state as it stands', async (act, state, text) => {
    const signed = await aSigned(state);
    const before = await traces(signed);
    expect(told(await post(`ndas/${signed.ndaId}/${act}`))).toEqual([409, text]);
    expect(await traces(signed)).toEqual(before);
  });

  it('[BEYA-71] an access that is not open is not changed', async () => {
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const signed = await aSigned(state);
      const put = await app.call('PUT', `/api/v1/ndas/${signed.ndaId}/access`, { tier: 2 }, office.token);
      expect(told(put)).toEqual([409, `This access is ${state}.`]);
    }
    expect((await post('ndas/2000000000/approve')).status).toBe(404);
    expect((await get('ndas/2000000000/access')).status).toBe(404);
  });

  it('[BEYA-65] of two who approve and decline at the same moment one wins, and the other reads who did what', async () => {
    const other = await anOffice('Tom', 'Lind');
    const won = { open: 0, declined: 0 };
    for (let round = 0; round < 12; round += 1) {
      const signed = await aSigned('pending');
      const approving = () => post(`ndas/${signed.ndaId}/approve`);
      const declining = () => post(`ndas/${signed.ndaId}/decline`, {}, other.token);
      const [approve, decline] =
        round % 2 === 0
          ? await Promise.all([approving(), declining()])
          : (await Promise.all([declining(), approving()])).reverse();
      const { row, chain, audit, events } = await traces(signed);
      const { state } = row as { state: 'open' | 'declined' };
      won[state] += 1;
      expect([chain.length, audit.length, events.length]).toEqual([1, 1, 1]);
      expect([told(approve), told(decline)]).toEqual(
        state === 'open'
          ? [
              [200, undefined],
              [409, 'Ana Reyes has approved this already.'],
            ]
          : [
              [409, 'Tom Lind has declined this already.'],
              [200, undefined],
            ],
      );
    }
    expect(won.open + won.declined).toBe(12);
  });

  it('[BEYA-65] two who approve the same people at once let each of them in once', async () => {
    const other = await anOffice('Tom', 'Lind');
    const people = [await aSigned('pending'), await aSigned('pending'), await aSigned('pending')];
    const ids = people.map(({ ndaId }) => ndaId);
    const answers = await Promise.all([
      post('ndas/approve', { ids }),
      post('ndas/approve', { ids: [...ids].reverse() }, other.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap((answer) => answer.json<{ approved: number[] }>().approved).sort()).toEqual([...ids].sort());
    for (const signed of people) {
      expect((await traces(signed)).events).toEqual(['access.granted']);
    }
  });

  it('[BEYA-50] a decision with an Idempotency-Key is made once', async () => {
    const signed = await aSigned('pending');
    const send = () =>
      app.call('POST', `/api/v1/ndas/${signed.ndaId}/approve`, {}, office.token, { 'idempotency-key': 'approve-1' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.headers['idempotency-replayed'], second.json()]).toEqual([
      200,
      200,
      'true',
      first.json(),
    ]);
    expect((await traces(signed)).events).toEqual(['access.granted']);
  });

  it('[BEYA-47] those who wait are counted on the start page, and found by the state of their access', async () => {
    await app.source.query(`update nda_access set state = 'revoked' where state = 'pending'`);
    const property = await aProperty(app.source, { name: 'Heron Storage', ndaMode: 'manual' });
    await uploadNda(app, property.id, office.token, aText('heron'));
    const [first, second] = [
      await aBuyer(app.source, { firstName: 'Ann', lastName: 'Reed' }),
      await aBuyer(app.source),
    ];
    for (const { id } of [first, second]) {
      expect((await sign(app, property.id, await tokenOf(app, id))).status).toBe(200);
    }
    const pile = async () =>
      (await get('office/day')).json<{ waitingNdas: { count: number; first: object[] } }>().waitingNdas;
    expect(await pile()).toEqual({
      count: 2,
      first: [
        {
          id: await ndaOf(first.id),
          name: 'Ann Reed',
          propertyId: property.id,
          propertyName: 'Heron Storage',
          createdAt: expect.any(String) as string,
        },
        expect.objectContaining({ id: await ndaOf(second.id) }),
      ],
    });
    const found = async (state: string): Promise<number[]> =>
      (await get(`ndas?filter=${encodeURIComponent(JSON.stringify({ state, propertyId: property.id }))}`))
        .json<{ userId: number }[]>()
        .map(({ userId }) => userId);
    expect([await found('pending'), await found('open')]).toEqual([[second.id, first.id], []]);
    await post(`ndas/${await ndaOf(first.id)}/approve`, { tier: 2, expiresAt: ahead(1) });
    expect([await found('pending'), await found('open'), (await pile()).count]).toEqual([[second.id], [first.id], 1]);
    await app.source.query(`update nda_access set expires_at = now() - interval '1 second' where user_id = $1`, [
      first.id,
    ]);
    expect([await found('open'), await found('ended'), await found('revoked')]).toEqual([[], [first.id], []]);
    expect((await get(`ndas?filter=${encodeURIComponent('{"state":"closed"}')}`)).status).toBe(422);

    const own = (await get('me/ndas', await tokenOf(app, first.id))).json<{ access: object }[]>();
    expect(own.map(({ access }) => access)).toEqual([
      {
        state: 'open',
        ended: true,
        tier: 2,
        expiresAt: expect.any(String) as string,
        reason: null,
        waitingSince: null,
      },
    ]);
    const file = await app.app.inject({
      url: `/api/v1/ndas/spreadsheet?filter=${encodeURIComponent(JSON.stringify({ propertyId: property.id }))}`,
      headers: { authorization: `Bearer ${office.token}` },
    });
    const [heading, ...rows] = rowsOfWorkbook(file.rawPayload);
    expect(heading?.slice(-5)).toEqual(['Access', 'Tier', 'Access Ends (Mountain Time)', 'Decided By', 'Reason']);
    expect(rows.map((row) => row.filter((cell) => ['Pending', 'Ended', office.name].includes(cell)))).toEqual([
      ['Pending'],
      ['Ended', office.name],
    ]);

    const people = await get(`properties/${property.id}/accesses`);
    expect([people.headers['content-range'], people.json()]).toEqual([
      'accesses 0-1/2',
      [
        expect.objectContaining({
          userId: second.id,
          access: expect.objectContaining({ state: 'pending' }) as unknown,
        }),
        expect.objectContaining({
          ndaId: await ndaOf(first.id),
          name: 'Ann Reed',
          lastOpenedAt: null,
          access: expect.objectContaining({ tier: 2, ended: true, decidedBy: office.name }) as unknown,
        }),
      ],
    ]);
    expect((await get('properties/2000000000/accesses')).status).toBe(404);
  });
});
