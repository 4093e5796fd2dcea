import type { PrivacyKind, PrivacyState } from '@stowbridge/contract/privacy';

/** A request, as its person reads it. */
export interface PrivacyRequestRow {
  id: number;
  kind: PrivacyKind;
  state: PrivacyState;
  receivedAt: Date;
  /** Until when the copy can be downloaded; null for a deletion. */
  readyUntil: Date | null;
  /** When the account is deleted, unless it is taken back; null for a copy. */
  deletesAt: Date | null;
  endedAt: Date | null;
  /** Why the office refused. */
  reason: string | null;
}

/** Whether another administrator has yet to approve; `r` is a row of the table. */
const TO_DECIDE =
  'r.decision is null and exists (select from user_roles o where o.user_id = r.user_id and o.role_id = 1)';

/** Whether it is known to be of its person: of a visitor once they confirmed it; before that it may be somebody else's address. */
export const CONFIRMED = 'num_nonnulls(r.user_id, r.verified_at) > 0';

/** Where a request is; `r` is a row of the table. What is over by time is over before its row says so. */
export const STATE = `
  coalesce(r.outcome, case
    when not (${CONFIRMED}) then 'to confirm'
    when r.kind = 'export' then case when r.ready_until > now() then 'ready' when r.downloaded_at is null then 'expired' else 'done' end
    else case when ${TO_DECIDE} then 'to decide' else 'waiting' end end)`;

/** Whether it is a deletion that was neither carried out nor ended otherwise. */
export const TO_ANSWER = `r.ended_at is null and r.kind = 'delete' and ${STATE} in ('to decide', 'waiting')`;

/** Whole days until the answer is due, negative when it is late. */
export const DAYS_LEFT = 'floor(extract(epoch from r.due_at - now()) / 86400)::int';

export const COLUMNS = `
  r.id, r.kind, ${STATE} state, r.received_at "receivedAt", r.ready_until "readyUntil", r.deletes_at "deletesAt", r.ended_at "endedAt", r.reason`;

/** Ends the copies that are over by time, of the account `$1`, or of the visitor with the address `$2`. */
export const END_OVER = `
  update privacy_requests r set outcome = ${STATE}, ended_at = now(), modified_at = now()
  where r.kind = 'export' and r.ended_at is null and ${STATE} in ('done', 'expired')
    and (r.user_id = $1::int or r.user_id is null and r.email = $2::citext)`;
