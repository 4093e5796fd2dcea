import type { PropertySearchDto, SuggestionDto } from '@stowbridge/api';
import type { Api } from './api';
import type { ListingPage } from './listings';

/** [CONST-25] */
const searchPageLength = 10;

/** [SRCH-22] What the search sends; absent means unfiltered. */
export type SearchCriteria = Omit<PropertySearchDto, 'Page' | 'PageLength' | 'IsShowFull'>;

export type Suggestion = SuggestionDto;

export const searchProperties = (api: Api, criteria: SearchCriteria, page: number) =>
  api.post<ListingPage>('home/property/search', {
    ...criteria,
    IsShowFull: true,
    Page: page,
    PageLength: searchPageLength,
  });

/** [SRCH-09] The same call without IsShowFull answers a plain list. */
export const suggest = (api: Api, keyword: string) =>
  api.post<Suggestion[]>('home/property/search', { Keyword: keyword });
