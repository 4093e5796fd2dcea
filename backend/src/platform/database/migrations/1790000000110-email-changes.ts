import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps which changes of addresses were asked for, and since when the address of an account is known to be its owner's. */
export class EmailChanges1790000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table email_changes (
      "id" integer generated always as identity primary key,
      "user_id" integer not null constraint email_changes_user_id_fk references users("id") on delete cascade,
      "old_email" citext not null,
      "new_email" citext not null,
      "confirm_hash" text,
      "confirm_until" timestamp with time zone,
      "cancel_hash" text,
      "cancel_until" timestamp with time zone,
      "outcome" text,
      "ended_at" timestamp with time zone,
      "created_at" timestamp with time zone not null default now(),
      constraint email_changes_confirm_hash_key unique ("confirm_hash"),
      constraint email_changes_cancel_hash_key unique ("cancel_hash"),
      constraint email_changes_outcome check (outcome in ('confirmed', 'replaced', 'cancelled', 'by office') and (outcome is null) = (ended_at is null))
    )`);
    await runner.query('create unique index email_changes_open on email_changes ("user_id") where ended_at is null');
    await runner.query('create index email_changes_user on email_changes ("user_id")');
    await runner.query('create index email_changes_old on email_changes ("old_email")');
    await runner.query('alter table users add "email_confirmed_at" timestamp with time zone');
    // As signatures have asked it so far: a secret that was mailed to the address came back, and it was not changed since.
    await runner.query(`update users u set email_confirmed_at = c.at from (
        select subject_id, max(created_at) "at", max(id) id from audit_log
        where subject_type = 'user' and action in ('password.reset-by-link', 'password.temporary-replaced') group by 1) c
      where c.subject_id = u.id and not exists (
        select from audit_log e where e.subject_type = 'user' and e.subject_id = u.id and e.id > c.id and e.detail->'after' ? 'email')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column "email_confirmed_at"');
    await runner.query('drop table email_changes');
  }
}
