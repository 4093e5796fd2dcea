import type { DataSource } from 'typeorm';

/**
 * A row of each table of somebody's second step of signing in, of an import, of a webhook, of an address
 * that nothing is written to, and of what the feed remembers of itself.
 */
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
  await insert(
    `with made as (
       insert into imports (kind, file_name, sha256, headings, columns, row_count, samples, asker, made_by_id)
       values ('vendors', 'v.csv', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), '{Name}', '{companyName}', 1, '[]', '{}', $1) returning id)
     insert into import_rows (import_id, row_number, cells, problems) select id, 2, '{Doors}', '[]' from made`,
  );
  await source.query(
    `insert into import_references (kind, reference, record_id) values ('vendors', gen_random_uuid()::text, 1)`,
  );
  await insert(
    `with made as (
       insert into webhooks (url, description, events, secret, made_by_id) values ('https://crm.example/', '', '{offer.submitted}', 'sealed', $1) returning id)
     insert into webhook_deliveries (webhook_id, type, body, next_at) select id, 'webhook.test', '{}', now() from made`,
  );
  await insert(
    `with begun as (
       insert into sessions (id, user_id, refresh_hash, signed_in_at, last_used_at, expires_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, now(), now(), now() + interval '1 day') returning id)
     insert into sessions (id, user_id, acts_for, reason, read_only, begun_in, refresh_hash, signed_in_at, last_used_at, expires_at)
     select gen_random_uuid(), $1, u.id, 'Asked', true, begun.id, gen_random_uuid()::text, now(), now(), now() + interval '15 minutes'
     from begun, users u where u.id <> $1 limit 1`,
  );
  await insert(
    `insert into privacy_requests (kind, user_id, ready_until) values ('export', $1, now() + interval '24 hours')`,
  );
  await source.query(`insert into suppressed_addresses (hash) values (sha256(gen_random_uuid()::text::bytea))`);
  await source.query('insert into change_marks (id, forgotten_id) values (1, 0) on conflict do nothing');
}
