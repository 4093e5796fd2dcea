import type { Api } from './api';

/** [OFF-27] [OFF-28] [OFF-29] The offered price travels as `Store.Price`. */
export interface OfferPayload {
  Store: { StoreID: number; StoreName: string; Price: number; StatusID: number };
  BuyerStore: {
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    EarnestMoneyDeposit: number;
    DiligencePeriodID: number;
    OfflineBuyerFirstName?: string;
    OfflineBuyerLastName?: string;
    OfflineBuyerEmail?: string;
    OfflineBuyerCity?: string;
    OfflineBuyerStateID?: number;
    OfflineBuyerState?: string;
  };
  IsOffline: boolean;
}

export const submitOffer = (api: Api, offer: OfferPayload) => api.post('buyer/store/deal', offer);
