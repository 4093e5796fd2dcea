import { sha256Of } from '../documents/agreements';
import { Property } from '../properties/editing/property.entity';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aSignedNda } from '../../../test/ndas';
import { aText, sign, SIGNATURE, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download } from '../../../test/uploads';

describe('the certificate of a signature', () => {
  let app: TestApp;
  let admin: string;
  let seller: User;
  let buyer: User;
  let token: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '12' });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [seller, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
    property = await aProperty(app.source, { name: 'Heron / Storage', sellerId: seller.id });
    token = await tokenOf(app, buyer.id);
    await uploadNda(app, property.id, admin, aText(`text of ${property.id}`));
  });

  const signed = async (more: object = {}): Promise<number> =>
    (await sign(app, property.id, token, more)).json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID;
  const certificateOf = (ndaId: number, as: string) => download(app, `/api/v1/ndas/${ndaId}/certificate`, as);
  const rowsOf = (ndaId: number): Promise<{ sha256: string; bytes: number }[]> =>
    app.source.query('select sha256, bytes from nda_certificates where nda_id = $1', [ndaId]);
  const kindsOf = async (ndaId: number): Promise<string[]> =>
    (
      await app.source.query<{ kind: string }[]>('select kind from nda_events where nda_id = $1 order by seq', [ndaId])
    ).map(({ kind }) => kind);

  it('[BEYA-03] is read by the office, the owning seller and the signer, under a name that says what it is', async () => {
    const ndaId = await signed();
    for (const reader of [admin, await tokenOf(app, seller.id), token]) {
      const { status, bytes, headers } = await certificateOf(ndaId, reader);
      expect(status).toBe(200);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'content-disposition': expect.stringContaining('NDA - Heron _ Storage - Nia Hart.pdf'),
      });
    }
    expect((await kindsOf(ndaId)).filter((kind) => kind === 'certificate-downloaded')).toHaveLength(3);
  });

  it('[BEYA-32] is made at the first request for it, once, however many ask at the same time', async () => {
    await aSignedNda(app.source, property, buyer.id);
    const [{ id }] = await app.source.query<{ id: number }[]>('select id from ndas where user_id = $1', [buyer.id]);
    expect(await rowsOf(id)).toEqual([]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => certificateOf(id, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ sha256 }, ...others] = await rowsOf(id);
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ bytes }) => sha256Of(bytes)))).toEqual(new Set([sha256]));
    expect((await kindsOf(id)).filter((kind) => kind === 'certificate-made')).toHaveLength(1);
  });

  it('[BEYA-16] is downloaded as before when the property is gone', async () => {
    const ndaId = await signed();
    const before = (await certificateOf(ndaId, token)).bytes;
    await app.source.query('update deals set deal_status_id = 2 where property_id = $1', [property.id]);
    expect((await app.call('PUT', `/api/admin/store/${property.id}/true`, {}, admin)).status).toBe(200);
    for (const reader of [admin, token]) {
      expect((await certificateOf(ndaId, reader)).bytes.equals(before)).toBe(true);
    }
    expect((await app.call('GET', `/api/v1/ndas/${ndaId}/agreement`, undefined, token)).status).toBe(200);
  });

  it('[BEYA-30] is not there for another buyer, another seller and a visitor, and nothing is noted of them', async () => {
    const ndaId = await signed();
    await certificateOf(ndaId, admin);
    const before = await kindsOf(ndaId);
    for (const stranger of [await aBuyer(app.source), await aSeller(app.source)]) {
      expect((await certificateOf(ndaId, await tokenOf(app, stranger.id))).status).toBe(404);
    }
    expect((await app.call('GET', `/api/v1/ndas/${ndaId}/certificate`)).status).toBe(401);
    expect((await certificateOf(2_000_000_000, admin)).status).toBe(404);
    expect(await kindsOf(ndaId)).toEqual(before);
  });

  it('[BEYA-06] one finds each of one’s signatures again, the newest first, with its agreement and its certificate', async () => {
    const first = await signed();
    await uploadNda(app, property.id, admin, aText(`second text of ${property.id}`), 'second.pdf', {
      AskAgain: 'true',
    });
    const { CeremonyID } = await textOf(app, property.id, token);
    const second = await signed({ CeremonyID, IsDisclosureAccepted: true });
    expect(second).not.toBe(first);
    await certificateOf(first, token);
    const own = async (as: string) => (await app.call('GET', '/api/v1/me/ndas', undefined, as)).json<object[]>();
    expect(await own(token)).toEqual([
      expect.objectContaining({ id: second, agreementName: 'second.pdf', certifiedAt: null }),
      expect.objectContaining({
        id: first,
        propertyId: property.id,
        propertyName: property.name,
        agreementName: 'nda.pdf',
        certifiedAt: expect.any(String),
      }),
    ]);
    expect(await own(await tokenOf(app, seller.id))).toEqual([]);
    expect((await app.call('GET', '/api/v1/me/ndas')).status).toBe(401);
  });

  it('[BEYA-01] the next text comes with what was written in the last signature, on whatever property', async () => {
    const last = async () => (await textOf(app, property.id, token)).LastSignature;
    expect(await last()).toBeNull();
    await signed({ NDAEntity: 'Hart LLC', NDAAddress: '9 Wharf Road' });
    property = await aProperty(app.source);
    await uploadNda(app, property.id, admin, aText('another'));
    const { ID: _, DealName: __, ...written } = SIGNATURE;
    expect(await last()).toEqual({ ...written, NDAEntity: 'Hart LLC', NDAAddress: '9 Wharf Road', NDAAddress2: null });
  });

  it('is listed for the office, and one signature with everything that happened with it', async () => {
    const ndaId = await signed();
    await certificateOf(ndaId, token);
    const get = (as: string) => app.call('GET', `/api/v1/ndas/${ndaId}`, undefined, as);
    const { certifiedAt, events } = (await get(admin)).json<{
      certifiedAt: string;
      events: { seq: number; kind: string; by: string | null }[];
    }>();
    expect(certifiedAt).toEqual(expect.any(String));
    expect(events.map(({ seq, kind, by }) => [seq, kind, by])).toEqual([
      [1, 'signed', `${buyer.firstName} ${buyer.lastName}`],
      [2, 'access-opened', null],
      [3, 'certificate-made', null],
      [4, 'certificate-downloaded', `${buyer.firstName} ${buyer.lastName}`],
    ]);
    expect([(await get(token)).status, (await get(await tokenOf(app, seller.id))).status]).toEqual([403, 403]);
    const listed = async (filter: object) =>
      (
        await app.call(
          'GET',
          `/api/v1/ndas?filter=${encodeURIComponent(JSON.stringify({ propertyId: property.id, ...filter }))}`,
          undefined,
          admin,
        )
      )
        .json<{ id: number }[]>()
        .map(({ id }) => id);
    await app.asOwner('alter table ndas disable trigger user');
    await app.asOwner(`update ndas set signed_at = '2026-03-10 12:00Z' where id = $1`, [ndaId]);
    await app.asOwner('alter table ndas enable trigger user');
    expect(await listed({ signedAt_gte: '2026-03-10', signedAt_lte: '2026-03-10' })).toEqual([ndaId]);
    expect(await listed({ signedAt_gte: '2026-03-11' })).toEqual([]);
    expect(await listed({ signedAt_lte: '2026-03-09' })).toEqual([]);
  });

  it('can neither be changed nor removed, not even in the database', async () => {
    const ndaId = await signed();
    await certificateOf(ndaId, token);
    for (const change of [
      'delete from nda_certificates where nda_id = $1',
      `update nda_certificates set code = '2345678923' where nda_id = $1`,
    ]) {
      await expect(app.asOwner(change, [ndaId])).rejects.toThrow('nda_certificates is append-only');
    }
  });
});
