import { randomUUID } from 'node:crypto';
import { anAdmin } from '../builders';
import { ROUTES } from '../described';
import { idOf } from '../contract/records';
import { ADMIN_ONLY, DenialCase, forAdministrators, forEveryone, People } from './cases';

const FILTER = 'a filter';
const DIRECTORY = 'the directory is for everyone';
const PICTURES = 'pictures of the site are for everyone';

const aCategory = (people: People): Promise<number> =>
  idOf(people, `insert into categories (name, level) values ($1, 1) returning id`, [`A ${randomUUID()}`]);
const aChild = async (people: People): Promise<number> =>
  idOf(people, `insert into categories (name, level, primary_category_id) values ($1, 2, $2) returning id`, [
    `A ${randomUUID()}`,
    await aCategory(people),
  ]);
const aVendor = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into vendors (company_name, state_id, website) values ('A vendor', 6, 'https://a.example') returning id`,
  );
const aMember = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into team_members (first_name, last_name, title, phone_number, email) values ('Ida', 'Moss', 'Broker', '303-555-0144', 'ida@example.com') returning id`,
  );
const aLookup = (people: People): Promise<number> =>
  idOf(people, `insert into store_types (id, name, position) select max(id) + 1, $1, 1 from store_types returning id`, [
    `A ${randomUUID()}`,
  ]);
const aStep = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into price_steps (id, name, amount, position) select max(id) + 1, '$1', max(amount) + 1, 1 from price_steps returning id`,
  );
const anOffice = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into agent_locations (address, city, state_id, zip_code) values ('1 Elm St', 'Denver', 6, '80202') returning id`,
  );
