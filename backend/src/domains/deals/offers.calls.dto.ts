import type { ListedOffer, OfferVersion } from './offers.queries';

/** One version of the terms of an offer; none is overwritten. */
export class OfferVersionDto {
  Version: number;
  /** Whole dollars. */
  Price: number;
  /** When these terms were submitted. */
  CreatedDate: Date;
  LOIName: string;
  LOICompanyName: string;
  SourceOfFinancing: string;
  DiligencePeriod: string;
  /** Percent. */
  EarnestMoneyDeposit: number;
}

const offerVersionDto = (version: OfferVersion): OfferVersionDto => ({
  Version: version.version,
  Price: version.price,
  CreatedDate: version.createdAt,
  LOIName: version.loiName,
  LOICompanyName: version.loiCompanyName,
  SourceOfFinancing: version.sourceOfFinancing,
  DiligencePeriod: version.diligencePeriod,
  EarnestMoneyDeposit: version.earnestMoneyDeposit,
});

/** One offer as buyer and seller see it [OFF-30]. */
export class OfferDto {
  ID: number;
  StoreID: number;
  StoreName: string;
  BuyerID: number | null;
  Price: number | null;
  CreatedDate: Date;
  LOIName: string;
  LOICompanyName: string;
  SourceOfFinancing: string;
  DiligencePeriod: string;
  DiligencePeriodID: number;
  EarnestMoneyDeposit: number;
  DealStatusID: number;
  DealStatus: string;
  Version: number;
  /** All versions of the terms, the newest first; it is the one that holds. */
  Versions: OfferVersionDto[];
  /** Whether the office waits for revised terms. */
  RevisionAsked: boolean;
  /** Whether the buyer can open the property's page; false once it is not listed any more. */
  IsListed: boolean;
}

export const offerDto = (offer: ListedOffer): OfferDto => ({
  ID: offer.id,
  StoreID: offer.propertyId,
  StoreName: offer.propertyName,
  BuyerID: offer.buyerId,
  Price: offer.price,
  CreatedDate: offer.submittedAt,
  LOIName: offer.loiName,
  LOICompanyName: offer.loiCompanyName,
  SourceOfFinancing: offer.sourceOfFinancing,
  DiligencePeriod: offer.diligencePeriod,
  DiligencePeriodID: offer.diligencePeriodId,
  EarnestMoneyDeposit: offer.earnestMoneyDeposit,
  DealStatusID: offer.statusId,
  DealStatus: offer.statusName,
  Version: offer.version,
  RevisionAsked: offer.revisionAsked,
  Versions: offer.versions.map(offerVersionDto),
  IsListed: offer.listed,
});
