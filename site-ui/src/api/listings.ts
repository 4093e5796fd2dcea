import type { Api } from './api';
import type { Pagination } from './pagination';

/** A property on a card: [SRCH-19]. `Color` is the photo's dominant colour, shown while it loads. */
export interface Listing {
  StoreID: number;
  StoreName: string;
  StoreImage: string | null;
  Color?: string | null;
  Address1: string | null;
  Address2: string | null;
  City: string;
  State: string;
  ZipCode: string;
  RentableSQFT: number | null;
  Acerage: number | null;
  Price: number | null;
  StatusID: number;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  AlternatePriceOptionDate: string | null;
  Latitude: number | null;
  Longitude: number | null;
}

export interface ListingPage {
  Store: Listing[];
  Pagination: Pagination;
}

/** [CONST-24] */
export const featuredPageLength = 4;

/** [SRCH-07] */
export const getFeatured = (api: Api, page: number) =>
  api.post<ListingPage>('home/featuredlistings', { Page: page, PageLength: featuredPageLength });
