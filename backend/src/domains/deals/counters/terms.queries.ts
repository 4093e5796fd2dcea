import type { CommissionSide, Side, TermsKind, Turn } from '@stowbridge/contract/turns';
import type { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { nameFor } from '../../ndas/reads-name.sql';
import { BUYER_NAME } from '../deals.queries';
import { fundsOf, type OfferFunds, SELLER_OPENS } from '../funds/funds.sql';
import { isSealed } from '../rounds/sealed.sql';
import { HELD_TERMS, NEWEST_TERMS, TAKEN, TURN_COLUMNS } from './turn.sql';

/** One version of the terms, of either side. */
export interface TermsVersion {
  version: number;
  kind: TermsKind;
  authorSide: Side;
  answersVersion: number | null;
  createdAt: Date;
  price: number;
  loiName: string;
  loiCompanyName: string;
  sourceOfFinancing: string;
  diligencePeriodId: number;
  diligencePeriod: string;
  earnestMoneyDeposit: number;
  closingDays: number | null;
  hardDepositDays: number | null;
  exclusivityDays: number | null;
  commissionBy: CommissionSide | null;
  contingencies: string | null;
  message: string | null;
  answerBy: Date | null;
  lapsed: boolean;
  bindingOnAgreement: boolean;
}

/** Where the bargaining about a deal stands. */
interface Standing {
  dealId: number;
  propertyId: number | null;
  statusId: number;
  statusName: string;
  /** Of the newest terms that the buyer has made or agreed to, in whole dollars. */
  price: number | null;
  /** The newest one. */
  version: number;
  kind: TermsKind;
  turn: Turn;
  turnSince: Date | null;
  answerBy: Date | null;
  lapsed: boolean;
}

/** All versions of the terms of a deal, the newest first. */
export interface DealTerms extends Standing {
  propertyName: string;
  /** Another offer on the property has been accepted. */
  taken: boolean;
  versions: TermsVersion[];
}

/** An offer beside the others on its property. */
export interface ComparedOffer extends Standing {
  submittedAt: Date;
  /** Full days until the answer is due; null without an end. */
  daysToAnswer: number | null;
  /** The newest that the buyer has made or agreed to. */
  terms: TermsVersion;
  /** The newest, where it is one. */
  counter: TermsVersion | null;
  /** What the buyer has shown; null where that is nothing. */
  funds: OfferFunds | null;
}

/** The same as the office reads it. */
export interface OfficeComparedOffer extends ComparedOffer {
  buyerName: string;
  offline: boolean;
  /** Since when the deal is at its stage. */
  statusDate: Date;
}

/** JSON of a version of terms; the alias is that of its row. */
const versionOf = (row: string): string => `json_build_object(
  'version', ${row}.version, 'kind', ${row}.kind, 'authorSide', ${row}.author_side, 'answersVersion', ${row}.answers_version, 'createdAt', ${row}.created_at,
  'price', ${row}.price, 'loiName', ${row}.loi_name, 'loiCompanyName', ${row}.loi_company_name, 'sourceOfFinancing', ${row}.source_of_financing,
  'diligencePeriodId', ${row}.diligence_period_id, 'diligencePeriod', (select name from diligence_periods where id = ${row}.diligence_period_id),
  'earnestMoneyDeposit', ${row}.earnest_money_deposit, 'closingDays', ${row}.closing_days, 'hardDepositDays', ${row}.hard_deposit_days,
  'exclusivityDays', ${row}.exclusivity_days, 'commissionBy', ${row}.commission_by, 'contingencies', ${row}.contingencies, 'message', ${row}.message,
  'answerBy', ${row}.answer_by, 'lapsed', coalesce(${row}.answer_by <= now(), false), 'bindingOnAgreement', ${row}.binding_on_agreement)`;

const STANDING = `
  d.id "dealId", d.property_id "propertyId", d.deal_status_id "statusId", (select name from deal_statuses where id = d.deal_status_id) "statusName",
  coalesce(d.price, t.price)::float8 price, n.version, n.kind, ${TURN_COLUMNS}`;
const JOINS = `left join properties p on p.id = d.property_id cross join ${NEWEST_TERMS} cross join ${HELD_TERMS}`;

/** The deal $1 as one of its two sides $2 reads it: the seller nothing while the offers are sealed. */
const TERMS = `
  select ${STANDING}, case when d.buyer_id = $2 then ${nameFor('$2', 'd.property_name')} else d.property_name end "propertyName",
         ${TAKEN} taken,
         (select json_agg(${versionOf('v')} order by v.version desc) from offer_terms v where v.deal_id = d.id) versions
  from deals d ${JOINS} where d.id = $1 and (d.buyer_id = $2 or p.seller_id = $2 and not (${isSealed('d')}))`;

/** The deal $1 as the office reads it: nothing while the offers are sealed. */
const VERSIONS = `
  select ${versionOf('v')} version from offer_terms v join deals d on d.id = v.deal_id
  where v.deal_id = $1 and not (${isSealed('d')}) order by v.version desc`;

/** The offers on the property $1, the newest first, without those that are sealed; to the seller $2 of it, or to the office. */
const compared = (opens: string, more: { columns: string; join: string; where: string }): string => `
  select ${STANDING}, d.submitted_at "submittedAt", case when n.answer_by is not null then greatest(floor(extract(epoch from n.answer_by - now()) / 86400), 0)::int end "daysToAnswer",
         ${versionOf('t')} terms, case when n.kind = 'counter' then ${versionOf('n')} end counter, ${fundsOf(opens)} funds${more.columns}
  from deals d ${JOINS} ${more.join} where d.property_id = $1 ${more.where} and d.submitted_at is not null and not (${isSealed('d')})
  order by d.submitted_at desc, d.id desc`;
const COMPARED = compared(SELLER_OPENS, { columns: '', join: '', where: 'and p.seller_id = $2' });
const COMPARED_AT_OFFICE = compared('true', {
  columns: `, ${BUYER_NAME} "buyerName", d.is_offline offline, d.status_at "statusDate"`,
  join: 'left join users u on u.id = d.buyer_id',
  where: '',
});

export const termsOf = async (source: DataSource, dealId: number, personId: number): Promise<DealTerms | undefined> =>
  (await sql<DealTerms>(source, { name: 'deal-terms', text: TERMS, values: [dealId, personId] }))[0];

export const versionsOf = async (source: DataSource, dealId: number): Promise<TermsVersion[]> =>
  (await sql<{ version: TermsVersion }>(source, { name: 'deal-versions', text: VERSIONS, values: [dealId] })).map(
    ({ version }) => version,
  );

export const comparedOffers = (source: DataSource, propertyId: number, sellerId: number): Promise<ComparedOffer[]> =>
  sql<ComparedOffer>(source, { name: 'compared-offers', text: COMPARED, values: [propertyId, sellerId] });

export const allCompared = (source: DataSource, propertyId: number): Promise<OfficeComparedOffer[]> =>
  sql<OfficeComparedOffer>(source, { name: 'all-compared', text: COMPARED_AT_OFFICE, values: [propertyId] });
