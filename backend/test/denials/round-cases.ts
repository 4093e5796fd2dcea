import { aDeal } from '../contract/records';
import { ADMIN_ONLY, type DenialCase, type People } from './cases';

/** A sealed round on the property of an open offer, to which its buyer is not invited yet. */
async function aRound(people: People): Promise<{ id: number; deal: number; property: number }> {
  const { Id, StoreId } = await aDeal(people, 6);
  const [{ id }] = await people.source.query<{ id: number }[]>(
    `insert into offer_rounds (property_id, number, kind, due_at, timed, sealed)
     values ($1, 1, 'best-and-final', now() + interval '2 days', true, true) returning id`,
    [StoreId],
  );
  return { id, deal: Id, property: StoreId };
}

const aDay = (): string => new Date(Date.now() + 4 * 86_400_000).toISOString();
const ofRound = (body: (round: { deal: number }) => object, unsealed = false): DenialCase => ({
  outsiders: ADMIN_ONLY,
  make: async (people) => {
    const { id, deal } = await aRound(people);
    if (unsealed) {
      await people.source.query('update offer_rounds set sealed = false where id = $1', [id]);
    }
    return { as: 'admin', path: { id }, body: body({ deal }) };
  },
});

/** What the office does about rounds of offers. */
export const ROUND_CASES: [string, DenialCase][] = [
  [
    'PropertiesResource_rounds',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await aRound(people)).property } }),
    },
  ],
  [
    'PropertiesResource_openRound',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aDeal(people, 6)).StoreId },
        body: { kind: 'call', dueAt: aDay() },
      }),
    },
  ],
  ['RoundsResource_update', ofRound(() => ({ dueAt: aDay(), sealed: true, instructions: 'Name your lender.' }))],
  ['RoundsResource_extend', ofRound(() => ({ dueAt: aDay() }))],
  ['RoundsResource_unseal', ofRound(() => ({ reason: 'All bidders have agreed to it.' }))],
  ['RoundsResource_invite', ofRound(({ deal }) => ({ dealIds: [deal] }))],
  [
    'RoundsResource_close',
    ofRound(({ deal }) => ({ winners: [], letterFor: [deal], lowerAccess: [{ dealId: deal, tier: 1 }] }), true),
  ],
];
