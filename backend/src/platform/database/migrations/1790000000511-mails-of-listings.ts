import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table mail_stops drop constraint mail_stops_category',
  `alter table mail_stops add constraint mail_stops_category check (category in ('offers', 'properties', 'messages', 'reports', 'listings'))`,
];

const DOWN = [
  'alter table mail_stops drop constraint mail_stops_category',
  `delete from mail_stops where category = 'listings'`,
  `alter table mail_stops add constraint mail_stops_category check (category in ('offers', 'properties', 'messages', 'reports'))`,
];

/** Mails about listings that somebody looks for can be stopped by themselves. */
export class MailsOfListings1790000000511 implements MigrationInterface {
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
