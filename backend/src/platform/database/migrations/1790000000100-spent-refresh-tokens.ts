import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers every refresh token of a session, not only the last one. `previous_hash` stays for the release before. */
export class SpentRefreshTokens1790000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table spent_refresh_tokens (
         token_hash text constraint spent_refresh_tokens_pk primary key,
         session_id uuid not null constraint spent_refresh_tokens_session_id_fk references sessions(id) on delete cascade,
         replaced_at timestamp with time zone not null)`,
    );
    await runner.query('create index spent_refresh_tokens_session on spent_refresh_tokens (session_id)');
    await runner.query(
      `insert into spent_refresh_tokens
       select previous_hash, id, previous_until - interval '30 seconds' from sessions
       where previous_hash is not null and previous_until is not null and ended_at is null on conflict do nothing`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table spent_refresh_tokens');
  }
}
