import { Stage } from '@stowbridge/contract/ids';
import { OPEN_STAGES } from '@stowbridge/contract/stages';
import type { DataSource } from 'typeorm';
import { listedFor } from '../../domains/deals/access.sql';
import { TAKEN } from '../../domains/deals/counters/turn.sql';
import { roundSealedUntil } from '../../domains/deals/rounds/sealed.sql';
import { nameFor, readsName } from '../../domains/ndas/reads-name.sql';
import { OPEN, placeFor, PUBLIC_PRICE } from '../../domains/properties/visibility.sql';
import { sql } from '../../platform/database/sql';
import type { BesideOffer, BuyerStoreDto, SellerStoreDetailDto, SellerStoreDto } from './dashboards.calls.dto';

/*
 * Statements that make the rows as the calls answer them.
 */

const STORE = `
  p.id "StoreID", place.name "StoreName", coalesce(p.listed_at, p.created_at) "CreatedDate", place.address1 "Address", p.city "City", s.code "State", place.zip_code "ZipCode",
  ps.name "StoreStatus", p.status_id "StatusID", i.file_name "StoreImage", i.color "StoreImageColor"`;
const STORE_JOINS = `
  cross join ${placeFor(readsName('$1'))}
  join states s on s.id = p.state_id join property_statuses ps on ps.id = p.status_id
  left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true`;

/** Whether a notice about the deal `d` waits for its reader, of those since `moment`. */
const unreadSince = (moment: string): string =>
  `exists (select from messages m where m.deal_id = d.id and m.to_user_id = $1 and m.deleted_at is null and m.created_at >= ${moment}
     and not exists (select from message_reads r where r.message_id = m.id and r.user_id = $1))`;

/** A property that is not listed any more keeps its name as it was signed, and tells nothing else [FEVI-01]. */
const OF_BUYER = `
  select n.property_id "StoreID", coalesce(l."StoreName", ${nameFor('$1', 'n.property_name')}) "StoreName", l."CreatedDate", l."Address", l."City", l."State", l."ZipCode",
         l."StoreStatus", l."StatusID", l."StoreImage", l."StoreImageColor", n.id "BuyerStoreNDAID", l."StoreID" is not null "IsListed",
         own.deal_status_id "DealStatusID", own.name "DealStatus"
  from (select distinct on (property_id) * from ndas where user_id = $1 order by property_id, id desc) n
  join properties p on p.id = n.property_id
  left join lateral (select ${STORE} from properties p ${STORE_JOINS} where p.id = n.property_id and ${listedFor('$1')}) l on true
  left join lateral (select d.deal_status_id, ds.name from deals d join deal_statuses ds on ds.id = d.deal_status_id where d.buyer_id = $1 and d.property_id = n.property_id order by d.id desc limit 1) own on true
  order by n.signed_at desc, n.id desc`;

/** What is shown beside one's own offers: their properties, as everybody sees them, while their pages can be opened. */
const BESIDE_OFFERS = `
  select d.id, ${unreadSince('d.status_at')} and d.deal_status_id <> ${Stage.Submitted} "IsNew", ${TAKEN} "Taken", l.*
  from deals d
  left join lateral (
    select p.city "City", s.code "State", i.file_name "StoreImage", i.color "StoreImageColor", p.status_id "StoreStatusID", (${PUBLIC_PRICE})::float8 "AskingPrice",
           case when ${OPEN} then p.alternate_price_option_id end "AlternatePriceOptionID", case when ${OPEN} then o.name end "AlternatePriceOptionName",
           case when ${OPEN} then to_char(p.alternate_price_option_date, 'YYYY-MM-DD') end "AlternatePriceOptionDate",
           case when ${OPEN} and p.offers_due_date >= $2::date then to_char(p.offers_due_date, 'YYYY-MM-DD') end "OffersDueDate"
    from properties p ${STORE_JOINS} left join price_alternatives o on o.id = p.alternate_price_option_id where p.id = d.property_id and ${listedFor('$1')}) l on true
  where d.buyer_id = $1 and d.submitted_at is not null`;
const OF_SELLER = `
  select ${STORE}, null::int "BuyerStoreNDAID", null::int "DealStatusID", null::text "DealStatus", true "IsListed", ps.name "Status", p.active "ISActive",
         open.total "OpenOffers", case when ${roundSealedUntil('p.id')} is null then open.highest end "HighestOffer", open.fresh "NewOffers", to_char(p.offers_due_date, 'YYYY-MM-DD') "OffersDueDate", ${roundSealedUntil('p.id')} "OffersSealedUntil",
         (select count(*)::int from deals d where d.property_id = p.id and d.submitted_at is not null) "Offers"
  from properties p ${STORE_JOINS}
  cross join lateral (
    select count(*)::int total, max(d.price)::float8 highest, count(*) filter (where ${unreadSince('d.submitted_at')})::int fresh
    from deals d where d.property_id = p.id and d.submitted_at is not null and d.deal_status_id in (${OPEN_STAGES.join(', ')})) open
  where p.seller_id = $1 order by p.created_at desc, p.id desc`;

export const storesOfBuyer = (source: DataSource, buyerId: number): Promise<BuyerStoreDto[]> =>
  sql(source, { name: 'buyer-dashboard', text: OF_BUYER, values: [buyerId] });

/** @param today at the office, YYYY-MM-DD */
export const besideOffers = (
  source: DataSource,
  buyerId: number,
  today: string,
): Promise<(BesideOffer & { id: number })[]> =>
  sql(source, { name: 'buyer-offers-beside', text: BESIDE_OFFERS, values: [buyerId, today] });

export const storesOfSeller = (source: DataSource, sellerId: number): Promise<SellerStoreDto[]> =>
  sql(source, { name: 'seller-dashboard', text: OF_SELLER, values: [sellerId] });

/** One listing of a seller. */
export const storeOfSeller = (
  source: DataSource,
  propertyId: number,
  sellerId: number,
): Promise<SellerStoreDetailDto[]> =>
  sql(source, {
    text: `select p.id "StoreID", p.name "StoreName", p.address1 "Address1", p.address2 "Address2", p.city "City", s.code "StateCode", p.zip_code "ZipCode", p.status_id "StatusID", ps.name "Status", ${roundSealedUntil('p.id')} "OffersSealedUntil",
            (select count(*)::int from deals d where d.property_id = p.id and d.deal_status_id = ${Stage.InProcess} and not exists (select from offer_terms t where t.deal_id = d.id)) "InTalks"
       from properties p join states s on s.id = p.state_id join property_statuses ps on ps.id = p.status_id where p.id = $1 and p.seller_id = $2`,
    values: [propertyId, sellerId],
  });
