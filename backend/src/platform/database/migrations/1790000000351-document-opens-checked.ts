import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['document_opens_kind', 'document_opens_user_agent', 'document_opens_user_id_fk'];

/** What has to look at every row, while people go on reading. */
export class DocumentOpensChecked1790000000351 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of CONSTRAINTS) {
      await runner.query(`alter table document_opens validate constraint ${name}`);
    }
  }

  async down(): Promise<void> {}
}
