import { type AccessState, type AccessTier, Tier, type TierId } from '@stowbridge/contract/access';
import type { PropertyProfileDto } from '../../views/profile/profile.calls.dto';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';
import { aTieredDocument, anAgent, changeAccess } from '../../../test/access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';
const ENDED = 'Your access to this property has ended. Please ask Ada Reyes.';
const DECLINED = 'Your request for access was declined. Please ask Ada Reyes.';
const RENT_ROLL = 2;
const CONTRACTS = 16;
const PAST = new Date('2026-01-01T00:00:00Z');

interface Person {
  id: number;
  token: string;
}
interface Stored {
  id: number;
  fileName: string;
}

describe('what opens to whom on a property', () => {
  let app: TestApp;
  let admin: string;
  let seller: User;
  let owner: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    seller = await aSeller(app.source);
    owner = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
    await anAgent(app, property.id, 'Ada', 'Reyes');
  });

  async function aPerson(): Promise<Person> {
    const { id } = await aBuyer(app.source);
    return { id, token: await tokenOf(app, id) };
  }
  async function aSigner(tier: AccessTier = Tier.Signed, state: AccessState = 'open'): Promise<Person> {
    const person = await aPerson();
    await aSignedNda(app.source, property, person.id);
    await changeAccess(app, property.id, person.id, { tier, state });
    return person;
  }
  const file = (typeId: number, tier: TierId): Promise<Stored> => aTieredDocument(app, property.id, typeId, tier);
  const profileOf = async (token: string, id = property.id): Promise<PropertyProfileDto> =>
    (await app.call('GET', `/api/home/store/profile/${id}`, undefined, token)).json<PropertyProfileDto>();
  const listedTo = async (token: string): Promise<number[]> =>
    (await profileOf(token)).Documents.filter(({ DocumentTypeID }) => DocumentTypeID !== 8).map(({ ID }) => ID);
  /** What the link, the file and a part of it answer. */
  const asked = async ({ id, fileName }: Stored, token?: string): Promise<[number, string][]> => {
    const answers = [
      await app.call('GET', `/api/home/document/link/${id}`, undefined, token),
      await app.call('GET', `/StoreDocuments/${fileName}`, undefined, token),
      await app.call('GET', `/StoreDocuments/${fileName}`, undefined, token, { range: 'bytes=0-1' }),
    ];
    return answers.map(({ status, text }) => [status, status < 300 ? '' : text]);
  };
  const opened: [number, string][] = [
    [200, ''],
    [200, ''],
    [206, ''],
  ];
  const refused = (status: number, text: string): [number, string][] => Array.from({ length: 3 }, () => [status, text]);
  const GONE = refused(404, 'The document was not found.');
  const marketKey = (token: string, AccessKey: string | null = 'any') =>
    app.call('POST', '/api/buyer/store/accesskey', { StoreID: property.id, AccessKey }, token);
  const downloads = async (documentId: number): Promise<number> =>
    (
      await app.source.query<[{ n: number }]>('select count(*)::int n from document_opens where document_id = $1', [
        documentId,
      ])
    )[0].n;

  it('[BEYA-43, BEYA-44] in mode manual a signature waits: no document, and the profile says who looks at it', async () => {
    await app.source.query(`update properties set nda_mode = 'manual' where id = $1`, [property.id]);
    await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aPerson();
    expect((await sign(app, property.id, token)).status).toBe(200);
    expect(await app.source.query('select state, tier, expires_at from nda_access where user_id = $1', [id])).toEqual([
      { state: 'pending', tier: 1, expires_at: null },
    ]);
    expect(await profileOf(token)).toMatchObject({
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
    const { id, token } = await aPerson();
    await aSignedNda(app.source, other, id);
    await changeAccess(app, other.id, id, { state: 'pending' });
    expect((await profileOf(token, other.id)).AccessText).toBe(
      'Your NDA is signed. The Stowbridge office looks at each request; we will write to you.',
    );
    await changeAccess(app, other.id, id, { state: 'declined' });
    expect((await profileOf(token, other.id)).AccessText).toBe(
      'Your request for access was declined. Please ask the Stowbridge office.',
    );
  });

  it('[BEYA-45] while a request waits, documents and market analysis are refused as before signing', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const [unsigned, waiting] = [await aPerson(), await aSigner(Tier.Signed, 'pending')];
    expect(await asked(memo, waiting.token)).toEqual(refused(403, SIGN_FIRST));
    expect(await asked(memo, waiting.token)).toEqual(await asked(memo, unsigned.token));
    const [before, now] = [await marketKey(unsigned.token), await marketKey(waiting.token)];
    expect([now.status, now.text]).toEqual([400, 'You need to sign the NDA in order to view the market analysis.']);
    expect([before.status, before.text]).toEqual([now.status, now.text]);
    expect(await downloads(memo.id)).toBe(0);
    await changeAccess(app, property.id, waiting.id, { state: 'open' });
    expect(await asked(memo, waiting.token)).toEqual(opened);
  });

  it('[BEYA-52] names a document of a higher tier by its type and for whom it is, and by nothing that opens it', async () => {
    const [roll, contracts] = [await file(RENT_ROLL, Tier.Qualified), await file(CONTRACTS, Tier.UnderLoi)];
    const reader = await aSigner();
    const profile = await profileOf(reader.token);
    expect(profile.LockedDocuments).toEqual([
      { DocumentTypeID: RENT_ROLL, DocumentType: 'Rent roll', Title: 'Rent roll, for qualified buyers' },
      { DocumentTypeID: CONTRACTS, DocumentType: 'Contracts', Title: 'Contracts, for buyers under LOI' },
    ]);
    expect(profile.Documents.map(({ DocumentTypeID }) => DocumentTypeID)).toEqual([8]);
    for (const { fileName } of [roll, contracts]) {
      expect(JSON.stringify(profile)).not.toContain(fileName);
    }
    await changeAccess(app, property.id, reader.id, { tier: Tier.Qualified });
    const further = await profileOf(reader.token);
    expect([further.Documents.map(({ ID }) => ID), further.LockedDocuments.map(({ Title }) => Title)]).toEqual([
      [roll.id, expect.any(Number)],
      ['Contracts, for buyers under LOI'],
    ]);
    // Those who have no access are told of no tier.
    for (const { token } of [await aPerson(), await aSigner(Tier.Signed, 'pending'), await aSigner(1, 'declined')]) {
      expect((await profileOf(token)).LockedDocuments).toEqual([]);
    }
  });

  it('[BEYA-53] the link of a document of a higher tier is refused with whom to ask', async () => {
    const [roll, contracts] = [await file(RENT_ROLL, Tier.Qualified), await file(CONTRACTS, Tier.UnderLoi)];
    const reader = await aSigner();
    expect(await asked(roll, reader.token)).toEqual(
      refused(403, 'This document is for qualified buyers. Please ask Ada Reyes.'),
    );
    expect(await asked(contracts, reader.token)).toEqual(
      refused(403, 'This document is for buyers under LOI. Please ask Ada Reyes.'),
    );
    expect([await downloads(roll.id), await downloads(contracts.id)]).toEqual([0, 0]);
    await changeAccess(app, property.id, reader.id, { tier: Tier.Qualified });
    expect(await asked(roll, reader.token)).toEqual(opened);
    expect((await asked(contracts, reader.token))[0][0]).toBe(403);
    // Before the signature, whatever the tier, it is the NDA that is missing.
    expect(await asked(roll, (await aPerson()).token)).toEqual(refused(403, SIGN_FIRST));
  });

  it('[BEYA-54] a document for everyone opens to everyone who is signed in while the property is open', async () => {
    const memo = await file(1, Tier.Everyone);
    const other = { token: await tokenOf(app, (await aSeller(app.source)).id) };
    const people = [
      await aPerson(),
      other,
      await aSigner(),
      await aSigner(Tier.Signed, 'pending'),
      await aSigner(Tier.Signed, 'declined'),
      await aSigner(Tier.Signed, 'revoked'),
    ];
    for (const { token } of people) {
      expect(await asked(memo, token)).toEqual(opened);
      expect(await listedTo(token)).toEqual([memo.id]);
    }
    expect((await asked(memo)).map(([status]) => status)).toEqual([401, 401, 401]);
    const visitor = (await app.call('GET', `/api/home/store/profile/${property.id}`)).json<PropertyProfileDto>();
    expect([visitor.Documents, visitor.LockedDocuments, visitor.Access]).toEqual([[], [], null]);
    for (const change of ['active = false', 'active = true, status_id = 4']) {
      await app.source.query(`update properties set ${change} where id = $1`, [property.id]);
      for (const { token } of people) {
        expect(await asked(memo, token)).toEqual(GONE);
      }
    }
  });

  it('[BEYA-55] a document of the office opens to the office and the owning seller, and nobody else knows of it', async () => {
    const internal = await file(CONTRACTS, Tier.OfficeOnly);
    for (const token of [admin, owner]) {
      expect(await asked(internal, token)).toEqual(opened);
      expect(await listedTo(token)).toEqual([internal.id]);
    }
    const bought = await aSigner(Tier.UnderLoi);
    await aDeal(app.source, property, bought.id, 1);
    for (const { token } of [
      bought,
      await aSigner(Tier.UnderLoi),
      await aSigner(Tier.Signed, 'pending'),
      await aSigner(Tier.Signed, 'declined'),
      await aSigner(Tier.Signed, 'revoked'),
      await aPerson(),
      { token: await tokenOf(app, (await aSeller(app.source)).id) },
    ]) {
      expect(await asked(internal, token)).toEqual(GONE);
      const { LockedDocuments } = await profileOf(token);
      expect([await listedTo(token), LockedDocuments]).toEqual([[], []]);
    }
  });

  it('[BEYA-56] revoking refuses the next request, by a link in hand too, whole or in parts', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner();
    const { Url } = (await app.call('GET', `/api/home/document/link/${memo.id}`, undefined, token)).json<{
      Url: string;
    }>();
    const get = (range?: string) => app.call('GET', Url, undefined, undefined, range ? { range } : {});
    expect([(await get()).status, (await get('bytes=0-1')).status]).toEqual([200, 206]);
    await changeAccess(app, property.id, id, { state: 'revoked' });
    for (const answer of [await get(), await get('bytes=2-2'), await get('bytes=99-')]) {
      expect([answer.status, answer.text]).toEqual([403, ENDED]);
    }
    expect(await downloads(memo.id)).toBe(1);
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
      const { id, token } = await aSigner();
      const { AccessKey } = await profileOf(token);
      const { Token } = (await marketKey(token, AccessKey)).json<{ Token: string }>();
      expect((await app.call('GET', `/api/home/market/${Token}`, undefined, token)).status).toBe(200);
      await changeAccess(app, property.id, id, change);
      expect(await profileOf(token)).toMatchObject({
        Access: 'ended',
        AccessText: ENDED,
        AccessReason,
        Documents: [],
        AccessKey: null,
        NDASignedDate: expect.any(String),
        BuyerStoreNDAID: expect.any(Number),
      });
      expect(await asked(memo, token)).toEqual(refused(403, ENDED));
      const market = await marketKey(token, AccessKey);
      expect([market.status, market.text]).toEqual([400, ENDED]);
      expect((await app.call('GET', `/api/home/market/${Token}`, undefined, token)).status).toBe(404);
    },
  );

  it.each(['Not at this time.', null])('[BEYA-58] a declined buyer reads so, and why: %s', async (reason) => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner(Tier.Signed, 'pending');
    await changeAccess(app, property.id, id, { state: 'declined', reason });
    expect(await profileOf(token)).toMatchObject({
      Access: 'declined',
      AccessText: DECLINED,
      AccessReason: reason,
      Documents: [],
      AccessKey: null,
      BuyerStoreNDAID: expect.any(Number),
    });
    expect(await asked(memo, token)).toEqual(refused(403, DECLINED));
    const market = await marketKey(token);
    expect([market.status, market.text]).toEqual([400, DECLINED]);
  });

  it('[BEYA-60] an access past its end is refused at the next request, with no worker to end it', async () => {
    const memo = await file(RENT_ROLL, Tier.Signed);
    const { id, token } = await aSigner();
    await app.source.query(`update nda_access set expires_at = now() + interval '2 seconds' where user_id = $1`, [id]);
    expect(await asked(memo, token)).toEqual(opened);
    await app.source.query(
      'select pg_sleep(extract(epoch from expires_at - clock_timestamp()) + 0.01) from nda_access where user_id = $1',
      [id],
    );
    expect(await asked(memo, token)).toEqual(refused(403, ENDED));
    expect(await app.source.query('select state from nda_access where user_id = $1', [id])).toEqual([
      { state: 'open' },
    ]);
  });

  describe.each([
    ['unpublished', 'active = false', 1],
    ['closed', 'status_id = 4', 5],
  ])('on a property that is %s', (_, change, stage) => {
    const takeOff = () => app.source.query(`update properties set ${change} where id = $1`, [property.id]);

    it('[BEYA-62] the buyer whose offer was accepted opens what goes up to tier 3, until the access is revoked', async () => {
      const documents = new Map<TierId, Stored>();
      for (const tier of Object.values(Tier)) {
        documents.set(tier, await file(CONTRACTS, tier));
      }
      const bought = await aSigner(Tier.UnderLoi);
      await aDeal(app.source, property, bought.id, stage);
      await takeOff();
      const [{ nda }] = await app.source.query<[{ nda: number }]>('select id nda from ndas where user_id = $1', [
        bought.id,
      ]);
      const listed = async () =>
        (
          await app.call('GET', `/api/buyer/store/profile/${property.id}/${nda}`, undefined, bought.token)
        ).json<PropertyProfileDto>();
      for (const end of [null, PAST]) {
        await changeAccess(app, property.id, bought.id, { expiresAt: end });
        for (const [tier, document] of documents) {
          expect([tier, await asked(document, bought.token)]).toEqual([tier, tier === 9 ? GONE : opened]);
        }
        expect((await listed()).Documents.filter(({ DocumentTypeID }) => DocumentTypeID === CONTRACTS)).toHaveLength(4);
      }
      await changeAccess(app, property.id, bought.id, { state: 'revoked' });
      for (const document of documents.values()) {
        expect(await asked(document, bought.token)).toEqual(GONE);
      }
    });

    it('[BEYA-63] every other buyer finds no document, and none is listed', async () => {
      const documents = [
        await file(1, Tier.Everyone),
        await file(RENT_ROLL, Tier.Signed),
        await file(RENT_ROLL, Tier.Qualified),
        await file(CONTRACTS, Tier.UnderLoi),
      ];
      const people = [
        await aPerson(),
        await aSigner(),
        await aSigner(Tier.UnderLoi),
        await aSigner(Tier.Signed, 'pending'),
        await aSigner(Tier.Signed, 'declined'),
        await aSigner(Tier.Signed, 'revoked'),
      ];
      await takeOff();
      for (const { token } of people) {
        for (const document of documents) {
          expect(await asked(document, token)).toEqual(GONE);
        }
        const profile = await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token);
        if (change === 'active = false') {
          expect(profile.status).toBe(404);
        } else {
          const { Documents, LockedDocuments } = profile.json<PropertyProfileDto>();
          expect([Documents, LockedDocuments]).toEqual([[], []]);
        }
      }
    });
  });

  it('the text that is signed is outside of the tiers: it stays readable to those who signed it, whatever became of their access', async () => {
    const [{ id }] = await app.source.query<[{ id: number }]>(
      'select id from documents where property_id = $1 and document_type_id = 8',
      [property.id],
    );
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const { token } = await aSigner(Tier.Signed, state);
      expect((await app.call('GET', `/api/home/document/link/${id}`, undefined, token)).status).toBe(200);
    }
  });
});
