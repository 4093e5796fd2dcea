import type { EntityTarget } from 'typeorm';
import { DiligencePeriod, DocumentType, Position, PriceAlternative, StoreType } from './lookup.entity';

export interface LookupListRow {
  id: number;
  name: string;
  position: number;
}

/**
 * The lists that the office may reword and add to. States and statuses are not among them: the product's rules speak
 * of those by their ids.
 */
export const LOOKUP_LISTS = {
  positions: Position,
  'store-types': StoreType,
  'price-alternatives': PriceAlternative,
  'diligence-periods': DiligencePeriod,
  'document-types': DocumentType,
} satisfies Record<string, EntityTarget<LookupListRow>>;

export type LookupListName = keyof typeof LOOKUP_LISTS;
export const LOOKUP_LIST_NAMES = Object.keys(LOOKUP_LISTS) as LookupListName[];

/** Ids up to these are fixed by the product and stay, whatever they are called. */
export const FIXED_UP_TO: Record<LookupListName, number> = {
  positions: 7,
  'store-types': 9,
  'price-alternatives': 6,
  'diligence-periods': 5,
  'document-types': 18,
};

/** Whether the product itself speaks of an entry, so that it can be renamed and moved only. */
export const isFixed = (list: string, id: number): boolean => id <= FIXED_UP_TO[list as LookupListName];
