import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, Role } from '../auth/permissions';
import { notFound } from '../common/errors';
import { namedQuery } from '../database/named-query';
import { OffersService } from '../deals/offers.service';
import { MessagesService } from '../messages/messages.service';
import { listedFor } from '../ndas/access.sql';
import type { BuyerStoreDto, BuyerStoresDto, SellerStoreDetailDto, SellerStoreDto, SellerStoresDto, StoreBuyersDto } from './dashboards.dto';
import type { ProfileDocumentDto } from './profile.dto';

const STORE = `
  p.id "StoreID", p.name "StoreName", coalesce(p.listed_at, p.created_at) "CreatedDate", p.address1 "Address", p.city "City", s.code "State", p.zip_code "ZipCode",
  ps.name "StoreStatus", p.status_id "StatusID", i.file_name "StoreImage", i.color "StoreImageColor"`;
const STORE_JOINS = `
  join states s on s.id = p.state_id join property_statuses ps on ps.id = p.status_id
  left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true`;

/** A property that is not listed any more keeps its name as it was signed, and tells nothing else [FEVI-01]. */
const OF_BUYER = `
  select n.property_id "StoreID", coalesce(l."StoreName", n.property_name) "StoreName", l."CreatedDate", l."Address", l."City", l."State", l."ZipCode",
         l."StoreStatus", l."StatusID", l."StoreImage", l."StoreImageColor", n.id "BuyerStoreNDAID", l."StoreID" is not null "IsListed"
  from (select distinct on (property_id) * from ndas where user_id = $1 order by property_id, id desc) n
  join properties here on here.id = n.property_id
  left join lateral (select ${STORE} from properties p ${STORE_JOINS} where p.id = n.property_id and ${listedFor('$1')}) l on true
  order by n.signed_at desc, n.id desc`;
const OF_SELLER = `
  select ${STORE}, null::int "BuyerStoreNDAID", true "IsListed", ps.name "Status", p.active "ISActive",
         (select count(*)::int from deals d where d.property_id = p.id and d.submitted_at is not null) "Offers"
  from properties p ${STORE_JOINS} where p.seller_id = $1 order by p.created_at desc, p.id desc`;

/** What buyers and sellers find when they come back. */
@Injectable()
export class DashboardsService {
  constructor(
    private readonly source: DataSource,
    private readonly offers: OffersService,
    private readonly messages: MessagesService,
  ) {}

  /** The properties whose NDA the buyer has signed, and the offers made [DASH-10, DASH-11]. */
  async ofBuyer(caller: Caller): Promise<BuyerStoresDto> {
    const [MyStores, MyDeals, UnreadCount] = await Promise.all([
      namedQuery<BuyerStoreDto & Record<string, unknown>>(this.source, 'buyer-dashboard', OF_BUYER, [caller.id]),
      this.offers.ofBuyer(caller.id),
      this.messages.unread(caller, Role.Buyer),
    ]);
    return { MyStores, MyDeals, UnreadCount };
  }

  /** The seller's own listings with the number of offers on each [DASH-15]. */
  async ofSeller(caller: Caller): Promise<SellerStoresDto> {
    const [Stores, UnreadCount] = await Promise.all([
      namedQuery<SellerStoreDto & Record<string, unknown>>(this.source, 'seller-dashboard', OF_SELLER, [caller.id]),
      this.messages.unread(caller, Role.Seller),
    ]);
    return { Stores, UnreadCount };
  }

  /** The offers and documents of one of the seller's listings; another's is not found. */
  async offersOn(caller: Caller, propertyId: number): Promise<StoreBuyersDto> {
    const [stores] = await this.source.query<SellerStoreDetailDto[]>(
      `select p.id "StoreID", p.name "StoreName", p.address1 "Address1", p.address2 "Address2", p.city "City", s.code "StateCode", p.zip_code "ZipCode", p.status_id "StatusID", ps.name "Status"
       from properties p join states s on s.id = p.state_id join property_statuses ps on ps.id = p.status_id where p.id = $1 and p.seller_id = $2`,
      [propertyId, caller.id],
    );
    if (!stores) throw notFound('The property');
    const documents = await this.source.query<ProfileDocumentDto[]>(
      `select d.id "ID", d.document_type_id "DocumentTypeID", t.name "DocumentType", d.file_name "FileName", d.actual_file_name "ActualFileName", d.created_at "CreatedDate", d.modified_at "ModifiedDate"
       from documents d join document_types t on t.id = d.document_type_id where d.property_id = $1 order by d.document_type_id, d.id desc`,
      [propertyId],
    );
    return { buyerStores: await this.offers.onProperty(propertyId), documents, stores };
  }
}
