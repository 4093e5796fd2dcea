import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../../src/auth/passwords';
import { DEMO_PASSWORD } from '../../src/database/seed/main';
import { aBuyer, aDocument, aProperty, aSeller } from '../builders';
import type { Answer, TestApp } from '../test-app';
import { field, file, upload, UploadPart } from '../uploads';

export type RoleName = 'anonymous' | 'buyer' | 'seller' | 'admin';

export interface Contract {
  app: TestApp;
  source: DataSource;
  tokens: Record<RoleName, string | undefined>;
  ids: Record<'buyer' | 'seller' | 'admin', number>;
}

/** A request that a screen would send for this call; `role` is whose, an administrator's unless said. */
export interface SampleRequest {
  role?: RoleName;
  /** Values of the path's parameters, in their order. */
  path?: (string | number)[];
  body?: object;
  parts?: UploadPart[];
}

type Make = (contract: Contract) => Promise<SampleRequest> | SampleRequest;

const PAGE = { Page: 1, PageLength: 10 };
const RANGE = { DateRangeID: 5, StartDate: '', EndDate: '' };
const PERSON = { FirstName: 'Nia', LastName: 'Hart', PhoneNumber: '303-555-0199', CompanyName: 'Hart Storage', City: 'Denver', State: 'Colorado', StateId: 6, PositionID: 2, ZipCode: '80202' };
const STORE = {
  StoreName: 'Contract Storage', Address1: '1 Elm St', City: 'Denver', StateID: 6, ZipCode: '80202', Country: 'USA', StoreTypeID: 1, RentableSQFT: '40,000',
  Acerage: '2.5', Price: '4,000,000', StatusID: 1, Description: '', Latitude: 39.75, Longitude: -104.99,
};
const newEmail = (): string => `contract-${randomUUID().slice(0, 8)}@example.com`;

async function one<Row>({ source }: Contract, sql: string, values: unknown[] = []): Promise<Row> {
  const [row] = await source.query<Row[]>(sql, values);
  if (!row) throw new Error(`The demo data has no row for: ${sql}`);
  return row;
}
const idOf = async (contract: Contract, sql: string, values: unknown[] = []): Promise<number> => (await one<{ id: number }>(contract, sql, values)).id;

/** A deal at a stage, of this buyer or of one of their own. */
async function aDeal(contract: Contract, statusId: number, sellerId?: number, buyerId?: number): Promise<{ Id: number; StoreId: number; BuyerId: number; Price: number }> {
  const property = await aProperty(contract.source, { sellerId: sellerId ?? contract.ids.seller });
  const buyer = buyerId ?? (await aBuyer(contract.source)).id;
  const Id = await idOf(
    contract,
    `with d as (insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
       values ('A deal', $1, $2, $3, 3900000, $4, now(), now()) returning id),
     t as (insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id)
       select id, 1, 3900000, 'N', 'C', 'Cash', 2, 2, $3 from d)
     select id from d`,
    [property.id, property.name, buyer, statusId],
  );
  return { Id, StoreId: property.id, BuyerId: buyer, Price: 3_900_000 };
}

