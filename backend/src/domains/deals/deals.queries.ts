import { Stage } from '@stowbridge/contract/ids';
import type { Side, TermsKind, Turn } from '@stowbridge/contract/turns';
import { HELD_TERMS, NEWEST_TERMS, TURN_COLUMNS } from './counters/turn.sql';
import { lateSql } from './dates/deal-date-rows';
import { fundsOf, type OfferFunds } from './funds/funds.sql';
import type { OfferVersion } from './offers.queries';
import { isSealed, sealedUntil } from './rounds/sealed.sql';

/** What the buyer of a deal `d` is called; offline buyers have no account `u`. */
export const BUYER_NAME = `coalesce(u.first_name || ' ' || u.last_name, trim(d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '')))`;

/**
 * The deals of `page` with everything the back office shows; read for every list and report of deals, without terms that
 * are sealed. Lookup names are subqueries, which look at one row each, also beside a signature.
 * @param today SQL for the day at the office
 */
export const dealRows = (today: string): string => `
  select d.id, d.deal_name "dealName", d.description, d.property_id "propertyId", d.property_name "propertyName", p.city, (select code from states where id = p.state_id) "stateCode", p.zip_code "zipCode",
         d.buyer_id "buyerId", ${BUYER_NAME} "buyerName", coalesce(u.email::text, d.offline_buyer_email) "buyerEmail", u.phone_number "buyerPhone",
         case when seal.until is null then d.price end::float8 price, seal.until "sealedUntil", d.deal_status_id "statusId", (select name from deal_statuses where id = d.deal_status_id) "statusName", d.status_at "statusDate", d.created_at "createdAt", d.submitted_at "submittedAt",
         d.owner_id "ownerId", (select o.first_name || ' ' || o.last_name from users o where o.id = d.owner_id) "ownerName",
         d.revision_asked_at "revisionAskedAt", d.is_interested "isInterested", d.is_offline "offline", d.offline_buyer_first_name "offlineBuyerFirstName",
         d.offline_buyer_last_name "offlineBuyerLastName", d.offline_buyer_email "offlineBuyerEmail", d.offline_buyer_city "offlineBuyerCity",
         (select name from states where id = d.offline_buyer_state_id) "offlineBuyerState", d.offline_buyer_state_id "offlineBuyerStateId", t.loi_name "loiName", t.loi_company_name "loiCompanyName",
         t.diligence_period_id "diligencePeriodId", (select name from diligence_periods where id = t.diligence_period_id) "diligencePeriod", t.earnest_money_deposit::float8 "earnestMoneyDeposit",
         t.source_of_financing "sourceOfFinancing", n.version, n.kind, n.author_side "authorSide", ${TURN_COLUMNS}, ${lateSql(`${today}::date`)} late, ${fundsOf('true')} funds,
         (select json_build_object('firstName', n.first_name, 'lastName', n.last_name, 'email', n.email, 'address1', n.address1, 'address2', n.address2,
            'city', n.city, 'state', (select name from states where id = n.state_id), 'zipCode', n.zip_code, 'phone', n.phone, 'entity', n.entity, 'signedAt', n.signed_at)
          from ndas n where n.user_id = d.buyer_id and n.property_id = d.property_id and u.removed_at is null order by n.id desc limit 1) nda
  from page join deals d on d.id = page.id
  cross join lateral (select ${sealedUntil('d')} until) seal
  left join properties p on p.id = d.property_id
  left join users u on u.id = d.buyer_id
  left join ${HELD_TERMS} on seal.until is null
  left join ${NEWEST_TERMS} on seal.until is null`;

