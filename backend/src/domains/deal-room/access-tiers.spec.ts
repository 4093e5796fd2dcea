import { Tier, type TierId } from '@stowbridge/contract/access';
import type { PropertyProfileDto } from '../../views/profile/profile.calls.dto';
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
import { aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';
const GONE = refused(404, 'The document was not found.');
const RENT_ROLL = 2;
const CONTRACTS = 16;
const PAST = new Date('2026-01-01T00:00:00Z');

describe('the tiers of documents', () => {
  let app: TestApp;
  let admin: string;
  let owner: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const seller = await aSeller(app.source);
    owner = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
    await anAgent(app, property.id, 'Ada', 'Reyes');
  });

  const file = (typeId: number, tier: TierId): Promise<StoredDocument> =>
    aTieredDocument(app, property.id, typeId, tier);
  const listedTo = async (token: string): Promise<number[]> =>
    (await profileOf(app, property.id, token)).Documents.filter(({ DocumentTypeID }) => DocumentTypeID !== 8).map(
      ({ ID }) => ID,
    );

  it('[BEYA-52] names a document of a higher tier by its type and for whom it is, and by nothing that opens it', async () => {
    const [roll, contracts] = [await file(RENT_ROLL, Tier.Qualified), await file(CONTRACTS, Tier.UnderLoi)];
    const reader = await aSigner(app, property);
    const profile = await profileOf(app, property.id, reader.token);
    expect(profile.LockedDocuments).toEqual([
      { DocumentTypeID: RENT_ROLL, DocumentType: 'Rent roll', Title: 'Rent roll, for qualified buyers' },
      { DocumentTypeID: CONTRACTS, DocumentType: 'Contracts', Title: 'Contracts, for buyers under LOI' },
    ]);
    expect(profile.Documents.map(({ DocumentTypeID }) => DocumentTypeID)).toEqual([8]);
    for (const { fileName } of [roll, contracts]) {
      expect(JSON.stringify(profile)).not.toContain(fileName);
    }
    await changeAccess(app, property.id, reader.id, { tier: Tier.Qualified });
    const further = await profileOf(app, property.id, reader.token);
    expect([further.Documents.map(({ ID }) => ID), further.LockedDocuments.map(({ Title }) => Title)]).toEqual([
      [roll.id, expect.any(Number)],
      ['Contracts, for buyers under LOI'],
    ]);
    // Those who have no access are told of no tier.
    for (const { token } of [
      await aPerson(app),
      await aSigner(app, property, Tier.Signed, 'pending'),
      await aSigner(app, property, 1, 'declined'),
    ]) {
      expect((await profileOf(app, property.id, token)).LockedDocuments).toEqual([]);
    }
  });

  it('[BEYA-53] the link of a document of a higher tier is refused with whom to ask', async () => {
    const [roll, contracts] = [await file(RENT_ROLL, Tier.Qualified), await file(CONTRACTS, Tier.UnderLoi)];
    const reader = await aSigner(app, property);
    expect(await askedFor(app, roll, reader.token)).toEqual(
      refused(403, 'This document is for qualified buyers. Please ask Ada Reyes.'),
    );
    expect(await askedFor(app, contracts, reader.token)).toEqual(
      refused(403, 'This document is for buyers under LOI. Please ask Ada Reyes.'),
    );
    expect([await downloadsOf(app, roll.id), await downloadsOf(app, contracts.id)]).toEqual([0, 0]);
    await changeAccess(app, property.id, reader.id, { tier: Tier.Qualified });
    expect(await askedFor(app, roll, reader.token)).toEqual(OPENED);
    expect((await askedFor(app, contracts, reader.token))[0][0]).toBe(403);
    // Before the signature, whatever the tier, it is the NDA that is missing.
    expect(await askedFor(app, roll, (await aPerson(app)).token)).toEqual(refused(403, SIGN_FIRST));
  });

  it('[BEYA-54] a document for everyone opens to everyone who is signed in while the property is open', async () => {
    const memo = await file(1, Tier.Everyone);
    const other = { token: await tokenOf(app, (await aSeller(app.source)).id) };
    const people = [
      await aPerson(app),
      other,
      await aSigner(app, property),
      await aSigner(app, property, Tier.Signed, 'pending'),
      await aSigner(app, property, Tier.Signed, 'declined'),
      await aSigner(app, property, Tier.Signed, 'revoked'),
    ];
    for (const { token } of people) {
      expect(await askedFor(app, memo, token)).toEqual(OPENED);
      expect(await listedTo(token)).toEqual([memo.id]);
    }
    expect((await askedFor(app, memo)).map(([status]) => status)).toEqual([401, 401, 401]);
    const visitor = (await app.call('GET', `/api/home/store/profile/${property.id}`)).json<PropertyProfileDto>();
    expect([visitor.Documents, visitor.LockedDocuments, visitor.Access]).toEqual([[], [], null]);
    for (const change of ['active = false', 'active = true, status_id = 4']) {
      await app.source.query(`update properties set ${change} where id = $1`, [property.id]);
      for (const { token } of people) {
        expect(await askedFor(app, memo, token)).toEqual(GONE);
      }
    }
  });

  it('[BEYA-55] a document of the office opens to the office and the owning seller, and nobody else knows of it', async () => {
    const internal = await file(CONTRACTS, Tier.OfficeOnly);
    for (const token of [admin, owner]) {
      expect(await askedFor(app, internal, token)).toEqual(OPENED);
      expect(await listedTo(token)).toEqual([internal.id]);
    }
    const bought = await aSigner(app, property, Tier.UnderLoi);
    await aDeal(app.source, property, bought.id, 1);
    for (const { token } of [
      bought,
      await aSigner(app, property, Tier.UnderLoi),
      await aSigner(app, property, Tier.Signed, 'pending'),
      await aSigner(app, property, Tier.Signed, 'declined'),
      await aSigner(app, property, Tier.Signed, 'revoked'),
      await aPerson(app),
      { token: await tokenOf(app, (await aSeller(app.source)).id) },
    ]) {
      expect(await askedFor(app, internal, token)).toEqual(GONE);
      const { LockedDocuments } = await profileOf(app, property.id, token);
      expect([await listedTo(token), LockedDocuments]).toEqual([[], []]);
    }
  });

  describe.each([
    ['unpublished', 'active = false', 1],
    ['closed', 'status_id = 4', 5],
  ])('on a property that is %s', (_, change, stage) => {
    const takeOff = () => app.source.query(`update properties set ${change} where id = $1`, [property.id]);

    it('[BEYA-62] the buyer whose offer was accepted opens what goes up to tier 3, until the access is revoked', async () => {
      const documents = new Map<TierId, StoredDocument>();
      for (const tier of Object.values(Tier)) {
        documents.set(tier, await file(CONTRACTS, tier));
      }
      const bought = await aSigner(app, property, Tier.UnderLoi);
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
          expect([tier, await askedFor(app, document, bought.token)]).toEqual([tier, tier === 9 ? GONE : OPENED]);
        }
        expect((await listed()).Documents.filter(({ DocumentTypeID }) => DocumentTypeID === CONTRACTS)).toHaveLength(4);
      }
      await changeAccess(app, property.id, bought.id, { state: 'revoked' });
      for (const document of documents.values()) {
        expect(await askedFor(app, document, bought.token)).toEqual(GONE);
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
        await aPerson(app),
        await aSigner(app, property),
        await aSigner(app, property, Tier.UnderLoi),
        await aSigner(app, property, Tier.Signed, 'pending'),
        await aSigner(app, property, Tier.Signed, 'declined'),
        await aSigner(app, property, Tier.Signed, 'revoked'),
      ];
      await takeOff();
      for (const { token } of people) {
        for (const document of documents) {
          expect(await askedFor(app, document, token)).toEqual(GONE);
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
});
