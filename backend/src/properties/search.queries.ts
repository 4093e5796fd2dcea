import type { PageRequestDto } from '../common/paging.dto';
import type { Statement } from '../database/named-query';
import type { KeywordPlan } from './keyword.queries';
import type { PropertyFilterDto, PropertySearchDto } from './search.dto';

/** Beyond this many hits the total comes from a cache that is a minute old at most. */
export const COUNT_CAP = 1001;

const CLOSED = 4;

/** The columns of a result; `p` is the live row [SRCH-19]. A closed property hides its price [PROF-21]. */
export const RESULT = `
  p.id "StoreID", p.name "StoreName", i.file_name "StoreImage", i.color "StoreImageColor", p.address1 "Address1", p.address2 "Address2",
  p.city "City", s.code "State", p.zip_code "ZipCode", p.rentable_sqft "RentableSQFT", p.acreage "Acerage",
  case when p.status_id <> ${CLOSED} then p.price end "Price", p.status_id "StatusID", ps.name "Status", p.store_type_id "StoreTypeID",
  p.alternate_price_option_id "AlternatePriceOptionID", pa.name "AlternatePriceOptionName", p.alternate_price_option_date "AlternatePriceOptionDate",
  p.latitude "Latitude", p.longitude "Longitude", p.featured "IsFeatureListing", p.created_at "CreatedDate"`;

/** What a result needs beside its row. */
export const RESULT_JOINS = `
  join states s on s.id = p.state_id
  join property_statuses ps on ps.id = p.status_id
  left join price_alternatives pa on pa.id = p.alternate_price_option_id
  left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true`;

class Parts {
  readonly values: unknown[] = [];
  readonly conditions = ['p.active'];
  shape = '';
  from = 'properties p';

  add(letter: string, condition: (parameter: string) => string, value: unknown): void {
    this.values.push(value);
    this.shape += letter;
    this.conditions.push(condition(`$${this.values.length}`));
  }
}

/** The conditions of a filter; each that is set adds its letter to the shape. */
export function filterParts(filter: PropertyFilterDto, keyword?: KeywordPlan): Parts {
  const parts = new Parts();
  if (filter.StateID) parts.add('s', (at) => `p.state_id = ${at}::smallint`, filter.StateID);
  if (filter.StoreTypeID) parts.add('t', (at) => `p.store_type_id = ${at}::smallint`, filter.StoreTypeID);
  if (filter.City) parts.add('c', (at) => `lower(p.city) = ${at}`, filter.City.toLowerCase());
  if (filter.PriceStart) parts.add('p', (at) => `p.price >= ${at}::bigint`, filter.PriceStart);
  if (filter.PriceEnd !== undefined) parts.add('P', (at) => `p.price <= ${at}::bigint`, filter.PriceEnd);
  if (filter.RentableSQFTStart) parts.add('a', (at) => `p.rentable_sqft >= ${at}::int`, filter.RentableSQFTStart);
  if (filter.RentableSQFTEnd !== undefined) parts.add('A', (at) => `p.rentable_sqft <= ${at}::int`, filter.RentableSQFTEnd);
  // The hidden price of a closed property must not be found by narrowing the filter.
  if (/p/i.test(parts.shape)) parts.conditions.push(`p.status_id <> ${CLOSED}`);
  if (keyword) addKeyword(parts, keyword);
  return parts;
}

function addKeyword(parts: Parts, { way, text }: KeywordPlan): void {
  if (way === 'none') parts.conditions.push('false');
  if (way === 'index') parts.add('k', (at) => `p.id in (select property_id from search_texts where tsv @@ ${at}::text::tsquery)`, text);
  // As a value and not as an EXISTS, which Postgres would turn into a join with the whole table.
  if (way === 'walk') parts.add('w', (at) => `(select t.tsv @@ ${at}::text::tsquery from search_texts t where t.property_id = p.id)`, text);
  if (way === 'token') {
    parts.from = 'search_tokens t join properties p on p.id = t.property_id';
    parts.add('o', (at) => `t.token = ${at}`, text);
  }
}

const ORDERS: Record<string, string> = {
  '0-ASC': 'p.id desc',
  '0-DESC': 'p.id desc',
  '1-ASC': 'p.price asc nulls last, p.id asc',
  '1-DESC': 'p.price desc nulls last, p.id desc',
  '3-ASC': 'p.rentable_sqft asc nulls last, p.id asc',
  '3-DESC': 'p.rentable_sqft desc nulls last, p.id desc',
};

/** How deep a page may lie to be reached through a limit that is written into the statement. */
const NEAR = 100;

/**
 * The ids of one page. A limit that is a parameter makes Postgres expect a tenth of the table and plan every request
 * anew; a constant one around the same order lets it keep its plan (a tenth of it is what is expected then), and no more
 * rows are read than the page needs.
 */
function idsOfPage({ from, conditions }: Parts, order: string, near: boolean, limit: string, offset: string): string {
  const where = conditions.join(' and ');
  const page = `order by ${order} limit ${limit}::int offset ${offset}::int`;
  if (!near) return `select p.id from ${from} where ${where} ${page}`;
  return `select p.id from (select p.* from ${from} where ${where} order by ${order} limit ${NEAR}) p ${page}`;
}

/** One page as JSON text, made by Postgres, with the total up to the cap or null: the ids come first, then the ten rows. */
function resultPage(name: string, parts: Parts, order: string, { Page, PageLength }: PageRequestDto, counted: boolean): Statement {
  const near = Page * PageLength <= NEAR;
  const ids = idsOfPage(parts, order, near, `$${parts.values.length + 1}`, `$${parts.values.length + 2}`);
  const total = counted ? `(select count(*)::int from (select 1 from ${parts.from} where ${parts.conditions.join(' and ')} limit ${COUNT_CAP}) c)` : 'null::int';
  return {
    name: `${name}${near ? '' : ':far'}${counted ? ':counted' : ''}`,
    text: `
      select (select coalesce(json_agg(r), '[]')::text from (
                select ${RESULT} from (${ids}) k join properties p on p.id = k.id ${RESULT_JOINS} order by ${order}) r) page,
             ${total} total`,
    values: [...parts.values, PageLength, (Page - 1) * PageLength],
  };
}

/** The exact total, without a cap. */
const resultTotal = (name: string, { from, conditions, values }: Parts): Statement => ({
  name: `${name}-total`,
  text: `select count(*)::int total from ${from} where ${conditions.join(' and ')}`,
  values,
});

/** One page of a search. @param counted whether the total, up to the cap, is wanted too; null otherwise */
export function searchPage(request: PropertySearchDto, counted: boolean, keyword?: KeywordPlan): Statement {
  const parts = filterParts(request, keyword);
  const sort = `${request.SortBy}-${request.SortOrder}`;
  return resultPage(`search:${parts.shape}:${sort}`, parts, ORDERS[sort], request, counted);
}

export function searchTotal(request: PropertyFilterDto, keyword?: KeywordPlan): Statement {
  const parts = filterParts(request, keyword);
  return resultTotal(`search:${parts.shape}`, parts);
}

function featuredParts(): Parts {
  const parts = new Parts();
  parts.conditions.push('p.featured');
  return parts;
}

/** Featured, published properties, newest first [SRCH-07]; counted as in a search. */
export const featuredPage = (request: PageRequestDto, counted: boolean): Statement => resultPage('featured', featuredParts(), 'p.created_at desc, p.id desc', request, counted);

export const featuredTotal = (): Statement => resultTotal('featured', featuredParts());
