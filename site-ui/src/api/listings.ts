import type { SearchResultDto } from '@stowbridge/api';
import type { Api } from './api';
import type { Pagination } from './pagination';

/** A property on a card: [SRCH-19]. */
export type Listing = Omit<SearchResultDto, 'IsFeatureListing' | 'CreatedDate' | 'StoreTypeID'>;

export interface ListingPage {
  Store: Listing[];
  Pagination: Pagination;
}

/** [CONST-24] */
export const featuredPageLength = 4;

/** [SRCH-07] */
export const getFeatured = (api: Api, page: number) =>
  api.post<ListingPage>('home/featuredlistings', { Page: page, PageLength: featuredPageLength });
