import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step of its own, so that the check of the rows that are there stops no writer. */
export class OnePasswordValid1790000000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users validate constraint users_one_password');
  }

  async down(): Promise<void> {
    // The constraint goes with the step before.
  }
}
