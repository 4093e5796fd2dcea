import { requestJson } from './http';
import { download } from './download';
import type { DealReport } from '../deals/deal';

/** The filters of the deal tracker [DEAL-39]. */
export interface DealFilter {
  propertyName?: string;
  statusId?: number;
  buyerName?: string;
  buyerEmail?: string;
}

/** What a change of a deal always names [DEAL-27], [DEAL-32]. */
export interface DealChange {
  id: number;
  propertyId: number;
  buyerId: number | null;
  price: number | null;
}

export interface OfflineOffer {
  propertyId: number;
  propertyName: string;
  propertyStatusId?: number;
  /** The deal that the offer belongs to, when there is one already. */
  dealId?: number;
  price: number;
  loiName: string;
  loiCompanyName: string;
  sourceOfFinancing: string;
  earnestMoneyDeposit: number;
  diligencePeriodId: number;
  buyer: { firstName: string; lastName: string; email: string; city: string; stateId: number; state: string };
}

/** The call behind each stage: 1 accept, 2 reject, 5 sold, any other one process [DEAL-23] to [DEAL-26]. */
export function stageCall(statusId: number): 'accept' | 'reject' | 'sold' | 'process' {
  if (statusId === 1) return 'accept';
  if (statusId === 2) return 'reject';
  return statusId === 5 ? 'sold' : 'process';
}

const changeOf = (change: DealChange) => ({
  Id: change.id,
  StoreId: change.propertyId,
  BuyerId: change.buyerId,
  Price: change.price,
});

export const dealCalls = {
  /** Moves a deal to a stage [DEAL-27]. */
  dealStage: (change: DealChange, statusId: number) =>
    requestJson<void>(`/api/admin/deal/${stageCall(statusId)}`, {
      method: 'POST',
      body: { ...changeOf(change), DealStatusID: statusId },
    }),

  /** Changes a deal's buyer, property and price [DEAL-32]. */
  editDeal: (change: DealChange) =>
    requestJson<void>(`/api/admin/deal/${change.id}`, { method: 'POST', body: changeOf(change) }),

  dealReport: (id: number) => requestJson<DealReport>(`/api/admin/deal/report/${id}`),

  /** An offer that reached the office outside the site [DEAL-35], [OFF-27], [OFF-28]. */
  offlineOffer: (offer: OfflineOffer) =>
    requestJson<unknown>('/api/buyer/store/deal', { method: 'POST', body: offlineOfferOf(offer) }),

  /** [DEAL-06] */
  downloadDeals: (filter: DealFilter) =>
    download(
      '/api/admin/deals/download',
      {
        DealName: '',
        PropertyName: filter.propertyName ?? '',
        StatusID: filter.statusId ?? 0,
        BuyerName: filter.buyerName ?? '',
        BuyerEmail: filter.buyerEmail ?? '',
      },
      'deal_tracker_report.xlsx',
    ),
};

function offlineOfferOf(offer: OfflineOffer): Record<string, unknown> {
  return {
    Store: {
      StoreName: offer.propertyName,
      Price: offer.price,
      StoreID: offer.propertyId,
      StatusID: offer.propertyStatusId,
    },
    BuyerStore: {
      LOIName: offer.loiName,
      LOICompanyName: offer.loiCompanyName,
      SourceOfFinancing: offer.sourceOfFinancing,
      EarnestMoneyDeposit: offer.earnestMoneyDeposit,
      DiligencePeriodID: offer.diligencePeriodId,
      OfflineBuyerFirstName: offer.buyer.firstName,
      OfflineBuyerLastName: offer.buyer.lastName,
      OfflineBuyerEmail: offer.buyer.email,
      OfflineBuyerCity: offer.buyer.city,
      OfflineBuyerStateID: offer.buyer.stateId,
      OfflineBuyerState: offer.buyer.state,
    },
    BuyerStoreID: offer.dealId,
    IsOffline: true,
  };
}
