import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The open offers in the order in which they came, and what was offered lately, for the start page of the office. */
export class WaitingOffers1790000000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index deals_waiting on deals (coalesce(submitted_at, created_at), id) where deal_status_id in (3, 6)',
    );
    await runner.query('create index offer_terms_newest on offer_terms (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index offer_terms_newest');
    await runner.query('drop index deals_waiting');
  }
}
