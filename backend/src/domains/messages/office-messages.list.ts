import { containing, equals, oneOf } from '../../platform/http/list/filters';
import type { Filter, ListRules } from '../../platform/http/list/rules';
import { conversationOf, officeSees } from './message-access';

/** A message as the office reads it. */
export interface OfficeMessage {
  id: number;
  subject: string;
  content: string;
  fromUserId: number | null;
  fromName: string | null;
  fromUserTypeId: number;
  toUserId: number | null;
  toName: string | null;
  toUserTypeId: number;
  parentMessageId: number | null;
  propertyId: number | null;
  propertyName: string | null;
  /** Whether the caller has read it. */
  read: boolean;
  createdAt: Date;
}

/** The caller. */
interface Me {
  me: number;
}

/** Is said of either side. */
const onEitherSide: Filter = (value, at, { sql }) => `${at(value)} in (${sql})`;

const readBy = (me: string): string =>
  `exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = ${me})`;

/** The messages that an administrator lists. */
export const OFFICE_MESSAGES: ListRules<OfficeMessage, Me> = {
  table: 'messages',
  as: 'm',
  versioned: true,
  joins: {
    f: 'left join users f on f.id = m.from_user_id',
    t: 'left join users t on t.id = m.to_user_id',
    p: 'left join properties p on p.id = m.property_id',
  },
  fields: {
    id: { sql: 'm.id', type: 'int', sort: true, filter: oneOf },
    createdAt: { sql: 'm.created_at', type: 'timestamptz', sort: true, index: 'messages_newest' },
    subject: { sql: 'm.mail_subject', type: 'text', sort: true },
    fromName: { sql: 'f.last_name', type: 'text', sort: true, nullable: true, join: 'f' },
    toName: { sql: 't.last_name', type: 'text', sort: true, nullable: true, join: 't' },
    propertyName: { sql: 'p.name', type: 'text', sort: true, nullable: true, join: 'p', index: 'properties_by_name' },
    userId: { sql: 'm.from_user_id, m.to_user_id', type: 'int', filter: onEitherSide },
    fromUserId: { sql: 'm.from_user_id', type: 'int', filter: equals, index: 'messages_from' },
    toUserId: { sql: 'm.to_user_id', type: 'int', filter: equals, index: 'messages_to' },
    userTypeId: { sql: 'm.from_user_type_id, m.to_user_type_id', type: 'smallint', filter: onEitherSide },
    propertyId: { sql: 'm.property_id', type: 'int', filter: equals },
    parentMessageId: { sql: 'm.parent_message_id', type: 'int', filter: equals, index: 'messages_parent' },
    conversationOf: {
      sql: 'm.id',
      type: 'int',
      filter: (value, at, { sql }) => `${sql} in (${conversationOf(at(value))})`,
      index: 'messages_parent',
    },
    inbox: {
      sql: 'm.to_user_id',
      type: 'int',
      takes: 'flag',
      filter: (value, at, { sql }, { me }) => `(${sql} is null or ${sql} = ${at(me)}) = ${at(value)}`,
    },
    read: {
      sql: 'm.id',
      type: 'int',
      takes: 'flag',
      filter: (value, at, _, { me }) => `${readBy(at(me))} = ${at(value)}`,
    },
    q: {
      sql: 'm.mail_content',
      type: 'text',
      filter: (value, at) => {
        const text = at(containing(value));
        return `(m.mail_subject ilike ${text} or m.mail_content ilike ${text})`;
      },
      search: true,
    },
  },
  defaultSort: ['createdAt', 'DESC'],
  where: (at, { me }) => officeSees(at(me)),
  rows: (at, { me }) => `
    select m.id, m.mail_subject subject, m.mail_content "content", m.from_user_id "fromUserId", f.first_name || ' ' || f.last_name "fromName",
           m.from_user_type_id "fromUserTypeId", m.to_user_id "toUserId", t.first_name || ' ' || t.last_name "toName", m.to_user_type_id "toUserTypeId",
           m.parent_message_id "parentMessageId", m.property_id "propertyId", p.name "propertyName", ${readBy(at(me))} read, m.created_at "createdAt"
    from page join messages m on m.id = page.id left join users f on f.id = m.from_user_id
    left join users t on t.id = m.to_user_id left join properties p on p.id = m.property_id`,
};
