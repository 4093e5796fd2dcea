import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps saved filters and chosen columns of the back office with the account. */
export class Preferences1790000000189 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table user_preferences (
      "user_id" integer not null constraint user_preferences_user_id_fk references users("id") on delete cascade,
      "name" text not null,
      "stored" text not null,
      constraint user_preferences_pk primary key ("user_id", "name"),
      constraint user_preferences_length check (length(name) <= 80 and length(stored) <= 20000)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table user_preferences');
  }
}
