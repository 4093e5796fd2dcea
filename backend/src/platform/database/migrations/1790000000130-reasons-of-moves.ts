import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps why a deal was moved, where somebody said so. */
export class ReasonsOfMoves1790000000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deal_history add "reason" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deal_history drop column "reason"');
  }
}
