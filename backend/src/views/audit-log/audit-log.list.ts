import { PERSON_NAME } from '../../domains/accounts/users/person-name';
import { goneSql } from '../../platform/audit/record-names';
import { containing, equals, fromDay, oneOfNumbers, untilDay } from '../../platform/http/list/filters';
import type { Filter, ListRules } from '../../platform/http/list/rules';
import type { AuditLogRow } from './audit-related';

/** As the trigram index `audit_log_words` has them. */
const WORDS = `(coalesce(a.actor_name, '') || ' ' || coalesce(a.subject_name, ''))`;

/** A number is that of a record; any other text a part of its name. */
const record: Filter = (value, at) => {
  if (/^\d{1,9}$/.test(String(value))) {
    return `a.subject_id = ${at(String(value))}::int`;
  }
  const text = at(containing(value));
  return `(${WORDS} ilike ${text} and a.subject_name ilike ${text})`;
};

const anywhere: Filter = (value, at) => {
  const text = at(containing(value));
  return `(a.action ilike ${text} or ${WORDS} ilike ${text} or ${PERSON_NAME} ilike ${text} or u.email::text ilike ${text})`;
};

/** Who did what; its rows without what `withRelated` adds. */
export const AUDIT_LOG: ListRules<AuditLogRow, { zone: string }> = {
  table: 'audit_log',
  as: 'a',
  joins: { u: 'left join users u on u.id = a.actor_id' },
  fields: {
    id: { sql: 'a.id', type: 'bigint', sort: true, filter: oneOfNumbers },
    createdAt: { sql: 'a.created_at', type: 'timestamptz', sort: true, index: 'audit_log_newest' },
    createdAt_gte: { sql: 'a.created_at', type: 'timestamptz', filter: fromDay, index: 'audit_log_newest' },
    createdAt_lte: { sql: 'a.created_at', type: 'timestamptz', filter: untilDay, index: 'audit_log_newest' },
    actorId: { sql: 'a.actor_id', type: 'int', sort: true, nullable: true, filter: oneOfNumbers },
    action: { sql: 'a.action', type: 'text', sort: true, filter: equals },
    subjectType: { sql: 'a.subject_type', type: 'text', sort: true, filter: equals, index: 'audit_log_subject' },
    subjectId: { sql: 'a.subject_id', type: 'int', sort: true, nullable: true, filter: oneOfNumbers },
    record: { sql: 'a.subject_name', type: 'text', filter: record, index: 'audit_log_words' },
    address: { sql: 'a.address', type: 'text', filter: equals },
    q: { sql: WORDS, type: 'text', join: 'u', filter: anywhere },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: () => `
    select a.id, a.created_at "createdAt", a.actor_id "actorId", coalesce(a.actor_name, ${PERSON_NAME}) "actorName", u.user_type_id "actorUserTypeId",
           u.email::text "actorEmail", a.action, a.subject_type "subjectType", a.subject_id "subjectId", a.subject_name "subjectName",
           s.user_type_id "subjectUserTypeId", ${goneSql('a.subject_type', 'a.subject_id')} "subjectGone", a.address, a.detail
    from page join audit_log a on a.id = page.id left join users u on u.id = a.actor_id
    left join users s on a.subject_type = 'user' and s.id = a.subject_id`,
};