/** By the administrator who asks, as nobody else changes it. */
const aNote = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into notes (user_id, kind, text, at, author_id) values ($1, 'note', 'A note', now(), $1) returning id`,
    [people.people.admin],
  );
const anEnquiry = (people: People): Promise<number> => idOf(people, 'select id from enquiries order by id limit 1');

const idsOf = async ({ source }: People, table: string): Promise<number[]> =>
  (await source.query<{ id: number }[]>(`select id from ${table} order by position, id`)).map(({ id }) => id);

const vendorBody = async (people: People): Promise<object> => ({
  companyName: 'Taken over',
  stateId: 6,
  website: 'https://a.example',
  categoryIds: [await aChild(people)],
});
const memberBody = {
  firstName: 'Taken',
  lastName: 'Over',
  title: 'Broker',
  phoneNumber: '303-555-0144',
  email: 'ida@example.com',
};

/** Any list of the resources: an unknown id finds nothing, and one that is no id is refused. */
const LISTS = ROUTES.filter(
  ({ method, path, operation }) =>
    method === 'GET' && /^\/api\/v1\/[\w-]+$/.test(path) && operation.parameters?.some(({ name }) => name === 'filter'),
).map(({ operation }): [string, DenialCase] => [
  operation.operationId,
  {
    outsiders: ADMIN_ONLY,
    make: () => ({ as: 'admin', query: { filter: '{"id":1}' } }),
    finds: { 'query:filter': FILTER },
  },
]);

/** Categories, vendors, the team, lookups, and the lists of all resources. */
export const DIRECTORY_CASES: [string, DenialCase][] = [
  ...LISTS,
  forAdministrators('[CALL-083]', {
    make: async (people) => ({
      as: 'admin',
      body: {
        ID: await aChild(people),
        Name: `Taken ${randomUUID()}`,
        PrimaryCategoryID: await aCategory(people),
        Level: 2,
      },
    }),
  }),
  forAdministrators('[CALL-085]', {
    make: async (people) => ({
      as: 'admin',
      body: { Level: 2, VendorID: await aVendor(people), Page: 1, PageLength: 10 },
    }),
    finds: { 'body:VendorID': FILTER },
  }),
  forAdministrators('[CALL-086]'),
  forAdministrators('[CALL-087]'),
  forEveryone('[CALL-088]', DIRECTORY, { finds: { 'path:id': FILTER } }),
  forEveryone('[CALL-089]', DIRECTORY, { finds: { 'path:id': 'the first level is answered with it' } }),
  forAdministrators('[CALL-091]', {
    make: async (people) => ({
      as: 'admin',
      body: {
        VendorID: await aVendor(people),
        CompanyName: 'Taken over',
        StateID: 6,
        Website: 'https://a.example',
        VendorCategoryIDs: String(await aChild(people)),
      },
    }),
  }),
  forAdministrators('[CALL-092]'),
  forAdministrators('[CALL-093]'),
  forAdministrators('[CALL-094]', {
    make: async (people) => ({
      as: 'admin',
      body: { VendorID: await aVendor(people), CategoryIds: String(await aChild(people)) },
    }),
  }),
  forEveryone('[CALL-096]', DIRECTORY, { finds: { 'body:CategoryID': FILTER } }),
  forEveryone('[CALL-101]', 'the team is for everyone'),
  ...['[CALL-108]', '[CALL-109]', '[CALL-110]'].map((id) => forEveryone(id, PICTURES)),
  [
    'CategoriesResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aCategory(people) } }) },
  ],
  [
    'CategoriesResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        body: { name: `A ${randomUUID()}`, primaryCategoryId: await aCategory(people) },
      }),
    },
  ],
  [
    'CategoriesResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: await aChild(people) },
        body: { name: `Taken ${randomUUID()}`, primaryCategoryId: await aCategory(people) },
      }),
    },
  ],
  [
    'VendorsResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aVendor(people) } }) },
  ],
  [
    'VendorsResource_create',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', body: await vendorBody(people) }) },
  ],
  [
    'VendorsResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await aVendor(people) }, body: await vendorBody(people) }),
    },
  ],
  [
    'TeamResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aMember(people) } }) },
  ],
  [
    'TeamResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await aMember(people) }, body: memberBody }),
    },
  ],
  [
    'TeamResource_delete',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aMember(people) } }) },
  ],
  [
    'EnquiriesResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await anEnquiry(people) } }) },
  ],
  [
    'EnquiriesResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await anEnquiry(people) }, body: { handled: true } }),
    },
  ],
  [
    'EnquiriesResource_assign',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: await anEnquiry(people) },
        body: { ownerId: (await anAdmin(people.source)).id },
      }),
    },
  ],
  [
    'EnquiriesResource_reply',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await anEnquiry(people) }, body: { content: 'Hello' } }),
    },
  ],
  ...(['NotesResource_get', 'NotesResource_delete'] as const).map((operation): [string, DenialCase] => [
    operation,
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aNote(people) } }) },
  ]),
  [
    'NotesResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: await aNote(people) },
        body: { kind: 'note', text: 'Another text' },
      }),
    },
  ],
  [
    'NotesResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: ({ people }) => ({
        as: 'admin',
        body: { subjectType: 'user', subjectId: people.buyer, kind: 'note', text: 'A note' },
      }),
    },
  ],
  [
    'TeamResource_order',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', body: { ids: (await idsOf(people, 'team_members')).reverse() } }),
    },
  ],
  [
    'LookupsResource_order',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { list: 'store-types' },
        body: { ids: (await idsOf(people, 'store_types')).reverse() },
      }),
    },
  ],
  ['LookupsResource_list', { outsiders: ADMIN_ONLY, make: () => ({ as: 'admin', path: { list: 'store-types' } }) }],
  [
    'LookupsResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: () => ({ as: 'admin', path: { list: 'positions' }, body: { name: `A ${randomUUID()}` } }),
    },
  ],
  [
    'LookupsResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { list: 'store-types', id: await aLookup(people) },
        body: { name: `A ${randomUUID()}` },
      }),
    },
  ],
  ...(['update', 'delete'] as const).flatMap((verb): [string, DenialCase][] => [
    [
      `PriceSteps_${verb}`,
      {
        outsiders: ADMIN_ONLY,
        make: async (people) => ({
          as: 'admin',
          path: { id: await aStep(people) },
          ...(verb === 'update' ? { body: { amount: 77 } } : {}),
        }),
      },
    ],
    [
      `AgentLocations_${verb}`,
      {
        outsiders: ADMIN_ONLY,
        make: async (people) => ({
          as: 'admin',
          path: { id: await anOffice(people) },
          ...(verb === 'update' ? { body: { address: 'Taken', city: 'Over', stateId: 6, zipCode: '80202' } } : {}),
        }),
      },
    ],
  ]),
  ...(['figures', 'spreadsheet', 'forecast', 'forecastSpreadsheet'] as const).map((read): [string, DenialCase] => [
    `Pipeline_${read}`,
    {
      outsiders: ADMIN_ONLY,
      make: ({ people }) => ({ as: 'admin', query: { agentId: String(people.admin) } }),
      finds: { 'query:agentId': FILTER },
    },
  ]),
  [
    'Pipeline_setProbability',
    { outsiders: ADMIN_ONLY, make: () => ({ as: 'admin', path: { id: 6 }, body: { percent: 30 } }) },
  ],
  [
    'LookupsResource_delete',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { list: 'store-types', id: await aLookup(people) } }),
    },
  ],
];
