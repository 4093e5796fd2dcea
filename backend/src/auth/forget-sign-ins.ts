import type { DataSource } from 'typeorm';

/** Forgets the spent tokens of sessions that are over, and counters whose time is up. */
export async function forgetSignIns(source: DataSource): Promise<void> {
  await source.query('delete from spent_refresh_tokens t using sessions s where s.id = t.session_id and (s.ended_at is not null or s.expires_at <= now())');
  await source.query('delete from rate_counters where resets_at <= now()');
}
