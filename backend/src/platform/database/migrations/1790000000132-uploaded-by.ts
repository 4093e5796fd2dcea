import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who uploaded a document; for those from before, whom the audit log names. */
export class UploadedBy1790000000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table documents add "uploaded_by_id" integer constraint documents_uploaded_by_id_fk references users (id) on delete set null',
    );
    await runner.query(`
      update documents d set uploaded_by_id = u.id from audit_log a join users u on u.id = a.actor_id
      where a.action = 'document.added' and a.subject_type = 'property' and a.subject_id = d.property_id and (a.detail->>'documentId')::int = d.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column "uploaded_by_id"');
  }
}
