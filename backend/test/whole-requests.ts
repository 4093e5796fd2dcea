import { aCampaign } from './campaigns';
import sharp from 'sharp';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aDeal, offlineOffer, someTerms } from './deals';
import { CONTACT } from './enquiries';
import { aSignedNda } from './ndas';
import type { TestApp } from './test-app';
import { tokenOf } from './tokens';
import { field, file, UploadPart } from './uploads';

/** A request that is carried out as it is; `path` fills the address. */
export interface WholeRequest {
  path?: Record<string, string | number>;
  body?: object;
  parts?: UploadPart[];
  /** Of who sends it, where the office may not. */
  as?: string;
}

const CAMPAIGN = {
  subject: 'Whole',
  intro: '<p>New</p>',
  audience: {
    matches: false,
    favourites: true,
    signers: false,
    signerStateIds: [6],
    signerTypeIds: [1],
    stateIds: [6],
    userIds: [],
  },
};
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#663311' } })
    .png()
    .toBuffer();
const PROPERTY = {
  name: 'Whole',
  address1: '1 Elm St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price: 4_000_000,
  roomForExpansion: false,
};
const PERSON = {
  firstName: 'Ida',
  lastName: 'Moss',
  phoneNumber: '303-555-0199',
  companyName: 'Hart Storage',
  stateId: 6,
  positionId: 2,
  roles: [2],
};
const COUNTER = { version: 1, price: 4_200_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };
const CRITERIA = { name: 'Whole', must: [{ kind: 'states', ids: [44] }], nice: [] };
const OFFICE = { address: '1 Way', city: 'Denver', zipCode: '80202', stateId: 6 };

