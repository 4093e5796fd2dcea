import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looked at a property, where they were signed in: without it nobody is known to return. People go on looking meanwhile. */
export class ReturningVisitors1790000000521 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table activities add column if not exists visitor_id integer');
    await runner.query('drop index concurrently if exists activities_visitors');
    await runner.query(
      'create index concurrently activities_visitors on activities (property_id, visitor_id, at) where visitor_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists activities_visitors');
    await runner.query('alter table activities drop column if exists visitor_id');
  }
}
