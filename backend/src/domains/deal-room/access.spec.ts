import { Tier, type TierId } from '@stowbridge/contract/access';
import type { Property } from '../properties/editing/property.entity';
import {
  anAgent,
  aPerson,
  aSigner,
  askedFor,
  aTieredDocument,
  changeAccess,
  downloadsOf,
  OPENED,
  profileOf,
  refused,
  type StoredDocument,
} from '../../../test/access';
import { aDocument, aProperty } from '../../../test/builders';
import { aSignedNda } from '../../../test/ndas';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';

const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';
const ENDED = 'Your access to this property has ended. Please ask Ada Reyes.';
const DECLINED = 'Your request for access was declined. Please ask Ada Reyes.';
const RENT_ROLL = 2;
const PAST = new Date('2026-01-01T00:00:00Z');

describe('an access that is not open', () => {
  let app: TestApp;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    property = await aProperty(app.source);
    await aDocument(app.source, property.id);
    await anAgent(app, property.id, 'Ada', 'Reyes');
  });

  const file = (typeId: number, tier: TierId): Promise<StoredDocument> =>
    aTieredDocument(app, property.id, typeId, tier);
  const marketKey = (token: string, AccessKey: string | null = 'any') =>
    app.call('POST', '/api/buyer/store/accesskey', { StoreID: property.id, AccessKey }, token);

  it('[BEYA-43, BEYA-44] in mode manual a signature waits: no document, and the profile says who looks at it', async () => {
    await app.source.query(`update properties set nda_mode = 'manual' where id = $1`, [property.id]);
    await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aPerson(app);
    expect((await sign(app, property.id, token)).status).toBe(200);
    expect(await app.source.query('select state, tier, expires_at from nda_access where user_id = $1', [id])).toEqual([
      { state: 'pending', tier: 1, expires_at: null },
    ]);
    expect(await profileOf(app, property.id, token)).toMatchObject({
      Documents: [],
      LockedDocuments: [],
      NDASignedDate: expect.stringMatching(/Z$/),
      BuyerStoreNDAID: expect.any(Number),
      AccessKey: null,
      Access: 'pending',
      AccessText: 'Your NDA is signed. Ada Reyes looks at each request; we will write to you.',
      AccessReason: null,
    });
  });

  it('[BEYA-44] without a listing agent the office of the product looks at it', async () => {
    const other = await aProperty(app.source);
    const { id, token } = await aPerson(app);
    await aSignedNda(app.source, other, id);
    await changeAccess(app, other.id, id, { state: 'pending' });
    expect((await profileOf(app, other.id, token)).AccessText).toBe(
      'Your NDA is signed. The Stowbridge office looks at each request; we will write to you.',
    );
    await changeAccess(app, other.id, id, { state: 'declined' });
    expect((await profileOf(app, other.id, token)).AccessText).toBe(
      'Your request for access was declined. Please ask the Stowbridge office.',
    );
  });

  it('[BEYA-45] while a request waits, documents and market analysis are refused as before signing', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const [unsigned, waiting] = [await aPerson(app), await aSigner(app, property, Tier.Signed, 'pending')];
    expect(await askedFor(app, memo, waiting.token)).toEqual(refused(403, SIGN_FIRST));
    expect(await askedFor(app, memo, waiting.token)).toEqual(await askedFor(app, memo, unsigned.token));
    const [before, now] = [await marketKey(unsigned.token), await marketKey(waiting.token)];
    expect([now.status, now.text]).toEqual([400, 'You need to sign the NDA in order to view the market analysis.']);
    expect([before.status, before.text]).toEqual([now.status, now.text]);
    expect(await downloadsOf(app, memo.id)).toBe(0);
    await changeAccess(app, property.id, waiting.id, { state: 'open' });
    expect(await askedFor(app, memo, waiting.token)).toEqual(OPENED);
  });

  it('[BEYA-56] revoking refuses the next request, by a link in hand too, whole or in parts', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner(app, property);
    const { Url } = (await app.call('GET', `/api/home/document/link/${memo.id}`, undefined, token)).json<{
      Url: string;
    }>();
    const get = (range?: string) => app.call('GET', Url, undefined, undefined, range ? { range } : {});
    expect([(await get()).status, (await get('bytes=0-1')).status]).toEqual([200, 206]);
    await changeAccess(app, property.id, id, { state: 'revoked' });
    for (const answer of [await get(), await get('bytes=2-2'), await get('bytes=99-')]) {
      expect([answer.status, answer.text]).toEqual([403, ENDED]);
    }
    expect(await downloadsOf(app, memo.id)).toBe(1);
  });

  it.each([
    ['was revoked', { state: 'revoked', reason: 'The offer expired.' }, 'The offer expired.'],
    ['was revoked without a reason', { state: 'revoked' }, null],
    ['has ended', { expiresAt: PAST }, null],
    ['has ended after a decision', { expiresAt: PAST, reason: 'Of an earlier one.' }, null],
  ] as const)(
    '[BEYA-57] a buyer whose access %s reads so on the profile and in each refusal',
    async (_, change, AccessReason) => {
      const memo = await file(RENT_ROLL, Tier.Signed);
      const { id, token } = await aSigner(app, property);
      const { AccessKey } = await profileOf(app, property.id, token);
      const { Token } = (await marketKey(token, AccessKey)).json<{ Token: string }>();
      expect((await app.call('GET', `/api/home/market/${Token}`, undefined, token)).status).toBe(200);
      await changeAccess(app, property.id, id, change);
      expect(await profileOf(app, property.id, token)).toMatchObject({
        Access: 'ended',
        AccessText: ENDED,
        AccessReason,
        Documents: [],
        AccessKey: null,
        NDASignedDate: expect.any(String),
        BuyerStoreNDAID: expect.any(Number),
      });
      expect(await askedFor(app, memo, token)).toEqual(refused(403, ENDED));
      const market = await marketKey(token, AccessKey);
      expect([market.status, market.text]).toEqual([400, ENDED]);
      expect((await app.call('GET', `/api/home/market/${Token}`, undefined, token)).status).toBe(404);
    },
  );

  it.each(['Not at this time.', null])('[BEYA-58] a declined buyer reads so, and why: %s', async (reason) => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner(app, property, Tier.Signed, 'pending');
    await changeAccess(app, property.id, id, { state: 'declined', reason });
    expect(await profileOf(app, property.id, token)).toMatchObject({
      Access: 'declined',
      AccessText: DECLINED,
      AccessReason: reason,
      Documents: [],
      AccessKey: null,
      BuyerStoreNDAID: expect.any(Number),
    });
    expect(await askedFor(app, memo, token)).toEqual(refused(403, DECLINED));
    const market = await marketKey(token);
    expect([market.status, market.text]).toEqual([400, DECLINED]);
  });

  it('[BEYA-60] an access past its end is refused at the next request, with no worker to end it', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner(app, property);
    await app.source.query(`update nda_access set expires_at = now() + interval '2 seconds' where user_id = $1`, [id]);
    expect(await askedFor(app, memo, token)).toEqual(OPENED);
    await app.source.query(
      'select pg_sleep(extract(epoch from expires_at - clock_timestamp()) + 0.01) from nda_access where user_id = $1',
      [id],
    );
    expect(await askedFor(app, memo, token)).toEqual(refused(403, ENDED));
    expect(await app.source.query('select state from nda_access where user_id = $1', [id])).toEqual([
      { state: 'open' },
    ]);
  });

  it('the text that is signed is outside of the tiers: it stays readable to those who signed it, whatever became of their access', async () => {
    const [{ id }] = await app.source.query<[{ id: number }]>(
      'select id from documents where property_id = $1 and document_type_id = 8',
      [property.id],
    );
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const { token } = await aSigner(app, property, Tier.Signed, state);
      expect((await app.call('GET', `/api/home/document/link/${id}`, undefined, token)).status).toBe(200);
    }
  });
});
