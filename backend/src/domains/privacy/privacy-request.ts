import type { CopyState } from '@stowbridge/contract/privacy';

/** A request for a copy, as its person reads it. */
export interface PrivacyRequestRow {
  id: number;
  state: CopyState;
  receivedAt: Date;
  /** Until when the copy can be downloaded. */
  readyUntil: Date;
  endedAt: Date | null;
}

/** Where a copy is; `r` is a row of the table. What is over by time is over before its row says so. */
export const STATE = `
  coalesce(r.outcome, case when r.ready_until > now() then 'ready' when r.downloaded_at is null then 'expired' else 'done' end)`;

export const COLUMNS = `r.id, ${STATE} state, r.received_at "receivedAt", r.ready_until "readyUntil", r.ended_at "endedAt"`;

/** Ends the copies of the person `$1` that are over by time. */
export const END_OVER = `
  update privacy_requests r set outcome = ${STATE}, ended_at = now(), modified_at = now()
  where r.ended_at is null and ${STATE} <> 'ready' and r.user_id = $1`;
