import { randomUUID } from 'node:crypto';
import type { AccessState } from '@stowbridge/contract/access';
import sharp from 'sharp';
import { aDocument, aProperty } from '../builders';
import { openAccess } from '../ndas';
import type { Contract, Make, RoleName } from './contract';

export const PAGE = { Page: 1, PageLength: 10 };
export const RANGE = { DateRangeID: 5, StartDate: '', EndDate: '' };
export const PERSON = {
  FirstName: 'Nia',
  LastName: 'Hart',
  PhoneNumber: '303-555-0199',
  CompanyName: 'Hart Storage',
  City: 'Denver',
  State: 'Colorado',
  StateId: 6,
  PositionID: 2,
  ZipCode: '80202',
};
export const STORE = {
  StoreName: 'Contract Storage',
  Address1: '1 Elm St',
  City: 'Denver',
  StateID: 6,
  ZipCode: '80202',
  Country: 'USA',
  StoreTypeID: 1,
  RentableSQFT: '40,000',
  Acerage: '2.5',
  Price: '4,000,000',
  StatusID: 1,
  Description: '',
  Latitude: 39.75,
  Longitude: -104.99,
};
export const newEmail = (): string => `contract-${randomUUID().slice(0, 8)}@example.com`;

export async function one<Row>({ source }: Contract, sql: string, values: unknown[] = []): Promise<Row> {
  const [row] = await source.query<Row[]>(sql, values);
  if (!row) {
    throw new Error(`The demo data has no row for: ${sql}`);
  }
  return row;
}
export const idOf = async (contract: Contract, sql: string, values: unknown[] = []): Promise<number> =>
  (await one<{ id: number }>(contract, sql, values)).id;

/** A deal at a stage; of the contract's own buyer and seller unless others are named. */
export async function aDeal(
  contract: Contract,
  statusId: number,
  sellerId?: number,
  buyerId?: number,
): Promise<{ Id: number; StoreId: number; BuyerId: number; Price: number }> {
  const property = await aProperty(contract.source, { sellerId: sellerId ?? contract.ids.seller });
  const buyer = buyerId ?? contract.ids.buyer;
  const Id = await idOf(
    contract,
    `with d as (insert into deals (deal_name, description, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
       values ('A deal', 'Twelve buildings', $1, $2, $3, 3900000, $4, now(), now()) returning id),
     t as (insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id)
       select id, 1, 3900000, 'N', 'C', 'Cash', 2, 2, $3 from d)
     select id from d`,
    [property.id, property.name, buyer, statusId],
  );
  return { Id, StoreId: property.id, BuyerId: buyer, Price: 3_900_000 };
}

/** A property whose NDA this buyer has signed. */
export async function signedBy(contract: Contract, buyerId: number): Promise<{ StoreID: number; ndaId: number }> {
  const property = await aProperty(contract.source, { sellerId: contract.ids.seller });
  const { agreementId, sha256 } = await aDocument(contract.source, property.id);
  const ndaId = await idOf(
    contract,
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, agreement_id, consent_text, signed_at)
     values ($1, 'P', $2, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', $3, $4, 'I agree', now()) returning id`,
    [property.id, buyerId, sha256, agreementId],
  );
  await openAccess(contract.source, property.id, buyerId);
  return { StoreID: property.id, ndaId };
}

/** The same, whose access is in this state, on a property whose seller decides too. */
export async function accessOf(
  contract: Contract,
  buyerId: number,
  state: AccessState,
  sellerId = contract.ids.seller,
): Promise<{ StoreID: number; ndaId: number }> {
  const signed = await signedBy(contract, buyerId);
  await openAccess(contract.source, signed.StoreID, buyerId, state);
  await contract.source.query('update properties set seller_decides = true, seller_id = $2 where id = $1', [
    signed.StoreID,
    sellerId,
  ]);
  return signed;
}

/** The time at which the NDA of a property was put before somebody. */
export async function aCeremony({ source }: Contract, userId: number, propertyId: number): Promise<string> {
  await source.query(
    `insert into disclosures (version, text) values ('shown', 'You may refuse.') on conflict do nothing`,
  );
  const [{ id }] = await source.query<{ id: string }[]>(
    `insert into nda_ceremonies (id, user_id, property_id, agreement_id, disclosure_version, session_id, signed_in_at, expires_at)
     select gen_random_uuid(), $1, $2, agreement_id, 'shown', gen_random_uuid(), now(), now() + interval '1 day'
     from documents where property_id = $2 and agreement_id is not null limit 1 returning id`,
    [userId, propertyId],
  );
  return id;
}

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#663311' } })
    .png()
    .toBuffer();
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const aMessage = ({ source, ids }: Contract, to: number | null): Promise<{ id: number }[]> =>
  source.query(
    `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id) values ('Hello', 'There', $1, $2, $3, $4) returning id`,
    [to === null ? ids.buyer : ids.admin, to === null ? 2 : 1, to, to === null ? 1 : 2],
  );
export const newProperty = async (contract: Contract, given: object = {}): Promise<number> =>
  (await aProperty(contract.source, { sellerId: contract.ids.seller, ...given })).id;
export const firstSeeded = (contract: Contract): Promise<number> =>
  idOf(
    contract,
    `select p.id from properties p where p.active and p.status_id = 1 and exists (select 1 from property_images i where i.property_id = p.id)
    and exists (select 1 from documents d where d.property_id = p.id) and exists (select 1 from property_agents a where a.property_id = p.id) and p.seller_id is not null order by p.id limit 1`,
  );
export const report =
  (role: RoleName = 'admin'): Make =>
  () => ({ role, body: RANGE });
export const ofDeal =
  (statusId: number, to: number): Make =>
  async (contract) => ({ body: { ...(await aDeal(contract, statusId)), DealStatusID: to } });

export const sessionOf = async (contract: Contract): Promise<string> =>
  (
    await one<{ id: string }>(
      contract,
      'select id from sessions where user_id = $1 and ended_at is null order by signed_in_at desc limit 1',
      [contract.ids.buyer],
    )
  ).id;

/** For calls that need neither a path nor a body. */
export const nothing: Make = () => ({});
