import type { DataSource } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import { forgetCounters } from '../../../platform/http/rate-limit.service';
import { endViewsOver } from '../viewing/ending-views';

const KEPT = `interval '400 days'`;

/** Notes which sessions ended by time, and forgets what is of no use any more: spent tokens of sessions that are over, tickets and challenges that nobody used, counters whose time is up, and old rows. */
export async function forgetSignIns(source: DataSource): Promise<void> {
  const { manager } = source;
  await manager.query(
    `with over as (update sessions set ended_at = expires_at where not read_only and ended_at is null and expires_at <= now() returning user_id, expires_at)
     insert into sign_in_events (at, user_id, outcome, reason) select expires_at, user_id, 'ended', 'time' from over`,
  );
  await withTransaction(source, endViewsOver);
  await manager.query(
    'delete from spent_refresh_tokens t using sessions s where s.id = t.session_id and s.ended_at is not null',
  );
  await manager.query('delete from second_factor_tickets where expires_at <= now()');
  await manager.query('delete from webauthn_challenges where expires_at <= now()');
  await forgetCounters(source);
  await manager.query(`delete from sign_in_events where at < now() - ${KEPT}`);
}
