import { OfferDto } from '../deals/deals.dto';
import { ProfileDocumentDto } from './profile.dto';

/** A property on a buyer's dashboard [DASH-13]; one that is not listed any more keeps its name as it was signed, and nothing else. */
export class BuyerStoreDto {
  StoreID: number;
  StoreName: string;
  CreatedDate: Date | null;
  Address: string | null;
  City: string | null;
  State: string | null;
  ZipCode: string | null;
  StoreStatus: string | null;
  StatusID: number | null;
  /** Whether its page can be opened. */
  IsListed: boolean;
  StoreImage: string | null;
  StoreImageColor: string | null;
  BuyerStoreNDAID: number | null;
}

/** [DASH-14] */
export class BuyerStoresDto {
  MyStores: BuyerStoreDto[];
  MyDeals: OfferDto[];
  UnreadCount: number;
}

/** A property on a seller's dashboard [DASH-22]. */
export class SellerStoreDto extends BuyerStoreDto {
  /** How many offers were made on it. */
  Offers: number;
  Status: string;
  ISActive: boolean;
}

/** [DASH-23] */
export class SellerStoresDto {
  Stores: SellerStoreDto[];
  UnreadCount: number;
}

/** [DASH-37] */
export class SellerStoreDetailDto {
  StoreID: number;
  StoreName: string;
  Address1: string;
  Address2: string | null;
  City: string;
  StateCode: string;
  ZipCode: string;
  StatusID: number;
  Status: string;
}

/** [DASH-38] */
export class StoreBuyersDto {
  buyerStores: OfferDto[];
  documents: ProfileDocumentDto[];
  stores: SellerStoreDetailDto;
}
