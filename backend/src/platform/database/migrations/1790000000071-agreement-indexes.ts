import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = {
  documents: ['documents_agreement_id_fk'],
  ndas: ['ndas_agreement_id_fk', 'ndas_shown', 'ndas_text'],
};

const INDEXES = {
  ndas_texts: `CREATE UNIQUE INDEX CONCURRENTLY "ndas_texts" ON "ndas" ("user_id", "property_id", "agreement_id")`,
  ndas_agreement: `CREATE INDEX CONCURRENTLY "ndas_agreement" ON "ndas" ("agreement_id")`,
  document_downloads_by: `CREATE INDEX CONCURRENTLY "document_downloads_by" ON "document_downloads" ("user_id", "document_id", "created_at")`,
};

const DOWN = [
  `DROP INDEX "document_downloads_by"`,
  `DROP INDEX "ndas_agreement"`,
  `DROP INDEX "ndas_texts"`,
  // Each person had one signature on a property: the newest stays.
  `alter table ndas disable trigger ndas_append_only`,
  `delete from ndas n using ndas newer where newer.user_id = n.user_id and newer.property_id = n.property_id and newer.id > n.id`,
  `alter table ndas enable trigger ndas_append_only`,
  `CREATE UNIQUE INDEX "ndas_signer" ON "ndas" ("user_id", "property_id")`,
];

/** What has to look at every row, while people go on writing. From here on a person may sign each new text of a property. */
export class AgreementIndexes1790000000071 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, names] of Object.entries(CONSTRAINTS)) {
      for (const name of names) {
        await runner.query(`alter table ${table} validate constraint ${name}`);
      }
    }
    for (const [name, statement] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(statement);
    }
    await runner.query('drop index concurrently if exists ndas_signer');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
