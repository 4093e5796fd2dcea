import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looked at a property, where they were signed in: without it nobody is known to return. */
export class ReturningVisitors1790000000521 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table activities add visitor_id integer');
    await runner.query(
      'create index activities_visitors on activities (property_id, visitor_id, at) where visitor_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index activities_visitors');
    await runner.query('alter table activities drop column visitor_id');
  }
}
