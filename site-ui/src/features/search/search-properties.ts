import type { BaseHttpRequest, PropertySearchDto, SearchAnswerDto } from '@stowbridge/api';
import { SearchService } from '@stowbridge/api/services/SearchService';

/** [CONST-25] */
const pageLength = 10;

/** [SRCH-22] What the search sends; absent means unfiltered. */
export type SearchCriteria = Omit<PropertySearchDto, 'Page' | 'PageLength' | 'IsShowFull'>;

export const searchProperties = (api: BaseHttpRequest, criteria: SearchCriteria, page: number) =>
  new SearchService(api).properties({
    requestBody: { ...criteria, IsShowFull: true, Page: page, PageLength: pageLength },
  }) as Promise<SearchAnswerDto>;
