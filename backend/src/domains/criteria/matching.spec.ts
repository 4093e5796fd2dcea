import { type Condition, type CriterionNames, reasonWords } from '@stowbridge/contract/criteria';
import { aBuyer, aBuyerAndSeller, anAdmin, aProperty } from '../../../test/builders';
import { someCriteria } from '../../../test/criteria';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { MatchDto } from './matching.resource.dto';
import { matchingBuyersSql } from './matching.sql';

const NAMES: CriterionNames = { state: (id) => (id === 44 ? 'Texas' : `State ${id}`), type: (id) => `Type ${id}` };
const CAP: Condition = { kind: 'capRate', from: 6, to: 8 };
const TEXAS: Condition = { kind: 'states', ids: [44, 6] };

describe('matching buyers and properties', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(() => app.source.query('delete from criteria'));
  afterAll(() => app.close());

  const read = async (path: string, range = '[0,99]') =>
    (await app.call('GET', `/api/v1/${path}?range=${range}`, undefined, admin)).json<MatchDto[]>();
  const buyersOf = (id: number, range?: string) => read(`properties/${id}/matching-buyers`, range);
  const propertiesOf = (id: number) => read(`users/${id}/matching-properties`);
  const buyer = async () => (await aBuyer(app.source)).id;
  /** At a price of 4,000,000 its cap rate is 6.4. */
  const listing = (given: Parameters<typeof aProperty>[1] = {}) =>
    aProperty(app.source, { stateId: 44, noi: 256_000, climateControlledShare: 30, ...given });

  it('[BEYB-54] a new listing shows its matching buyers with the reasons', async () => {
    const me = await buyer();
    await someCriteria(app.source, me, {
      name: 'Texas',
      must: [CAP, TEXAS, { kind: 'sqft', from: 30_000 }],
      nice: [
        { kind: 'climateShare', from: 50, weight: 3 },
        { kind: 'types', ids: [1], weight: 1 },
      ],
      maxPrice: 5_000_000,
      equity: 2_000_000,
    });
    const { id } = await listing();
    const [match, ...others] = await buyersOf(id);
    expect(others).toEqual([]);
    expect(match).toMatchObject({
      userId: me,
      propertyId: id,
      criteriaName: 'Texas',
      verdict: 'match',
      score: 25,
      ndaSigned: false,
      favourite: false,
      lastSeenAt: null,
      maxPrice: 5_000_000,
      equity: 2_000_000,
    });
    expect(reasonWords(match.reasons, NAMES)).toBe(
      '40,000 NRSF, 6.4% cap in 6-8, Texas, $4,000,000 of $5,000,000 budget, Type 1; not: climate 30% of 50%',
    );
    expect(await propertiesOf(me)).toEqual([{ ...match, id }]);
  });

  it('[BEYB-55] what the property has no figure for is unknown, below the matches, and never a match', async () => {
    const [sure, unsure, none] = [await buyer(), await buyer(), await buyer()];
    await someCriteria(app.source, unsure, { must: [TEXAS, { kind: 'yearBuilt', from: 1990 }] });
    await someCriteria(app.source, sure, { must: [TEXAS], nice: [{ kind: 'units', from: 1, weight: 5 }] });
    await someCriteria(app.source, none, {
      must: [
        { kind: 'states', ids: [1] },
        { kind: 'yearBuilt', from: 1990 },
      ],
    });
    const { id } = await listing({ yearBuilt: null });
    const found = await buyersOf(id);
    expect(found.map(({ userId, verdict, score }) => [userId, verdict, score])).toEqual([
      [sure, 'match', 0],
      [unsure, 'unknown', 100],
    ]);
    expect(found.map(({ reasons }) => reasonWords(reasons, NAMES))).toEqual([
      'Texas; unknown: units',
      'Texas; unknown: year built',
    ]);
    expect(await app.source.query(matchingBuyersSql('$1::int[]', '$2', 'stored'), [[id], '2026-01-01'])).toEqual([
      { user_id: sure },
    ]);
  });

  it('[BEYB-56] criteria whose last day or 1031 deadline has passed drop out', async () => {
    const { id } = await listing();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await someCriteria(app.source, await buyer(), { activeUntil: day(-2) });
    await someCriteria(app.source, await buyer(), { activeUntil: day(9), exchangeDeadline: day(-2) });
    const open = await buyer();
    await someCriteria(app.source, open, { activeUntil: day(2), exchangeDeadline: day(2) });
    expect((await buyersOf(id)).map(({ userId }) => userId)).toEqual([open]);
  });

  it('[BEYB-59] the best come first, then who was seen last, then by id, at each read and over all pages', async () => {
    const people = await Promise.all([buyer(), buyer(), buyer(), buyer()]);
    people.sort((a, b) => a - b);
    const [early, late, seen, best] = people;
    for (const id of people) {
      await someCriteria(app.source, id, {
        nice: [
          { kind: 'states', ids: [44], weight: 1 },
          { kind: 'states', ids: [id === best ? 44 : 6], weight: 1 },
        ],
      });
    }
    await tokenOf(app, seen);
    const { id } = await listing();
    const order = [best, seen, early, late];
    for (let n = 0; n < 3; n += 1) {
      expect((await buyersOf(id)).map(({ userId }) => userId)).toEqual(order);
    }
    const pages = [await buyersOf(id, '[0,1]'), await buyersOf(id, '[2,3]'), await buyersOf(id, '[4,5]')];
    expect(pages.map((page) => page.map(({ userId }) => userId))).toEqual([[best, seen], [early, late], []]);
  });

  it('[BEYB-60] a buyer of several criteria matches once, by the best, both ways alike', async () => {
    const me = await buyer();
    await someCriteria(app.source, me, { must: [{ kind: 'yearBuilt', from: 1990 }] });
    const best = await someCriteria(app.source, me, { must: [TEXAS] });
    const { id } = await listing({ yearBuilt: null });
    const [match] = await buyersOf(id);
    expect([match.criteriaId, match.verdict]).toEqual([best, 'match']);
    expect((await propertiesOf(me)).find(({ propertyId }) => propertyId === id)).toEqual({ ...match, id });
  });

  it('[BEYB-60] rejected people, other roles, own listings and what is not for sale are left out of both', async () => {
    const [rejected, me] = [(await aBuyer(app.source, { statusId: 3 })).id, (await aBuyerAndSeller(app.source)).id];
    const left = await buyer();
    await app.source.query('update user_roles set role_id = 3 where user_id = $1', [left]);
    for (const id of [rejected, me, left]) {
      await someCriteria(app.source, id, { must: [{ kind: 'states', ids: [9] }] });
    }
    const own = await listing({ stateId: 9, sellerId: me });
    await listing({ stateId: 9, active: false });
    await listing({ stateId: 9, statusId: 4 });
    const open = await listing({ stateId: 9 });
    expect((await propertiesOf(me)).map(({ propertyId }) => propertyId)).toEqual([open.id]);
    expect((await buyersOf(open.id)).map(({ userId }) => userId)).toEqual([me]);
    expect([await buyersOf(own.id), await propertiesOf(rejected), await propertiesOf(left)]).toEqual([[], [], []]);
  });

  it('[BEYB-61] the office matches a price behind words by what is stored, what reaches buyers does not', async () => {
    const [fits, dear] = [await buyer(), await buyer()];
    await someCriteria(app.source, fits, { must: [TEXAS, CAP], maxPrice: 4_000_000 });
    await someCriteria(app.source, dear, { must: [TEXAS], maxPrice: 3_999_999 });
    const { id } = await listing({ alternatePriceOptionId: 1 });
    const [match, ...others] = await buyersOf(id);
    expect([match.userId, match.verdict, others]).toEqual([fits, 'match', []]);
    expect(reasonWords(match.reasons, NAMES)).toContain('6.4% cap in 6-8');
    const who = (figures: 'stored' | 'public') =>
      app.source.query<object[]>(matchingBuyersSql('$1::int[]', '$2', figures), [[id], '2026-01-01']);
    expect([await who('stored'), await who('public')]).toEqual([[{ user_id: fits }], []]);
    await app.source.query('update properties set alternate_price_option_id = null where id = $1', [id]);
    expect(await who('public')).toEqual([{ user_id: fits }]);
  });

  it('[BEYB-61] nothing that the buyer reads tells of a price behind words', async () => {
    const me = await buyer();
    const token = await tokenOf(app, me);
    await someCriteria(app.source, me, { must: [CAP], maxPrice: 4_000_000 });
    const { id } = await listing({ alternatePriceOptionId: 1 });
    const mine = async () => (await app.call('GET', '/api/v1/me/criteria', undefined, token)).text;
    const before = await mine();
    await app.source.query('update properties set price = 9000000 where id = $1', [id]);
    expect([await mine(), (await buyersOf(id)).length]).toEqual([before, 0]);
    for (const path of [`properties/${id}/matching-buyers`, `users/${me}/matching-properties`, 'criteria']) {
      expect((await app.call('GET', `/api/v1/${path}`, undefined, token)).status).toBe(403);
    }
  });
});
