import type { Area } from '@stowbridge/contract/area';
import type { Bounds } from '@stowbridge/contract/bounds';
import type { FigureName, FigureRange } from '@stowbridge/contract/search-figures';
import type { Window } from '../../../platform/http/list/paging.dto';

/** What narrows a search [SRCH-11 to SRCH-15]. */
export interface SearchFilter {
  keyword?: string;
  storeTypeId?: number;
  stateId?: number;
  city?: string;
  /** Whole dollars. */
  priceFrom?: number;
  priceTo?: number;
  /** Also those whose price is not shown, whatever the bounds of the price are. */
  includeUnpriced?: boolean;
  /** Net rentable square feet. */
  areaFrom?: number;
  areaTo?: number;
  /** Only these statuses; without them all. */
  statusIds?: number[];
  /** By the figures that storage is bought on. */
  figures?: Partial<Record<FigureName, FigureRange>>;
  /** YYYY-MM-DD, from the beginning of that day in UTC on. */
  listedSince?: string;
  reducedSince?: string;
  expansionOnly?: boolean;
  /** Only what lies in it. */
  area?: Area;
}

/** What is searched for, in which order, and which of the results. */
export interface SearchAsked {
  filter: SearchFilter;
  /** Only what lies in this part of the map. */
  bounds?: Bounds;
  sortBy: 'newest' | 'price' | 'area' | 'capRate' | 'pricePerSqft' | 'change';
  /** Of all but what is new. */
  direction: 'asc' | 'desc';
  window: Window;
}

/** A box of the map and how finely to count in it. */
export interface MapAsked {
  filter: SearchFilter;
  box: Bounds;
  /** Level of the pyramid. */
  z: number;
}

/** Some of what was found. */
export interface SearchPage {
  /** A JSON array as the call answers it: made by Postgres and passed through. */
  rows: string;
  total: number;
}
