import type { Bounds } from '@stowbridge/contract/bounds';
import { PropertyStatus } from '@stowbridge/contract/ids';
import type { Window } from '../../../platform/http/list/paging.dto';
import type { Statement } from '../../../platform/database/sql';
import type { KeywordPlan } from './keyword.queries';
import { daysListed } from '../listing/days-listed';
import type { SearchAsked, SearchFilter } from './search';
import { CLOSED, LISTED, OPEN, PUBLIC_PRICE } from '../visibility.sql';

/** From this many hits on the total comes from a cache that is a minute old at most. */
export const COUNT_CAP = 1001;

/** The total of `rows`; null from the cap on. */
export const cappedTotal = (rows: string): string =>
  `(select nullif(count(*), ${COUNT_CAP})::int from (${rows} limit ${COUNT_CAP}) c)`;

const unlessClosed = (column: string): string => `case when not (${CLOSED}) then ${column} end`;

/** The columns of a result; `p` is the live row [SRCH-19]. A closed property hides its price and its dates [PROF-21, PROF-22]. */
const CARD = `
  p.id "StoreID", p.name "StoreName", i.file_name "StoreImage", i.color "StoreImageColor", p.address1 "Address1", p.address2 "Address2",
  p.city "City", s.code "State", p.zip_code "ZipCode", p.rentable_sqft "RentableSQFT", p.acreage "Acerage",
  ${PUBLIC_PRICE} "Price", p.status_id "StatusID", ps.name "Status", p.store_type_id "StoreTypeID",
  pa.id "AlternatePriceOptionID", pa.name "AlternatePriceOptionName", ${unlessClosed('p.alternate_price_option_date')} "AlternatePriceOptionDate",
  p.latitude "Latitude", p.longitude "Longitude", p.featured "IsFeatureListing", ${unlessClosed('p.created_at')} "CreatedDate",
  round(100.0 * p.noi / ${PUBLIC_PRICE}, 2) "CapRate", round(1.0 * ${PUBLIC_PRICE} / nullif(p.rentable_sqft, 0), 2) "PricePerSQFT",
  ${unlessClosed('p.physical_occupancy_area')} "PhysicalOccupancyArea", ${unlessClosed('p.physical_occupancy_units')} "PhysicalOccupancyUnits",
  p.year_built "YearBuilt"`;

/** A published property as a result of the search, but for its days: one JSON object; `id` names its id. */
export const cardOf = (id: string): string => `
  select row_to_json(r)::text card from (select ${CARD} from public_properties p
  join states s on s.id = p.state_id
  join property_statuses ps on ps.id = p.status_id
  left join price_alternatives pa on pa.id = p.alternate_price_option_id and not (${CLOSED})
  left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true
  where p.id = ${id} and ${LISTED}) r`;

/** A row of a page: a result without its days, and since when it is listed; without a card when there is no result. */
export interface ResultRow {
  card: string | null;
  /** Null where figures are hidden. */
  listedAt: Date | null;
  /** Of all pages; null from the cap on, and when it was not asked for. */
  total: number | null;
}

/** A result as JSON text, with the days that pass [SRCH-19]. */
export function resultText({ card, listedAt }: ResultRow): string {
  const { daysListed: n, daysListedType: type } = daysListed(listedAt);
  return `${card?.slice(0, -1)},"DaysListed":${n},"DaysListedType":${JSON.stringify(type)}}`;
}

class Parts {
  readonly values: unknown[] = [];
  readonly conditions = [LISTED];
  shape = '';
  /** Whether all that is found is few enough to be put in order for a page, and counted with it. */
  few = false;

  add(letter: string, condition: (parameter: string) => string, value: unknown): void {
    this.conditions.push(this.condition(letter, condition, value));
  }

  condition(letter: string, condition: (parameter: string) => string, value: unknown): string {
    this.values.push(value);
    this.shape += letter;
    return condition(`$${this.values.length}`);
  }
}

