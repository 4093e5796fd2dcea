import { searchPath } from './addresses';
import { parseBounds, type Bounds } from './bounds';
import { isDay } from './dates';
import { PropertyStatus } from './ids';
import {
  FIGURE_NAMES,
  type FigureName,
  isRange,
  readFigure,
  SEARCH_FIGURES,
  SearchOrder,
  type SearchOrderId,
} from './search-figures';

/** The address of a search, `/property/search/{keyword}?...`: how it is read and written, once for the page and for what is saved. */

/** What is asked of an address after its question mark; browsers and Node have it. */
interface Query {
  get(name: string): string | null;
}
declare const URLSearchParams: new (text?: string) => Query & {
  set(name: string, value: string): void;
  toString(): string;
};

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
  { value: '0-ASC', by: SearchOrder.Newest, order: 'ASC', label: 'Default' },
  { value: '1-ASC', by: SearchOrder.Price, order: 'ASC', label: 'Price low to high' },
  { value: '1-DESC', by: SearchOrder.Price, order: 'DESC', label: 'Price high to low' },
  { value: '3-DESC', by: SearchOrder.Area, order: 'DESC', label: 'Sq. ft high to low' },
  { value: '3-ASC', by: SearchOrder.Area, order: 'ASC', label: 'Sq. ft low to high' },
] as const;

/** A figure's ends, each under its own name: `capRateFrom`. */
export type FigureFilters = { [End in `${FigureName}${'From' | 'To'}`]?: number };

export interface Filters extends FigureFilters {
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
  /** YYYY-MM-DD */
  listedSince?: string;
  reducedSince?: string;
  expansionOnly?: true;
  /** The part of the map that is searched, as `boundsText` writes it. */
  bounds?: string;
  sort: string;
  view: 'list' | 'map';
}

export const noFilters: Filters = { keyword: '', city: '', sort: '0-ASC', view: 'list' };

/** What the search's call takes [SRCH-22]; absent means unfiltered. */
export interface SearchCall {
  Keyword?: string;
  StoreTypeID?: number;
  StateID?: number;
  City?: string;
  PriceStart?: number;
  PriceEnd?: number;
  IncludeUnpriced?: true;
  RentableSQFTStart?: number;
  RentableSQFTEnd?: number;
  StatusIDs?: PublicStatus[];
  ListedSince?: string;
  PriceReducedSince?: string;
  ExpansionOnly?: true;
  Bounds?: string;
  SortBy: SearchOrderId;
  SortOrder: 'ASC' | 'DESC';
}

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A bound within its range; absent when it does not narrow anything. */
export function readBound(text: string | null, limit: number, open: number): number | undefined {
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

const readDay = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined);

/** [FSITE-25] Bounds as they stand in the address: `south,west,north,east`, four decimals. */
export const boundsText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((value) => value.toFixed(4)).join(',');

/** What an address says, as it is written there; nothing when it is no part of the map. */
export function readBounds(text: string | null): string | undefined {
  const bounds = text === null ? undefined : parseBounds(text);
  return bounds && boundsText(bounds);
}

/** The ranges of figures: an end that cannot be read is none, and neither is a range that can hold nothing. */
function readFigures(query: Query): FigureFilters {
  const read = (name: FigureName, end: 'From' | 'To'): number | undefined => {
    const figure = readFigure(name, query.get(`${name}${end}`));
    return Number.isNaN(figure) ? undefined : figure;
  };
  const filters: FigureFilters = {};
  for (const name of FIGURE_NAMES) {
    const from = read(name, 'From');
    const to = 'openEnd' in SEARCH_FIGURES[name] ? undefined : read(name, 'To');
    if (isRange({ from, to })) {
      filters[`${name}From`] = from;
      filters[`${name}To`] = to;
    }
  }
  return filters;
}

/** Reads the address bar; whatever is not a filter is ignored, so that an old or mistyped link still shows results. */
export function readFilters(keyword: string | undefined, query: Query): Filters {
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
    ...readFigures(query),
    listedSince: readDay(query.get('listedSince')),
    reducedSince: readDay(query.get('reducedSince')),
    expansionOnly: query.get('expansionOnly') === 'true' || undefined,
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
  return searchPath(keyword) + (text && `?${text}`);
}

const SEARCH_ADDRESS = /^\/property\/search(?:\/([^/?#\s]*))?\/?(?:\?([^#]*))?$/;

/** The filters of an address that is kept, by path and query; undefined when it is that of another page or origin. */
export function filtersOf(address: string): Filters | undefined {
  const [found, keyword = '', query] = SEARCH_ADDRESS.exec(address) ?? [];
  if (found === undefined) {
    return undefined;
  }
  try {
    return readFilters(decodeURIComponent(keyword), new URLSearchParams(query));
  } catch {
    return undefined;
  }
}

/** [SRCH-22] What the search is asked for these filters. */
export function criteriaOf(filters: Filters): SearchCall {
  const { by, order } = sortOptions.find(({ value }) => value === filters.sort) ?? sortOptions[0];
  const figures = FIGURE_NAMES.flatMap((name) => {
    const { wire } = SEARCH_FIGURES[name];
    return [
      [`${wire}Start`, filters[`${name}From`]],
      [`${wire}End`, filters[`${name}To`]],
    ].filter(([, value]) => value !== undefined);
  });
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
    ...(Object.fromEntries(figures) as object),
    ListedSince: filters.listedSince,
    PriceReducedSince: filters.reducedSince,
    ExpansionOnly: filters.expansionOnly,
    Bounds: filters.bounds,
    SortBy: by,
    SortOrder: order,
  };
}

/** How many filters narrow the search besides the keyword. */
export function countFilters(filters: Filters): number {
  const { type, state, city, priceFrom, priceTo, areaFrom, areaTo, status, listedSince, reducedSince } = filters;
  return [
    status,
    type,
    state,
    city || undefined,
    priceFrom ?? priceTo,
    areaFrom ?? areaTo,
    ...FIGURE_NAMES.map((name) => filters[`${name}From`] ?? filters[`${name}To`]),
    listedSince,
    reducedSince,
    filters.expansionOnly,
  ].filter((value) => value !== undefined).length;
}
