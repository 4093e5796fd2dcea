import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove, STAGES } from '@stowbridge/contract/stages';
import type { DataSource } from 'typeorm';
import { Role, RoleId } from '../../platform/access/permissions';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const ROLES: [string, RoleId][] = [
  ['an administrator', Role.Admin],
  ['the buyer', Role.Buyer],
  ['the seller', Role.Seller],
];
const SELLER_VERBS: Partial<Record<StageId, string>> = { [Stage.Accepted]: 'accept', [Stage.Rejected]: 'reject' };
/** Whether there is a call by which a role could ask for a stage; administrators submit for offline buyers only, in a deal of their own. */
const canAsk = (role: RoleId, to: StageId): boolean =>
  role === Role.Seller ? to in SELLER_VERBS : role === Role.Buyer || to !== Stage.Submitted;
/** The property's status after the moves that change it: Under LOI by an acceptance, Closed by a sale, For Sale when it falls through. */
const PROPERTY_AFTER: Record<string, number> = {
  '4 to 1': 2,
  '6 to 1': 2,
  '3 to 1': 2,
  '1 to 2': 1,
  '1 to 3': 1,
  '1 to 5': 4,
};
/** At these stages a new offer is a new deal, and the old one stays. */
const ENDED: readonly StageId[] = [Stage.Rejected, Stage.Sold, Stage.Withdrawn];

describe('the table of stages, asked through the API', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());

  async function aDealAt(stage: StageId): Promise<{ id: number; propertyId: number; tokens: Record<RoleId, string> }> {
    const [seller, buyer] = [await aSeller(source), await aBuyer(source)];
    const property = await aProperty(source, {
      sellerId: seller.id,
      ...(stage === Stage.Accepted ? { statusId: 2 } : {}),
    });
    await aDocument(source, property.id);
    await aSignedNda(source, property, buyer.id);
    const { id } = await aDeal(source, property, buyer.id, stage);
    if (stage !== Stage.Interested) {
      await someTerms(source, id, buyer.id);
    }
    return {
      id,
      propertyId: property.id,
      tokens: {
        [Role.Admin]: admin,
        [Role.Buyer]: await tokenOf(app, buyer.id),
        [Role.Seller]: await tokenOf(app, seller.id),
      },
    };
  }

  /** The whole of what a move may change. */
  const stateOf = (id: number): Promise<unknown> =>
    source.query(
      `select d.deal_status_id, d.status_at, p.status_id, (select count(*)::int from deal_history h where h.deal_id = d.id) history,
              (select count(*)::int from offer_terms t where t.deal_id = d.id) terms, (select count(*)::int from audit_log a where a.subject_type = 'deal' and a.subject_id = d.id) audit
       from deals d join properties p on p.id = d.property_id where d.id = $1`,
      [id],
    );
  const statusOf = async (propertyId: number): Promise<number> =>
    (await source.query<{ s: number }[]>('select status_id s from properties where id = $1', [propertyId]))[0].s;
  const eventsOn = async (propertyId: number): Promise<string[]> =>
    (
      await source.query<{ name: string }[]>(
        `select name from events where (payload->>'propertyId')::int = $1 order by id`,
        [propertyId],
      )
    ).map(({ name }) => name);
  const stageOf = async (id: number): Promise<number> =>
    (await source.query<{ s: number }[]>('select deal_status_id s from deals where id = $1', [id]))[0].s;

  async function ask(
    role: RoleId,
    deal: { id: number; propertyId: number; tokens: Record<RoleId, string> },
    to: StageId,
  ): Promise<number> {
    const token = deal.tokens[role];
    if (role === Role.Seller) {
      return (await app.call('POST', `/api/seller/deal/${SELLER_VERBS[to]}/`, { Id: deal.id }, token)).status;
    }
    if (to === Stage.Submitted) {
      return (
        await app.call(
          'POST',
          '/api/buyer/store/deal/',
          { Store: { StoreID: deal.propertyId, Price: '4,000,000' }, BuyerStore: TERMS },
          token,
        )
      ).status;
    }
    if (role === Role.Buyer && to === Stage.Withdrawn) {
      return (await app.call('POST', `/api/v1/me/deals/${deal.id}/withdraw`, {}, token)).status;
    }
    return (await app.call('POST', `/api/v1/deals/${deal.id}/move`, { statusId: to }, token)).status;
  }

  for (const [who, role] of ROLES) {
    for (const from of STAGES) {
      for (const to of STAGES) {
        if (!canAsk(role, to)) {
          continue;
        }
        const allowed = canMove(from, to, [role]);
        const after = PROPERTY_AFTER[`${from} to ${to}`];
        it(`[DEAL-29, DASH-31] [FTEST-14] [FTEST-15] ${who} ${allowed ? 'moves' : 'cannot move'} a deal from ${from} to ${to}`, async () => {
          const deal = await aDealAt(from);
          const propertyBefore = await statusOf(deal.propertyId);
          const before = await stateOf(deal.id);
          const status = await ask(role, deal, to);
          if (allowed) {
            expect([status, await stageOf(deal.id)]).toEqual([200, to]);
            expect(await stateOf(deal.id)).not.toEqual(before);
            expect(await statusOf(deal.propertyId)).toBe(after ?? propertyBefore);
            expect(await eventsOn(deal.propertyId)).toEqual([
              to === Stage.Submitted ? 'offer.submitted' : 'deal.moved',
              ...(after === undefined ? [] : ['property.changed']),
              ...(role === Role.Buyer && to === Stage.Withdrawn ? ['offer.withdrawn'] : []),
            ]);
          } else if (role === Role.Buyer && to === Stage.Submitted && ENDED.includes(from)) {
            // A new offer after the end of the first is a deal of its own, where the property still takes offers.
            expect(await stateOf(deal.id)).toEqual(before);
          } else {
            expect(status).toBeGreaterThanOrEqual(400);
            expect(status).toBeLessThan(500);
            expect(await stateOf(deal.id)).toEqual(before);
          }
        });
      }
    }
  }

  it.each([Stage.Accepted, Stage.Rejected] as const)(
    '[DASH-31] a deal that the office has taken on without an offer cannot be moved to %i by its seller, who is told so',
    async (to) => {
      const deal = await aDealAt(Stage.Interested);
      expect(await ask(Role.Admin, deal, Stage.InProcess)).toBe(200);
      const page = await app.call(
        'GET',
        `/api/seller/store/buyers/${deal.propertyId}`,
        undefined,
        deal.tokens[Role.Seller],
      );
      const { buyerStores, stores } = page.json<{ buyerStores: object[]; stores: { InTalks: number } }>();
      expect([buyerStores, stores.InTalks]).toEqual([[], 1]);
      const answer = await app.call(
        'POST',
        `/api/seller/deal/${SELLER_VERBS[to]}/`,
        { Id: deal.id },
        deal.tokens[Role.Seller],
      );
      expect([answer.status, answer.text]).toEqual([400, 'There is no offer yet.']);
      expect(await stageOf(deal.id)).toBe(Stage.InProcess);
      await someTerms(source, deal.id, (await aBuyer(source)).id);
      expect(await ask(Role.Seller, deal, to)).toBe(200);
    },
  );
});
