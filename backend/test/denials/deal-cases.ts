import { ADMIN_ONLY, DenialCase, People, forAdministrators, forOwners } from './cases';
import { FILTER, ofOtherSeller, signedAgreement } from './property-records';
import { PDF, aDeal, newProperty, one, signedBy } from '../contract/records';
import { aBuyer, aProperty } from '../builders';
import { offlineOffer } from '../deals';
import { field, file, upload } from '../uploads';
import { today } from '@stowbridge/contract/dates';
import { tokenOf } from '../tokens';

const NAMES_ITS_OWN = 'the deal itself says of which property and buyer it is';

const dealOfOtherSeller = async (people: People): Promise<number> =>
  (await aDeal(people, 6, people.people.otherSeller)).Id;

const ignoresStore = { 'body:StoreId': NAMES_ITS_OWN, 'body:BuyerId': NAMES_ITS_OWN };

/** A proof of funds of a buyer, sent by them. */
async function aFundsProof(people: People, owner = people.ids.buyer): Promise<number> {
  const answer = await upload(
    people.app,
    '/api/v1/me/funds-proofs',
    [file(PDF, 'funds.pdf'), ...[field('kind', 'escrow'), field('amount', 1), field('asOf', today('America/Denver'))]],
    await tokenOf(people.app, owner),
  );
  return answer.json<{ id: number }>().id;
}

/** Deals, offers, letters and proofs of funds. */
export const DEAL_CASES: [string, DenialCase][] = [
  forAdministrators('[CALL-055]', { own: 'body:BuyerID', ignores: { 'body:ID': 'a new deal has no id yet' } }),
  forAdministrators('[CALL-056]', { ignores: { 'body:Id': 'the path names the deal' } }),
  ...['[CALL-057]', '[CALL-058]', '[CALL-059]', '[CALL-060]'].map((id) =>
    forAdministrators(id, { ignores: ignoresStore }),
  ),
  forAdministrators('[CALL-063]', { finds: { 'body:StoreID': FILTER } }),
  forAdministrators('[CALL-064]'),
  [
    'Deals_reportPdf',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: (await aDeal(people, 6)).Id } }) },
  ],
  forOwners('[CALL-065]', ['anonymous', 'otherBuyer', 'seller'], {
    foreign: { 'body:Store.StoreID': newProperty },
    ignores: {
      'body:BuyerStoreID': 'names the deal of an offline offer, which administrators make; it is tried below',
    },
  }),
  forOwners('[CALL-069]', ['anonymous', 'otherBuyer', 'seller', 'admin'], {
    make: async (people) => {
      const { StoreID, ndaId } = await signedAgreement(people);
      return { as: 'buyer', path: { id: StoreID, ndaId } };
    },
    foreign: {
      'path:id': async (people) => (await signedAgreement(people)).StoreID,
      'path:ndaId': async (people) => (await signedBy(people, people.people.otherBuyer)).ndaId,
    },
  }),
  forOwners('[CALL-071]', ['anonymous', 'otherSeller', 'buyer', 'admin'], { foreign: { 'path:id': ofOtherSeller } }),
  ...['[CALL-072]', '[CALL-073]'].map((id) =>
    forOwners(id, ['anonymous', 'otherSeller', 'buyer', 'admin'], {
      foreign: { 'body:Id': dealOfOtherSeller },
      ignores: ignoresStore,
    }),
  ),
  ...(
    [
      ['get', undefined],
      ['approve', { limit: 1 }],
      ['decline', {}],
    ] as const
  ).map(([act, body]): [string, DenialCase] => [
    `FundsProofsResource_${act}`,
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await aFundsProof(people) }, body }),
    },
  ]),
  ...(['search', 'download'] as const).map((read): [string, DenialCase] => [
    `Deals_${read}`,
    {
      outsiders: ADMIN_ONLY,
      make: ({ people }) => ({ as: 'admin', body: { Page: 1, PageLength: 10, OwnerID: people.admin } }),
      finds: { 'body:OwnerID': FILTER },
    },
  ]),
  [
    'FundsProofsResource_file',
    {
      outsiders: ['anonymous', 'otherBuyer', 'seller'],
      make: async (people) => ({ as: 'buyer', path: { id: await aFundsProof(people) } }),
      foreign: { 'path:id': (people) => aFundsProof(people, people.people.otherBuyer) },
    },
  ],
  ...(
    [
      ['share', { fileForSellers: true }],
      ['delete', undefined],
    ] as const
  ).map(([act, body]): [string, DenialCase] => [
    `MeResource_${act}FundsProof`,
    {
      outsiders: ['anonymous', 'otherBuyer', 'seller', 'admin'],
      make: async (people) => ({ as: 'buyer', path: { id: await aFundsProof(people) }, body }),
      foreign: { 'path:id': (people) => aFundsProof(people, people.people.otherBuyer) },
    },
  ]),
  [
    'OffersResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async ({ source }) => ({ as: 'admin', body: offlineOffer((await aProperty(source)).id) }),
    },
  ],
  [
    'DealsResource_letter',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await aDeal(people, 6)).Id, version: 1 } }),
    },
  ],
  [
    'MeResource_letter',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller', 'admin'],
      make: async (people) => ({ as: 'seller', path: { id: (await aDeal(people, 6)).Id, version: 1 } }),
      foreign: { 'path:id': dealOfOtherSeller },
    },
  ],
  [
    'DealsResource_stages',
    {
      outsiders: ADMIN_ONLY,
      make: () => ({ as: 'admin', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  [
    'DealsResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: (await aDeal(people, 6)).Id } }) },
  ],
  [
    'DealsResource_create',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:buyerId',
      make: async (people) => ({
        as: 'admin',
        body: {
          buyerId: people.ids.buyer,
          propertyId: await newProperty(people),
          dealName: 'By phone',
          price: 3_900_000,
        },
      }),
    },
  ],
  [
    'DealsResource_update',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:buyerId',
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aDeal(people, 6)).Id },
        body: {
          buyerId: (await aBuyer(people.source)).id,
          propertyId: (await aProperty(people.source)).id,
          ownerId: people.people.admin,
          price: 1,
        },
      }),
      foreign: { 'body:ownerId': ({ people: { seller } }) => Promise.resolve(seller) },
    },
  ],
  [
    'DealsResource_askRevision',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: (await aDeal(people, 6)).Id } }) },
  ],
  [
    'DealsResource_move',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await aDeal(people, 6)).Id }, body: { statusId: 1 } }),
    },
  ],
  [
    'OffersResource_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: {
          id: (
            await one<{ id: number }>(people, 'select id from offer_terms where deal_id = $1', [
              (await aDeal(people, 6)).Id,
            ])
          ).id,
        },
      }),
    },
  ],
];
