import { aDocument } from '../../../test/builders';
import { ahead, DecidingOffice, type Office } from '../../../test/deciding-office';
import { aSignedNda, openAccess } from '../../../test/ndas';
import { type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('access to the materials of a property', () => {
  const world = new DecidingOffice();
  const { aSigned, ndaOf, post, get, traces } = world;
  let app: TestApp;
  let office: Office;
  beforeAll(async () => {
    ({ app, office } = await world.open());
  });
  afterAll(() => app.close());

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
});
