import type { AgentDto, ListedDocumentDto, ListedImageDto, PropertyDto, SellerItemDto } from '@stowbridge/api';
import type { Versioned } from './versioned';

/** A property: money in whole dollars, areas in square feet, shares in percent, dates in UTC. */
export type Property = Omit<PropertyDto, 'brokerIds' | 'active' | 'statusId'> & {
  /** The listing agents, in their order. */
  brokerIds: number[];
  /** Published. */
  active: boolean;
  statusId: number;
} & Versioned;

/** What lies in a property's file besides its own fields [APROP-94]. */
export type PropertyImage = ListedImageDto;
export type PropertyDocument = ListedDocumentDto;
export type Agent = AgentDto;
export type SellerEntry = SellerItemDto;
