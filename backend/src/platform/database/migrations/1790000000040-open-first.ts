import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order in which properties are offered for a deal: open ones first, by name. */
export class OpenFirst1790000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index properties_open_first on properties (((case when active and status_id <> 4 then '1' when active then '3' when status_id = 5 then '4' else '2' end) || name), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index properties_open_first');
  }
}
