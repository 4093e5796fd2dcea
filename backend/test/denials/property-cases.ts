import { ADMIN_ONLY, DenialCase, People, forAdministrators, forEveryone } from './cases';
import { PAGE, RANGE, STORE, newProperty, picture } from '../contract/records';
import { FILTER, anImage, ofOtherSeller, unpublished } from './property-records';
import { field, file } from '../uploads';

const PUBLIC = 'published properties and their pictures are for everyone';

const propertyBody = (people: People): object => ({
  name: 'Taken over',
  address1: '1 Elm St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price: 4_000_000,
  roomForExpansion: false,
  sellerId: people.ids.seller,
  brokerIds: [people.ids.admin],
});

/** Properties, their pictures, search and the market. */
export const PROPERTY_CASES: [string, DenialCase][] = [
  forAdministrators('[CALL-036]'),
  forAdministrators('[CALL-037]', {
    make: async (people) => ({
      as: 'admin',
      body: { ...STORE, IsRoomForExpansion: false, StoreID: await newProperty(people) },
    }),
  }),
  ...['[CALL-038]', '[CALL-039]', '[CALL-040]', '[CALL-041]', '[CALL-042]', '[CALL-043]'].map((id) =>
    forAdministrators(id),
  ),
  forAdministrators('[CALL-044]', { own: 'body:SellerId' }),
  forAdministrators('[CALL-045]', {
    make: async (people) => ({ as: 'admin', body: { StoreId: await newProperty(people), ...PAGE } }),
    finds: { 'body:StoreId': FILTER },
  }),
  forAdministrators('[CALL-047]', {
    make: async (people) => ({
      as: 'admin',
      body: { StoreId: await newProperty(people), AgentIds: String(people.ids.admin) },
    }),
  }),
  forAdministrators('[CALL-048]'),
  forAdministrators('[CALL-049]'),
  forAdministrators('[CALL-050]', {
    foreign: {
      'path:storeid': ofOtherSeller,
      'path:imageid': async (people) => anImage(people, await newProperty(people)),
    },
  }),
  ...['[CALL-051]', '[CALL-052]', '[CALL-053]', '[CALL-054]'].map((id) => forAdministrators(id)),
  [
    'Search_similar',
    {
      outsiders: [],
      open: PUBLIC,
      make: async (people) => ({ as: 'buyer', path: { id: await newProperty(people) } }),
      finds: { 'path:id': 'the newest stand in for those of what is not listed' },
    },
  ],
  [
    'Listings_compare',
    {
      outsiders: [],
      open: PUBLIC,
      make: async (people) => ({ as: 'buyer', query: { ids: String(await newProperty(people)) } }),
      finds: { 'query:ids': 'what is not listed is left out' },
    },
  ],
  forEveryone('[CALL-099]', PUBLIC, {
    make: async (people) => ({ as: 'buyer', path: { id: await newProperty(people) } }),
    foreign: { 'path:id': unpublished },
  }),
  ...['[CALL-104]', '[CALL-105]'].map((id) =>
    forAdministrators(id, {
      make: async (people) => ({
        as: 'admin',
        body: { ...RANGE, PropertyID: await newProperty(people), SellerID: people.ids.seller },
      }),
      finds: { 'body:PropertyID': FILTER, 'body:SellerID': FILTER },
    }),
  ),
  [
    'MeResource_listingQuestions',
    {
      outsiders: ['anonymous', 'buyer', 'admin'],
      make: () => ({ as: 'seller', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  [
    'Market_analysis',
    {
      outsiders: ['anonymous', 'buyer', 'seller'],
      make: async (people) => {
        const opened = await people.app.call(
          'POST',
          '/api/admin/property/add/dashboard',
          { StoreID: await newProperty(people) },
          people.tokens.admin,
        );
        return { as: 'admin', path: { token: opened.json<{ Token: string }>().Token } };
      },
    },
  ],
  [
    'PropertiesResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await newProperty(people) } }) },
  ],
  [
    'PropertiesResource_matchingBuyers',
    {
      ignores: { 'query:filter': 'nothing is filtered by' },
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await newProperty(people) } }),
    },
  ],
  [
    'PropertiesResource_create',
    { outsiders: ADMIN_ONLY, own: 'body:sellerId', make: (people) => ({ as: 'admin', body: propertyBody(people) }) },
  ],
  [
    'PropertiesResource_update',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:sellerId',
      make: async (people) => ({ as: 'admin', path: { id: await newProperty(people) }, body: propertyBody(people) }),
    },
  ],
  [
    'PropertiesResource_delete',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await unpublished(people) } }) },
  ],
  [
    'PropertiesResource_batch',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        body: {
          items: [
            { operation: 'change', id: await newProperty(people), body: { price: 1 } },
            { operation: 'delete', id: await unpublished(people) },
          ],
        },
      }),
    },
  ],
  [
    'PropertiesResource_orderImages',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => {
        const id = await newProperty(people);
        return { as: 'admin', path: { id }, body: { ids: [await anImage(people, id)] } };
      },
      foreign: { 'path:id': newProperty, 'body:ids': async (people) => anImage(people, await newProperty(people)) },
    },
  ],
  [
    'ImagesResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        parts: [file(await picture(), 'front.png'), field('propertyId', await newProperty(people))],
      }),
    },
  ],
];
