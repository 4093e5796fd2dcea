import type { Side, TermsKind, Turn } from '@stowbridge/contract/turns';
import { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { nameFor } from '../ndas/reads-name.sql';
import { listedFor } from './access.sql';
import { HELD_TERMS, NEWEST_TERMS, TURN_COLUMNS } from './counters/turn.sql';
import { fundsOf, type OfferFunds, SELLER_OPENS } from './funds/funds.sql';
import { isSealed } from './rounds/sealed.sql';

/** One version of the terms of an offer. */
export interface OfferVersion {
  version: number;
  price: number;
  createdAt: Date;
  loiName: string;
  loiCompanyName: string;
  sourceOfFinancing: string;
  diligencePeriod: string;
  earnestMoneyDeposit: number;
  kind: TermsKind;
  authorSide: Side;
}

/** An offer as buyer and seller see it. */
export interface ListedOffer extends Omit<OfferVersion, 'price' | 'createdAt'> {
  id: number;
  propertyId: number;
  propertyName: string;
  buyerId: number | null;
  price: number | null;
  submittedAt: Date;
  diligencePeriodId: number;
  statusId: number;
  statusName: string;
  revisionAsked: boolean;
  turn: Turn;
  turnSince: Date | null;
  answerBy: Date | null;
  lapsed: boolean;
  /** The newest first; what holds is the newest that is no counter. */
  versions: OfferVersion[];
  /** What the buyer has shown; null where that is nothing. */
  funds: OfferFunds | null;
  /** Whether the buyer can open the property's page. */
  listed: boolean;
}

/** The planner does not see the id: one plan for all then, where a buyer with fewer offers than most got one each time. */
const FIRST = '(select $1::int)';

const OFFERS_OF = {
  buyer: `d.buyer_id = ${FIRST}`,
  'buyer-property': `d.buyer_id = ${FIRST} and d.property_id = $2`,
  property: `d.property_id = ${FIRST} and not (${isSealed('d')})`,
} as const;

const VERSIONS = `
  (select json_agg(json_build_object('version', v.version, 'price', v.price, 'createdAt', v.created_at, 'loiName', v.loi_name, 'loiCompanyName', v.loi_company_name,
     'sourceOfFinancing', v.source_of_financing, 'diligencePeriod', vp.name, 'earnestMoneyDeposit', v.earnest_money_deposit, 'kind', v.kind, 'authorSide', v.author_side) order by v.version desc)
   from offer_terms v join diligence_periods vp on vp.id = v.diligence_period_id where v.deal_id = d.id)`;

/** Offers, newest first; buyers read their own, and nobody else any that are sealed. */
export const listOffers = (source: DataSource, of: keyof typeof OFFERS_OF, values: number[]): Promise<ListedOffer[]> =>
  sql<ListedOffer>(source, {
    name: `offers-of-${of}`,
    text: `select d.id, d.property_id "propertyId", ${of === 'property' ? 'd.property_name' : nameFor('d.buyer_id', 'd.property_name')} "propertyName", d.buyer_id "buyerId", coalesce(d.price, t.price)::float8 price, d.submitted_at "submittedAt",
            t.loi_name "loiName", t.loi_company_name "loiCompanyName", t.source_of_financing "sourceOfFinancing", dp.name "diligencePeriod", t.diligence_period_id "diligencePeriodId",
            t.earnest_money_deposit::float8 "earnestMoneyDeposit", d.deal_status_id "statusId", s.name "statusName", n.version, n.kind, n.author_side "authorSide", ${TURN_COLUMNS},
            d.revision_asked_at is not null "revisionAsked", ${VERSIONS} versions, ${fundsOf(of === 'property' ? SELLER_OPENS : 'true')} funds,
            exists (select 1 from properties p where p.id = d.property_id and ${listedFor('d.buyer_id')}) listed
     from deals d join deal_statuses s on s.id = d.deal_status_id
     left join properties p on p.id = d.property_id
     join ${HELD_TERMS} on true join ${NEWEST_TERMS} on true
     join diligence_periods dp on dp.id = t.diligence_period_id
     where ${OFFERS_OF[of]} order by d.submitted_at desc, d.id desc`,
    values,
  });
