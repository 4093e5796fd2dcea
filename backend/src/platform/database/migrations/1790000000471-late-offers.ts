import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms that the office took after offers were due. */
export class LateOffers1790000000471 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table offer_terms add late boolean not null default false, add late_reason text,
         add constraint offer_terms_late check (late_reason is null or late)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offer_terms drop late_reason, drop late');
  }
}
