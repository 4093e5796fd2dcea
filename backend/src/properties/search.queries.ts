import type { PropertyFilterDto, PropertySearchDto } from './search.dto';

/** A statement whose name says which of its parts are there, so that Postgres keeps one plan for each shape. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

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

/** The words of a text as the search tables hold them. */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** A full-text query: every word, the last one as a beginning. */
export const tsQuery = (words: string[]): string => words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');

class Parts {
  readonly values: unknown[] = [];
  readonly conditions = ['p.active'];
  shape = '';

  add(letter: string, condition: (parameter: string) => string, value: unknown): void {
    this.values.push(value);
    this.shape += letter;
    this.conditions.push(condition(`$${this.values.length}`));
  }
}

/** The conditions of a filter; each that is set adds its letter to the shape. */
export function filterParts(filter: PropertyFilterDto): Parts {
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
  const words = wordsOf(filter.Keyword ?? '');
  if (words.length > 0) {
    parts.add('k', (at) => `p.id in (select property_id from search_texts where tsv @@ ${at}::text::tsquery)`, tsQuery(words));
  }
  return parts;
}

const ORDERS: Record<string, string> = {
  '0-ASC': 'p.id desc',
  '0-DESC': 'p.id desc',
  '1-ASC': 'p.price asc nulls last, p.id asc',
  '1-DESC': 'p.price desc nulls last, p.id desc',
  '3-ASC': 'p.rentable_sqft asc nulls last, p.id asc',
  '3-DESC': 'p.rentable_sqft desc nulls last, p.id desc',
};

/** One page as JSON text, made by Postgres, and the total up to the cap. The ids come first, then the ten rows. */
export function searchPage(request: PropertySearchDto): Statement {
  const parts = filterParts(request);
  const sort = `${request.SortBy}-${request.SortOrder}`;
  const order = ORDERS[sort];
  const where = parts.conditions.join(' and ');
  const limit = `$${parts.values.length + 1}::int`;
  const offset = `$${parts.values.length + 2}::int`;
  return {
    name: `search:${parts.shape}:${sort}`,
    text: `
      select (select coalesce(json_agg(r), '[]')::text from (
                select ${RESULT} from (select p.id from properties p where ${where} order by ${order} limit ${limit} offset ${offset}) k
                join properties p on p.id = k.id ${RESULT_JOINS} order by ${order}) r) page,
             (select count(*)::int from (select 1 from properties p where ${where} limit ${COUNT_CAP}) c) total`,
    values: [...parts.values, request.PageLength, (request.Page - 1) * request.PageLength],
  };
}

/** The exact total of the same filter, without a cap. */
export function searchTotal(request: PropertyFilterDto): Statement {
  const parts = filterParts(request);
  return {
    name: `search-total:${parts.shape}`,
    text: `select count(*)::int total from properties p where ${parts.conditions.join(' and ')}`,
    values: parts.values,
  };
}

/** Featured, published properties, newest first [SRCH-07]. */
export function featuredPage(page: number, length: number): Statement {
  return {
    name: 'featured',
    text: `
      select (select coalesce(json_agg(r), '[]')::text from (
                select ${RESULT} from (select p.id, p.created_at from properties p where p.featured and p.active order by p.created_at desc, p.id desc limit $1::int offset $2::int) k
                join properties p on p.id = k.id ${RESULT_JOINS} order by k.created_at desc, k.id desc) r) page,
             (select count(*)::int from properties p where p.featured and p.active) total`,
    values: [length, (page - 1) * length],
  };
}
