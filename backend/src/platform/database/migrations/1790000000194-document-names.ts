import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives documents of earlier releases a name that ends with the extension of what they are [FSEC-24]. */
export class DocumentNames1790000000194 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      update documents d set actual_file_name = left(n.name, 150 - length(n.ending)) || n.ending
        from (select id, '.' || split_part(file_name, '.', 2) ending,
                     coalesce(nullif(regexp_replace(regexp_replace(actual_file_name, '[/\\:*?"<>|]', '_', 'g'),
                       '\.' || split_part(file_name, '.', 2) || '$', '', 'i'), ''), 'file') "name"
                from documents) n
       where d.id = n.id and d.actual_file_name <> left(n.name, 150 - length(n.ending)) || n.ending
         and (lower(right(d.actual_file_name, length(n.ending))) <> n.ending
              or length(d.actual_file_name) > 150 or d.actual_file_name ~ '[/\\:*?"<>|]')`);
  }

  /** The names that they had are not kept. */
  async down(): Promise<void> {}
}
