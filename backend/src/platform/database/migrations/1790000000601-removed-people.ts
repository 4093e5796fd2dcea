import type { MigrationInterface, QueryRunner } from 'typeorm';

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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column removed_at');
    await runner.query('drop table "suppressed_addresses"');
  }
}
