import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One signature for a ceremony; made while people go on signing. */
export class NdaCeremonyIndex1790000000301 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists ndas_ceremony');
    await runner.query('create unique index concurrently ndas_ceremony on ndas (ceremony_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ndas_ceremony');
  }
}
