import type { BaseHttpRequest } from '@stowbridge/api';
import { SearchService } from '@stowbridge/api/services/SearchService';

/** [CONST-24] */
const pageLength = 4;

/** [SRCH-07] */
export const getFeatured = (api: BaseHttpRequest, page: number) =>
  new SearchService(api).featured({ requestBody: { Page: page, PageLength: pageLength } });
