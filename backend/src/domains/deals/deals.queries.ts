import { HIDDEN_IN_TRACKER, offeredInDropdown, OPEN_STAGES } from '@stowbridge/contract/stages';
import type { DealResourceDto } from './deals.resource.dto';
import type { DealDto, DealNdaDto, DealSearchDto } from './deals.calls.dto';

/** What the buyer of a deal `d` is called; offline buyers have no account `u`. */
export const BUYER_NAME = `coalesce(u.first_name || ' ' || u.last_name, trim(d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '')))`;

/** A deal with everything the back office shows; built for every list and report of deals. */
export const DEAL_ROWS = `
  select d.id, d.deal_name, d.description, d.property_id, d.property_name, p.city, ps.code state_code, p.zip_code, d.buyer_id,
         ${BUYER_NAME} buyer_name,
         coalesce(u.email::text, d.offline_buyer_email) buyer_email, u.phone_number buyer_phone, d.price, d.deal_status_id, s.name status_name,
         d.status_at, d.created_at, d.submitted_at, d.revision_asked_at, d.is_interested, d.is_offline, d.offline_buyer_first_name, d.offline_buyer_last_name, d.offline_buyer_email,
         d.offline_buyer_city, os.name offline_buyer_state, d.offline_buyer_state_id, t.loi_name, t.loi_company_name, t.diligence_period_id,
         dp.name diligence_period, t.earnest_money_deposit, t.source_of_financing, t.version,
         (select json_build_object('NDAName', n.first_name, 'NDALastName', n.last_name, 'NDAEmail', n.email, 'NDAAddress', n.address1, 'NDAAddress2', n.address2,
            'NDACity', n.city, 'NDAState', ns.name, 'NDAZipCode', n.zip_code, 'NDAPhone', n.phone, 'NDAEntity', n.entity, 'NDASignedDate', n.signed_at)
          from ndas n join states ns on ns.id = n.state_id where n.user_id = d.buyer_id and n.property_id = d.property_id order by n.id desc limit 1) nda
  from deals d
  join deal_statuses s on s.id = d.deal_status_id
  left join properties p on p.id = d.property_id
  left join states ps on ps.id = p.state_id
  left join users u on u.id = d.buyer_id
  left join states os on os.id = d.offline_buyer_state_id
  left join lateral (select * from offer_terms where deal_id = d.id order by version desc limit 1) t on true
  left join diligence_periods dp on dp.id = t.diligence_period_id`;

export const DEAL_COUNT = `
  select count(*)::int total from deals d left join users u on u.id = d.buyer_id`;

export const DEAL_IDS = `
  select d.id from deals d left join users u on u.id = d.buyer_id`;

