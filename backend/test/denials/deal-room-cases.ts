import { FILTER, anImage, signedAgreement } from './property-records';
import { PDF, accessOf, idOf, newProperty } from '../contract/records';
import { ADMIN_ONLY, DenialCase, People } from './cases';
import { aDocument } from '../builders';
import { field, file, upload } from '../uploads';
import { aWatermark } from '../watermarks';

/** A document whose file is really stored. */
async function aStoredDocument(people: People, propertyId: number): Promise<{ id: number; fileName: string }> {
  const answer = await upload(
    people.app,
    '/api/admin/upload/document',
    [file(PDF, 'memo.pdf'), field('StoreID', propertyId), field('DocumentTypeID', 1)],
    people.tokens.admin,
  );
  const { ID, FileName } = answer.json<{ ID: number; FileName: string }>();
  return { id: ID, fileName: FileName };
}

async function newPropertyWithDocument(people: People): Promise<number> {
  const id = await newProperty(people);
  await aStoredDocument(people, id);
  return id;
}

/** A question of a buyer about a listing that they may read, with a draft of its answer. */
async function aQuestion(
  people: People,
  asker = people.ids.buyer,
  seller = people.ids.seller,
): Promise<{ id: number; StoreID: number }> {
  const { StoreID } = await accessOf(people, asker, 'open', seller);
  const id = await idOf(
    people,
    `insert into questions (property_id, property_name, asker_id, text, due_at) values ($1, 'P', $2, 'Is the roof new?', now()) returning id`,
    [StoreID, asker],
  );
  await idOf(
    people,
    `insert into answers (question_id, version, text, author_id, state) values ($1, 1, 'Yes.', $2, 'draft') returning id`,
    [id, people.ids.admin],
  );
  return { id, StoreID };
}

