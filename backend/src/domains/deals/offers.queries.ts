import { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { listedFor } from './access.sql';
import type { OfferDto } from './deals.calls.dto';

/** An offer as buyer and seller see it; its row is the answer of their calls and is built as such. */
export type ListedOffer = OfferDto;

const OFFERS_OF = {
  buyer: 'd.buyer_id = $1',
  'buyer-property': 'd.buyer_id = $1 and d.property_id = $2',
  property: 'd.property_id = $1',
} as const;

const VERSIONS = `
  (select json_agg(json_build_object('Version', v.version, 'Price', v.price, 'CreatedDate', v.created_at, 'LOIName', v.loi_name, 'LOICompanyName', v.loi_company_name,
     'SourceOfFinancing', v.source_of_financing, 'DiligencePeriod', vp.name, 'EarnestMoneyDeposit', v.earnest_money_deposit) order by v.version desc)
   from offer_terms v join diligence_periods vp on vp.id = v.diligence_period_id where v.deal_id = d.id)`;

/** Offers, newest first. */
export const listOffers = (source: DataSource, of: keyof typeof OFFERS_OF, values: number[]): Promise<ListedOffer[]> =>
  sql<ListedOffer>(source, {
    name: `offers-of-${of}`,
    text: `select d.id "ID", d.property_id "StoreID", d.property_name "StoreName", d.buyer_id "BuyerID", coalesce(d.price, t.price)::float8 "Price", d.submitted_at "CreatedDate",
            t.loi_name "LOIName", t.loi_company_name "LOICompanyName", t.source_of_financing "SourceOfFinancing", dp.name "DiligencePeriod", t.diligence_period_id "DiligencePeriodID",
            t.earnest_money_deposit::float8 "EarnestMoneyDeposit", d.deal_status_id "DealStatusID", s.name "DealStatus", t.version "Version",
            d.revision_asked_at is not null "RevisionAsked", ${VERSIONS} "Versions",
            exists (select 1 from properties p where p.id = d.property_id and ${listedFor('d.buyer_id')}) "IsListed"
     from deals d join deal_statuses s on s.id = d.deal_status_id
     join lateral (select * from offer_terms where deal_id = d.id order by version desc limit 1) t on true
     join diligence_periods dp on dp.id = t.diligence_period_id
     where ${OFFERS_OF[of]} order by d.submitted_at desc, d.id desc`,
    values,
  });