export interface DealRow {
  id: number;
  deal_name: string;
  description: string | null;
  property_id: number | null;
  property_name: string;
  city: string | null;
  state_code: string | null;
  zip_code: string | null;
  buyer_id: number | null;
  buyer_name: string;
  buyer_email: string | null;
  buyer_phone: string | null;
  price: string | null;
  deal_status_id: number;
  status_name: string;
  status_at: Date;
  created_at: Date;
  submitted_at: Date | null;
  revision_asked_at: Date | null;
  is_interested: boolean;
  is_offline: boolean;
  offline_buyer_first_name: string | null;
  offline_buyer_last_name: string | null;
  offline_buyer_email: string | null;
  offline_buyer_city: string | null;
  offline_buyer_state: string | null;
  offline_buyer_state_id: number | null;
  loi_name: string | null;
  loi_company_name: string | null;
  diligence_period_id: number | null;
  diligence_period: string | null;
  earnest_money_deposit: string | null;
  source_of_financing: string | null;
  version: number | null;
  nda: DealNdaDto | null;
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

export const toDealDto = (row: DealRow): DealDto => ({
  ID: row.id,
  DealName: row.deal_name,
  Description: row.description,
  StoreID: row.property_id,
  StoreName: row.property_name,
  City: row.city,
  State: row.state_code,
  ZipCode: row.zip_code,
  BuyerID: row.buyer_id,
  Buyer: row.buyer_name,
  BuyerEmail: row.buyer_email,
  BuyerPhone: row.buyer_phone,
  Price: numberOrNull(row.price),
  LOIName: row.loi_name,
  LOICompanyName: row.loi_company_name,
  DiligencePeriodID: row.diligence_period_id,
  DiligencePeriod: row.diligence_period,
  EarnestMoneyDeposit: numberOrNull(row.earnest_money_deposit),
  SourceOfFinancing: row.source_of_financing,
  Version: row.version,
  DealStatusID: row.deal_status_id,
  DealStatus: row.status_name,
  StatusID: row.deal_status_id,
  StatusDate: row.status_at,
  CreatedDate: row.created_at,
  IsInterested: row.is_interested,
  IsOffline: row.is_offline,
  OfflineBuyerFirstName: row.offline_buyer_first_name,
  OfflineBuyerLastName: row.offline_buyer_last_name,
  OfflineBuyerEmail: row.offline_buyer_email,
  OfflineBuyerCity: row.offline_buyer_city,
  OfflineBuyerState: row.offline_buyer_state,
  OfflineBuyerStateID: row.offline_buyer_state_id,
  NDA: row.nda,
});

export const toDealResource = (row: DealRow): DealResourceDto => ({
  id: row.id,
  dealName: row.deal_name,
  description: row.description,
  propertyId: row.property_id,
  propertyName: row.property_name,
  city: row.city,
  stateCode: row.state_code,
  zipCode: row.zip_code,
  buyerId: row.buyer_id,
  buyerName: row.buyer_name,
  buyerEmail: row.buyer_email,
  buyerPhone: row.buyer_phone,
  price: numberOrNull(row.price),
  statusId: row.deal_status_id,
  statusName: row.status_name,
  statusDate: row.status_at,
  createdAt: row.created_at,
  offline: row.is_offline,
  offlineBuyerCity: row.offline_buyer_city,
  offlineBuyerState: row.offline_buyer_state,
  loiName: row.loi_name,
  loiCompanyName: row.loi_company_name,
  diligencePeriodId: row.diligence_period_id,
  diligencePeriod: row.diligence_period,
  earnestMoneyDeposit: numberOrNull(row.earnest_money_deposit),
  sourceOfFinancing: row.source_of_financing,
  version: row.version,
  revisionAskedAt: row.revision_asked_at,
  next: offeredInDropdown(row.deal_status_id),
});

/** A condition whose texts are values, never SQL. */
export interface DealCondition {
  where: string;
  values: unknown[];
}

/** Deals of buyers with an account, found through the trigram index `users_words`, and those of offline buyers. */
const ofBuyer =
  (account: string, offline: string): ((at: string) => string) =>
  (at) =>
    `(d.buyer_id in (select b.id from users b where b.first_name || ' ' || b.last_name || ' ' || coalesce(b.company_name, '') || ' ' || b.email::text ilike ${at} and ${account} ilike ${at})
    or (d.buyer_id is null and ${offline} ilike ${at}))`;

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export type DealFilter = Pick<
  DealSearchDto,
  'DealName' | 'PropertyName' | 'StatusID' | 'BuyerName' | 'BuyerEmail' | 'Waiting'
> & {
  propertyId?: number;
  buyerId?: number;
  ids?: number[];
  /** The tracker leaves Interested and Withdrawn out [DEAL-08]. */
  tracker?: boolean;
};

/** @param today by which offers that were due before are overdue */
export function dealCondition(filter: DealFilter, today: string): DealCondition {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (condition: (at: string) => string, value: unknown): void => {
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  if (filter.tracker) {
    add((at) => `d.deal_status_id <> all(${at}::smallint[])`, HIDDEN_IN_TRACKER);
  }
  if (filter.Waiting) {
    add((at) => `d.deal_status_id = any(${at}::smallint[])`, OPEN_STAGES);
  }
  if (filter.Waiting === 'overdue') {
    add(
      (at) => `exists (select from properties o where o.id = d.property_id and o.offers_due_date < ${at}::date)`,
      today,
    );
  }
  if (filter.DealName) {
    add((at) => `d.deal_name ilike ${at}`, escaped(filter.DealName));
  }
  if (filter.PropertyName) {
    add((at) => `d.property_name ilike ${at}`, escaped(filter.PropertyName));
  }
  if (filter.StatusID) {
    add((at) => `d.deal_status_id = ${at}`, filter.StatusID);
  }
  if (filter.BuyerName) {
    add(
      ofBuyer(
        `b.first_name || ' ' || b.last_name`,
        `d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '')`,
      ),
      escaped(filter.BuyerName),
    );
  }
  if (filter.BuyerEmail) {
    add(ofBuyer('b.email::text', 'd.offline_buyer_email'), escaped(filter.BuyerEmail));
  }
  if (filter.propertyId) {
    add((at) => `d.property_id = ${at}`, filter.propertyId);
  }
  if (filter.buyerId) {
    add((at) => `d.buyer_id = ${at}`, filter.buyerId);
  }
  if (filter.ids) {
    add((at) => `d.id = any(${at}::int[])`, filter.ids);
  }
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}
