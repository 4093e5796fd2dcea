import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  audit_log_words: `create index concurrently audit_log_words on audit_log using gin ((coalesce(actor_name, '') || ' ' || coalesce(subject_name, '')) gin_trgm_ops)`,
  mails_names: `create index concurrently mails_names on mails using gin ((recipient || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(record_name, '')) gin_trgm_ops)`,
};

/** By which both logs find a part of a name, while people go on writing them. */
export class LogNameIndexes1790000000134 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, statement] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await runner.query(`drop index if exists ${name}`);
    }
  }
}
