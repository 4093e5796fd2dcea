import type { ReportFiguresDto } from '@stowbridge/api';

/** Of a listing on which nothing happened. */
export const noFigures: ReportFiguresDto = {
  views: 0,
  returningViews: 0,
  newFavourites: 0,
  favourites: 0,
  savedSearches: 0,
  ndasSigned: 0,
  ndasGranted: 0,
  documentsOpened: 0,
  documentReaders: 0,
  questions: 0,
  offers: 0,
  signersWithOffer: 0,
  priceChanges: 0,
  prices: [],
  daysListed: null,
  comparable: null,
};
