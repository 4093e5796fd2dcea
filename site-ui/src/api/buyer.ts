import type { BuyerOfferDto, BuyerStoreDto, BuyerStoresDto } from '@stowbridge/api';
import type { Api } from './api';

/** [DASH-13] A property in a person's list. */
export type OwnStore = BuyerStoreDto;

/** One's own offer, with the property it is on. */
export type OwnOffer = BuyerOfferDto;

/** [DASH-14] */
export const getBuyerStores = (api: Api) => api.get<BuyerStoresDto>('buyer/stores');
