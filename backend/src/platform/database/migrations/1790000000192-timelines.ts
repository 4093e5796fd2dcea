import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to a property is read by the indexes of its signatures and of its mails. */
export class Timelines1790000000192 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index mails_of_record on mails (record_type, record_id, created_at, id)');
    await replace(runner, 'property_id, signed_at, id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, 'property_id');
    await runner.query('drop index mails_of_record');
  }
}

/** Readers have the old one until the new one is there. */
async function replace(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(`create index ndas_property_new on ndas (${columns})`);
  await runner.query('drop index ndas_property');
  await runner.query('alter index ndas_property_new rename to ndas_property');
}
