import type { PaginationDto, SearchResultDto } from '@stowbridge/api';
import type { Api } from './api';

/** A property on a card: [SRCH-19]. */
export type Listing = Omit<SearchResultDto, 'IsFeatureListing' | 'CreatedDate' | 'StoreTypeID'>;

export interface ListingPage {
  Store: Listing[];
  Pagination: PaginationDto;
}

/** [CONST-24] */
const featuredPageLength = 4;

/** [SRCH-07] */
export const getFeatured = (api: Api, page: number) =>
  api.post<ListingPage>('home/featuredlistings', { Page: page, PageLength: featuredPageLength });
