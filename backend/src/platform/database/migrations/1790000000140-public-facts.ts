import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  ...['states', 'positions', 'store_types', 'property_statuses', 'price_alternatives'],
  ...['properties', 'property_images', 'property_agents'],
  ...['search_texts', 'search_tokens', 'search_words', 'suggestions', 'map_cells'],
];

/** Only what a profile shows of its brokers: a sign-in changes the rest of the row. */
const OF_PEOPLE = ['first_name', 'last_name', 'position', 'position_id', 'phone_number', 'email', 'agent_location_id'];

/** A profile says whether there is an NDA. */
const OF_DOCUMENTS = ['property_id', 'document_type_id'];

const trigger = (table: string, when: string): string =>
  `create trigger ${table}_public_facts after ${when} on ${table} for each statement execute function announce_public_facts()`;

/** Every commit that changes what visitors read is announced, so that the API's processes forget what they keep of it. */
export class PublicFacts1790000000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_public_facts() returns trigger language plpgsql as $$
      begin
        perform pg_notify('public_facts', '');
        return null;
      end $$`);
    for (const table of TABLES) {
      await runner.query(trigger(table, 'insert or update or delete or truncate'));
    }
    await runner.query(trigger('users', `update of ${OF_PEOPLE.join(', ')} or delete or truncate`));
    await runner.query(trigger('documents', `insert or update of ${OF_DOCUMENTS.join(', ')} or delete or truncate`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function announce_public_facts() cascade');
  }
}