/** The conditions of a filter; each that is set adds its letter to the shape. */
export function filterParts(filter: SearchFilter, keyword?: KeywordPlan): Parts {
  const parts = new Parts();
  if (filter.stateId) {
    // Beside ids no index of a whole state is read.
    const state = keyword?.way === 'index' ? '+p.state_id' : 'p.state_id';
    parts.add('s', (at) => `${state} = ${at}::smallint`, filter.stateId);
  }
  if (filter.storeTypeId) {
    parts.add('t', (at) => `p.store_type_id = ${at}::smallint`, filter.storeTypeId);
  }
  if (filter.city) {
    parts.add('c', (at) => `lower(p.city) = ${at}`, filter.city.toLowerCase());
  }
  addPrice(parts, filter);
  if (filter.areaFrom) {
    parts.add('a', (at) => `p.rentable_sqft >= ${at}::int`, filter.areaFrom);
  }
  if (filter.areaTo !== undefined) {
    parts.add('A', (at) => `p.rentable_sqft <= ${at}::int`, filter.areaTo);
  }
  addStatuses(parts, filter.statusIds);
  if (keyword) {
    addKeyword(parts, keyword, filter.stateId);
  }
  return parts;
}

/** Closed ones alone are named as such: they are together at the end of the indexes, and nobody walks there past all others. */
function addStatuses(parts: Parts, statuses: number[] | undefined): void {
  if (!statuses?.length) {
    return;
  }
  if (isClosedAlone(statuses)) {
    parts.shape += 'x';
    parts.conditions.push(CLOSED);
  } else {
    parts.add('i', (at) => `p.status_id = any(${at}::smallint[])`, statuses);
  }
}

const isClosedAlone = (statuses: number[] | undefined): boolean =>
  statuses?.length === 1 && statuses[0] === PropertyStatus.Closed;

/** Only what is in a part of the map. */
function addBounds(parts: Parts, bounds: Bounds | undefined): void {
  if (!bounds) {
    return;
  }
  const { south, west, north, east } = bounds;
  parts.add('b', (at) => `p.latitude >= ${at}::float8`, south);
  for (const [column, sign, value] of [
    ['latitude', '<=', north],
    ['longitude', '>=', west],
    ['longitude', '<=', east],
  ] as const) {
    parts.values.push(value);
    parts.conditions.push(`p.${column} ${sign} $${parts.values.length}::float8`);
  }
}

/** A hidden price is within no bounds; `includeUnpriced` lets the open ones through whatever the bounds are. */
function addPrice(parts: Parts, { priceFrom, priceTo, includeUnpriced }: SearchFilter): void {
  const bounds: string[] = [];
  if (priceFrom) {
    bounds.push(parts.condition('p', (at) => `${PUBLIC_PRICE} >= ${at}::bigint`, priceFrom));
  }
  if (priceTo !== undefined) {
    bounds.push(parts.condition('P', (at) => `${PUBLIC_PRICE} <= ${at}::bigint`, priceTo));
  }
  if (bounds.length === 0) {
    return;
  }
  if (!includeUnpriced) {
    return void parts.conditions.push(...bounds);
  }
  parts.shape += 'u';
  parts.conditions.push(`(${bounds.join(' and ')} or ${OPEN} and ${PUBLIC_PRICE} is null)`);
}

/** The code of a state is among a property's words: the index finds fewer when it is told. */
const andCode = (at: string): string =>
  ` || (select ' & ' || quote_literal(lower(code)) from states where id = ${at}::smallint)`;

/**
 * In a state the hits are few and looked up by their ids: an array, since Postgres would join a list with all of the
 * state. Elsewhere it chooses by the words themselves whether to collect them or to walk.
 */
function addKeyword(parts: Parts, { way, text }: KeywordPlan, stateId: number | undefined): void {
  if (way === 'none') {
    parts.conditions.push('false');
  }
  if (way === 'index' && stateId) {
    parts.few = true;
    // The shape has the letter of the state already.
    const state = parts.condition('', andCode, stateId);
    parts.add(
      'k',
      (at) =>
        `p.id = any(array(select property_id from search_texts where tsv @@ (select ${at}::text${state})::tsquery))`,
      text,
    );
  }
  if (way === 'index' && !stateId) {
    parts.add('k', (at) => `p.id in (select property_id from search_texts where tsv @@ ${at}::text::tsquery)`, text);
  }
  // As a value and not as an EXISTS, which Postgres would turn into a join with the whole table.
  if (way === 'walk') {
    parts.add(
      'w',
      (at) => `(select t.tsv @@ ${at}::text::tsquery from search_texts t where t.property_id = p.id)`,
      text,
    );
  }
}

/** Closed properties come last, then the newest come first [FEVI-01]. */
export const NEWEST = `(${CLOSED}), p.id desc`;

