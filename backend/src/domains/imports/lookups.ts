import type { ImportList } from '@stowbridge/contract/imports';
import { Role } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { invalid } from '../../platform/common/errors';

interface Entry {
  id: number;
  name: string;
  /** What else it is called. */
  also?: string | null;
}

/** The short lists, whole. */
const LISTS: Record<Exclude<ImportList, 'sellers' | 'agents' | 'roles'>, string> = {
  states: 'select id, name, code also from states',
  'store-types': 'select id, name from store_types',
  'price-alternatives': 'select id, name from price_alternatives',
  'property-statuses': 'select id, name from property_statuses',
  positions: 'select id, name from positions',
  categories: 'select id, name from categories where primary_category_id is not null and active',
};
const ROLES: Entry[] = [
  { id: Role.Buyer, name: 'Buyer' },
  { id: Role.Seller, name: 'Seller' },
];

/** People by number, address or name; two are enough to know that it is not one. */
const PEOPLE = `
  select u.id, u.first_name || ' ' || u.last_name "name", u.email::text also
  from users u join user_roles r on r.user_id = u.id and r.role_id = $2
  where u.id::text = $1 or u.email = $1::citext or lower(u.first_name || ' ' || u.last_name) = lower($1) limit 2`;

/** Several names in one cell: what separates the fewest comes first, as names hold commas, too. */
const SEPARATORS = [/[;\n]/, /[;,\n]/, /[;,\n]|\sand\s/];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Finds what a cell names, by its id or its name; each list is read once, and each person. */
export class Lookups {
  private readonly lists = new Map<ImportList, Promise<Entry[]>>();
  private readonly people = new Map<string, Promise<Entry[]>>();

  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('invalid') for what is not in the list, or is in it twice */
  async find(list: ImportList, text: string): Promise<Entry> {
    const named = (await this.entries(list, text)).filter(
      ({ id, name, also }) => String(id) === text || same(name, text) || (also ? same(also, text) : false),
    );
    if (named.length !== 1) {
      throw invalid(named.length === 0 ? `"${text}" is not known` : `"${text}" is the name of several`);
    }
    return named[0];
  }

  /** The same for a cell that names several. */
  async findAll(list: ImportList, text: string): Promise<Entry[]> {
    let refusal: unknown;
    for (const separator of SEPARATORS) {
      const names = text.split(separator).flatMap((name) => name.trim() || []);
      try {
        return await Promise.all(names.map((name) => this.find(list, name)));
      } catch (error) {
        refusal = error;
      }
    }
    throw refusal;
  }

  private entries(list: ImportList, text: string): Promise<Entry[]> {
    if (list === 'roles') {
      return Promise.resolve(ROLES);
    }
    if (list === 'sellers' || list === 'agents') {
      const key = `${list} ${text.toLowerCase()}`;
      return kept(this.people, key, () =>
        sql<Entry>(this.source, { text: PEOPLE, values: [text, list === 'sellers' ? Role.Seller : Role.Admin] }),
      );
    }
    return kept(this.lists, list, () => sql<Entry>(this.source, { text: LISTS[list], values: [] }));
  }
}

function kept<Key, Value>(among: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = among.get(key) ?? make();
  among.set(key, found);
  return found;
}
