import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key that was replaced names the one that took its place; there is one at most. */
export class ReplacedKeys1790000000580 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table api_keys add column replaced_by_id integer
         constraint api_keys_replaced_by_id_fk references api_keys(id) on delete set null,
       add constraint api_keys_replaced_by_id_key unique (replaced_by_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys drop column replaced_by_id');
  }
}