const ORDERS: Record<string, string> = {
  newest: NEWEST,
  'price-asc': `${PUBLIC_PRICE} asc nulls last, ${NEWEST}`,
  'price-desc': `${PUBLIC_PRICE} desc nulls last, ${NEWEST}`,
  closed: 'p.id desc',
  'area-asc': 'p.rentable_sqft asc nulls last, p.id asc',
  'area-desc': 'p.rentable_sqft desc nulls last, p.id desc',
};

/** How deep a page may lie to be reached through a limit that is written into the statement: it takes the nearest. */
const NEAR = [20, 50, 100];

/** The depth by which a statement reaches a page; undefined for one that lies deeper than all of them. */
export const depthOf = ({ first, count }: Window): number | undefined => NEAR.find((rows) => first + count <= rows);

/** A limit that is written into a statement. */
export const nearLimit = (depth: number | undefined): string => (depth ? `limit ${depth}` : '');

/**
 * A limit that is a parameter makes Postgres expect a tenth of the rows and plan every request again; a constant one
 * inside it, close to what is asked for, lets it keep its plan (a tenth of it is what is expected then), and no more
 * rows are read than the page needs: the outer limit takes them as they come.
 */
function idsOfPage({ conditions, few }: Parts, order: string, depth: number | undefined): string {
  return few
    ? 'select id from hits order by place'
    : `select id from (select p.id from public_properties p where ${conditions.join(' and ')} order by ${order} ${nearLimit(depth)}) n`;
}

/** One page, and with each row the total or null: the ids come first, then their finished texts. */
function resultPage(name: string, parts: Parts, order: string, window: Window, counted: boolean): Statement {
  const { few, conditions, values } = parts;
  const depth = few ? NEAR[0] : depthOf(window);
  const where = `from public_properties p where ${conditions.join(' and ')}`;
  const hits = few
    ? `with hits as materialized (select p.id, row_number() over (order by ${order}) place ${where})`
    : '';
  const total = few ? '(select count(*)::int from hits)' : counted ? cappedTotal(`select ${where}`) : 'null::int';
  return {
    name: `${name}:${depth ?? 'far'}${counted ? ':counted' : ''}`,
    text: `${hits}
      select t.card, t.listed_at "listedAt", c.total from (select ${total} total) c
      left join (select id, row_number() over () place from
        (${idsOfPage(parts, order, depth)} limit $${values.length + 1}::int offset $${values.length + 2}::int) i) k on true
      left join listing_texts t on t.property_id = k.id order by k.place`,
    values: [...values, window.count, window.first],
  };
}

/** The exact total, without a cap. */
const resultTotal = (name: string, { conditions, values }: Parts): Statement => ({
  name: `${name}-total`,
  text: `select count(*)::int total from public_properties p where ${conditions.join(' and ')}`,
  values,
});

/** The conditions of a search, its keyword by the way that is given. */
export function searchParts(request: SearchAsked, keyword?: KeywordPlan): Parts {
  const parts = filterParts(request.filter, keyword);
  addBounds(parts, request.bounds);
  return parts;
}

/** None of the closed ones shows a price: any order of theirs but that by area is that of the newest. */
function orderOf({ sortBy, direction, filter }: SearchAsked): string {
  if (sortBy !== 'area' && isClosedAlone(filter.statusIds)) {
    return 'closed';
  }
  return sortBy === 'newest' ? sortBy : `${sortBy}-${direction}`;
}

/** One page of a search. @param counted whether the total is wanted too, up to the cap */
export function searchPage(request: SearchAsked, counted: boolean, keyword?: KeywordPlan): Statement {
  const parts = searchParts(request, keyword);
  const sort = orderOf(request);
  return resultPage(`search:${parts.shape}:${sort}`, parts, ORDERS[sort], request.window, counted);
}

export function searchTotal(request: SearchAsked, keyword?: KeywordPlan): Statement {
  const parts = searchParts(request, keyword);
  return resultTotal(`search:${parts.shape}`, parts);
}

function featuredParts(): Parts {
  const parts = new Parts();
  parts.conditions.push('p.featured', OPEN);
  return parts;
}

/** Featured, open properties, newest first [SRCH-07]; counted as in a search. */
export const featuredPage = (window: Window, counted: boolean): Statement =>
  resultPage('featured', featuredParts(), 'p.created_at desc, p.id desc', window, counted);

export const featuredTotal = (): Statement => resultTotal('featured', featuredParts());
