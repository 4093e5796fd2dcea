import type { PrivacyKind, PrivacyState } from '@stowbridge/contract/privacy';
import { equals, fromMoment, oneOf, untilMoment } from '../../platform/http/list/filters';
import type { Filter, ListRules } from '../../platform/http/list/rules';
import { CONFIRMED, DAYS_LEFT, STATE, TO_ANSWER } from './privacy-request';

/** A request, as the office reads it. */
export interface OfficeRequestRow {
  id: number;
  kind: PrivacyKind;
  state: PrivacyState;
  /** Null of a visitor, who has no account. */
  userId: number | null;
  /** As they are called now, a visitor by the address until it is forgotten; of somebody who is gone `Former buyer 123`. */
  userName: string;
  receivedAt: Date;
  deletesAt: Date | null;
  dueAt: Date;
  /** Until the answer is due, negative when it is late; null once it has ended. */
  daysLeft: number | null;
  extendedAt: Date | null;
  decision: 'approved' | 'refused' | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  reason: string | null;
  note: string | null;
  endedAt: Date | null;
  modifiedAt: Date;
}

/** `open`: it waits for the office, or for its day. */
const inState: Filter = (value, at, field, given) => (value === 'open' ? TO_ANSWER : equals(value, at, field, given));

export const OFFICE_REQUESTS: ListRules<OfficeRequestRow> = {
  table: 'privacy_requests',
  as: 'r',
  fields: {
    id: { sql: 'r.id', type: 'int', sort: true, filter: oneOf },
    kind: { sql: 'r.kind', type: 'text', filter: equals },
    state: { sql: STATE, type: 'text', filter: inState },
    userId: { sql: 'r.user_id', type: 'int', filter: oneOf },
    receivedAt: { sql: 'r.received_at', type: 'timestamptz', sort: true },
    dueAt: { sql: 'r.due_at', type: 'timestamptz', sort: true },
    modifiedAt: { sql: 'r.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'r.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'r.modified_at', type: 'timestamptz', filter: untilMoment },
  },
  where: () => CONFIRMED,
  defaultSort: ['id', 'DESC'],
  rows: `
    select r.id, r.kind, ${STATE} state, r.user_id "userId", coalesce(u.first_name || ' ' || u.last_name, r.email::text, 'Former visitor') "userName",
      r.received_at "receivedAt", r.deletes_at "deletesAt", r.due_at "dueAt",
      case when r.ended_at is null then ${DAYS_LEFT} end "daysLeft",
      r.extended_at "extendedAt", r.decision, d.first_name || ' ' || d.last_name "decidedByName", r.decided_at "decidedAt",
      r.reason, r.note, r.ended_at "endedAt", r.modified_at "modifiedAt"
    from page join privacy_requests r on r.id = page.id left join users u on u.id = r.user_id left join users d on d.id = r.decided_by_id`,
};
