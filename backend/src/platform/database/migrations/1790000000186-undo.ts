import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What can be undone for some seconds is told to nobody until then. */
export class Undo1790000000186 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events add not_before timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events drop column not_before');
  }
}
