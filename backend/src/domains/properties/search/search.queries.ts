import type { Window } from '../../../platform/http/list/paging.dto';
import type { Statement } from '../../../platform/database/sql';
import type { KeywordPlan } from './keyword.queries';
import { daysListed } from '../listing/days-listed';
import { filterParts, Parts } from './filter-conditions';
import { type Order, orderOf, ORDERS, orderText } from './orders';
import type { SearchAsked } from './search';
import { CLOSED, LISTED, OPEN, PRICE_REDUCED_AT, PUBLIC_PRICE } from '../visibility.sql';

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
  p.cap_rate "CapRate", p.price_per_sqft "PricePerSQFT", ${unlessClosed('p.noi')} "NOI", ${unlessClosed('p.physical_occupancy_area')} "Occupancy",
  ${unlessClosed('p.physical_occupancy_area')} "PhysicalOccupancyArea", ${unlessClosed('p.physical_occupancy_units')} "PhysicalOccupancyUnits",
  p.unit_count "UnitCount", p.year_built "YearBuilt", ${PRICE_REDUCED_AT} "PriceReducedOn",
  ${unlessClosed('p.guidance_low')} "GuidanceLow", ${unlessClosed('p.guidance_high')} "GuidanceHigh"`;

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
function idsOfPage({ branches, few, values }: Parts, order: Order, depth: number | undefined): string {
  if (few) {
    return 'select id from hits order by place';
  }
  if (branches.length === 1) {
    return `select id from (select p.id from public_properties p where ${branches[0]} order by ${orderText(order)} ${nearLimit(depth)}) n`;
  }
  // Each branch is read in the order of the page and no further than that: together they are few enough to be sorted.
  const end = depth ? nearLimit(depth) : `limit $${values.length + 1}::int + $${values.length + 2}::int`;
  const keys = order.map(([by], place) => `${by} k${place}`).join(', ');
  const read = branches.map(
    (where) => `(select p.id, ${keys} from public_properties p where ${where} order by ${orderText(order)} ${end})`,
  );
  return `select id from (${read.join(' union all ')}) n order by ${order.map(([, way], place) => `k${place} ${way}`).join(', ')}`;
}

/** Every row that is found, without its columns. */
const rowsOf = ({ branches }: Parts): string =>
  branches.map((where) => `select from public_properties p where ${where}`).join(' union all ');

/** One page, and with each row the total or null: the ids come first, then their finished texts. */
function resultPage(name: string, parts: Parts, order: Order, window: Window, counted: boolean): Statement {
  const { few, planned, where, values } = parts;
  const depth = few ? NEAR[0] : depthOf(window);
  const hits = few
    ? `with hits as materialized (select p.id, row_number() over (order by ${orderText(order)}) place from public_properties p where ${where})`
    : '';
  const total = few ? '(select count(*)::int from hits)' : counted ? cappedTotal(rowsOf(parts)) : 'null::int';
  return {
    name: planned ? undefined : `${name}:${depth ?? 'far'}${counted ? ':counted' : ''}`,
    text: `${hits}
      select t.card, t.listed_at "listedAt", c.total from (select ${total} total) c
      left join (select id, row_number() over () place from
        (${idsOfPage(parts, order, depth)} limit $${values.length + 1}::int offset $${values.length + 2}::int) i) k on true
      left join listing_texts t on t.property_id = k.id order by k.place`,
    values: [...values, window.count, window.first],
  };
}

/** The exact total, without a cap. */
const resultTotal = (name: string, parts: Parts): Statement => ({
  name: parts.planned ? undefined : `${name}-total`,
  text: `select count(*)::int total from (${rowsOf(parts)}) c`,
  values: parts.values,
});

/** The conditions of a search, its keyword by the way that is given. */
export function searchParts(request: SearchAsked, keyword?: KeywordPlan): Parts {
  return filterParts(request.filter, keyword, request.bounds);
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

const FEATURED_FIRST: Order = [
  ['p.created_at', 'desc'],
  ['p.id', 'desc'],
];

/** Featured, open properties, newest first [SRCH-07]; counted as in a search. */
export const featuredPage = (window: Window, counted: boolean): Statement =>
  resultPage('featured', featuredParts(), FEATURED_FIRST, window, counted);

export const featuredTotal = (): Statement => resultTotal('featured', featuredParts());
