import type { MigrationInterface, QueryRunner } from 'typeorm';

const BUYER =
  'include (buyer_id, deal_status_id, offline_buyer_first_name, offline_buyer_last_name, offline_buyer_email)';

/** Deals of a buyer's name are found in the order of their moves without a look at each deal. */
export class DealsMoved1790000000185 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, BUYER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, '');
  }
}

/** Readers have the old one until the new one is there. */
async function replace(runner: QueryRunner, include: string): Promise<void> {
  await runner.query(`create index deals_moved_new on deals (status_at, id) ${include}`);
  await runner.query('drop index deals_moved');
  await runner.query('alter index deals_moved_new rename to deals_moved');
}
