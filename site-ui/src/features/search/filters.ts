import { countFilters, type Filters, readBound, searchAddress } from '@stowbridge/contract/search-address';

/** What the page does with the filters of its address, which `contract` reads and writes. */

/** [FSITE-11] The page that links ask for where no script loads on. */
export const readPage = (query: URLSearchParams): number => readBound(query.get('page'), 9999, 0) ?? 1;

export function pageAddress(filters: Filters, page: number): string {
  const address = searchAddress(filters);
  return page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address;
}

/** Whether what is shown is less than everything: then the map fits it. */
export const isNarrowed = (filters: Filters) => filters.keyword !== '' || countFilters(filters) > 0;

/** A changed filter is asked of the whole country again; order and view leave the part of the map as it is. */
export function changed(filters: Filters, part: Partial<Filters>): Filters {
  const narrows = Object.keys(part).some((name) => !['sort', 'view', 'bounds'].includes(name));
  return { ...filters, ...(narrows && { bounds: undefined }), ...part };
}
