import type { Api } from './api';

export interface StoreImage {
  ID: number;
  FileName: string;
  Width?: number | null;
  Height?: number | null;
  Color?: string | null;
}

/** Type 8 is the NDA ([CONST-08]). */
export interface StoreDocument {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  FileName: string;
  ActualFileName: string;
  CreatedDate: string;
  ModifiedDate: string | null;
}

/** [PROF-11] */
export interface BrokerContact {
  BrokerFirstName: string;
  BrokerLastName: string;
  BrokerPosition: string | null;
  BrokerPhoneNumber: string | null;
  BrokerEmail: string | null;
  AgentLocationId: number | null;
}

/** [OFF-30] */
export interface Offer {
  ID: number;
  StoreID: number;
  BuyerID: number | null;
  Price: number;
  CreatedDate: string;
  LOIName: string;
  LOICompanyName: string;
  SourceOfFinancing: string;
  DiligencePeriod: string;
  EarnestMoneyDeposit: number;
  DealStatusID: number;
  DealStatus: string;
}

/** [PROF-47] A property as the profile shows it. Figures beyond the documents are optional. */
export interface StoreProfile {
  StoreID: number;
  StoreName: string;
  Address1: string | null;
  Address2: string | null;
  City: string;
  StateID: number;
  StateCode: string;
  ZipCode: string;
  Country: string;
  StoreTypeID: number | null;
  StoreType?: string | null;
  RentableSQFT: number | null;
  Acerage: number | null;
  Price: number | null;
  IsRoomForExpansion: boolean | null;
  Latitude: number | null;
  Longitude: number | null;
  StatusID: number;
  Status: string;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  AlternatePriceOptionDate: string | null;
  OffersDueDate: string | null;
  VideoCode: string | null;
  Description: string | null;
  MVPRadius: number | null;
  CreatedDate: string;
  ModifiedDate: string | null;
  DaysListed: number | null;
  DaysListedType: string | null;
  EarnestMoneyDeposit: number | null;
  AccessKey: string | null;
  NDASignedDate: string | null;
  BuyerStoreNDAID: number | null;
  SellerID: number | null;
  IsInterested: boolean | null;
  DealStatusID: number | null;
  StoreImages: StoreImage[];
  Documents?: StoreDocument[] | null;
  BrokerContacts?: BrokerContact[] | null;
  BuyerStores?: Offer[] | null;
  PricePerSQFT?: number | null;
  CapRate?: number | null;
  NOI?: number | null;
  UnitCount?: number | null;
  YearBuilt?: number | null;
  PhysicalOccupancy?: number | null;
  EconomicOccupancy?: number | null;
  ClimateControlledShare?: number | null;
}

/** [PROF-13] What anybody may see. */
export const getPublicProfile = (api: Api, storeId: number) => api.get<StoreProfile>(`home/store/profile/${storeId}`);

/** [PROF-14] The same for a buyer whose NDA exists. */
export const getBuyerProfile = (api: Api, storeId: number, ndaId: number) =>
  api.get<StoreProfile>(`buyer/store/profile/${storeId}/${ndaId}`);

/** [PROF-25] A token that opens the market analysis of this property. */
export const getMarketToken = (api: Api, storeId: number, accessKey: string | null) =>
  api.post<{ Token: string }>('buyer/store/accesskey', { StoreID: storeId, AccessKey: accessKey ?? '' });

/** A link to one document, signed for this session; it opens for five minutes. */
export const getDocumentLink = (api: Api, documentId: number) =>
  api.get<{ Url: string }>(`home/document/link/${documentId}`);
