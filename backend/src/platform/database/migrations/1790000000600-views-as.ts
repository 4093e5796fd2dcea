import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `alter table sessions add column acts_for integer constraint sessions_acts_for_fk references users(id) on delete cascade,
     add column reason text, add column read_only boolean not null default false,
     add column begun_in uuid constraint sessions_begun_in_fk references sessions(id) on delete cascade`,
  `alter table sessions add constraint sessions_view check (
     case when read_only then acts_for is not null and acts_for <> user_id and begun_in is not null and reason is not null and char_length(reason) between 1 and 500
          else acts_for is null and begun_in is null and reason is null end)`,
  'create index sessions_acts_for on sessions (acts_for, created_at) where read_only',
  'create index sessions_begun_in on sessions (begun_in) where read_only',
  'create unique index sessions_one_view on sessions (user_id, acts_for) where read_only and ended_at is null',
];

const down = [
  // To a release that knows no views they would be sessions of the administrator that may change things.
  'delete from sessions where read_only',
  'alter table sessions drop constraint sessions_view, drop column acts_for, drop column reason, drop column read_only, drop column begun_in',
];

/** Administrators who look at the site as somebody else, and change nothing. */
export class ViewsAs1790000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) {
      await runner.query(statement);
    }
  }
}
