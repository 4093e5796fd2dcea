import type { RecordKind } from '@stowbridge/contract/log-words';

/** What a row `u` of `users` is called. */
export const PERSON_NAME = `u.first_name || ' ' || u.last_name`;

interface Named {
  table: string;
  /** SQL for the name of a row `r`. */
  name: string;
  /** SQL for whether the row still counts; rows that are deleted for good are simply not there. */
  stands?: string;
}

const LOOKUP = (table: string): Named => ({ table, name: 'r.name' });

/** Where each kind of record has its name. */
const NAMED: Record<Exclude<RecordKind, 'system'>, Named> = {
  'agent-location': { table: 'agent_locations', name: `r.address || ', ' || r.city` },
  'api-key': { table: 'api_keys', name: 'r.name' },
  category: { table: 'categories', name: 'r.name' },
  deal: {
    table: 'deals',
    name: `coalesce((select ${PERSON_NAME} from users u where u.id = r.buyer_id), trim(r.offline_buyer_first_name || ' ' || coalesce(r.offline_buyer_last_name, ''))) || ' · ' || r.property_name`,
  },
  'diligence-periods': LOOKUP('diligence_periods'),
  'document-types': LOOKUP('document_types'),
  enquiry: { table: 'enquiries', name: 'r.name' },
  mail: { table: 'mails', name: 'r.subject' },
  message: { table: 'messages', name: 'r.mail_subject', stands: 'r.deleted_at is null' },
  positions: LOOKUP('positions'),
  'price-alternatives': LOOKUP('price_alternatives'),
  'price-step': LOOKUP('price_steps'),
  property: { table: 'properties', name: 'r.name' },
  'store-types': LOOKUP('store_types'),
  'team-member': { table: 'team_members', name: `r.first_name || ' ' || r.last_name` },
  user: { table: 'users', name: `r.first_name || ' ' || r.last_name` },
  vendor: { table: 'vendors', name: 'r.company_name' },
};

const isNamed = (kind: string): kind is keyof typeof NAMED => Object.hasOwn(NAMED, kind);

/**
 * SQL for what a record is called today; null when it is gone or none.
 * @param id SQL for its id
 */
export function nameSql(kind: RecordKind, id: string): string {
  if (!isNamed(kind)) {
    return 'null';
  }
  return `(select ${NAMED[kind].name} from ${NAMED[kind].table} r where r.id = ${id}::int)`;
}

/**
 * SQL for whether a record that was there is gone.
 * @param kind SQL for its kind
 * @param id SQL for its id
 */
export function goneSql(kind: string, id: string): string {
  const cases = Object.entries(NAMED).map(
    ([name, { table, stands }]) =>
      `when '${name}' then not exists (select from ${table} r where r.id = ${id}${stands ? ` and ${stands}` : ''})`,
  );
  return `(${id} is not null and case ${kind} ${cases.join(' ')} else false end)`;
}
