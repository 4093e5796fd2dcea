import type { Api } from './api';

/** [DASH-13] A property in a person's list. */
export interface OwnStore {
  StoreID: number;
  StoreName: string;
  CreatedDate: string;
  Address: string | null;
  City: string;
  State: string;
  ZipCode: string;
  StoreStatus: string;
  StatusID: number;
  StoreImage: string | null;
  BuyerStoreNDAID: number | null;
}

/** [DASH-14] */
export interface BuyerStores {
  MyStores: OwnStore[];
  MyDeals: OwnStore[];
  UnreadCount: number;
}

export const getBuyerStores = (api: Api) => api.get<BuyerStores>('buyer/stores');
