import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['agreements', 'audit_log', 'deal_history', 'document_downloads', 'ndas'];

/** Tables that are only ever added to cannot be emptied either, by anyone; the triggers for rows do not see that. */
export class AppendOnlyTables1790000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function refuse_change()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`drop trigger ${table}_not_emptied on ${table}`);
    }
  }
}
