import { today } from '@stowbridge/contract/dates';
import { mondayOf } from '@stowbridge/contract/reports';
import { aProperty } from '../builders';
import { someCriteria } from '../criteria';
import { aReport } from '../reports';
import { aSavedSearch } from '../searches';
import { CAMPAIGN_CASES } from './campaign-cases';
import { ADMIN_ONLY, type DenialCase, type People } from './cases';

/** A listing of the seller, or of another one, with the report of a week. */
async function aReported({ source }: People, sellerId: number): Promise<number> {
  const { id } = await aProperty(source, { sellerId });
  await source.query(`insert into seller_reports (property_id, week, figures, made_at) values ($1, $2, $3, now())`, [
    id,
    WEEK,
    aReport({ views: 3 }),
  ]);
  return id;
}

const WEEK = '2026-06-01';

/** What is read of one of the seller's own listings. */
const ofListing = (path: object = {}, query?: Record<string, string>): DenialCase => ({
  outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
  make: async (people) => ({
    as: 'seller',
    path: { id: await aReported(people, people.people.seller), ...path },
    ...(query ? { query } : {}),
  }),
  foreign: { 'path:id': (people) => aReported(people, people.people.otherSeller) },
  ...(query?.filter ? { finds: { 'query:filter': FILTER } } : {}),
});

/** A week of a listing, as the office reads and describes it. */
const ofWeek = (week: string, body?: object): DenialCase => ({
  outsiders: ADMIN_ONLY,
  make: async (people) => ({
    as: 'admin',
    path: { id: await aReported(people, people.people.seller), monday: week },
    ...(body ? { body } : {}),
  }),
});

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

const LOOKUPS = 'names states and types, which are the same for everybody';
const NAMED = { 'body:must.ids': LOOKUPS, 'body:nice.ids': LOOKUPS };
const CRITERIA = { name: 'Texas', must: [{ kind: 'noi', from: 100_000 }], nice: [] };

/** What the buyer buys, or somebody else. */
const ofCriteria = (body?: object): DenialCase => ({
  outsiders: ['anonymous', 'otherBuyer', 'seller', 'otherSeller', 'admin'],
  make: async ({ source, people }) => ({
    as: 'buyer',
    path: { id: await someCriteria(source, people.buyer) },
    body,
  }),
  ...(body && { ignores: NAMED }),
  foreign: { 'path:id': ({ source, people }) => someCriteria(source, people.otherBuyer) },
});
const ofOfficeCriteria = (body?: object): DenialCase => ({
  outsiders: ADMIN_ONLY,
  make: async ({ source, people }) => ({
    as: 'admin',
    path: { id: await someCriteria(source, people.buyer) },
    body,
  }),
  ...(body && { ignores: NAMED }),
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
  ['MeResource_listingActivity', ofListing({}, { range: '2' })],
  ['MeResource_listingReports', ofListing({}, { filter: '{"id":1}' })],
  ['MeResource_listingReport', ofListing({ monday: WEEK })],
  ['MeResource_listingReportPdf', ofListing({ monday: WEEK })],
  ['PropertiesResource_weekReport', ofWeek(WEEK)],
  ['PropertiesResource_describeWeek', ofWeek(mondayOf(today('America/Denver')), { note: 'Two tours.' })],
  [
    'MeResource_criteria',
    {
      outsiders: ['anonymous', 'seller', 'admin'],
      make: () => ({ as: 'buyer', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
    },
  ],
  [
    'MeResource_addCriteria',
    {
      outsiders: ['anonymous', 'seller', 'admin'],
      ignores: NAMED,
      make: () => ({ as: 'buyer', body: CRITERIA }),
    },
  ],
  ['MeResource_criterion', ofCriteria()],
  ['MeResource_replaceCriteria', ofCriteria(CRITERIA)],
  ['MeResource_removeCriteria', { ...ofCriteria(), status: 204 }],
  ['CriteriaResource_get', ofOfficeCriteria()],
  ['CriteriaResource_update', ofOfficeCriteria(CRITERIA)],
  ['CriteriaResource_delete', ofOfficeCriteria()],
  [
    'CriteriaResource_create',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:userId',
      ignores: NAMED,
      make: ({ people }) => ({ as: 'admin', body: { ...CRITERIA, userId: people.buyer } }),
    },
  ],
  [
    'Listings_ask',
    {
      outsiders: [],
      open: 'anybody may ask about what is listed',
      status: 204,
      make: async (people) => ({
        as: 'anonymous',
        path: { id: (await aProperty(people.source)).id },
        body: { name: 'Ida Moss', email: 'ida@example.com', phone: '303-555-0144', message: 'Is the roof new?' },
      }),
      foreign: { 'path:id': async ({ source }) => (await aProperty(source, { active: false })).id },
    },
  ],
];
