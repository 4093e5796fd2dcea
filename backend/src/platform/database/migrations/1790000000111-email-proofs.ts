import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what was mailed to the address of an account to see whether it comes back. */
export class EmailProofs1790000000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table email_proofs (
      "id" integer generated always as identity primary key,
      "user_id" integer not null constraint email_proofs_user_id_fk references users("id") on delete cascade,
      "kind" text not null,
      "email" citext not null,
      "secret_hash" text,
      "expires_at" timestamp with time zone,
      "tries" integer not null default 0,
      "ended_at" timestamp with time zone,
      "created_at" timestamp with time zone not null default now(),
      constraint email_proofs_secret_hash_key unique ("secret_hash"),
      constraint email_proofs_kind check (kind in ('link', 'code'))
    )`);
    await runner.query(
      'create unique index email_proofs_open on email_proofs ("user_id", "kind") where ended_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_proofs');
  }
}
