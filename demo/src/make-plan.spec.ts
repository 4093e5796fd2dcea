import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove, TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { createHash } from 'node:crypto';
import type { Town } from './content/cities';
import { TRADES } from './content/vendors';
import { makePlan } from './make-plan';
import { areaOf } from './metrics';
import { FIRST_BUYER, FIRST_SELLER } from './people';
import type { DemoPlan } from './plan';
import { townsOfTests } from '../test/towns';

const NOW = new Date('2026-05-14T09:30:00Z');
const make = (seed: number, now = NOW): DemoPlan => makePlan(towns, { seed, now, properties: 300 });
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
let towns: Town[];
let plan: DemoPlan;
beforeAll(async () => {
  towns = await townsOfTests();
  plan = make(7);
});

const groupBy = <Row>(rows: readonly Row[], key: (row: Row) => unknown): Row[][] => {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  }
  return [...groups.values()];
};

describe('the plan of the demo data', () => {
  it('is the same for the same seed on the same day, whatever the hour, and another for another seed', () => {
    expect(digest(make(7, new Date('2026-05-14T23:59:00Z')))).toBe(digest(plan));
    expect(digest(make(8))).not.toBe(digest(plan));
  });

  it('has 300 properties, 40 buyers, 25 sellers, 4 administrators with locations, 60 vendors in 12 categories and 8 team members', () => {
    const count = (type: number) => plan.users.filter((user) => user.userTypeId === type).length;
    expect([plan.properties.length, count(2), count(3), count(1)]).toEqual([300, 40, 25, 4]);
    expect(plan.users.filter((user) => user.userTypeId === 1 && user.agentLocationId === null)).toEqual([]);
    expect([
      plan.vendors.length,
      plan.categories.filter((category) => category.level === 2).length,
      plan.team.length,
    ]).toEqual([60, 12, 8]);
    expect(plan.users.filter((user) => user.roles.length === 2)).toHaveLength(2);
    expect(plan.users.filter((user) => user.email.endsWith('@stowbridge.example')).map((user) => user.email)).toEqual(
      expect.arrayContaining(['admin@stowbridge.example', 'buyer@stowbridge.example', 'seller@stowbridge.example']),
    );
  });

  it('gives every account an address and every property a name of its own', () => {
    expect(new Set(plan.users.map((user) => user.email)).size).toBe(plan.users.length);
    expect(new Set(plan.properties.map((property) => property.name)).size).toBe(300);
    for (const { phoneNumber } of plan.users) {
      expect(phoneNumber).toMatch(/^\d{3}-555-01\d\d$/);
    }
  });

  it('puts every property into a ZIP code of its city and state, close to its centre', () => {
    const zips = new Map(towns.flatMap((town) => town.zips.map((zip) => [zip.zip, { ...town, ...zip }])));
    for (const property of plan.properties) {
      const zip = zips.get(property.zipCode);
      expect([zip?.city, zip?.stateCode]).toEqual([property.city, property.stateCode]);
      expect(Math.abs(property.latitude - (zip?.latitude ?? 0))).toBeLessThan(0.01);
      expect(Math.abs(property.longitude - (zip?.longitude ?? 0))).toBeLessThan(0.01);
    }
    expect(new Set(plan.properties.map((property) => property.stateCode)).size).toBeGreaterThan(25);
  });

  it('agrees with itself about size, units, income and price', () => {
    for (const { rentableSqft, unitMix, unitCount, noi, price, storeTypeId } of plan.properties) {
      if (storeTypeId === 8) {
        continue;
      }
      expect(unitMix?.reduce((sum, row) => sum + row.units * areaOf(row.size), 0)).toBe(rentableSqft);
      expect(unitMix?.reduce((sum, row) => sum + row.units, 0)).toBe(unitCount);
      if (price && noi) {
        expect(noi / price).toBeGreaterThan(0.045);
      }
      if (price && noi) {
        expect(noi / price).toBeLessThan(0.09);
      }
    }
  });

  it('[CONST-09] [FSEC-06] has every price alternative with a figure behind the words, and a date with each auction only', () => {
    const options = plan.properties.filter(({ price }) => price).map((property) => property.alternatePriceOptionId);
    expect([1, 2, 3, 4, 5, 6].filter((option) => !options.includes(option))).toEqual([]);
    for (const property of plan.properties) {
      expect(property.alternatePriceOptionDate !== null).toBe(property.alternatePriceOptionId === 6);
    }
  });

  it('shows every status, some featured, unpublished and draft properties, and no draft is public', () => {
    const ofStatus = (id: number) => plan.properties.filter((property) => property.statusId === id);
    for (const id of [1, 2, 3, 4, 5]) {
      expect(ofStatus(id).length).toBeGreaterThan(3);
    }
    expect(ofStatus(5).filter((property) => property.active)).toEqual([]);
    expect(plan.properties.filter((property) => !property.active && property.statusId === 1).length).toBeGreaterThan(3);
    const featured = plan.properties.filter((property) => property.featured);
    expect(featured.length).toBeGreaterThan(28);
    expect(featured.length).toBeLessThan(52);
    expect(featured.filter((property) => !property.active)).toEqual([]);
  });

  it('[APROP-81] leaves five published properties without their NDA document, and nobody has signed there', () => {
    const without = plan.looks
      .filter((look, i) => !look.hasNda && plan.properties[i].active)
      .map((look) => look.propertyId);
    expect(without).toHaveLength(5);
    expect(plan.ndas.filter((nda) => without.includes(nda.propertyId))).toEqual([]);
  });

  it('describes each property in several paragraphs and a list, with nothing left to fill in', () => {
    for (const { description, name } of plan.properties) {
      expect(description.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
      expect(description).toMatch(/<ul>(<li>[^<]+<\/li>){3,}<\/ul>/);
      expect(description).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(description.replace(/<\/?(p|ul|li)>/g, '')).not.toMatch(/[<>]|&(?!amp;)/);
      expect(name.length).toBeLessThanOrEqual(200);
    }
    expect(new Set(plan.properties.map((property) => property.description)).size).toBe(300);
  });
});

describe('[FSITE-35] the words of the plan', () => {
  it('repeat no paragraph of a property or a vendor', () => {
    const paragraphs = [
      ...plan.properties.flatMap(({ description }) => description.match(/<p>.*?<\/p>/g) ?? []),
      ...plan.vendors.map(({ description }) => description),
    ];
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('name each vendor after every category that it is in, and some are in two', () => {
    const names = new Map(plan.categories.map(({ id, name }) => [id, name]));
    for (const { companyName, categoryIds } of plan.vendors) {
      for (const id of categoryIds) {
        const { endings } = TRADES[names.get(id) ?? ''];
        expect(endings.some((ending) => companyName.endsWith(` ${ending}`))).toBe(true);
      }
    }
    expect(plan.vendors.filter(({ categoryIds }) => categoryIds.length > 1).length).toBeGreaterThan(1);
  });
});

describe('the deals of the plan', () => {
  const isLive = (deal: DemoPlan['deals'][number]) => !TERMINAL_STAGES.includes(deal.dealStatusId as StageId);

  it('[DEAL-36] has one live deal for a buyer and a property at most, and one accepted for a property', () => {
    const live = plan.deals.filter(isLive);
    for (const deals of groupBy(
      live.filter((deal) => deal.buyerId !== null),
      (deal) => `${deal.buyerId} ${deal.propertyId}`,
    )) {
      expect(deals).toHaveLength(1);
    }
    for (const deals of groupBy(
      live.filter((deal) => deal.dealStatusId === Stage.Accepted),
      (deal) => deal.propertyId,
    )) {
      expect(deals).toHaveLength(1);
    }
  });

  it('[FEVI-10] has one open property whose offers were due before today, and the known buyer is in it', () => {
    const today = NOW.toISOString().slice(0, 10);
    const past = plan.properties.filter(({ offersDueDate }) => offersDueDate !== null && offersDueDate < today);
    expect(past.map(({ active, statusId }) => [active, statusId])).toEqual([[true, 1]]);
    expect(plan.ndas.filter(({ userId }) => userId === FIRST_BUYER).map(({ propertyId }) => propertyId)).toContain(
      past[0].id,
    );
  });

  it('agrees with the status of the property: accepted is under LOI or contract, sold is closed', () => {
    for (const property of plan.properties) {
      const stages = plan.deals.filter((deal) => deal.propertyId === property.id).map((deal) => deal.dealStatusId);
      expect(stages.includes(Stage.Accepted)).toBe(property.statusId === 2 || property.statusId === 3);
      expect(stages.includes(Stage.Sold)).toBe(property.statusId === 4);
      expect(property.closedAt !== null).toBe(property.statusId === 4);
      if (property.statusId === 4) {
        expect(stages.filter((stage) => stage === Stage.Submitted || stage === Stage.InProcess)).toEqual([]);
      }
    }
  });

  it('[DEAL-29] [FEVI-11] begins at Interested and reaches every stage by steps that the transition table allows to those who took them', () => {
    const reached = new Set(plan.deals.map((deal) => deal.dealStatusId));
    expect([...reached].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const steps of groupBy(plan.history, (row) => row.dealId)) {
      const deal = plan.deals[steps[0].dealId - 1];
      expect([steps[0].fromStatusId, steps[0].toStatusId]).toEqual([null, Stage.Interested]);
      expect(steps[steps.length - 1].toStatusId).toBe(deal.dealStatusId);
      steps.forEach((step, i) => {
        if (i === 0) {
          return;
        }
        expect(step.fromStatusId).toBe(steps[i - 1].toStatusId);
        expect(step.at.getTime()).toBeGreaterThan(steps[i - 1].at.getTime());
        expect([
          step,
          canMove(
            step.fromStatusId as StageId,
            step.toStatusId as StageId,
            plan.users[(step.actorId as number) - 1].roles,
          ),
        ]).toEqual([step, true]);
      });
    }
  });

  it('has an NDA signed before each deal, by someone with an account, and never by the seller', () => {
    const signed = new Map(plan.ndas.map((nda) => [`${nda.userId} ${nda.propertyId}`, nda.signedAt]));
    expect(signed.size).toBe(plan.ndas.length);
    for (const deal of plan.deals.filter((each) => each.buyerId !== null)) {
      expect(signed.get(`${deal.buyerId} ${deal.propertyId}`)?.getTime()).toBeLessThanOrEqual(deal.createdAt.getTime());
      expect(plan.properties[deal.propertyId - 1].sellerId).not.toBe(deal.buyerId);
      expect(plan.users[(deal.buyerId as number) - 1].createdAt.getTime()).toBeLessThan(deal.createdAt.getTime());
    }
  });

  it('keeps a version of the terms for each submission and the newest price on the deal', () => {
    for (const deal of plan.deals) {
      const terms = plan.terms.filter((row) => row.dealId === deal.id);
      const submissions = plan.history.filter((row) => row.dealId === deal.id && row.toStatusId === Stage.Submitted);
      expect(terms.map((row) => row.version)).toEqual(terms.map((_, i) => i + 1));
      expect(terms.filter((row) => row.kind === 'offer')).toHaveLength(submissions.length);
      expect(deal.price).toBe(terms.findLast((row) => row.kind !== 'counter')?.price ?? null);
    }
    expect(plan.terms.some((row) => row.version === 2)).toBe(true);
  });

  it('has a counter that the known buyer answers, one that was agreed to and an offer with a day to answer', () => {
    const sellerOf = (dealId: number) => plan.properties[plan.deals[dealId - 1].propertyId - 1].sellerId;
    const newest = groupBy(plan.terms, ({ dealId }) => dealId).flatMap((versions) => versions.slice(-1));
    const ofKind = (kind: string) => newest.filter((terms) => terms.kind === kind);
    const [asked, ...others] = ofKind('counter');
    expect([others, plan.deals[asked.dealId - 1].buyerId]).toEqual([[], FIRST_BUYER]);
    expect([asked.authorSide, asked.createdById]).toEqual(['seller', sellerOf(asked.dealId)]);
    const [agreed] = ofKind('agreed');
    expect([sellerOf(agreed.dealId), agreed.createdById]).toEqual([
      FIRST_SELLER,
      plan.deals[agreed.dealId - 1].buyerId,
    ]);
    const [waiting] = newest.filter((terms) => terms.kind === 'offer' && terms.answerBy !== null);
    const { propertyId, dealStatusId } = plan.deals[waiting.dealId - 1];
    expect([sellerOf(waiting.dealId), dealStatusId]).toEqual([FIRST_SELLER, Stage.Submitted]);
    const beside = plan.deals.filter((deal) => deal.propertyId === propertyId && deal.submittedAt !== null);
    expect(beside.length).toBeGreaterThan(1);
    for (const { dealId, version, kind, createdAt, answerBy } of plan.terms) {
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
      expect([0, 1].includes(Math.sign((answerBy?.getTime() ?? NOW.getTime()) - NOW.getTime()))).toBe(true);
      if (kind !== 'offer') {
        const before = plan.terms.find((row) => row.dealId === dealId && row.version === version - 1);
        expect(createdAt.getTime()).toBeGreaterThan(before?.createdAt.getTime() ?? Infinity);
      }
    }
  });

  it('names the buyer of an offline offer, who has no account', () => {
    const offline = plan.deals.filter((deal) => deal.isOffline);
    expect(offline.length).toBeGreaterThan(4);
    for (const deal of offline) {
      expect([deal.buyerId, typeof deal.offlineBuyerFirstName, typeof deal.offlineBuyerEmail]).toEqual([
        null,
        'string',
        'string',
      ]);
    }
  });

  it('gives the known buyer every stage and the known seller open offers to answer', () => {
    const stages = new Set(plan.deals.filter((deal) => deal.buyerId === FIRST_BUYER).map((deal) => deal.dealStatusId));
    expect([...stages].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const owned = plan.properties
      .filter((property) => property.sellerId === FIRST_SELLER)
      .map((property) => property.id);
    expect(owned.length).toBeGreaterThan(10);
    expect(
      plan.deals.filter(
        (deal) =>
          owned.includes(deal.propertyId) &&
          [Stage.Submitted, Stage.InProcess].some((stage) => stage === deal.dealStatusId),
      ).length,
    ).toBeGreaterThan(5);
  });

  it('lets nothing happen in the future or before the property was listed', () => {
    for (const row of plan.history) {
      const listed = plan.properties[plan.deals[row.dealId - 1].propertyId - 1].listedAt as Date;
      expect(row.at.getTime()).toBeGreaterThan(listed.getTime());
      expect(row.at.getTime()).toBeLessThan(NOW.getTime());
    }
    for (const message of plan.messages) {
      expect(message.createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('[MSG-29] answers letters to the office by messages that name their parent', () => {
    const answers = plan.messages.filter((message) => message.parentMessageId !== null);
    expect(answers.length).toBeGreaterThan(20);
    for (const answer of answers) {
      const parent = plan.messages[(answer.parentMessageId as number) - 1];
      expect([parent.fromUserId, parent.toUserId]).toEqual([answer.toUserId, null]);
      expect(parent.createdAt.getTime()).toBeLessThan(answer.createdAt.getTime());
    }
  });
});
