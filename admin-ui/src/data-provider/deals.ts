import type { CounterBodyDto, DealBodyDto, OfficeComparedOfferDto, SubmitOfferDto } from '@stowbridge/api';
import { DealsService } from '@stowbridge/api/services/DealsService';
import { DealsResourceService } from '@stowbridge/api/services/DealsResourceService';
import { PropertiesResourceService } from '@stowbridge/api/services/PropertiesResourceService';
import { OffersService } from '@stowbridge/api/services/OffersService';
import { Stage } from '@stowbridge/contract/ids';
import type { SortPayload } from 'react-admin';
import { transport } from './transport';
import { download } from './download';

const dealsApi = new DealsService(transport);
const dealsResourceApi = new DealsResourceService(transport);
const propertiesApi = new PropertiesResourceService(transport);
const offersApi = new OffersService(transport);

/** The filters of the deal tracker [DEAL-39]. */
export interface DealFilter {
  propertyName?: string;
  statusId?: number;
  buyerName?: string;
  buyerEmail?: string;
  /** Who takes care of the deals; 0: nobody in particular. */
  ownerId?: number;
  /** Only accepted deals with a date that has passed. */
  late?: boolean;
  /** Only offers that the seller may answer, those of them that were due before today, or deals that have not ended. */
  waiting?: 'open' | 'overdue' | 'live';
}

/** What a change of a deal always names [DEAL-27], [DEAL-32]. */
export interface DealChange {
  id: number;
  propertyId: number | null;
  buyerId: number | null;
  price: number | null;
}

/** What a decision about a deal names of the offer that it is about. */
export interface DealDecision extends DealChange {
  /** Of the terms; null before the first ones. */
  version: number | null;
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

/** The call behind each stage [DEAL-23] to [DEAL-26]. */
export function stageCall(statusId: number): 'accept' | 'reject' | 'sold' | 'process' {
  if (statusId === Stage.Accepted) {
    return 'accept';
  }
  if (statusId === Stage.Rejected) {
    return 'reject';
  }
  return statusId === Stage.Sold ? 'sold' : 'process';
}

const changeOf = ({ propertyId, buyerId, price }: DealChange) => ({
  StoreId: propertyId ?? undefined,
  BuyerId: buyerId ?? undefined,
  Price: price ?? undefined,
});

export const dealCalls = {
  /** The offers on a property beside each other, without sealed ones. */
  comparedOffers: (propertyId: number): Promise<OfficeComparedOfferDto[]> =>
    propertiesApi.compareOffers({ id: propertyId }),

  /** Adds a deal for a buyer, or fills the one in which they are interested already [ABUY-20], [ABUY-21]. */
  addDeal: (requestBody: DealBodyDto, idempotencyKey: string) =>
    dealsResourceApi.create({ requestBody, idempotencyKey }),

  /** Moves the deal that was read to a stage, unless somebody else has changed it since [DEAL-27]. */
  dealStage: (decision: DealDecision, statusId: number, etag?: string) =>
    dealsApi[stageCall(statusId)]({
      requestBody: {
        Id: decision.id,
        ...changeOf(decision),
        Version: decision.version ?? undefined,
        DealStatusID: statusId,
      },
      ifMatch: etag,
    }),

  /** Withdraws the offer that was read, on its buyer's word, unless somebody else has changed it since. */
  withdrawDeal: (id: number, reason: string, etag?: string) =>
    dealsResourceApi.move({ id, requestBody: { statusId: Stage.Withdrawn, reason }, ifMatch: etag }),

  /** Changes a deal's buyer, property and price, unless somebody else has changed it since [DEAL-32]. */
  editDeal: (change: DealChange, version?: string) =>
    dealsApi.change({ id: change.id, requestBody: changeOf(change), ifMatch: version }),

  /** Lets the buyer revise an open offer once more, after the day on which offers were due, too. */
  askRevision: (id: number) => dealsResourceApi.askRevision({ id }),

  /** Puts terms against the version that they name. */
  counterOffer: (id: number, requestBody: CounterBodyDto, idempotencyKey: string) =>
    dealsResourceApi.counter({ id, requestBody, idempotencyKey }),

  /** Notes that a buyer without an account agrees to the counter of this version. */
  recordAgreement: (id: number, version: number) => dealsResourceApi.agree({ id, requestBody: { version } }),

  /** How many of the deals that the filter finds stand at each stage, and the sum of their prices. */
  dealStages: (filter: Record<string, unknown>) => dealsResourceApi.stages({ filter: JSON.stringify(filter) }),

  /** Says which administrator takes care of a deal; null: nobody in particular. */
  assignDeal: (id: number, ownerId: number | null) => dealsResourceApi.update({ id, requestBody: { ownerId } }),

  dealReport: (id: number) => dealsApi.report({ id }),

  /** An offer that reached the office outside the site [DEAL-35], [OFF-27], [OFF-28]. */
  offlineOffer: (offer: OfflineOffer, idempotencyKey: string) =>
    offersApi.submit({ requestBody: offlineOfferOf(offer), idempotencyKey }),

  /** [DEAL-06] */
  downloadDeals: (filter: DealFilter, { field, order }: SortPayload) =>
    download(
      '/api/admin/deals/download',
      {
        PropertyName: filter.propertyName,
        StatusID: filter.statusId,
        BuyerName: filter.buyerName,
        BuyerEmail: filter.buyerEmail,
        OwnerID: filter.ownerId,
        Waiting: filter.waiting,
        Late: filter.late ? 'true' : undefined,
        Sort: `${field} ${order}`,
      },
      'deal_tracker_report.xlsx',
    ),
};

function offlineOfferOf(offer: OfflineOffer): SubmitOfferDto {
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
