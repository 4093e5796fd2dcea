import type { DataSource } from 'typeorm';
import { containing, equals, oneOf } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import { Enquiry } from './enquiry.entity';

export const ENQUIRIES: ListRules<Enquiry, object, DataSource> = {
  table: 'enquiries',
  as: 'e',
  versioned: true,
  fields: {
    id: { sql: 'e.id', type: 'int', sort: true, filter: oneOf },
    kind: { sql: 'e.kind', type: 'text', sort: true, filter: equals },
    name: { sql: 'e.name', type: 'text', sort: true },
    email: { sql: 'e.email', type: 'text', sort: true },
    createdAt: { sql: 'e.created_at', type: 'timestamptz', sort: true, index: 'enquiries_newest' },
    handledAt: { sql: 'e.handled_at', type: 'timestamptz', sort: true, nullable: true },
    /** 0: nobody in particular. */
    ownerId: {
      sql: 'e.owner_id',
      type: 'int',
      filter: (value, at, field, given) => (value === 0 ? `${field.sql} is null` : equals(value, at, field, given)),
    },
    /** `handled`, or open. */
    state: {
      sql: 'e.handled_at',
      type: 'timestamptz',
      filter: (value, _, { sql }) => `${sql} is ${value === 'handled' ? 'not ' : ''}null`,
    },
    q: {
      sql: 'e.message',
      type: 'text',
      filter: (value, at) => {
        const text = at(containing(value));
        return `(e.name ilike ${text} or e.email ilike ${text} or e.message ilike ${text})`;
      },
    },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: inOrder(Enquiry) },
};
