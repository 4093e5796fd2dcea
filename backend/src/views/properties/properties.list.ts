import type { DataSource } from 'typeorm';
import { Property } from '../../domains/properties/editing/property.entity';
import type { PropertyView } from '../../domains/properties/listing/property-view';
import { invalid } from '../../platform/common/errors';
import { containing, contains, equals, fromMoment, oneOf, untilMoment } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import { searchWords } from '../../platform/http/list/resource-list';
import type { Filter, ListRules } from '../../platform/http/list/rules';

/** As the trigram index `properties_words` has them; who looks in one of them looks there first. */
export const PROPERTY_WORDS = `(p.name || ' ' || p.city || ' ' || p.zip_code || ' ' || p.address1)`;

/** As the index `properties_open_first` has it: open ones by name, then those that are not published, closed ones, drafts. */
const OPEN_FIRST = `((case when p.active and p.status_id <> 4 then '1' when p.active then '3' when p.status_id = 5 then '4' else '2' end) || p.name)`;

/** An id, which must be a number. */
const isId: Filter = (value, at, field, given) => {
  if (typeof value !== 'number') {
    throw invalid('A filter by id needs a whole number.', 'filter');
  }
  return equals(value, at, field, given);
};

/** A part of one of the words. */
const word: Filter = (value, at, field) => {
  const text = at(containing(value));
  return `${PROPERTY_WORDS} ilike ${text} and ${field.sql} ilike ${text}`;
};

/** Every word is in the name or the place, or is the number of the property. */
const everyWord: Filter = (value, at) =>
  searchWords(String(value))
    .map((one) => {
      const part = at(containing(one));
      const inState = `p.state_id = any(array(select s.id from states s where s.name ilike ${part} or lower(s.code) = lower(${at(one)})))`;
      const number = /^\d{1,9}$/.test(one) ? ` or p.id = ${at(Number(one))}` : '';
      return `(${PROPERTY_WORDS} ilike ${part} or ${inState}${number})`;
    })
    .join(' and ') || undefined;

/** The entity with what the back office shows beside its columns. */
const read = inOrder<Property, Omit<PropertyView, 'property'> & { seller: Property['seller'] }>(
  Property,
  ['state', 'status', 'alternatePriceOption'],
  {
    agents: `coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by a.position, u.id)
      from property_agents a join users u on u.id = a.user_id where a.property_id = e.id), '[]')`,
    imageName: `(select i.file_name from property_images i where i.property_id = e.id order by i.position, i.id limit 1)`,
    hasNda: `exists (select 1 from documents d where d.property_id = e.id and d.document_type_id = 8)`,
    seller: `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'phoneNumber', u.phone_number, 'email', u.email, 'statusId', u.status_id)
      from users u where u.id = e.seller_id)`,
  },
);

/** The properties of these ids, in their order; one that was deleted in between is gone. */
export const loadProperties = async (source: DataSource, ids: number[]): Promise<PropertyView[]> =>
  (await read(source, ids)).map(({ agents, imageName, hasNda, ...property }) => ({
    property,
    agents,
    imageName,
    hasNda,
  }));

/** The properties as the office lists them: its listing, /api/v1 and the report. */
export const PROPERTIES: ListRules<PropertyView, object, DataSource> = {
  table: 'properties',
  as: 'p',
  versioned: true,
  joins: {
    state: 'join states state on state.id = p.state_id',
    seller: 'left join users seller on seller.id = p.seller_id',
  },
  fields: {
    id: {
      sql: 'p.id',
      type: 'int',
      sort: true,
      takes: 'numbers',
      filter: (value, ...more) => (Array.isArray(value) ? oneOf : isId)(value, ...more),
    },
    name: {
      sql: 'p.name',
      type: 'text',
      sort: true,
      filter: word,
      search: true,
      index: 'properties_by_name',
    },
    city: { sql: 'p.city', type: 'text', sort: true, filter: word, search: true, index: 'properties_by_city' },
    // The ids of the states are in the order of their names.
    stateId: { sql: 'p.state_id', type: 'smallint', sort: true, filter: isId, index: 'properties_by_state' },
    stateCode: { sql: 'state.code', type: 'text', sort: true, join: 'state' },
    zipCode: { sql: 'p.zip_code', type: 'text', sort: true, index: 'properties_by_zip' },
    sellerId: { sql: 'p.seller_id', type: 'int', filter: isId, index: 'properties_seller' },
    sellerName: {
      sql: 'seller.first_name',
      type: 'text',
      sort: true,
      nullable: true,
      join: 'seller',
      index: 'users_by_name',
    },
    statusId: { sql: 'p.status_id', type: 'smallint', sort: true, filter: isId, index: 'properties_by_status' },
    active: { sql: 'p.active', type: 'boolean', sort: true },
    unpublished: {
      sql: 'p.active',
      type: 'boolean',
      filter: (value) => (value === true ? 'not p.active' : undefined),
      index: 'properties_unpublished',
    },
    price: { sql: 'p.price', type: 'bigint', sort: true, nullable: true },
    capRate: { sql: 'p.cap_rate', type: 'numeric', sort: true, nullable: true },
    pricePerSqft: { sql: 'p.price_per_sqft', type: 'numeric', sort: true, nullable: true },
    openFirst: { sql: OPEN_FIRST, type: 'text', sort: true, index: 'properties_open_first' },
    rentableSqft: { sql: 'p.rentable_sqft', type: 'int', sort: true, nullable: true },
    createdAt: { sql: 'p.created_at', type: 'timestamptz', sort: true, index: 'properties_newest' },
    modifiedAt: { sql: 'p.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'p.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'p.modified_at', type: 'timestamptz', filter: untilMoment },
    search: { sql: PROPERTY_WORDS, type: 'text', filter: everyWord, search: true, index: 'properties_words' },
    q: { sql: PROPERTY_WORDS, type: 'text', filter: contains, search: true, index: 'properties_words' },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: loadProperties },
};
