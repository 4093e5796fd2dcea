import { aProperty } from '../builders';
import { aSavedSearch } from '../searches';
import { CAMPAIGN_CASES } from './campaign-cases';
import { type DenialCase, type People } from './cases';

const FILTER = 'a filter';
const OFFICE: DenialCase['outsiders'] = ['anonymous', 'admin'];

/** A listed property that the buyer keeps, or somebody else. */
async function aFavourite({ source }: People, userId: number): Promise<number> {
  const { id } = await aProperty(source);
  await source.query('insert into favourites (user_id, property_id) values ($1, $2)', [userId, id]);
  return id;
}

const SEARCH = { name: 'Everything', address: '/property/search/', frequency: 'weekly' };

/** One saved search, of the buyer or of somebody else. */
const ofSearch = (body?: object): DenialCase => ({
  outsiders: ['anonymous', 'otherBuyer', 'seller', 'otherSeller', 'admin'],
  make: async ({ source, people }) => ({
    as: 'buyer',
    path: { id: await aSavedSearch(source, people.buyer) },
    body,
  }),
  foreign: { 'path:id': ({ source, people }) => aSavedSearch(source, people.otherBuyer) },
});

/** What people look for, and what they ask about it. */
export const DEMAND_CASES: [string, DenialCase][] = [
  ...CAMPAIGN_CASES,
  [
    'MeResource_favourites',
    {
      outsiders: OFFICE,
      make: () => ({ as: 'buyer', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  [
    'MeResource_keepFavourite',
    {
      outsiders: OFFICE,
      make: async (people) => ({ as: 'buyer', path: { propertyId: (await aProperty(people.source)).id }, body: {} }),
      foreign: { 'path:propertyId': async ({ source }) => (await aProperty(source, { active: false })).id },
    },
  ],
  [
    'MeResource_removeFavourite',
    {
      status: 204,
      outsiders: ['anonymous', 'otherBuyer', 'seller', 'otherSeller', 'admin'],
      make: async (people) => ({
        as: 'buyer',
        path: { propertyId: await aFavourite(people, people.people.buyer) },
      }),
      foreign: { 'path:propertyId': (people) => aFavourite(people, people.people.otherBuyer) },
    },
  ],
  [
    'MeResource_savedSearches',
    {
      outsiders: OFFICE,
      make: () => ({ as: 'buyer', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  ['MeResource_savedSearch', ofSearch()],
  ['MeResource_savedSearchMatches', ofSearch()],
  ['MeResource_replaceSavedSearch', ofSearch(SEARCH)],
  ['MeResource_removeSavedSearch', { ...ofSearch(), status: 204 }],
  [
    'Listings_ask',
    {
      outsiders: [],
      open: 'anybody may ask about what is listed',
      make: async (people) => ({
        as: 'anonymous',
        path: { id: (await aProperty(people.source)).id },
        body: { name: 'Ida Moss', email: 'ida@example.com', phone: '303-555-0144', message: 'Is the roof new?' },
      }),
      foreign: { 'path:id': async ({ source }) => (await aProperty(source, { active: false })).id },
    },
  ],
];
