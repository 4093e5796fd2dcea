import type { SelectQueryBuilder } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { FilterValue, likeText, ListRules, searchWords } from '../../platform/http/list/resource-list';
import type { Property } from '../../domains/properties/editing/property.entity';

const asId = (value: FilterValue): number => {
  if (typeof value !== 'number') {
    throw invalid('A filter by id needs a whole number.', 'filter');
  }
  return value;
};
const contains = (value: FilterValue): string => `%${likeText(String(value))}%`;
/** As the trigram index `properties_words` has them; who looks in one of them looks there first. */
export const PROPERTY_WORDS = `(p.name || ' ' || p.city || ' ' || p.zip_code || ' ' || p.address1)`;

export const NAMED = `${PROPERTY_WORDS} ilike :name and p.name ilike :name`;
export const LOCATED = `${PROPERTY_WORDS} ilike :city and p.city ilike :city`;

/** As the index `properties_open_first` has it: open ones by name, then those that are not published, closed ones, drafts. */
const OPEN_FIRST = `((case when p.active and p.status_id <> 4 then '1' when p.active then '3' when p.status_id = 5 then '4' else '2' end) || p.name)`;

/** Every word is in the name or the place, or is the number of the property. */
function searched(query: SelectQueryBuilder<Property>, text: string): void {
  searchWords(text).forEach((word, index) => {
    const [part, code, number] = [`part${index}`, `code${index}`, `number${index}`];
    const inState = `p.state_id = any(array(select s.id from states s where s.name ilike :${part} or lower(s.code) = lower(:${code})))`;
    const isNumber = /^\d{1,9}$/.test(word);
    query.andWhere(`(${PROPERTY_WORDS} ilike :${part} or ${inState}${isNumber ? ` or p.id = :${number}` : ''})`, {
      [part]: contains(word),
      [code]: word,
      ...(isNumber && { [number]: Number(word) }),
    });
  });
}

/** What the list of /api/v1/properties can be sorted and filtered by. */
export const PROPERTY_LIST: ListRules<Property> = {
  sortable: {
    id: 'p.id',
    name: 'p.name',
    city: 'p.city',
    stateCode: 'state.code',
    // The ids of the states are in the order of their names.
    stateId: 'p.stateId',
    zipCode: 'p.zipCode',
    sellerName: 'seller.firstName',
    statusId: 'p.statusId',
    active: 'p.active',
    price: 'p.price',
    openFirst: OPEN_FIRST,
    rentableSqft: 'p.rentableSqft',
    createdAt: 'p.createdAt',
    modifiedAt: 'p.modifiedAt',
  },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    name: (query, value) => query.andWhere(NAMED, { name: contains(value) }),
    city: (query, value) => query.andWhere(LOCATED, { city: contains(value) }),
    stateId: (query, value) => query.andWhere('p.stateId = :stateId', { stateId: asId(value) }),
    statusId: (query, value) => query.andWhere('p.statusId = :statusId', { statusId: asId(value) }),
    sellerId: (query, value) => query.andWhere('p.sellerId = :sellerId', { sellerId: asId(value) }),
    unpublished: (query, value) => (value === true ? query.andWhere('not p.active') : query),
    search: (query, value) => searched(query, String(value)),
    q: (query, value) => query.andWhere(`${PROPERTY_WORDS} ilike :q`, { q: contains(value) }),
    id: (query, value) => query.andWhere('p.id = any(:ids)', { ids: Array.isArray(value) ? value : [asId(value)] }),
  },
  searches: ['name', 'city', 'search', 'q'],
};
