import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those of the lookups, the directory and the team, of which pages are made. */
const TABLES = [
  ...['agent_locations', 'price_steps', 'diligence_periods', 'document_types'],
  ...['categories', 'vendors', 'vendor_categories', 'team_members'],
  // The site says that there is no administrator yet.
  'user_roles',
];

/** More changes are announced, so that more of what visitors read can be kept. */
export class MorePublicFacts1790000000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `create trigger ${table}_public_facts after insert or update or delete or truncate on ${table} for each statement execute function announce_public_facts()`,
      );
    }
    await runner.query(
      'create trigger users_status_public_facts after update of status_id on users for each statement execute function announce_public_facts()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`drop trigger ${table}_public_facts on ${table}`);
    }
    await runner.query('drop trigger users_status_public_facts on users');
  }
}
