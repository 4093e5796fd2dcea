import type { AccessState } from '@stowbridge/contract/access';
import { aBuyer, aSeller } from '../../../test/builders';
import { DecidingOffice, type Office, type Signed } from '../../../test/deciding-office';
import { type Answer, type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('who decides on access', () => {
  const world = new DecidingOffice();
  const { aSigned, post, get, told, traces } = world;
  let app: TestApp;
  let office: Office;
  beforeAll(async () => {
    ({ app, office } = await world.open());
  });
  afterAll(() => app.close());

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
});
