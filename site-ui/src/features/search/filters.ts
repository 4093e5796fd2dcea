import { readBound, searchAddress, type Filters, type Sort } from '@stowbridge/contract/search-address';
import { FIGURE_NAMES } from '@stowbridge/contract/search-figures';

export const sortOptions: readonly { value: Sort; label: string }[] = [
  { value: '0-ASC', label: 'Default' },
  { value: '1-ASC', label: 'Price low to high' },
  { value: '1-DESC', label: 'Price high to low' },
  { value: '3-DESC', label: 'Sq. ft high to low' },
  { value: '3-ASC', label: 'Sq. ft low to high' },
  { value: '4-DESC', label: 'Cap rate high to low' },
  { value: '4-ASC', label: 'Cap rate low to high' },
  { value: '5-ASC', label: 'Price per sq. ft low to high' },
  { value: '5-DESC', label: 'Price per sq. ft high to low' },
  { value: '6-DESC', label: 'Newest change' },
];

/** [FSITE-11] The page that links ask for where no script loads on. */
export const readPage = (query: URLSearchParams): number => readBound(query.get('page'), 9999, 0) ?? 1;

export function pageAddress(filters: Filters, page: number): string {
  const address = searchAddress(filters);
  return page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address;
}

/** What is set and cleared as one, in the order in which it is asked for. */
export const FILTERS = [
  ['state'],
  ['city'],
  ['type'],
  ['status'],
  ['priceFrom', 'priceTo'],
  ['areaFrom', 'areaTo'],
  ...FIGURE_NAMES.map((name) => [`${name}From`, `${name}To`] as const),
  ['listedSince'],
  ['reducedSince'],
  ['expansion'],
  ['area'],
] as const satisfies (readonly (keyof Filters)[])[];
export type FilterParts = (typeof FILTERS)[number];

/** The filters that narrow the search besides the keyword. */
export const setFilters = (filters: Filters): FilterParts[] =>
  FILTERS.filter((parts) => parts.some((part) => filters[part]));

/** How many they are. */
export const countFilters = (filters: Filters): number => setFilters(filters).length;

/** The change that clears some filters. */
export function without(sets: readonly FilterParts[]): Partial<Filters> {
  const cleared = Object.fromEntries(sets.flat().map((part) => [part, part === 'city' ? '' : undefined]));
  return 'priceFrom' in cleared ? { ...cleared, pricedOnly: undefined } : cleared;
}

/** Whether what is shown is less than everything: then the map fits it. */
export const isNarrowed = (filters: Filters) => filters.keyword !== '' || countFilters(filters) > 0;

/** A changed filter is asked of the whole country again; order and view leave the part of the map as it is, and what is drawn there lets it wait. */
export function changed(filters: Filters, part: Partial<Filters>): Filters {
  const narrows = Object.keys(part).some((name) => !['sort', 'view', 'bounds', 'area'].includes(name));
  return { ...filters, ...(narrows && { bounds: undefined }), ...part };
}
