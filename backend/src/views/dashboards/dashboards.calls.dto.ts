import { OfferDto, offerDto } from '../../domains/deals/offers.calls.dto';
import type { ListedOffer } from '../../domains/deals/offers.queries';
import { ProfileDocumentDto } from '../../domains/deal-room/reader-document.calls.dto';

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
  /** The stage of the buyer's own newest deal on it; null on a seller's dashboard. */
  DealStatusID: number | null;
  DealStatus: string | null;
}

/** One's own offer with the property it is on; that part is null once the page cannot be opened any more. */
export class BuyerOfferDto extends OfferDto {
  City: string | null;
  State: string | null;
  StoreImage: string | null;
  StoreImageColor: string | null;
  StoreStatusID: number | null;
  /** The asking price as everybody sees it, whole dollars; null where it is hidden. */
  AskingPrice: number | null;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  /** YYYY-MM-DD */
  AlternatePriceOptionDate: string | null;
  /** YYYY-MM-DD; of an open property, until that day is over at the office. */
  OffersDueDate: string | null;
  /** Something has become of it, and the notice about that has not been read. */
  IsNew: boolean;
  /** Another offer on the property is accepted. */
  Taken: boolean;
}

/** What the call adds to an offer of one's own. */
export type BesideOffer = Omit<BuyerOfferDto, keyof OfferDto>;

export const buyerOfferDto = ({ offer, beside }: { offer: ListedOffer; beside: BesideOffer }): BuyerOfferDto => ({
  ...offerDto(offer),
  ...beside,
});

/** [DASH-14] */
export class BuyerStoresDto {
  MyStores: BuyerStoreDto[];
  MyDeals: BuyerOfferDto[];
  UnreadCount: number;
}

/** A property on a seller's dashboard [DASH-22]. */
export class SellerStoreDto extends BuyerStoreDto {
  /** How many offers were made on it. */
  Offers: number;
  Status: string;
  ISActive: boolean;
  /** How many of them the seller can answer: submitted or in process. */
  OpenOffers: number;
  /** The highest of those, whole dollars; null while they are sealed. */
  HighestOffer: number | null;
  /** How many of those have come, or were revised, since the seller last read of them. */
  NewOffers: number;
  /** YYYY-MM-DD */
  OffersDueDate: string | null;
  /** When the seller can read the offers; null where they can. */
  OffersSealedUntil: Date | null;
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
  /** Deals that the office has taken on before terms were submitted; none of them is an offer that could be answered. */
  InTalks: number;
  /** When the seller can read the offers, none of which is listed until then; null where they can. */
  OffersSealedUntil: Date | null;
}

/** [DASH-38] */
export class StoreBuyersDto {
  buyerStores: OfferDto[];
  documents: ProfileDocumentDto[];
  stores: SellerStoreDetailDto;
}
