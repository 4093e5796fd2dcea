import type { Api } from './api';
import type { OwnStore } from './buyer';
import type { Offer, StoreDocument } from './profile';

/** [DASH-22] */
export interface SellerStore extends OwnStore {
  Offers: number;
  Status: string;
}

/** [DASH-23] */
export interface SellerStores {
  Stores: SellerStore[];
  UnreadCount: number;
}

/** [DASH-37] */
export interface SellerStoreDetail {
  StoreName: string;
  Address1: string | null;
  Address2: string | null;
  City: string;
  StateCode: string;
  ZipCode: string;
}

/** [DASH-38] */
export interface SellerStoreBuyers {
  buyerStores: Offer[];
  documents: StoreDocument[];
  /** The documents of the interface do not say whether this is one property or a list of one. */
  stores: SellerStoreDetail | SellerStoreDetail[];
}

export const getSellerStores = (api: Api) => api.get<SellerStores>('seller/stores');

export const getStoreBuyers = (api: Api, storeId: number) =>
  api.get<SellerStoreBuyers>(`seller/store/buyers/${storeId}`);

/** [DASH-39] */
export const answerOffer = (api: Api, answer: 'accept' | 'reject', offer: Offer) =>
  api.post(`seller/deal/${answer}`, { Id: offer.ID, StoreId: offer.StoreID, BuyerId: offer.BuyerID, Price: offer.Price });
