import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the end of a round was moved, as calendars ask for it, and when it was last. */
export class MovedRounds1790000000481 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table offer_rounds add sequence integer not null default 0, add moved_at timestamptz not null default now()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offer_rounds drop moved_at, drop sequence');
  }
}
