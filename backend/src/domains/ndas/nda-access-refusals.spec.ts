import { aBuyer, aProperty } from '../../../test/builders';
import { ahead, DecidingOffice, type Office } from '../../../test/deciding-office';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';

describe('decisions on access', () => {
  const world = new DecidingOffice();
  const { aSigned, anOffice, ndaOf, post, get, told, traces } = world;
  let app: TestApp;
  let office: Office;
  beforeAll(async () => {
    ({ app, office } = await world.open());
  });
  afterAll(() => app.close());

  it.each([
    ['tier 4', 'approve', { tier: 4 }],
    ['tier -1', 'approve', { tier: -1 }],
    ['tier 0', 'approve', { tier: 0 }],
    ['a tier in words', 'approve', { tier: 'two' }],
    ['an end that has come', 'approve', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['a day that there is not', 'approve', { expiresAt: '2099-02-30T00:00:00Z' }],
    ['a day without a time', 'approve', { expiresAt: '2099-02-20' }],
    ['an end after the last year', 'approve', { expiresAt: '9999-12-31T23:59:59-07:00' }],
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
