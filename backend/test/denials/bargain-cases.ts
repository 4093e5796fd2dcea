import { accessOf, aDeal } from '../contract/records';
import { ADMIN_ONLY, type DenialCase, type People } from './cases';

const COUNTER = { version: 1, price: 4_200_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };

/** An open offer of a buyer who has signed, on a property of a seller; with a counter that can be agreed to. */
async function anOffer(
  people: People,
  { buyer = people.ids.buyer, seller = people.ids.seller, offline = false } = {},
): Promise<{ id: number; property: number }> {
  const { StoreID } = await accessOf(people, buyer, 'open', seller);
  const { Id } = await aDeal(people, 6, seller, buyer);
  await people.source.query(
    `update deals set property_id = $2, buyer_id = case when $3 then null else buyer_id end, is_offline = $3,
       offline_buyer_first_name = 'Olga', offline_buyer_email = 'olga@example.com' where id = $1`,
    [Id, StoreID, offline],
  );
  return { id: Id, property: StoreID };
}
async function aCounter(people: People, of: Parameters<typeof anOffer>[1] = {}): Promise<number> {
  const { id } = await anOffer(people, of);
  await people.source.query(
    `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, kind, author_side, answers_version)
     select deal_id, 2, 4200000, loi_name, loi_company_name, source_of_financing, 3, 2, 'counter', 'seller', 1 from offer_terms where deal_id = $1`,
    [id],
  );
  return id;
}

const forBuyer = (make: DenialCase['make']): DenialCase => ({
  outsiders: ['anonymous', 'otherBuyer', 'seller', 'admin'],
  make,
  foreign: { 'path:id': (people) => aCounter(people, { buyer: people.people.otherBuyer }) },
});

/** What the two sides of an offer and the office do about its terms. */
export const BARGAIN_CASES: [string, DenialCase][] = [
  [
    'MeResource_terms',
    {
      ...forBuyer(async (people) => ({ as: 'buyer', path: { id: await aCounter(people) } })),
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller', 'admin'],
    },
  ],
  [
    'MeResource_agree',
    forBuyer(async (people) => ({ as: 'buyer', path: { id: await aCounter(people) }, body: { version: 2 } })),
  ],
  [
    'MeResource_withdraw',
    forBuyer(async (people) => ({ as: 'buyer', path: { id: await aCounter(people) }, body: { reason: 'Too dear.' } })),
  ],
  [
    'MeResource_counter',
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => ({ as: 'seller', path: { id: (await anOffer(people)).id }, body: COUNTER }),
      foreign: { 'path:id': async (people) => (await anOffer(people, { seller: people.people.otherSeller })).id },
    },
  ],
  [
    'MeResource_compareOffers',
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => ({ as: 'seller', path: { id: (await anOffer(people)).property } }),
      foreign: { 'path:id': async (people) => (await anOffer(people, { seller: people.people.otherSeller })).property },
    },
  ],
  [
    'PropertiesResource_compareOffers',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await anOffer(people)).property } }),
    },
  ],
  [
    'DealsResource_counter',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await anOffer(people)).id }, body: COUNTER }),
    },
  ],
  [
    'DealsResource_agree',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: await aCounter(people, { offline: true }) },
        body: { version: 2 },
      }),
    },
  ],
];
