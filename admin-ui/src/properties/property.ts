import type { RaRecord } from 'react-admin';

/** A property as /api/v1/properties answers it. Money in whole dollars, areas in square feet, dates in UTC. */
export interface Property extends RaRecord<number> {
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  stateId: number;
  stateCode: string;
  zipCode: string;
  country: string;
  description: string | null;
  storeTypeId: number;
  rentableSqft: number | null;
  acreage: number | null;
  price: number | null;
  roomForExpansion: boolean | null;
  featured: boolean;
  latitude: number | null;
  longitude: number | null;
  active: boolean;
  statusId: number;
  sellerId: number | null;
  sellerName: string | null;
  brokerIds: number[];
  createdAt: string;
  modifiedAt: string;
  alternatePriceOptionId: number | null;
  alternatePriceOptionDate: string | null;
  offersDueDate: string | null;
  videoCode: string | null;
  radiusMiles: number | null;
  hasNda: boolean;
  imageName: string | null;
  noi: number | null;
  physicalOccupancyUnits: number | null;
  physicalOccupancyArea: number | null;
  economicOccupancy: number | null;
  unitCount: number | null;
  yearBuilt: number | null;
  climateControlledShare: number | null;
}

/** The person to whom a property belongs [APROP-95]. */
export interface PropertySeller {
  FirstName: string;
  LastName: string;
  PhoneNumber: string;
  Email: string;
  StatusID: number;
}

/** [DOC-21] */
export interface PropertyImage {
  ID: number;
  FileName: string;
}

/** [DOC-20] */
export interface PropertyDocument {
  ID: number;
  DocumentTypeID: number;
  FileName: string;
  ActualFileName: string;
  CreatedDate: string;
  ModifiedDate: string;
}

/** What lies in a property's file besides its own fields [APROP-94]. */
export interface PropertyFile {
  Seller: PropertySeller | null;
  ListedImages: PropertyImage[];
  Documents: PropertyDocument[];
}

/** [APROP-92] */
export interface Agent {
  Id: number;
  FirstName: string;
  LastName: string;
  UserName: string;
}

/** An entry of the seller search [APROP-87]. */
export interface SellerEntry {
  ID: number;
  FirstName: string;
  LastName: string;
  CompanyName: string;
  City: string;
  State: string;
  Email: string;
  PhoneNumber: string;
}

/** Ids of the property statuses [CONST-06]; Draft is never public. */
export const propertyStatus = { forSale: 1, underLoi: 2, underContract: 3, closed: 4, draft: 5 } as const;

/** The document type that opens a property to buyers [CONST-08]. */
export const ndaDocumentType = 8;

/** The price alternative that needs a date [CONST-09]. */
export const auctionOption = 6;
