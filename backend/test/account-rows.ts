import type { DataSource } from 'typeorm';

/** A row of each table of somebody's second step of signing in, and of what the feed remembers of itself. */
export async function accountRows(source: DataSource, userId: number): Promise<void> {
  const insert = (text: string) => source.query(text, [userId]);
  await insert(
    `insert into second_factors (user_id, kind, name, secret, proven_at, enabled_at) values ($1, 'totp', 'Phone', 'sealed', now(), now())`,
  );
  await insert(`insert into recovery_codes (user_id, code_hash, confirmed_at) values ($1, 'hash', now())`);
  await insert(`insert into second_factor_tries (user_id, wrong) values ($1, 1)`);
  await insert(
    `insert into second_factor_tickets (user_id, token_hash, expires_at) values ($1, gen_random_uuid()::text, now())`,
  );
  await insert(
    `insert into webauthn_challenges (user_id, challenge_hash, purpose, expires_at) values ($1, gen_random_uuid()::text, 'enrol', now())`,
  );
  await source.query('insert into change_marks (id, forgotten_id) values (1, 0) on conflict do nothing');
}
