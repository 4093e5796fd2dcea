import type { RaRecord } from 'react-admin';

/** A deal as /api/v1/deals answers it: one buyer's way on one property, from interest to sale. */
export interface Deal extends RaRecord<number> {
  dealName: string | null;
  propertyId: number;
  propertyName: string;
  city: string;
  stateCode: string;
  buyerId: number | null;
  buyerName: string | null;
  buyerEmail: string | null;
  buyerPhone: string | null;
  price: number | null;
  statusId: number;
  statusName: string;
  statusDate: string;
  createdAt: string;
  offline: boolean;
  loiName: string | null;
  loiCompanyName: string | null;
  diligencePeriodId: number | null;
  diligencePeriod: string | null;
  earnestMoneyDeposit: number | null;
  sourceOfFinancing: string | null;
  /** Only on the single record. */
  history?: DealStep[];
}

export interface DealStep {
  fromStatusId: number | null;
  toStatusId: number;
  actorName: string | null;
  at: string;
}

/** [DEAL-34] */
export interface DealReport {
  Property: string;
  PropertyAddress: string;
  OfferPrice: number | null;
  LOIName: string | null;
  LOICompanyName: string | null;
  DiligencePeriod: string | null;
  EarnestMoneyDeposit: number | null;
  SourceOfFinancing: string | null;
  DateSubmitted: string | null;
  SellerName: string | null;
  Sellercontact: string | null;
  SellerContactEmail: string | null;
  ListingAgents: { name: string; location: string | null; phone: string | null; email: string | null }[];
}
