import type { DealStageAnswerDto, SellerStoreDto, SellerStoresDto, StoreBuyersDto } from '@stowbridge/api';
import type { Api } from './api';
import type { Offer } from './profile';

/** [DASH-22] */
export type SellerStore = SellerStoreDto;

/** [DASH-23] */
export const getSellerStores = (api: Api) => api.get<SellerStoresDto>('seller/stores');

/** [DASH-38] */
export type StoreBuyers = StoreBuyersDto;

export const getStoreBuyers = (api: Api, storeId: number) => api.get<StoreBuyers>(`seller/store/buyers/${storeId}`);

/** [DASH-39] Refused when the offer is no longer the one that is given. */
export const answerOffer = (api: Api, answer: 'accept' | 'reject', { ID, StoreID, BuyerID, Price, Version }: Offer) =>
  api.post<DealStageAnswerDto>(`seller/deal/${answer}`, { Id: ID, StoreId: StoreID, BuyerId: BuyerID, Price, Version });
