import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody has a password and a temporary one, which the sign-in relies on; 1790000000103 checks the rows that are there. */
export class OnePassword1790000000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update users set temporary_password_hash = null, temporary_password_expires_at = null where password_hash is not null and temporary_password_hash is not null',
    );
    await runner.query(
      'alter table users add constraint users_one_password check (password_hash is null or temporary_password_hash is null) not valid',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop constraint users_one_password');
  }
}
