import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps from where a key may be used, and whether its maker was told of its end. */
export class KeyLimits1790000000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table api_keys add "allowed_addresses" text[] not null default '{}'`);
    await runner.query('alter table api_keys add "end_told_at" timestamp with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys drop column "end_told_at"');
    await runner.query('alter table api_keys drop column "allowed_addresses"');
  }
}
