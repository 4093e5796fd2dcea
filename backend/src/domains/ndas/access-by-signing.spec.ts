import type { PropertyProfileDto } from '../../views/profile/profile.calls.dto';
import type { Property } from '../properties/editing/property.entity';
import { aTieredDocument, changeAccess } from '../../../test/access';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const PAST = new Date('2026-01-01T00:00:00Z');

interface Signer {
  id: number;
  token: string;
  ndaId: number;
}
interface Row {
  state: string;
  tier: number;
  days: number | null;
}

describe('the access that a signature opens', () => {
  let app: TestApp;
  let admin: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    property = await aProperty(app.source);
    await uploadNda(app, property.id, admin, aText('first'));
  });

  const signAs = async (token: string): Promise<number> => {
    const answer = await sign(app, property.id, token);
    expect(answer.status).toBe(200);
    return answer.json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID;
  };
  async function aSigner(positionId = 2): Promise<Signer> {
    const { id } = await aBuyer(app.source, { positionId });
    const token = await tokenOf(app, id);
    return { id, token, ndaId: await signAs(token) };
  }
  /** With the whole days from the signature to the end. */
  const accessOf = async (userId: number): Promise<Row> =>
    (
      await app.source.query<Row[]>(
        `select state, tier, round(extract(epoch from expires_at - created_at) / 86400)::int days from nda_access where user_id = $1 and property_id = $2`,
        [userId, property.id],
      )
    )[0];
  const change = (set: string): Promise<unknown> =>
    app.source.query(`update properties set ${set} where id = $1`, [property.id]);
  const profileOf = async (token: string): Promise<PropertyProfileDto> =>
    (await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token)).json<PropertyProfileDto>();
  const reads = async (documentId: number, token: string): Promise<number> =>
    (await app.call('GET', `/api/home/document/link/${documentId}`, undefined, token)).status;
  const kinds = async (ndaId: number): Promise<string[]> =>
    (
      await app.source.query<{ kind: string }[]>('select kind from nda_events where nda_id = $1 order by seq', [ndaId])
    ).map(({ kind }) => kind);
  /** The office replaces the text and asks those who have signed to sign it. */
  const askAgain = (): Promise<number> =>
    uploadNda(app, property.id, admin, aText('second'), 'second.pdf', { AskAgain: 'true' });

  it.each([null, 90])(
    '[BEYA-42] is of tier 1 in mode automatic, lasts as long as the property says (%s days), and opens what it always did',
    async (days) => {
      await change(`access_days = ${days}`);
      const memo = await aTieredDocument(app, property.id, 1, 1);
      const { id, token, ndaId } = await aSigner();
      expect(await accessOf(id)).toEqual({ state: 'open', tier: 1, days });
      expect(await kinds(ndaId)).toEqual(['signed', 'access-opened']);
      expect(await reads(memo.id, token)).toBe(200);
      expect(await profileOf(token)).toMatchObject({
        Access: 'open',
        AccessText: null,
        AccessReason: null,
        AccessKey: expect.any(String),
        Documents: [{ ID: memo.id }, { DocumentTypeID: 8 }],
        LockedDocuments: [],
      });
    },
  );

  it('[BEYA-51] waits for brokers alone in mode manual-for-brokers', async () => {
    await change(`nda_mode = 'manual-for-brokers', access_days = 30`);
    const [broker, investor] = [await aSigner(3), await aSigner(2)];
    expect([await accessOf(broker.id), await accessOf(investor.id)]).toEqual([
      { state: 'pending', tier: 1, days: null },
      { state: 'open', tier: 1, days: 30 },
    ]);
    expect([(await profileOf(broker.token)).Access, (await profileOf(investor.token)).Access]).toEqual([
      'pending',
      'open',
    ]);
    expect([await kinds(broker.ndaId), await kinds(investor.ndaId)]).toEqual([
      ['signed', 'access-requested'],
      ['signed', 'access-opened'],
    ]);
  });

  it.each([
    ['open', 2],
    ['pending', 1],
    ['revoked', 3],
  ] as const)(
    '[BEYA-20] who is asked to sign again and does keeps an access that is %s, of tier %i',
    async (state, tier) => {
      const signer = await aSigner();
      await changeAccess(app, property.id, signer.id, { state, tier });
      const before = await accessOf(signer.id);
      await askAgain();
      expect(await profileOf(signer.token)).toMatchObject({ Access: null, AccessText: null, Documents: [] });
      const second = await signAs(signer.token);
      expect(second).toBeGreaterThan(signer.ndaId);
      expect(await accessOf(signer.id)).toEqual(before);
      expect((await profileOf(signer.token)).Access).toBe(state === 'revoked' ? 'ended' : state);
      expect([await kinds(signer.ndaId), await kinds(second)]).toEqual([['signed', 'access-opened'], ['signed']]);
    },
  );

  it.each([
    ['opens while it has no end', { expiresAt: null }, true],
    ['has ended', { expiresAt: PAST }, false],
    ['has ended, which an accepted offer outlasts', { expiresAt: PAST, tier: 3, tierBefore: 1 }, true],
    ['was revoked', { state: 'revoked' }, false],
  ] as const)(
    'a signature answers whether the access opens anything now: one that %s',
    async (_what, changed, opens) => {
      const { id, token } = await aSigner();
      await changeAccess(app, property.id, id, changed);
      expect((await sign(app, property.id, token)).json()).toMatchObject({ IsAccessOpen: opens });
    },
  );

  it('[BEYA-66] who was declined and signs again stays declined until the office restores it', async () => {
    const memo = await aTieredDocument(app, property.id, 1, 1);
    const { id, token } = await aSigner();
    await changeAccess(app, property.id, id, { state: 'declined', reason: 'Not now.' });
    await signAs(token);
    expect(await profileOf(token)).toMatchObject({ Access: 'declined', AccessReason: 'Not now.' });
    await askAgain();
    // Until they sign, nothing is said of a decision on the earlier text.
    expect(await profileOf(token)).toMatchObject({ Access: null, AccessReason: null });
    await signAs(token);
    expect(await profileOf(token)).toMatchObject({ Access: 'declined', AccessReason: 'Not now.', AccessKey: null });
    expect(await reads(memo.id, token)).toBe(403);
    await changeAccess(app, property.id, id, { state: 'open', reason: null });
    expect([(await profileOf(token)).Access, await reads(memo.id, token)]).toEqual(['open', 200]);
  });

  it('[BEYA-68] a change of mode, of the days or of the publication changes nothing for those who are in', async () => {
    const memo = await aTieredDocument(app, property.id, 1, 1);
    await change('access_days = 60');
    const signer = await aSigner();
    const before = await app.source.query('select * from nda_access where user_id = $1', [signer.id]);
    const isIn = async () => [(await profileOf(signer.token)).Access, await reads(memo.id, signer.token)];
    for (const set of [
      `nda_mode = 'manual'`,
      `nda_mode = 'manual-for-brokers'`,
      `nda_mode = 'approved'`,
      'access_days = 1',
      'access_days = null',
      'seller_decides = true',
    ]) {
      await change(set);
      expect([set, await isIn()]).toEqual([set, ['open', 200]]);
    }
    await change('active = false');
    expect(await reads(memo.id, signer.token)).toBe(404);
    await change('active = true');
    expect(await isIn()).toEqual(['open', 200]);
    expect(await app.source.query('select * from nda_access where user_id = $1', [signer.id])).toEqual(before);
  });
});
