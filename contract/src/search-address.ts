/**
 * A search as its address says it, and what is asked of the server for it: read and written here alone, so that the page and
 * whatever keeps an address cannot understand it differently [BEYB-07].
 */

import { searchPath } from './addresses';
import { parseArea } from './area';
import { parseBounds, type Bounds } from './bounds';
import { isDay } from './days';
import { PropertyStatus } from './ids';
import { FIGURE_NAMES, type FigureName, isRange, readFigure, SEARCH_FIGURES, SearchOrder } from './search-figures';

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

/** [CONST-39] to [CONST-43], then those by figures and by what is new. */
export const SORTS = {
  '0-ASC': { by: SearchOrder.Newest, order: 'ASC' },
  '1-ASC': { by: SearchOrder.Price, order: 'ASC' },
  '1-DESC': { by: SearchOrder.Price, order: 'DESC' },
  '3-DESC': { by: SearchOrder.Area, order: 'DESC' },
  '3-ASC': { by: SearchOrder.Area, order: 'ASC' },
  '4-DESC': { by: SearchOrder.CapRate, order: 'DESC' },
  '4-ASC': { by: SearchOrder.CapRate, order: 'ASC' },
  '5-ASC': { by: SearchOrder.PricePerSqft, order: 'ASC' },
  '5-DESC': { by: SearchOrder.PricePerSqft, order: 'DESC' },
  '6-DESC': { by: SearchOrder.NewestChange, order: 'DESC' },
} as const;
export type Sort = keyof typeof SORTS;

export type View = 'list' | 'map';

type FigureEnd = `${FigureName}From` | `${FigureName}To`;

export interface Filters extends Partial<Record<FigureEnd, number>> {
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
  /** Days, YYYY-MM-DD. */
  listedSince?: string;
  reducedSince?: string;
  expansion?: true;
  /** The part of the map that is searched, as `boundsText` writes it. */
  bounds?: string;
  /** What is drawn on the map, as `areaText` writes it: while it is there, `bounds` wait for its end. */
  area?: string;
  sort: Sort;
  view: View;
}

export const noFilters: Filters = { keyword: '', city: '', sort: '0-ASC', view: 'list' };

/** What reads the values of an address by their names, as `URLSearchParams` does. */
interface Query {
  get: (name: string) => string | null;
}

/** [FSITE-25] Bounds as they stand in the address: `south,west,north,east`, four decimals. */
export const boundsText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((value) => value.toFixed(4)).join(',');

/** What an address says, as it is written there; nothing when it is no part of the map. */
export function readBounds(text: string | null): string | undefined {
  const bounds = text === null ? undefined : parseBounds(text);
  return bounds && boundsText(bounds);
}

/** What is drawn, as the address writes it; nothing when it is no area. */
const readArea = (text: string | null): string | undefined => (text && parseArea(text) ? text : undefined);

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

function readFigures(query: Query): Partial<Record<FigureEnd, number>> {
  const read: Partial<Record<FigureEnd, number>> = {};
  for (const name of FIGURE_NAMES) {
    const end = (key: FigureEnd) => (query.get(key) ? readFigure(name, query.get(key)) : undefined);
    const from = end(`${name}From`);
    const to = 'openEnd' in SEARCH_FIGURES[name] ? undefined : end(`${name}To`);
    if (isRange({ from, to })) {
      read[`${name}From`] = from;
      read[`${name}To`] = to;
    }
  }
  return read;
}

/** As the search's call takes one. */
export const isSearchDay = (text: string): boolean => text >= '1900' && isDay(text);

const readDay = (text: string | null): string | undefined => (text && isSearchDay(text) ? text : undefined);

/** Cut by code points, since half of one has no place in an address. */
const cut = (text: string | null | undefined, length: number): string =>
  [...(text ?? '').trim()].slice(0, length).join('');

/** Reads an address; whatever is not a filter is ignored, so that an old or mistyped link still shows results. */
export function readFilters(keyword: string | undefined, query: Query): Filters {
  const sort = query.get('sort') ?? '';
  return {
    keyword: cut(keyword, 200),
    type: readId(query.get('type')),
    state: readId(query.get('state')),
    city: cut(query.get('city'), 100),
    priceFrom: readBound(query.get('priceFrom'), priceLimit, 0),
    priceTo: readBound(query.get('priceTo'), priceLimit, priceLimit),
    pricedOnly: query.get('pricedOnly') === 'true' || undefined,
    areaFrom: readBound(query.get('areaFrom'), areaLimit, 0),
    areaTo: readBound(query.get('areaTo'), areaLimit, areaLimit),
    ...readFigures(query),
    status: readStatuses(query.get('status')),
    listedSince: readDay(query.get('listedSince')),
    reducedSince: readDay(query.get('reducedSince')),
    expansion: query.get('expansion') === 'true' || undefined,
    bounds: readBounds(query.get('bounds')),
    area: readArea(query.get('area')),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : noFilters.sort,
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The address of a search: only what differs from an unfiltered one is written. */
export function searchAddress({ keyword, ...rest }: Filters): string {
  const query = Object.entries(rest)
    .filter(([name, value]) => value !== undefined && value !== noFilters[name as keyof Filters])
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return searchPath(keyword) + (query && `?${query}`);
}

/** The ends of the ranges of figures, as the search's call names them: `CapRateStart`, `CapRateEnd`. */
const figuresAsked = (filters: Filters) =>
  Object.fromEntries(
    FIGURE_NAMES.flatMap((name) => {
      const { wire } = SEARCH_FIGURES[name];
      return [
        [`${wire}Start`, filters[`${name}From`]],
        [`${wire}End`, filters[`${name}To`]],
      ];
    }),
  ) as Record<string, number | undefined>;

/** [SRCH-22] What the search is asked. */
export function criteriaOf(filters: Filters) {
  const { by, order } = SORTS[filters.sort];
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
    ...figuresAsked(filters),
    StatusIDs: filters.status,
    ListedSince: filters.listedSince,
    PriceReducedSince: filters.reducedSince,
    ExpansionOnly: filters.expansion,
    Bounds: filters.area ? undefined : filters.bounds,
    Area: filters.area,
    SortBy: by,
    SortOrder: order,
  };
}

declare const URLSearchParams: new (text?: string) => Query;

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
