import type { AgentDto, DocumentDto, ListedImageDto, PropertyDto, SellerItemDto, StoreDetailDto } from '@stowbridge/api';
import type { Versioned } from '../dataProvider/conditions';

/** A property: money in whole dollars, areas in square feet, shares in percent, dates in UTC. */
export type Property = Omit<PropertyDto, 'brokerIds' | 'active' | 'statusId'> & {
  /** The listing agents, in their order. */
  brokerIds: number[];
  /** Published. */
  active: boolean;
  statusId: number;
} & Versioned;

/** What lies in a property's file besides its own fields [APROP-94]. */
export type PropertyFile = StoreDetailDto;
export type PropertyImage = ListedImageDto;
export type PropertyDocument = DocumentDto;
export type Agent = AgentDto;
export type SellerEntry = SellerItemDto;

/** Ids of the property statuses [CONST-06]; Draft is never public. */
export const propertyStatus = { forSale: 1, underLoi: 2, underContract: 3, closed: 4, draft: 5 } as const;

/** The document type that opens a property to buyers [CONST-08]. */
export const ndaDocumentType = 8;

/** The price alternative that needs a date [CONST-09]. */
export const auctionOption = 6;
