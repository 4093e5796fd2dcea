import { today } from '@stowbridge/contract/dates';
import { randomUUID } from 'node:crypto';
import { aBuyer, aDocument, aProperty } from '../builders';
import {
  accessOf,
  aCeremony,
  aDeal,
  idOf,
  newProperty,
  one,
  PAGE,
  PDF,
  picture,
  RANGE,
  signedBy,
  STORE,
} from '../contract/records';
import { PROPERTY_REQUESTS } from '../contract/requests/properties';
import { sign, uploadNda } from '../signatures';
import { tokenOf } from '../tokens';
import { aWatermark } from '../watermarks';
import { field, file, upload } from '../uploads';
import { ADMIN_ONLY, DenialCase, forAdministrators, forEveryone, forOwners, People } from './cases';

const NAMES_ITS_OWN = 'the deal itself says of which property and buyer it is';
const FILTER = 'a filter';
const PUBLIC = 'published properties and their pictures are for everyone';

const unpublished = (people: People): Promise<number> => newProperty(people, { active: false });
const ofOtherSeller = (people: People): Promise<number> => newProperty(people, { sellerId: people.people.otherSeller });
const dealOfOtherSeller = async (people: People): Promise<number> =>
  (await aDeal(people, 6, people.people.otherSeller)).Id;
const ignoresStore = { 'body:StoreId': NAMES_ITS_OWN, 'body:BuyerId': NAMES_ITS_OWN };

const anImage = (people: People, propertyId: number): Promise<number> =>
  idOf(
    people,
    `insert into property_images (property_id, file_name, width, height, color, position) values ($1, $2, 1, 1, '#000000', 1) returning id`,
    [propertyId, `${randomUUID().replaceAll('-', '')}.webp`],
  );

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

async function signedAgreement(people: People): Promise<{ StoreID: number; ndaId: number }> {
  return signedBy(people, people.ids.buyer);
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

const OFFER_TERMS = {
  LOIName: 'Nia',
  LOICompanyName: 'Hart',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

/** Properties, documents, deals, offers and the market. */
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
  [
    'Search_similar',
    {
      outsiders: [],
      open: PUBLIC,
      make: async (people) => ({ as: 'buyer', path: { id: await newProperty(people) } }),
      finds: { 'path:id': 'the newest stand in for those of what is not listed' },
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
    'MeResource_listingQuestions',
    {
      outsiders: ['anonymous', 'buyer', 'admin'],
      make: () => ({ as: 'seller', query: { filter: '{"id":1}' } }),
      finds: { 'query:filter': FILTER },
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
  [
    'VerificationsResource_get',
    {
      outsiders: [],
      open: 'it says to whoever holds a file that it is one of ours, and nothing else',
      make: () => ({ as: 'anonymous', path: { proof: 'a'.repeat(64) } }),
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
    'ImagesResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        parts: [file(await picture(), 'front.png'), field('StoreID', await newProperty(people))],
      }),
    },
  ],
  [
    'DocumentsResource_create',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        parts: [file(PDF, 'memo.pdf'), field('StoreID', await newProperty(people)), field('DocumentTypeID', 1)],
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

/** An offline offer as an administrator sends it for a deal that is there already. */
export async function offlineOffer(people: People): Promise<{ body: object; dealId: number }> {
  const deal = await aDeal(people, 4);
  return {
    dealId: deal.Id,
    body: {
      Store: { StoreID: deal.StoreId, StoreName: 'P', Price: '3,900,000', StatusID: 1 },
      BuyerStore: OFFER_TERMS,
      IsOffline: true,
      BuyerStoreID: deal.Id,
    },
  };
}
