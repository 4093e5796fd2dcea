import { ADMIN_ONLY, DenialCase, forOwners } from './cases';
import { PROPERTY_REQUESTS } from '../contract/requests/properties';
import { PDF, aCeremony, accessOf, newProperty, signedBy } from '../contract/records';
import { FILTER, signedAgreement, unpublished } from './property-records';
import { sign, uploadNda } from '../signatures';
import { field, file } from '../uploads';

/** NDAs, what they open, and agreements. */
export const NDA_CASES: [string, DenialCase][] = [
  forOwners('[CALL-066]', ['anonymous', 'admin'], {
    make: async (people) => {
      const { body } = await PROPERTY_REQUESTS['[CALL-066]'](people);
      const { StoreID } = body as { StoreID: number };
      const CeremonyID = await aCeremony(people, people.ids.buyer, StoreID);
      return { as: 'buyer', body: { ...(body as object), CeremonyID, IsDisclosureAccepted: true } };
    },
    foreign: {
      'body:StoreID': unpublished,
      'body:CeremonyID': async (people) => {
        const { StoreID } = await signedBy(people, people.people.otherBuyer);
        return aCeremony(people, people.people.otherBuyer, StoreID);
      },
    },
    ignores: { 'body:ID': 'the signer is who is signed in' },
  }),
  forOwners('[CALL-067]', ['anonymous', 'otherBuyer', 'seller', 'admin'], {
    foreign: { 'body:StoreID': async (people) => (await signedAgreement(people)).StoreID },
  }),
  [
    'Documents_nda',
    {
      outsiders: ['anonymous'],
      make: async (people) => ({ as: 'buyer', path: { storeId: (await signedAgreement(people)).StoreID } }),
      foreign: { 'path:storeId': unpublished },
    },
  ],
  [
    'NdasResource_spreadsheet',
    {
      outsiders: ADMIN_ONLY,
      make: () => ({ as: 'admin', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  [
    'NdasResource_agreement',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller'],
      make: async (people) => ({ as: 'buyer', path: { id: (await signedAgreement(people)).ndaId } }),
      foreign: { 'path:id': async (people) => (await signedBy(people, people.people.otherBuyer)).ndaId },
    },
  ],
  [
    'NdasResource_certificate',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller'],
      make: async (people) => {
        const StoreID = await newProperty(people);
        await uploadNda(people.app, StoreID, people.tokens.admin as string);
        const signed = (await sign(people.app, StoreID, people.tokens.buyer as string)).json<{
          BuyerStoreNDAID: number;
        }>();
        return { as: 'buyer', path: { id: signed.BuyerStoreNDAID } };
      },
      foreign: { 'path:id': async (people) => (await signedBy(people, people.people.otherBuyer)).ndaId },
    },
  ],
  [
    'NdasResource_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await signedAgreement(people)).ndaId } }),
    },
  ],
  ...(
    [
      ['approve', 'pending', {}],
      ['decline', 'pending', { reason: 'Not a buyer' }],
      ['revoke', 'open', {}],
      ['restore', 'revoked', {}],
      ['changeAccess', 'open', { tier: 2 }],
    ] as const
  ).map(([act, state, body]): [string, DenialCase] => [
    `NdasResource_${act}`,
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await accessOf(people, people.ids.buyer, state)).ndaId },
        body,
      }),
    },
  ]),
  [
    'NdasResource_access',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await accessOf(people, people.ids.buyer, 'open')).ndaId },
      }),
    },
  ],
  [
    'NdasResource_approveAll',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        body: { ids: [(await accessOf(people, people.ids.buyer, 'pending')).ndaId] },
      }),
    },
  ],
  [
    'NdasResource_recordOutside',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:userId',
      make: async (people) => ({
        as: 'admin',
        parts: [
          file(PDF, 'nda.pdf'),
          field('userId', people.ids.buyer),
          field('propertyId', await newProperty(people)),
          field('signedOn', '2026-01-05'),
        ],
      }),
    },
  ],
  [
    'MeResource_listingNdas',
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => ({
        as: 'seller',
        path: { id: (await accessOf(people, people.ids.buyer, 'pending')).StoreID },
        query: { filter: '{"id":1}' },
      }),
      finds: { 'query:filter': FILTER },
      foreign: {
        'path:id': async (people) =>
          (await accessOf(people, people.ids.buyer, 'pending', people.people.otherSeller)).StoreID,
      },
    },
  ],
  ...(['approveNda', 'declineNda'] as const).map((act): [string, DenialCase] => [
    `MeResource_${act}`,
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => {
        const { StoreID, ndaId } = await accessOf(people, people.ids.buyer, 'pending');
        return { as: 'seller', path: { id: StoreID, ndaId } };
      },
      foreign: {
        'path:id': async (people) =>
          (await accessOf(people, people.ids.buyer, 'pending', people.people.otherSeller)).StoreID,
        'path:ndaId': async (people) => (await accessOf(people, people.ids.buyer, 'pending')).ndaId,
      },
    },
  ]),
  [
    'VerificationsResource_get',
    {
      outsiders: [],
      open: 'it says to whoever holds a file that it is one of ours, and nothing else',
      make: () => ({ as: 'anonymous', path: { proof: 'a'.repeat(64) } }),
    },
  ],
  [
    'PropertiesResource_accesses',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: await newProperty(people) },
        query: { filter: '{"id":1}' },
      }),
      finds: { 'query:filter': FILTER },
    },
  ],
];
