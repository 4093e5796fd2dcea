import { Stage, type StageId } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';
import { anAgent, changeAccess } from '../../../test/access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aSignedNda } from '../../../test/ndas';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const LOOKED_AT = 'Your access is being looked at.';
const DECLINED = 'Your request for access was declined. Please ask Ada Reyes.';
const ENDED = 'Your access to this property has ended. Please ask Ada Reyes.';
const PAST = new Date('2026-01-01T00:00:00Z');

describe('the access of a buyer who offers', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  let buyer: User;
  let token: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    buyer = await aBuyer(source);
    token = await tokenOf(app, buyer.id);
    property = await aProperty(source, { sellerId: (await aSeller(source)).id });
    await aDocument(source, property.id);
    await anAgent(app, property.id, 'Ada', 'Reyes');
  });

  const submit = (price = '4,000,000') =>
    app.call(
      'POST',
      '/api/buyer/store/deal',
      { Store: { StoreID: property.id, Price: price }, BuyerStore: TERMS },
      token,
    );
  const stored = (): Promise<unknown> =>
    source.query(
      `select d.id, d.deal_status_id, d.price, d.xmin::text, (select count(*)::int from offer_terms t where t.deal_id = d.id) versions,
              (select count(*)::int from events where payload->>'propertyId' = d.property_id::text) events
       from deals d where d.property_id = $1 order by d.id`,
      [property.id],
    );

  describe.each([
    ['is looked at', { state: 'pending' }, LOOKED_AT],
    ['was declined', { state: 'declined', reason: 'Not now.' }, DECLINED],
    ['was revoked', { state: 'revoked' }, ENDED],
    ['has ended', { expiresAt: PAST }, ENDED],
  ] as const)('[BEYA-46, BEYA-57, BEYA-59, BEYA-60] whose access %s', (_, change, text) => {
    it('submits no first offer', async () => {
      await aSignedNda(source, property, buyer.id);
      await changeAccess(app, property.id, buyer.id, change);
      const answer = await submit();
      expect([answer.status, answer.text, await stored()]).toEqual([400, text, []]);
      await changeAccess(app, property.id, buyer.id, { state: 'open', expiresAt: null });
      expect((await submit()).status).toBe(200);
    });

    it('revises none that is open, also after a revision was asked for', async () => {
      await aSignedNda(source, property, buyer.id);
      expect((await submit()).status).toBe(200);
      const [{ id }] = await source.query<[{ id: number }]>('select id from deals where property_id = $1', [
        property.id,
      ]);
      await app.call('POST', `/api/v1/deals/${id}/ask-revision`, undefined, admin);
      await changeAccess(app, property.id, buyer.id, change);
      const before = await stored();
      const answer = await submit('4,100,000');
      expect([answer.status, answer.text]).toEqual([400, text]);
      expect(await stored()).toEqual(before);
    });
  });

  it('[BEYA-59] an offline offer of an administrator asks for no access', async () => {
    const offline = {
      ...TERMS,
      OfflineBuyerFirstName: 'Olga',
      OfflineBuyerEmail: 'olga@example.com',
      OfflineBuyerCity: 'Austin',
      OfflineBuyerStateID: 44,
    };
    const answer = await app.call(
      'POST',
      '/api/buyer/store/deal',
      { Store: { StoreID: property.id, Price: '3,900,000' }, BuyerStore: offline, IsOffline: true },
      admin,
    );
    expect(answer.status).toBe(200);
  });

  describe('when a deal moves', () => {
    const access = async (): Promise<unknown> =>
      (
        await source.query<unknown[]>(
          'select state, tier, tier_before, expires_at from nda_access where user_id = $1 and property_id = $2',
          [buyer.id, property.id],
        )
      )[0];
    const tiers = (): Promise<unknown> =>
      source.query(
        `select e.kind, e.actor_id, e.detail from nda_events e join ndas n on n.id = e.nda_id
         where n.user_id = $1 and e.kind = 'tier-changed' order by e.seq`,
        [buyer.id],
      );
    const move = async (statusId: StageId): Promise<void> => {
      const [{ id }] = await source.query<[{ id: number }]>('select id from deals where property_id = $1', [
        property.id,
      ]);
      const answer = await app.call('POST', `/api/v1/deals/${id}/move`, { statusId }, admin);
      expect([statusId, answer.status]).toEqual([statusId, 200]);
    };
    const raised = { kind: 'tier-changed', actor_id: null, detail: { tier: 3 } };

    it.each([Stage.Rejected, Stage.InProcess])(
      '[BEYA-64] an acceptance raises the tier to 3, and falling through to %i gives the earlier one back; the timeline tells both',
      async (to) => {
        expect((await sign(app, property.id, token)).status).toBe(200);
        await changeAccess(app, property.id, buyer.id, { tier: 2 });
        expect((await submit()).status).toBe(200);
        expect([await access(), await tiers()]).toEqual([
          { state: 'open', tier: 2, tier_before: null, expires_at: null },
          [],
        ]);
        await move(Stage.Accepted);
        expect([await access(), await tiers()]).toEqual([
          { state: 'open', tier: 3, tier_before: 2, expires_at: null },
          [raised],
        ]);
        await move(to);
        expect([await access(), await tiers()]).toEqual([
          { state: 'open', tier: 2, tier_before: null, expires_at: null },
          [raised, { kind: 'tier-changed', actor_id: null, detail: { tier: 2 } }],
        ]);
      },
    );

    it('[BEYA-64] a sale keeps the tier', async () => {
      expect((await sign(app, property.id, token)).status).toBe(200);
      expect((await submit()).status).toBe(200);
      await move(Stage.Accepted);
      await move(Stage.Sold);
      expect([await access(), await tiers()]).toEqual([
        { state: 'open', tier: 3, tier_before: 1, expires_at: null },
        [raised],
      ]);
    });

    it('[BEYA-64] moves that are no acceptance leave it as it is', async () => {
      expect((await sign(app, property.id, token)).status).toBe(200);
      expect((await submit()).status).toBe(200);
      await move(Stage.InProcess);
      await move(Stage.Rejected);
      expect([await access(), await tiers()]).toEqual([
        { state: 'open', tier: 1, tier_before: null, expires_at: null },
        [],
      ]);
    });
  });
});