/** Requests of /api/v1 whose bodies name records or lookups, by operation. */
export function wholeRequests(app: TestApp, token: () => Promise<string>): Record<string, () => Promise<WholeRequest>> {
  const { source } = app;
  let count = 0;
  const named = (): string => `Whole ${(count += 1)}`;
  const category = (): object => ({ name: named() });
  const vendor = (): object => ({ companyName: named(), stateId: 6, website: 'https://doors.example' });
  const person = (): object => ({ ...PERSON, email: `whole.${(count += 1)}@example.com` });
  const propertyId = async (): Promise<number> => (await aProperty(source)).id;
  const buyerId = async (): Promise<number> => (await aBuyer(source)).id;
  const deal = async (): Promise<{ id: number }> => ({
    id: (await aDeal(source, await aProperty(source), await buyerId(), 6)).id,
  });
  const offer = async (): Promise<{ id: number; seller: number }> => {
    const [seller, buyer] = [(await aSeller(source)).id, await buyerId()];
    const { id } = await aDeal(source, await aProperty(source, { sellerId: seller }), buyer, 6);
    await someTerms(source, id, buyer);
    return { id, seller };
  };
  const made = async (resource: string, body: object): Promise<{ id: number }> =>
    (await app.call('POST', `/api/v1/${resource}`, body, await token())).json();
  const rejected = async (): Promise<{ id: number }> => {
    const user = await made('users', person());
    await app.call('POST', `/api/v1/users/${user.id}/reject`, undefined, await token());
    return user;
  };
  const enquiry = async (): Promise<{ id: number }> => {
    await app.call('POST', '/api/home/contactus', CONTACT);
    const [{ id }] = await source.query<{ id: number }[]>('select max(id) id from enquiries');
    return { id };
  };
  const form = async (): Promise<WholeRequest> => ({
    parts: [file(PDF, 'memo.pdf'), field('propertyId', await propertyId()), field('documentTypeId', 1)],
  });
  return {
    AgentLocations_create: async () => ({ body: OFFICE }),
    AgentLocations_update: async () => ({ path: await made('lookups/agent-locations', OFFICE), body: OFFICE }),
    CategoriesResource_create: async () => ({ body: category() }),
    CategoriesResource_update: async () => ({ path: await made('categories', category()), body: category() }),
    CriteriaResource_create: async () => ({
      body: { ...CRITERIA, userId: await buyerId() },
    }),
    DealsResource_create: async () => ({
      body: { buyerId: await buyerId(), propertyId: await propertyId(), dealName: 'Whole', price: 3_900_000 },
    }),
    DealsResource_counter: async () => ({ path: { id: (await offer()).id }, body: COUNTER }),
    DealsResource_move: async () => ({ path: await deal(), body: { statusId: 3 } }),
    DealsResource_update: async () => ({
      path: await deal(),
      body: { price: 3_800_000, ownerId: (await anAdmin(source)).id },
    }),
    DocumentsResource_create: form,
    DocumentsResource_update: async () => ({
      path: { id: (await aDocument(source, await propertyId(), 1)).id },
      body: { tier: 2 },
    }),
    CampaignsResource_create: async () => ({ body: { ...CAMPAIGN, propertyIds: [await propertyId()] } }),
    CampaignsResource_update: async () => {
      const [{ id: madeById }, property] = [await anAdmin(source), await propertyId()];
      return {
        path: { id: await aCampaign(source, { madeById, propertyId: property }) },
        body: { ...CAMPAIGN, propertyIds: [property] },
      };
    },
    DocumentsResource_publish: async () => ({ body: { ids: [(await aDocument(source, await propertyId(), 1)).id] } }),
    EnquiriesResource_assign: async () => ({ path: await enquiry(), body: { ownerId: (await anAdmin(source)).id } }),
    ImagesResource_create: async () => ({
      parts: [file(await picture(), 'front.png'), field('propertyId', await propertyId())],
    }),
    LookupsResource_order: async () => ({ path: { list: 'positions' }, body: {} }),
    MeResource_counter: async () => {
      const { id, seller } = await offer();
      return { path: { id }, body: COUNTER, as: await tokenOf(app, seller) };
    },
    MeResource_ask: async () => {
      const [property, { id }] = [await aProperty(source), await aBuyer(source)];
      await aSignedNda(source, property, id);
      return { path: { id: property.id }, body: { text: 'Is the roof new?' }, as: await tokenOf(app, id) };
    },
    MessagesResource_create: async () => ({ body: { content: 'Whole', toUserId: await buyerId() } }),
    NdasResource_approveAll: async () => ({ body: {} }),
    NdasResource_recordOutside: async () => ({
      parts: [
        file(PDF, 'nda.pdf'),
        field('userId', await buyerId()),
        field('propertyId', await propertyId()),
        field('signedOn', '2026-01-05'),
      ],
    }),
    NotesResource_create: async () => ({
      body: { subjectType: 'property', subjectId: await propertyId(), kind: 'note', text: 'Whole' },
    }),
    OffersResource_create: async () => ({ body: offlineOffer(await propertyId()) }),
    PropertiesResource_create: async () => ({ body: PROPERTY }),
    PropertiesResource_orderImages: async () => ({ path: { id: await propertyId() }, body: {} }),
    PropertiesResource_update: async () => ({ path: { id: await propertyId() }, body: PROPERTY }),
    Session_passkey: async () => ({ body: { passkey: {}, userTypeId: 1 } }),
    TasksResource_create: async () => ({ body: { title: 'Whole', dealId: (await deal()).id } }),
    TasksResource_update: async () => ({
      path: await made('tasks', { title: 'Whole', dealId: (await deal()).id }),
      body: { title: 'Whole', assigneeId: (await anAdmin(source)).id },
    }),
    RoundsResource_invite: async () => {
      const property = await aProperty(source);
      const [{ id }] = await source.query<{ id: number }[]>(
        `insert into offer_rounds (property_id, number, kind, due_at, timed) values ($1, 1, 'call', now() + interval '2 days', true) returning id`,
        [property.id],
      );
      return { path: { id }, body: { dealIds: [(await aDeal(source, property, await buyerId(), 6)).id] } };
    },
    TeamResource_order: async () => ({ body: {} }),
    UsersResource_create: async () => ({ body: person() }),
    UsersResource_undo: async () => ({ path: await rejected(), body: { statusId: 3 } }),
    UsersResource_update: async () => ({ path: await made('users', person()), body: person() }),
    VendorsResource_create: async () => ({ body: vendor() }),
    VendorsResource_update: async () => ({ path: await made('vendors', vendor()), body: vendor() }),
  };
}
