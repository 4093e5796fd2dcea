import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers since when a buyer is asked to revise an offer. */
export class AskedRevisions1790000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deals add "revision_asked_at" timestamp with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deals drop column "revision_asked_at"');
  }
}
