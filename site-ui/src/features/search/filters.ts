import { PropertyStatus } from '@stowbridge/contract/ids';
import { paths } from '../../lib/paths';
import { readBounds } from './bounds';
import type { SearchCriteria } from './search-properties';

export const publicStatuses = [
  PropertyStatus.ForSale,
  PropertyStatus.UnderLoi,
  PropertyStatus.UnderContract,
  PropertyStatus.Closed,
] as const;
export type PublicStatus = (typeof publicStatuses)[number];

/** [CONST-32] [CONST-33] */
export const priceLimit = 25_000_000;
export const areaLimit = 500_000;

/** [CONST-39] to [CONST-43] */
export const sortOptions = [
  { value: '0-ASC', by: 0, order: 'ASC', label: 'Default' },
  { value: '1-ASC', by: 1, order: 'ASC', label: 'Price low to high' },
  { value: '1-DESC', by: 1, order: 'DESC', label: 'Price high to low' },
  { value: '3-DESC', by: 3, order: 'DESC', label: 'Sq. ft high to low' },
  { value: '3-ASC', by: 3, order: 'ASC', label: 'Sq. ft low to high' },
] as const;

export type View = 'list' | 'map';

export interface Filters {
  keyword: string;
  type?: number;
  state?: number;
  city: string;
  priceFrom?: number;
  priceTo?: number;
  /** Whether listings without a price are left out while the price is narrowed. */
  pricedOnly?: true;
  areaFrom?: number;
  areaTo?: number;
  /** The statuses that are looked for; absent means all. */
  status?: PublicStatus[];
  /** The part of the map that is searched, as `boundsText` writes it. */
  bounds?: string;
  sort: string;
  view: View;
}

export const noFilters: Filters = { keyword: '', city: '', sort: '0-ASC', view: 'list' };

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A bound within its range; absent when it does not narrow anything. */
function readBound(text: string | null, limit: number, open: number): number | undefined {
  if (!text?.trim() || !/^\d{1,9}$/.test(text.trim())) {
    return undefined;
  }
  const value = Math.min(Number(text), limit);
  return value === open ? undefined : value;
}

/** [FSITE-26] Some of the public statuses; all of them are no filter. */
function readStatuses(text: string | null): PublicStatus[] | undefined {
  const given = (text ?? '').split(',').map(Number);
  const found = publicStatuses.filter((status) => given.includes(status));
  return found.length > 0 && found.length < publicStatuses.length ? found : undefined;
}

/** Reads the address bar; whatever is not a filter is ignored, so that an old or mistyped link still shows results. */
export function readFilters(keyword: string | undefined, query: URLSearchParams): Filters {
  const sort = query.get('sort') ?? '';
  return {
    keyword: (keyword ?? '').trim().slice(0, 200),
    type: readId(query.get('type')),
    state: readId(query.get('state')),
    city: (query.get('city') ?? '').trim().slice(0, 100),
    priceFrom: readBound(query.get('priceFrom'), priceLimit, 0),
    priceTo: readBound(query.get('priceTo'), priceLimit, priceLimit),
    pricedOnly: query.get('pricedOnly') === 'true' || undefined,
    areaFrom: readBound(query.get('areaFrom'), areaLimit, 0),
    areaTo: readBound(query.get('areaTo'), areaLimit, areaLimit),
    status: readStatuses(query.get('status')),
    bounds: readBounds(query.get('bounds')),
    sort: sortOptions.some((option) => option.value === sort) ? sort : noFilters.sort,
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The address of a search: only what differs from an unfiltered one is written. */
export function searchAddress({ keyword, ...rest }: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== noFilters[name as keyof Filters]) {
      query.set(name, String(value));
    }
  }
  const text = query.toString().replaceAll('%2C', ',');
  return paths.search(keyword) + (text && `?${text}`);
}

/** [FSITE-11] The page that links ask for where no script loads on. */
export const readPage = (query: URLSearchParams): number => readBound(query.get('page'), 9999, 0) ?? 1;

export function pageAddress(filters: Filters, page: number): string {
  const address = searchAddress(filters);
  return page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address;
}

/** [SRCH-22] */
export function criteriaOf(filters: Filters): SearchCriteria {
  const { by, order } = sortOptions.find(({ value }) => value === filters.sort) ?? sortOptions[0];
  return {
    Keyword: filters.keyword,
    StoreTypeID: filters.type,
    StateID: filters.state,
    City: filters.city || undefined,
    PriceStart: filters.priceFrom,
    PriceEnd: filters.priceTo,
    IncludeUnpriced: (filters.priceFrom ?? filters.priceTo) !== undefined && !filters.pricedOnly ? true : undefined,
    RentableSQFTStart: filters.areaFrom,
    RentableSQFTEnd: filters.areaTo,
    StatusIDs: filters.status,
    Bounds: filters.bounds,
    SortBy: by,
    SortOrder: order,
  };
}

/** Whether what is shown is less than everything: then the map fits it. */
export const isNarrowed = (filters: Filters) => filters.keyword !== '' || countFilters(filters) > 0;

/** A changed filter is asked of the whole country again; order and view leave the part of the map as it is. */
export function changed(filters: Filters, part: Partial<Filters>): Filters {
  const narrows = Object.keys(part).some((name) => !['sort', 'view', 'bounds'].includes(name));
  return { ...filters, ...(narrows && { bounds: undefined }), ...part };
}

/** How many filters narrow the search besides the keyword. */
export function countFilters(filters: Filters): number {
  const { type, state, city, priceFrom, priceTo, areaFrom, areaTo, status } = filters;
  return [status, type, state, city || undefined, priceFrom ?? priceTo, areaFrom ?? areaTo].filter(
    (value) => value !== undefined,
  ).length;
}