export interface DealRow {
  id: number;
  dealName: string;
  description: string | null;
  propertyId: number | null;
  propertyName: string;
  city: string | null;
  stateCode: string | null;
  zipCode: string | null;
  buyerId: number | null;
  buyerName: string;
  buyerEmail: string | null;
  buyerPhone: string | null;
  price: number | null;
  /** When the terms can be read; null where they can be. */
  sealedUntil: Date | null;
  statusId: number;
  statusName: string;
  statusDate: Date;
  createdAt: Date;
  submittedAt: Date | null;
  ownerId: number | null;
  ownerName: string | null;
  revisionAskedAt: Date | null;
  isInterested: boolean;
  offline: boolean;
  offlineBuyerFirstName: string | null;
  offlineBuyerLastName: string | null;
  offlineBuyerEmail: string | null;
  offlineBuyerCity: string | null;
  offlineBuyerState: string | null;
  offlineBuyerStateId: number | null;
  loiName: string | null;
  loiCompanyName: string | null;
  diligencePeriodId: number | null;
  diligencePeriod: string | null;
  earnestMoneyDeposit: number | null;
  sourceOfFinancing: string | null;
  /** The newest one; its terms are above once the buyer has made or agreed to them. */
  version: number | null;
  /** What the buyer has shown; null where that is nothing. */
  funds: OfferFunds | null;
  kind: TermsKind | null;
  authorSide: Side | null;
  turn: Turn;
  turnSince: Date | null;
  answerBy: Date | null;
  lapsed: boolean;
  /** A date of it has passed that is not done. */
  late: boolean;
  /** The newest signature of the buyer on the property. */
  nda: DealNda | null;
}

export interface DealNda {
  firstName: string;
  lastName: string;
  email: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  entity: string | null;
  signedAt: Date;
}

/** The stages a deal went through, oldest first; a beginning that was added later comes first all the same. */
export const HISTORY = `
  select h.from_status_id "fromStatusId", h.to_status_id "toStatusId", h.actor_id "actorId", u.first_name || ' ' || u.last_name "actorName",
         u.user_type_id "actorUserTypeId", h.at, h.reason
  from deal_history h left join users u on u.id = h.actor_id where h.deal_id = $1
  order by h.from_status_id is null and h.to_status_id = ${Stage.Interested} desc, h.id`;

export interface DealStep {
  fromStatusId: number | null;
  toStatusId: number;
  actorId: number | null;
  actorName: string | null;
  actorUserTypeId: number | null;
  at: Date;
  reason: string | null;
}

export const REPORT_PROPERTY = `
  select concat_ws(', ', p.address1, p.address2, p.city, s.code || ' ' || p.zip_code) address, u.first_name || ' ' || u.last_name "name", u.phone_number phone, u.email::text email,
         p.price::float8 "askingPrice", (select name from price_alternatives where id = p.alternate_price_option_id) "askingInstead",
         (select file_name from property_images where property_id = p.id order by position limit 1) picture
  from properties p join states s on s.id = p.state_id left join users u on u.id = p.seller_id where p.id = $1`;

export const REPORT_AGENTS = `
  select u.first_name || ' ' || u.last_name as name, coalesce(l.city || ', ' || s.code, '') as location, u.phone_number phone, u.email::text email
  from property_agents a join users u on u.id = a.user_id left join agent_locations l on l.id = u.agent_location_id left join states s on s.id = l.state_id
  where a.property_id = $1 order by a.position, u.id`;

/** Every version of the terms of an offer, the newest first; none while they are sealed. */
export const REPORT_VERSIONS = `
  select t.version, t.price::float8, t.created_at "createdAt", t.loi_name "loiName", t.loi_company_name "loiCompanyName", t.source_of_financing "sourceOfFinancing",
         d.name "diligencePeriod", t.earnest_money_deposit::float8 "earnestMoneyDeposit", t.kind, t.author_side "authorSide"
  from offer_terms t join diligence_periods d on d.id = t.diligence_period_id
  where t.deal_id = $1 and not exists (select from deals o where o.id = $1 and ${isSealed('o')}) order by t.version desc`;

/** What the printable report of a deal says [DEAL-34]. */
export interface DealReport {
  deal: DealRow;
  /** The address of the property. */
  property: string;
  /** Whole dollars, or the words in their place; both null when the property was deleted. */
  askingPrice: number | null;
  askingInstead: string | null;
  /** The stored name of its first picture. */
  picture: string | null;
  seller: { name: string | null; phone: string | null; email: string | null };
  agents: ReportAgent[];
  /** The newest first. */
  versions: OfferVersion[];
}

export interface ReportAgent {
  name: string;
  location: string;
  phone: string;
  email: string;
}
