import type { DataSource } from 'typeorm';
import { containing, contains, equals, fromDay, oneOf, untilDay } from '../platform/http/list/filters';
import { inOrder } from '../platform/http/list/in-order';
import type { Filter, ListRules } from '../platform/http/list/rules';
import { Mail } from './mail.entity';

/** As the trigram index `mails_names` has them. */
const NAMES = `(m.recipient || ' ' || coalesce(m.recipient_name, '') || ' ' || coalesce(m.record_name, ''))`;

const toWhom: Filter = (value, at) => {
  const text = at(containing(value));
  return `${NAMES} ilike ${text} and (m.recipient ilike ${text} or m.recipient_name ilike ${text})`;
};

/** A number is that of a record; any other text a part of its name. */
const record: Filter = (value, at) => {
  if (/^\d{1,9}$/.test(String(value))) {
    return `m.record_id = ${at(value)}`;
  }
  const text = at(containing(value));
  return `${NAMES} ilike ${text} and m.record_name ilike ${text}`;
};

/** Every mail that the product wrote. */
export const MAILS: ListRules<Mail, { zone: string }, DataSource> = {
  table: 'mails',
  as: 'm',
  versioned: true,
  fields: {
    id: { sql: 'm.id', type: 'int', sort: true, filter: oneOf },
    createdAt: { sql: 'm.created_at', type: 'timestamptz', sort: true, index: 'mails_newest' },
    createdAt_gte: { sql: 'm.created_at', type: 'timestamptz', filter: fromDay, index: 'mails_newest' },
    createdAt_lte: { sql: 'm.created_at', type: 'timestamptz', filter: untilDay, index: 'mails_newest' },
    sentAt: { sql: 'm.sent_at', type: 'timestamptz', sort: true, nullable: true },
    kind: { sql: 'm.kind', type: 'text', sort: true, filter: equals },
    recipient: {
      sql: 'm.recipient',
      type: 'text',
      sort: true,
      filter: toWhom,
      search: true,
      index: 'mails_names',
    },
    subject: { sql: 'm.subject', type: 'text', sort: true },
    status: { sql: 'm.status', type: 'text', sort: true, filter: oneOf },
    attempts: { sql: 'm.attempts', type: 'int', sort: true },
    record: { sql: 'm.record_name', type: 'text', filter: record, search: true, index: 'mails_names' },
    q: {
      sql: `(m.recipient || ' ' || m.subject)`,
      type: 'text',
      filter: contains,
      search: true,
      index: 'mails_words',
    },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: inOrder(Mail) },
};
