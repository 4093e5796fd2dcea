import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table stage_probabilities (
    id smallint not null constraint stage_probabilities_pk primary key
      constraint stage_probabilities_id_fk references deal_statuses(id) on delete restrict,
    percent smallint not null constraint stage_probabilities_percent check (percent between 0 and 100)
  )`,
  'insert into stage_probabilities (id, percent) values (4, 5), (6, 20), (3, 35), (1, 80)',

  `create table office_settings (
    id smallint not null default 1 constraint office_settings_pk primary key constraint office_settings_one check (id = 1),
    commission_percent numeric(5,2) not null
      constraint office_settings_commission_percent check (commission_percent between 0 and 100)
  )`,
  'insert into office_settings (id, commission_percent) values (1, 3)',

  `create table deal_figures (
    figure text not null,
    day date not null,
    key smallint not null,
    value integer not null,
    reason text not null,
    count integer not null,
    constraint deal_figures_pk primary key (figure, day, key, value, reason)
  )`,
  `create table deal_figure_marks (
    id smallint not null default 1 constraint deal_figure_marks_pk primary key constraint deal_figure_marks_one check (id = 1),
    history_id bigint not null,
    time_zone text not null
  )`,
];

const DOWN = [
  'drop table deal_figure_marks',
  'drop table deal_figures',
  'drop table office_settings',
  'drop table stage_probabilities',
];

/** What the forecast of sales is reckoned with, and what deals did, counted by day. */
export class Pipeline1790000000440 implements MigrationInterface {
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
