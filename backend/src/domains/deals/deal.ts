import type { CommissionSide } from '@stowbridge/contract/turns';

/** Open offers, those of them that are overdue, or every deal that has not ended. */
export const WAITING = ['open', 'overdue', 'live'] as const;
export type Waiting = (typeof WAITING)[number];

/** A deal that an administrator adds for a buyer [ABUY-16 to ABUY-21]. */
export interface NewDeal {
  buyerId: number;
  propertyId: number;
  dealName: string;
  description?: string;
  /** Whole dollars. */
  price: number;
}

/** A deal's new buyer, property and price [DEAL-32], and its owner; what is left out stays. */
export type DealChange = Partial<Pick<NewDeal, 'buyerId' | 'propertyId' | 'price'>> & { ownerId?: number | null };

/** What deals are looked for by [DEAL-39]. */
export interface DealFilter {
  dealName?: string;
  propertyName?: string;
  statusId?: number;
  buyerName?: string;
  buyerEmail?: string;
  waiting?: Waiting;
  late?: boolean;
  propertyId?: number;
  buyerId?: number;
  /** 0: nobody in particular. */
  ownerId?: number;
  /** The tracker leaves Interested and Withdrawn out [DEAL-08]. */
  tracker?: boolean;
}

/** The deals at one stage. */
export interface StageSum {
  statusId: number;
  count: number;
  /** Whole dollars. */
  price: number;
}

/** Terms as they are submitted, a buyer without an account among them [OFF-27, OFF-28]. */
export interface NewOffer {
  propertyId: number;
  /** Whole dollars. */
  price: number;
  terms: {
    loiName: string;
    loiCompanyName: string;
    sourceOfFinancing: string;
    /** Percent of the price. */
    earnestMoneyDeposit: number;
    diligencePeriodId: number;
  } & MoreTerms;
  offlineBuyer: OfflineBuyer;
  /** The offer being revised, where the caller knows it [OFF-29]. */
  dealId?: number;
  /** An administrator submits for a buyer without an account. */
  isOffline?: boolean;
  /** Why the office takes it although offers were due. */
  lateReason?: string;
}

/** What terms can say besides; null and missing are one. */
export interface MoreTerms {
  closingDays?: number | null;
  hardDepositDays?: number | null;
  exclusivityDays?: number | null;
  /** Who pays the commission. */
  commissionBy?: CommissionSide | null;
  contingencies?: string | null;
  /** For the other side. */
  message?: string | null;
  /** Until when it can be answered. */
  answerBy?: Date | null;
}

/** Terms that are put against those of the buyer. */
export interface CounterTerms extends MoreTerms {
  /** The version that they answer. */
  version: number;
  /** Whole dollars. */
  price: number;
  /** Percent of the price. */
  earnestMoneyDeposit: number;
  diligencePeriodId: number;
  /** The offer is accepted as soon as the buyer agrees. */
  bindingOnAgreement?: boolean | null;
}

export interface OfflineBuyer {
  firstName?: string;
  lastName?: string;
  email?: string;
  city?: string;
  stateId?: number;
}

/** What was on the screen of who decides; what is left out is not compared. */
export interface SeenOffer {
  propertyId?: number;
  buyerId?: number;
  price?: number;
  version?: number;
}

/** Where a deal is after a decision. */
export interface MovedDeal {
  id: number;
  dealStatusId: number;
  statusName: string;
}