/** A property whose NDA this buyer has signed. */
async function signedBy(contract: Contract, buyerId: number): Promise<{ StoreID: number; ndaId: number }> {
  const property = await aProperty(contract.source, { sellerId: contract.ids.seller });
  await aDocument(contract.source, property.id);
  const ndaId = await idOf(
    contract,
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
     values ($1, 'P', $2, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()) returning id`,
    [property.id, buyerId],
  );
  return { StoreID: property.id, ndaId };
}

const picture = (): Promise<Buffer> => sharp({ create: { width: 60, height: 40, channels: 3, background: '#663311' } }).png().toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const aMessage = ({ source, ids }: Contract, to: number | null): Promise<{ id: number }[]> =>
  source.query(
    `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id) values ('Hello', 'There', $1, $2, $3, $4) returning id`,
    [to === null ? ids.buyer : ids.admin, to === null ? 2 : 1, to, to === null ? 1 : 2],
  );
const newProperty = async (contract: Contract, given: object = {}): Promise<number> => (await aProperty(contract.source, given)).id;
const firstSeeded = (contract: Contract): Promise<number> =>
  idOf(contract, `select p.id from properties p where p.active and p.status_id = 1 and exists (select 1 from property_images i where i.property_id = p.id)
    and exists (select 1 from documents d where d.property_id = p.id) and exists (select 1 from property_agents a where a.property_id = p.id) and p.seller_id is not null order by p.id limit 1`);
const report = (role: RoleName = 'admin'): Make => () => ({ role, body: RANGE });
const ofDeal = (statusId: number, to: number): Make => async (contract) => ({ body: { ...(await aDeal(contract, statusId)), DealStatusID: to } });

/** One request for each call, by its id; what is not here is asked for with nothing. */
export const REQUESTS: Record<string, Make> = {
  'CALL-001': () => ({ role: 'anonymous', body: { UserName: 'buyer@stowbridge.example', Password: DEMO_PASSWORD } }),
  'CALL-002': async ({ app, source }) => {
    const user = await aBuyer(source, { temporaryPasswordHash: await hashPassword('temp-0001'), temporaryPasswordExpiresAt: new Date(Date.now() + 60_000) } as object);
    const signedIn = await app.call('POST', '/api/account/login', { UserName: user.email, Password: 'temp-0001' });
    const { PasswordResetToken } = signedIn.json<{ PasswordResetToken: string }>();
    return { role: 'anonymous', body: { Token: PasswordResetToken, Password: 'new-pass-1', ConfirmPassword: 'new-pass-1', TemporaryPassword: 'temp-0001', isForgotPassword: false } };
  },
  'CALL-003': () => ({ role: 'anonymous', body: { UserName: 'seller@stowbridge.example' } }),
  'CALL-004': () => ({ role: 'buyer' }),
  'CALL-005': async (contract) => ({ role: 'buyer', body: { ...PERSON, Email: (await one<{ email: string }>(contract, 'select email from users where id = $1', [contract.ids.buyer])).email } }),
  'CALL-006': () => ({ role: 'buyer', body: { Password: 'another-pass-1', ConfirmPassword: 'another-pass-1' } }),
  'CALL-007': () => {
    const Email = newEmail();
    return { role: 'anonymous', body: { User: { ...PERSON, Email, Username: Email, UserTypeID: 2, IsHavingSelfStorages: false }, Password: 'first-pass-1' } };
  },
  'CALL-008': async (contract) => ({ role: 'buyer', path: [await sessionOf(contract)] }),
  'CALL-023': () => ({ body: { ...PERSON, ZipCode: undefined, Zipcode: '80202', Email: newEmail(), UserTypeID: 2, IsActive: 1, StatusID: 2, IsHavingSelfStorages: null } }),
  'CALL-024': () => ({ body: { Name: '', Status: -1, UserType: 2, ...PAGE } }),
  'CALL-026': async (contract) => ({ path: [await idOf(contract, 'select seller_id id from properties where seller_id is not null limit 1')] }),
  'CALL-027': async ({ source }) => ({ path: [(await aBuyer(source, { statusId: 1 })).id] }),
  'CALL-028': async ({ source }) => ({ path: [(await aBuyer(source)).id] }),
  'CALL-029': async ({ source }) => ({ path: [(await aBuyer(source, { statusId: 1 })).id, 2] }),
  'CALL-030': async ({ source }) => {
    const user = await aSeller(source);
    return { body: { ...PERSON, ID: user.id, Email: user.email, UserTypeID: 3 } };
  },
  'CALL-031': async (contract) => ({ body: { BuyerID: (await aDeal(contract, 6)).BuyerId, ...PAGE } }),
  'CALL-032': async (contract) => {
    await aMessage(contract, null);
    return { body: { FromUserID: contract.ids.buyer, FromUserTypeID: 2, ...PAGE } };
  },
  'CALL-033': async (contract) => ({ body: { SellerID: await idOf(contract, 'select seller_id id from properties where seller_id is not null limit 1'), ...PAGE } }),
  'CALL-034': () => ({ body: { StoreName: '', City: '', ShowUnPublished: false, ...PAGE } }),
  'CALL-035': () => ({ body: { StoreName: '', City: '', ShowUnPublished: false, ...PAGE } }),
  'CALL-036': async (contract) => ({ path: [await firstSeeded(contract)] }),
  'CALL-037': () => ({ body: STORE }),
  'CALL-038': async (contract) => ({ path: [await newProperty(contract)] }),
  'CALL-039': async (contract) => {
    const id = await newProperty(contract, { active: false });
    await aDocument(contract.source, id);
    return { path: [id] };
  },
  'CALL-040': async (contract) => ({ path: [await newProperty(contract, { active: false })] }),
  'CALL-041': async (contract) => ({ body: { StoreID: await newProperty(contract), Description: '<p>Text</p>' } }),
  'CALL-042': async (contract) => ({ body: { StoreID: await newProperty(contract), VideoCode: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } }),
  'CALL-043': async (contract) => ({ body: { StoreID: await newProperty(contract), MVPRadius: 5 } }),
  'CALL-044': async (contract) => ({ body: { SellerId: contract.ids.seller, StoreIDs: String(await newProperty(contract)), IsAssignSeller: true } }),
  'CALL-045': () => ({ body: { CompanyName: '', City: '', State: '', SortBy: 'FirstName', SortOrder: 'ASC', ...PAGE } }),
  'CALL-047': async (contract) => ({ body: { StoreId: await newProperty(contract), AgentIds: '' } }),
  'CALL-048': async (contract) => ({ body: { StoreID: await firstSeeded(contract) } }),
  'CALL-049': async (contract) => ({ path: [await firstSeeded(contract)] }),
  'CALL-050': async (contract) => {
    const propertyId = await newProperty(contract);
    const id = await idOf(contract, `insert into property_images (property_id, file_name, width, height, color, position) values ($1, $2, 1, 1, '#000000', 1) returning id`, [propertyId, `${randomUUID().replaceAll('-', '')}.webp`]);
    return { path: [id, propertyId] };
  },
  'CALL-051': async (contract) => ({ parts: [file(await picture(), 'front.png'), field('StoreID', await newProperty(contract)), field('DocumentTypeID', 1)] }),
  'CALL-052': async (contract) => ({ path: [await firstSeeded(contract)] }),
  'CALL-053': async (contract) => ({ path: [(await aDocument(contract.source, await newProperty(contract), 1)).id] }),
  'CALL-054': async (contract) => ({ parts: [file(PDF, 'memo.pdf'), field('StoreID', await newProperty(contract)), field('DocumentTypeID', 1)] }),
  'CALL-055': async (contract) => ({ body: { BuyerID: (await aBuyer(contract.source)).id, StoreID: await newProperty(contract), DealName: 'By phone', Price: '3900000', Description: '' } }),
  'CALL-056': async (contract) => {
    const deal = await aDeal(contract, 6);
    return { path: [deal.Id], body: { ...deal, Price: 3_800_000 } };
  },
  'CALL-057': ofDeal(6, 1),
  'CALL-058': ofDeal(6, 2),
  'CALL-059': ofDeal(1, 5),
  'CALL-060': ofDeal(6, 3),
  'CALL-061': () => ({ body: { DealName: '', PropertyName: '', BuyerName: '', BuyerEmail: '', ...PAGE } }),
  'CALL-062': () => ({ body: { DealName: '', PropertyName: '', BuyerName: '', BuyerEmail: '' } }),
  'CALL-063': async (contract) => ({ body: { StoreID: (await aDeal(contract, 6)).StoreId, ...PAGE } }),
  'CALL-064': async (contract) => ({ path: [(await aDeal(contract, 6)).Id] }),
  'CALL-065': async (contract) => {
    const { StoreID } = await signedBy(contract, contract.ids.buyer);
    const terms = { LOIName: 'Nia Hart', LOICompanyName: 'Hart', SourceOfFinancing: 'Cash', EarnestMoneyDeposit: '2.5', DiligencePeriodID: 2 };
    return { role: 'buyer', body: { Store: { StoreID, StoreName: 'P', Price: '3,900,000', StatusID: 1 }, BuyerStore: terms } };
  },
  'CALL-066': async (contract) => {
    const StoreID = await newProperty(contract);
    await aDocument(contract.source, StoreID);
    const nda = {
      NDAName: 'Nia', NDALastName: 'Hart', NDAEmail: 'nia@example.com', NDAAddress: '1 Elm St', NDACity: 'Denver', NDAStateID: 6, NDAZipCode: '80202',
      NDAPhone: '303-555-0199', NDAEntity: 'Hart',
    };
    return { role: 'buyer', body: { StoreID, DealName: 'P', ...nda } };
  },
  'CALL-067': async (contract) => {
    const { StoreID, ndaId } = await signedBy(contract, contract.ids.buyer);
    const profile = await contract.app.call('GET', `/api/buyer/store/profile/${StoreID}/${ndaId}`, undefined, contract.tokens.buyer);
    return { role: 'buyer', body: { StoreID, AccessKey: profile.json<{ AccessKey: string }>().AccessKey } };
  },
  'CALL-068': async (contract) => {
    const { StoreID } = await signedBy(contract, contract.ids.buyer);
    await contract.source.query(`insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at) values ('D', $1, 'P', $2, 4, now())`, [StoreID, contract.ids.buyer]);
    return { role: 'buyer' };
  },
  'CALL-069': async (contract) => {
    const propertyId = await firstSeeded(contract);
    const ndaId = await idOf(
      contract,
      `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
       values ($1, 'P', $2, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()) returning id`,
      [propertyId, contract.ids.buyer],
    );
    return { role: 'buyer', path: [propertyId, ndaId] };
  },
  'CALL-070': async (contract) => {
    await aDeal(contract, 6);
    return { role: 'seller' };
  },
  'CALL-071': async (contract) => {
    const { StoreId } = await aDeal(contract, 6);
    await aDocument(contract.source, StoreId, 1);
    return { role: 'seller', path: [StoreId] };
  },
  'CALL-072': async (contract) => ({ role: 'seller', body: await aDeal(contract, 6) }),
  'CALL-073': async (contract) => ({ role: 'seller', body: await aDeal(contract, 6) }),
  'CALL-074': ({ ids }) => ({ body: { MailContent: 'Hello', ToUserID: ids.buyer, ToUserTypeID: 2 } }),
  'CALL-075': async (contract) => {
    const [{ id }] = await aMessage(contract, contract.ids.buyer);
    return { role: 'buyer', body: { ID: id, MailSubject: 'Re: Hello', MailContent: 'Thanks', FromUserID: contract.ids.buyer, ToUserID: contract.ids.admin, ParentMessageID: id, FromUserTypeID: 2, ToUserTypeID: 1 } };
  },
  'CALL-076': () => ({ role: 'buyer', body: { MailContent: 'Hello', FromUserTypeID: 2 } }),
  'CALL-077': async (contract) => ({ role: 'buyer', path: [(await aMessage(contract, contract.ids.buyer))[0].id] }),
  'CALL-078': () => ({ role: 'buyer', path: [2] }),
  'CALL-079': async (contract) => {
    await aMessage(contract, contract.ids.buyer);
    return { role: 'buyer', body: { UserType: 2, ...PAGE } };
  },
  'CALL-080': async (contract) => {
    const [{ id }] = await aMessage(contract, contract.ids.buyer);
    await contract.source.query('insert into message_reads (message_id, user_id, read_at) values ($1, $2, now())', [id, contract.ids.buyer]);
    return { role: 'buyer', body: { UserType: 2, ...PAGE } };
  },
  'CALL-081': () => ({ role: 'buyer', path: [2] }),
  'CALL-082': async (contract) => ({ path: [(await aMessage(contract, null))[0].id] }),
  'CALL-083': () => ({ body: { Name: `Contract ${randomUUID()}`, PrimaryCategoryID: 0, Level: 1 } }),
  'CALL-084': () => ({ body: { Name: '', ...PAGE } }),
  'CALL-085': () => ({ body: { Level: 2, ...PAGE } }),
  'CALL-086': async (contract) => ({ path: [await idOf(contract, `insert into categories (name, level) values ('Unused', 1) returning id`)] }),
  'CALL-087': async (contract) => ({ path: [await idOf(contract, `insert into categories (name, level, active) values ('Off', 1, false) returning id`)] }),
  'CALL-088': () => ({ role: 'anonymous', path: [0] }),
  'CALL-089': async (contract) => ({ role: 'anonymous', path: [await idOf(contract, 'select primary_category_id id from categories where level = 2 and active limit 1')] }),
  'CALL-090': () => ({ body: { CompanyName: '', City: '', ...PAGE } }),
  'CALL-091': () => ({ body: { CompanyName: 'Contract Doors', StateID: 6, Website: 'https://doors.example' } }),
  'CALL-092': async (contract) => ({ path: [await idOf(contract, 'select id from vendors where active limit 1')] }),
  'CALL-093': async (contract) => ({ path: [await idOf(contract, 'select id from vendors where not active limit 1')] }),
  'CALL-094': async (contract) => ({ body: { VendorID: await idOf(contract, 'select id from vendors limit 1'), CategoryIds: String(await idOf(contract, 'select id from categories where level = 2 and active limit 1')) } }),
  'CALL-095': async () => ({ parts: [file(await picture(), 'logo.png')] }),
  'CALL-096': async (contract) => ({ role: 'anonymous', body: { ...PAGE, CategoryID: await idOf(contract, 'select category_id id from vendor_categories vc join vendors v on v.id = vc.vendor_id where v.active limit 1') } }),
  'CALL-097': () => ({ role: 'anonymous', body: { Page: 1, PageLength: 4 } }),
  'CALL-098': () => ({ role: 'anonymous', body: { Keyword: '', IsShowFull: true, SortBy: 0, SortOrder: 'ASC', ...PAGE } }),
  'CALL-099': async (contract) => ({ path: [await firstSeeded(contract)] }),
  'CALL-101': async (contract) => ({ role: 'anonymous', path: [await idOf(contract, 'select id from team_members limit 1')] }),
  'CALL-102': () => ({ role: 'anonymous', body: { Name: 'Ida', Phone: '(303) 555-0144', Email: 'ida@example.com', Message: 'Hello' } }),
  'CALL-103': report(),
  'CALL-104': report(),
  'CALL-105': report(),
  'CALL-106': report(),
  'CALL-107': report(),
  'CALL-108': async (contract) => ({ role: 'anonymous', path: [(await one<{ logo: string }>(contract, 'select logo from vendors where logo is not null limit 1')).logo] }),
  'CALL-109': async (contract) => ({ role: 'anonymous', path: [(await one<{ file_name: string }>(contract, 'select file_name from property_images order by id limit 1')).file_name] }),
  'CALL-110': async (contract) => ({ role: 'anonymous', path: [(await one<{ image_name: string }>(contract, 'select image_name from team_members where image_name is not null limit 1')).image_name] }),
  'CALL-111': async (contract) => ({ path: [(await one<{ file_name: string }>(contract, 'select file_name from documents order by id limit 1')).file_name] }),
  'CALL-112': () => ({
    role: 'anonymous',
    body: { first_name: 'Ida', last_name: 'Moss', company: 'Moss', phone: '303-555-0144', email: 'ida@example.com', option: 'Other', message: 'Hello', lead_source: 'Website' },
  }),
};

const sessionOf = async (contract: Contract): Promise<string> =>
  (await one<{ id: string }>(contract, 'select id from sessions where user_id = $1 and ended_at is null order by signed_in_at desc limit 1', [contract.ids.buyer])).id;

/** Sends it to the call's path, in the letter case and with the trailing slash that the documents also use. */
export async function sendSample({ app, tokens }: Contract, method: string, path: string, request: SampleRequest): Promise<Answer> {
  const values = [...(request.path ?? [])];
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(values.shift())));
  const token = tokens[request.role ?? 'admin'];
  if (request.parts) return upload(app, url, request.parts, token);
  return app.call(method as 'GET', url, request.body ?? (method === 'POST' ? {} : undefined), token);
}
