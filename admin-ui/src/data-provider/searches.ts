import type { PaginationDto, SavedSearchDto } from '@stowbridge/api';
import { SearchService } from '@stowbridge/api/services/SearchService';
import { criteriaOf, filtersOf } from '@stowbridge/contract/search-address';
import { transport } from './transport';

const searchApi = new SearchService(transport);

/** The resource of the searches that a person has saved, as react-admin lists it. */
export const searchesOf = (userId: number): string => `users/${userId}/saved-searches`;

/** A row of it. */
export type SavedSearch = SavedSearchDto;

/** What people look for. */
export const searchCalls = {
  /** How many listings a search finds by the address of its page, as the page counts them; null for one that it cannot read. */
  async countMatches(address: string): Promise<number | null> {
    const filters = filtersOf(address);
    if (!filters) {
      return null;
    }
    const found = await searchApi.properties({
      requestBody: { ...criteriaOf(filters), IsShowFull: true, Page: 1, PageLength: 1 },
    });
    return (found as { Pagination: PaginationDto }).Pagination.TotalRecords;
  },
};