/** Documents, who opened them, and questions. */
export const DEAL_ROOM_CASES: [string, DenialCase][] = [
  [
    'StoredDocuments_download',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller'],
      make: async (people) => {
        const { StoreID } = await signedAgreement(people);
        return { as: 'buyer', path: { fileName: (await aStoredDocument(people, StoreID)).fileName } };
      },
      foreign: {
        'path:fileName': async (people) => (await aStoredDocument(people, await newProperty(people))).fileName,
      },
      ignores: { 'query:token': 'stands instead of the session; it is tried below' },
    },
  ],
  [
    'Documents_link',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller'],
      make: async (people) => ({
        as: 'buyer',
        path: { documentId: (await aStoredDocument(people, (await signedAgreement(people)).StoreID)).id },
      }),
      foreign: { 'path:documentId': async (people) => (await aStoredDocument(people, await newProperty(people))).id },
    },
  ],
  ...['MeResource_listingOpens', 'MeResource_listingReaders'].map((id): [string, DenialCase] => [
    id,
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => ({
        as: 'seller',
        path: { id: (await accessOf(people, people.ids.buyer, 'open')).StoreID },
        query: { filter: '{"id":1}' },
      }),
      finds: { 'query:filter': FILTER },
      foreign: {
        'path:id': async (people) =>
          (await accessOf(people, people.ids.buyer, 'open', people.people.otherSeller)).StoreID,
      },
    },
  ]),
  ...(['questions', 'questionsSpreadsheet', 'questionsPdf'] as const).map((read): [string, DenialCase] => [
    `MeResource_${read}`,
    {
      outsiders: ['anonymous', 'otherBuyer', 'seller', 'admin'],
      make: async (people) => ({ as: 'buyer', path: { id: (await aQuestion(people)).StoreID } }),
      foreign: { 'path:id': async (people) => (await aQuestion(people, people.people.otherBuyer)).StoreID },
    },
  ]),
  [
    'MeResource_ask',
    {
      outsiders: ['anonymous', 'otherBuyer', 'seller', 'admin'],
      make: async (people) => {
        const { StoreID } = await aQuestion(people);
        const { id: documentId } = await aDocument(people.source, StoreID, 1, `asked about ${StoreID}`);
        return { as: 'buyer', path: { id: StoreID }, body: { text: 'Is the roof new?', documentId, page: 4 } };
      },
      foreign: {
        'path:id': async (people) => (await aQuestion(people, people.people.otherBuyer)).StoreID,
        'body:documentId': async (people) => {
          const { StoreID } = await aQuestion(people);
          return (await aDocument(people.source, StoreID, 1, `of another ${StoreID}`)).id;
        },
      },
    },
  ],
  [
    'MeResource_documentsArchive',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller'],
      make: async (people) => {
        const { StoreID } = await signedAgreement(people);
        await aStoredDocument(people, StoreID);
        return { as: 'buyer', path: { id: StoreID } };
      },
      foreign: { 'path:id': newPropertyWithDocument },
      ignores: { 'query:token': 'stands instead of the session; archive-links.spec.ts tries it' },
    },
  ],
  [
    'MeResource_askArchive',
    {
      outsiders: ['anonymous', 'otherBuyer', 'otherSeller', 'admin'],
      make: async (people) => {
        const { StoreID } = await signedAgreement(people);
        await aStoredDocument(people, StoreID);
        return { as: 'buyer', path: { id: StoreID }, body: {} };
      },
      foreign: { 'path:id': newPropertyWithDocument },
    },
  ],
  [
    'MeResource_draftAnswer',
    {
      outsiders: ['anonymous', 'buyer', 'otherSeller', 'admin'],
      make: async (people) => ({
        as: 'seller',
        path: { id: (await aQuestion(people)).id },
        body: { text: 'Yes, until 2031.' },
      }),
      foreign: {
        'path:id': async (people) => (await aQuestion(people, people.ids.buyer, people.people.otherSeller)).id,
      },
    },
  ],
  ...(
    [
      ['get', undefined],
      ['draft', { text: 'Yes, until 2031.' }],
      ['publish', { version: 1, to: 'asker' }],
      ['decline', { reason: 'Nobody knows' }],
    ] as const
  ).map(([act, body]): [string, DenialCase] => [
    `QuestionsResource_${act}`,
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: (await aQuestion(people)).id }, body }),
    },
  ]),
  ...['PropertiesResource_opens', 'PropertiesResource_readers', 'PropertiesResource_opensSpreadsheet'].map(
    (id): [string, DenialCase] => [
      id,
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
  ),
  [
    'DocumentsResource_opens',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aStoredDocument(people, await newProperty(people))).id },
        query: { filter: '{"id":1}' },
      }),
      finds: { 'query:filter': FILTER },
    },
  ],
  ...(['get', 'delete'] as const).flatMap((verb): [string, DenialCase][] => [
    [
      `ImagesResource_${verb}`,
      {
        outsiders: ADMIN_ONLY,
        make: async (people) => ({ as: 'admin', path: { id: await anImage(people, await newProperty(people)) } }),
      },
    ],
    [
      `DocumentsResource_${verb}`,
      {
        outsiders: ADMIN_ONLY,
        make: async (people) => ({
          as: 'admin',
          path: { id: (await aDocument(people.source, await newProperty(people), 1)).id },
        }),
      },
    ],
  ]),
  [
    'DocumentsResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        parts: [file(PDF, 'memo.pdf'), field('propertyId', await newProperty(people)), field('documentTypeId', 1)],
      }),
    },
  ],
  [
    'DocumentsResource_update',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aDocument(people.source, await newProperty(people), 1)).id },
        body: { documentTypeId: 2, tier: 3 },
      }),
    },
  ],
  [
    'DocumentsResource_addVersion',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aDocument(people.source, await newProperty(people), 1)).id },
        parts: [file(PDF, 'memo.pdf')],
      }),
    },
  ],
  [
    'DocumentsResource_withdraw',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aDocument(people.source, await newProperty(people), 1)).id },
      }),
    },
  ],
  [
    'DocumentsResource_publish',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => {
        const { id } = await aDocument(people.source, await newProperty(people), 1);
        await people.source.query('update documents set published_at = null where id = $1', [id]);
        return { as: 'admin', body: { ids: [id] } };
      },
    },
  ],
  [
    'WatermarksResource_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { code: await aWatermark(people.source, await newProperty(people), people.people.buyer) },
      }),
    },
  ],
];
