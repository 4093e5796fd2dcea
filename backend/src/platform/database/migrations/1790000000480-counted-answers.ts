import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker counts everything again from the start, as the two releases count answers differently. */
const FORGET = ['delete from deal_figures', 'delete from deal_figure_marks'];

/** A counter is an answer to an offer: the terms are counted beside the moves of deals. */
export class CountedAnswers1790000000480 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FORGET, 'alter table deal_figure_marks add terms_id integer not null']) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...FORGET, 'alter table deal_figure_marks drop terms_id']) {
      await runner.query(statement);
    }
  }
}
