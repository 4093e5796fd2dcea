import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that the feed tells nothing of, as 1790000000570 has them. */
const UNTOLD = {
  modified_at: null,
  password_hash: null,
  temporary_password_hash: null,
  temporary_password_expires_at: null,
  email_confirmed_at: null,
};

async function tellAllBut(runner: QueryRunner, untold: Record<string, null>): Promise<void> {
  await runner.query('drop trigger users_noted_update on users');
  await runner.query(
    `create trigger users_noted_update after update on users referencing old table as was new table as changed
     for each statement execute function note_changes('user','users','{}','${JSON.stringify(untold)}')`,
  );
}

/** People whose data was removed, and the addresses that nothing is written to any more. */
export class RemovedPeople1790000000601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table "suppressed_addresses" (
         "hash" bytea not null constraint suppressed_addresses_pk primary key,
         "created_at" timestamp with time zone not null default now(),
         constraint suppressed_addresses_hash check (octet_length(hash) = 32))`,
    );
    await runner.query(
      'alter table users add column removed_at timestamp with time zone, add constraint users_removed check (removed_at is null or status_id = 3)',
    );
    await tellAllBut(runner, { ...UNTOLD, removed_at: null });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellAllBut(runner, UNTOLD);
    await runner.query('alter table users drop column removed_at');
    await runner.query('drop table "suppressed_addresses"');
  }
}
