import { PROPERTY_FIELDS } from '@stowbridge/contract/property-fields';
import type { Client } from 'pg';
import { CONSENT } from '@stowbridge/backend/domains/ndas/consent';
import { firstAgentSql } from '@stowbridge/backend/domains/properties/people/broker';
import { columnsOf, copyRows } from './copy';
import { makeFacts } from './facts';
import type { AgreementRow, StoredFiles } from './files';
import type {
  CategoryRow,
  DealRow,
  DemoPlan,
  EnquiryRow,
  HistoryRow,
  LocationRow,
  MessageRow,
  NdaRow,
  PropertyRow,
  TeamRow,
  TermsRow,
  UserRow,
  VendorRow,
} from './plan';
import { writeAccess } from './write-access';
import { writeOpens } from './write-opens';
import { writeQuestions } from './write-questions';

/** A deal belongs to the first listing agent of its property until the office says otherwise. */
const OWNERS = `update deals d set owner_id = ${firstAgentSql('d.property_id')}`;

type StateIds = ReadonlyMap<string, number>;

const USER_FIELDS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'address1',
  'city',
  'zipCode',
  'companyName',
  'positionId',
  'position',
  'isHavingSelfStorages',
  'capitalSource',
  'numberOfProperties',
  'userTypeId',
  'statusId',
  'question',
  'agentLocationId',
  'createdAt',
] as const;
const PROPERTY_COLUMNS = [
  'id',
  'name',
  'address1',
  'address2',
  'city',
  'zipCode',
  'description',
  'storeTypeId',
  'roomForExpansion',
  'featured',
  'active',
  'statusId',
  'latitude',
  'longitude',
  'sellerId',
  'alternatePriceOptionId',
  'alternatePriceOptionDate',
  'offersDueDate',
  'videoCode',
  'radiusMiles',
  ...PROPERTY_FIELDS.map(({ name }) => name),
  'unitMix',
  'listedAt',
  'closedAt',
  'createdAt',
  'modifiedAt',
] as const;

/** Writes people and places: everything the later tables refer to. */
export async function writePeople(
  client: Client,
  plan: DemoPlan,
  states: StateIds,
  passwordHashOf: (user: UserRow) => string | undefined,
): Promise<void> {
  const state = ({ stateCode }: { stateCode: string }) => states.get(stateCode);
  await copyRows<LocationRow>(
    client,
    'agent_locations',
    { ...columnsOf<LocationRow>(['id', 'address', 'city', 'zipCode']), state_id: state },
    plan.locations,
  );
  await copyRows<UserRow>(
    client,
    'users',
    {
      ...columnsOf<UserRow>(USER_FIELDS),
      modified_at: (row) => row.createdAt,
      state_id: state,
      is_confirmed: () => true,
      email_confirmed_at: (row) => row.createdAt,
      password_hash: passwordHashOf,
    },
    plan.users,
  );
  const roles = plan.users.flatMap((user) => user.roles.map((roleId) => ({ userId: user.id, roleId })));
  await copyRows(
    client,
    'user_roles',
    { ...columnsOf<{ userId: number; roleId: number }>(['userId', 'roleId']), is_default: () => true },
    roles,
  );
}

export const propertyColumns = (states: StateIds) => ({
  ...columnsOf<PropertyRow>(PROPERTY_COLUMNS),
  state_id: (row: PropertyRow) => states.get(row.stateCode),
});

/** What is asked for the properties from an id on has been asked since they are there. */
export const writePrices = (client: Client, first: number): Promise<unknown> =>
  client.query(
    `insert into property_prices (property_id, at, price, alternate_price_option_id, status_id, active)
     select id, coalesce(listed_at, created_at), price, alternate_price_option_id, status_id, active from properties where id >= $1 order by id`,
    [first],
  );

/** Writes properties with their files and agents. */
export async function writeProperties(
  client: Client,
  plan: DemoPlan,
  files: StoredFiles,
  states: StateIds,
): Promise<void> {
  await copyRows(client, 'properties', propertyColumns(states), plan.properties);
  await writePrices(client, 1);
  await copyRows(
    client,
    'property_agents',
    columnsOf<DemoPlan['agents'][number]>(['propertyId', 'userId', 'position']),
    plan.agents,
  );
  await copyRows(
    client,
    'property_images',
    columnsOf<StoredFiles['images'][number]>([
      'propertyId',
      'position',
      'fileName',
      'width',
      'height',
      'color',
      'createdAt',
    ]),
    files.images,
  );
  const agreementFields = [
    'id',
    'sha256',
    'fileName',
    'actualFileName',
    'contentType',
    'bytes',
    'pages',
    'firstUploadedAt',
    'uploadedById',
  ] as const;
  await copyRows(client, 'agreements', columnsOf<AgreementRow>(agreementFields), files.agreements);
  const documentFields = [
    'propertyId',
    'documentTypeId',
    'watermark',
    'stampable',
    'fileName',
    'actualFileName',
    'contentType',
    'bytes',
    'sha256',
    'agreementId',
    'publishedAt',
    'createdAt',
    'modifiedAt',
  ] as const;
  await copyRows(client, 'documents', columnsOf<StoredFiles['documents'][number]>(documentFields), files.documents);
}

