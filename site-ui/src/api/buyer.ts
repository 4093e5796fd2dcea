import type { BuyerStoreDto, BuyerStoresDto } from '@stowbridge/api';
import type { Api } from './api';

/** [DASH-13] A property in a person's list. */
export type OwnStore = BuyerStoreDto;

/** [DASH-14] */
export const getBuyerStores = (api: Api) => api.get<BuyerStoresDto>('buyer/stores');
