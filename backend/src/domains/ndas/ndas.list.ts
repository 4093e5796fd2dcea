import type { DataSource } from 'typeorm';
import { contains, equals, fromDay, oneOf, untilDay } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { Filter, ListRules } from '../../platform/http/list/rules';
import { inState } from './access-rows';
import { Nda } from './nda.entity';

/** What was written, but for people whose data was removed: no search finds them by it. */
const written: Filter = (value, at, field, given) =>
  `${contains(value, at, field, given)} and not exists (select from users gone where gone.id = n.user_id and gone.removed_at is not null)`;

/** The signatures, each with its state and its account. */
export const NDAS: ListRules<Nda, { zone: string }, DataSource> = {
  table: 'ndas',
  as: 'n',
  joins: { a: 'left join nda_access a on a.user_id = n.user_id and a.property_id = n.property_id' },
  fields: {
    id: { sql: 'n.id', type: 'int', sort: true, filter: oneOf },
    signedAt: { sql: 'n.signed_at', type: 'timestamptz', sort: true, index: 'ndas_signed' },
    signedAt_gte: { sql: 'n.signed_at', type: 'timestamptz', filter: fromDay, index: 'ndas_signed' },
    signedAt_lte: { sql: 'n.signed_at', type: 'timestamptz', filter: untilDay, index: 'ndas_signed' },
    name: { sql: 'n.first_name', type: 'text', sort: true },
    email: { sql: 'n.email', type: 'text', sort: true },
    entity: { sql: 'n.entity', type: 'text', sort: true, nullable: true },
    propertyName: { sql: 'n.property_name', type: 'text', sort: true },
    propertyId: { sql: 'n.property_id', type: 'int', filter: equals, index: 'ndas_property' },
    userId: { sql: 'n.user_id', type: 'int', filter: equals, index: 'ndas_texts' },
    state: { sql: 'a.state', type: 'text', join: 'a', filter: inState },
    q: {
      sql: `(n.first_name || ' ' || n.last_name || ' ' || n.email || ' ' || coalesce(n.entity, ''))`,
      type: 'text',
      filter: written,
      search: true,
    },
  },
  defaultSort: ['id', 'DESC'],
  rows: { load: inOrder(Nda, ['state', 'user']) },
};
