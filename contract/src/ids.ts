/** Ids that never change, whatever the office calls them: the rules speak of them by these names. */

/** Roles and user types [CONST-01]. */
export const Role = { Admin: 1, Buyer: 2, Seller: 3 } as const;
export type RoleId = (typeof Role)[keyof typeof Role];

/** States of an account [CONST-02]. */
export const UserStatus = { Pending: 1, Approved: 2, Rejected: 3 } as const;
export type UserStatusId = (typeof UserStatus)[keyof typeof UserStatus];

/** What `I am a` offers at registration. */
export const Registration = { Buyer: 2, Seller: 3, BuyerAndSeller: 4 } as const;

/** What a person is by profession. */
export const Position = {
  OwnerOperator: 1,
  Investor: 2,
  Broker: 3,
  Developer: 4,
  Other: 5,
  Lender: 6,
  PropertyManager: 7,
} as const;

/** States of a property [CONST-06]; a draft is never public. */
export const PropertyStatus = { ForSale: 1, UnderLoi: 2, UnderContract: 3, Closed: 4, Draft: 5 } as const;
export type PropertyStatusId = (typeof PropertyStatus)[keyof typeof PropertyStatus];

/** Kinds of facilities. */
export const StoreType = {
  DriveUp: 1,
  ClimateControlled: 2,
  Mixed: 3,
  MultiStorey: 4,
  BoatAndRv: 5,
  Conversion: 6,
  Portfolio: 7,
  DevelopmentLand: 8,
  Other: 9,
} as const;

/** Words that are shown in place of a price; an auction has a date. */
export const PriceAlternative = {
  CallForOffers: 1,
  Unpriced: 2,
  ContactBroker: 3,
  PriceGuidance: 4,
  BestAndFinal: 5,
  Auction: 6,
} as const;

/** Stages of a deal. */
export const Stage = {
  Accepted: 1,
  Rejected: 2,
  InProcess: 3,
  Interested: 4,
  Sold: 5,
  Submitted: 6,
  Withdrawn: 7,
} as const;
export type StageId = (typeof Stage)[keyof typeof Stage];

/** Diligence periods, named by their days. */
export const DiligencePeriod = { Days15: 1, Days30: 2, Days45: 3, Days60: 4, Days90: 5 } as const;

/** Kinds of documents; the NDA is the one that is signed. */
export const DocumentType = {
  OfferingMemorandum: 1,
  RentRoll: 2,
  TrailingTwelveMonths: 3,
  ProfitAndLoss: 4,
  UnitMix: 5,
  Survey: 6,
  Environmental: 7,
  Nda: 8,
  Title: 9,
  TaxBill: 10,
  Insurance: 11,
  OccupancyReport: 12,
  MarketStudy: 13,
  Zoning: 14,
  ConditionReport: 15,
  Contracts: 16,
  CapitalExpenditure: 17,
  Other: 18,
} as const;

/** Spans of the office's charts. */
export const DateRange = { LastWeek: 1, Last30Days: 2, Last90Days: 3, Last6Months: 4, Last12Months: 5 } as const;

/** What the office's charts count. */
export const TrackingType = {
  PropertyAdded: 1,
  PropertyViewed: 2,
  OfferReceived: 3,
  NdaSigned: 4,
  PropertySold: 5,
  DealAccepted: 6,
  DealRejected: 7,
} as const;
