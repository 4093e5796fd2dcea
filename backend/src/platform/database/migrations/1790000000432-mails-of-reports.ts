import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table mail_stops drop constraint mail_stops_category',
  `alter table mail_stops add constraint mail_stops_category check (category in ('offers', 'properties', 'messages', 'reports'))`,
];

const DOWN = [
  'alter table mail_stops drop constraint mail_stops_category',
  `delete from mail_stops where category = 'reports'`,
  `alter table mail_stops add constraint mail_stops_category check (category in ('offers', 'properties', 'messages'))`,
];

/** Reminders and reports can be stopped by themselves. */
export class MailsOfReports1790000000432 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
