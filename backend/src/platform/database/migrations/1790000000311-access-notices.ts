import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table nda_access add end_told_for timestamptz',
  `create table document_notices (
    property_id integer not null constraint document_notices_property_id_fk references properties(id) on delete cascade,
    user_id integer not null constraint document_notices_user_id_fk references users(id) on delete restrict,
    day date not null,
    constraint document_notices_pk primary key (property_id, user_id, day)
  )`,
  'alter table ndas alter state_id drop not null',
];

const DOWN = [
  // What was signed outside stays as it was recorded.
  `do $$ begin
    if not exists (select from ndas where state_id is null) then
      alter table ndas alter state_id set not null;
    end if;
  end $$`,
  'drop table document_notices',
  'alter table nda_access drop end_told_for',
];

/** Who was told what of their access, and signatures from outside, of which no postal address is known. */
export class AccessNotices1790000000311 implements MigrationInterface {
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