/** Writes NDAs, deals with their terms and history, messages, enquiries and the events they left. */
export async function writeDealings(
  client: Client,
  plan: DemoPlan,
  files: StoredFiles,
  states: StateIds,
): Promise<void> {
  const agreements = new Map(
    files.documents.filter((row) => row.documentTypeId === 8).map((row) => [row.propertyId, row]),
  );
  await copyRows<NdaRow>(
    client,
    'ndas',
    {
      ...columnsOf<NdaRow>([
        'id',
        'propertyId',
        'propertyName',
        'userId',
        'firstName',
        'lastName',
        'email',
        'address1',
        'city',
        'zipCode',
        'phone',
        'entity',
        'signedAt',
      ]),
      state_id: (row) => states.get(row.stateCode),
      document_sha256: (row) => agreements.get(row.propertyId)?.sha256,
      agreement_id: (row) => agreements.get(row.propertyId)?.agreementId,
      account_email: (row) => row.email,
      shown: () => 'yes',
      consent_text: () => CONSENT.text,
      consent_version: () => CONSENT.version,
    },
    plan.ndas,
  );
  await copyRows<DealRow>(
    client,
    'deals',
    {
      ...columnsOf<DealRow>([
        'id',
        'dealName',
        'description',
        'propertyId',
        'propertyName',
        'buyerId',
        'price',
        'dealStatusId',
        'statusAt',
        'isOffline',
        'offlineBuyerFirstName',
        'offlineBuyerLastName',
        'offlineBuyerEmail',
        'offlineBuyerCity',
        'submittedAt',
        'createdAt',
      ]),
      offline_buyer_state_id: (row) => row.offlineBuyerStateCode && states.get(row.offlineBuyerStateCode),
      modified_at: (row) => row.statusAt,
    },
    plan.deals,
  );
  await client.query(OWNERS);
  await writeAccess(client);
  await writeOpens(client);
  await writeQuestions(client);
  const termsFields = [
    'dealId',
    'version',
    'price',
    'loiName',
    'loiCompanyName',
    'diligencePeriodId',
    'earnestMoneyDeposit',
    'sourceOfFinancing',
    'createdById',
    'createdAt',
    'kind',
    'authorSide',
    'answersVersion',
    'answerBy',
    'closingDays',
    'hardDepositDays',
    'message',
  ] as const;
  await copyRows(client, 'offer_terms', columnsOf<TermsRow>(termsFields), plan.terms);
  await copyRows(
    client,
    'deal_history',
    columnsOf<HistoryRow>(['dealId', 'fromStatusId', 'toStatusId', 'actorId', 'reason', 'at']),
    [...plan.history].sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
  const messageFields = [
    'id',
    'mailSubject',
    'mailContent',
    'fromUserId',
    'fromUserTypeId',
    'toUserId',
    'toUserTypeId',
    'parentMessageId',
    'propertyId',
    'place',
    'dealId',
    'createdAt',
  ] as const;
  await copyRows(client, 'messages', columnsOf<MessageRow>(messageFields), plan.messages);
  await copyRows(
    client,
    'message_reads',
    columnsOf<DemoPlan['reads'][number]>(['messageId', 'userId', 'readAt']),
    plan.reads,
  );
  await copyRows(
    client,
    'enquiries',
    columnsOf<EnquiryRow>([
      'id',
      'kind',
      'name',
      'phone',
      'email',
      'message',
      'detail',
      'createdAt',
      'handledAt',
      'propertyId',
      'propertyName',
      'ownerId',
    ]),
    plan.enquiries,
  );
  await copyRows(
    client,
    'events',
    {
      ...columnsOf<ReturnType<typeof makeFacts>[number]>(['name', 'payload', 'createdAt']),
      relayed_at: (row) => row.createdAt,
    },
    makeFacts(plan),
  );
}

/** Writes the vendor directory and the team. */
export async function writeDirectory(
  client: Client,
  plan: DemoPlan,
  files: StoredFiles,
  states: StateIds,
): Promise<void> {
  await copyRows(
    client,
    'categories',
    columnsOf<CategoryRow>(['id', 'name', 'level', 'primaryCategoryId']),
    plan.categories,
  );
  await copyRows<VendorRow>(
    client,
    'vendors',
    {
      ...columnsOf<VendorRow>([
        'id',
        'companyName',
        'address1',
        'city',
        'zipCode',
        'description',
        'website',
        'active',
        'createdAt',
      ]),
      state_id: (row) => states.get(row.stateCode),
      logo: (row) => files.logos.get(row.id),
    },
    plan.vendors,
  );
  const links = plan.vendors.flatMap((vendor) =>
    vendor.categoryIds.map((categoryId) => ({ vendorId: vendor.id, categoryId })),
  );
  await copyRows(client, 'vendor_categories', columnsOf<(typeof links)[number]>(['vendorId', 'categoryId']), links);
  await copyRows<TeamRow>(
    client,
    'team_members',
    {
      ...columnsOf<TeamRow>([
        'id',
        'firstName',
        'lastName',
        'title',
        'phoneNumber',
        'email',
        'description',
        'position',
      ]),
      image_name: (row) => files.portraits.get(row.id),
    },
    plan.team,
  );
}

const NUMBERED = [
  'agent_locations',
  'users',
  'properties',
  'agreements',
  'ndas',
  'deals',
  'messages',
  'enquiries',
  'categories',
  'vendors',
  'team_members',
] as const;

/** The identities go on after the ids that were given. */
export async function advanceIdentities(client: Client): Promise<void> {
  for (const table of NUMBERED) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1)) from ${table}`);
  }
}
