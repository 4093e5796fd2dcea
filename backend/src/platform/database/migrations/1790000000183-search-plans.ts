import type { MigrationInterface, QueryRunner } from 'typeorm';

const PRICE =
  '(case when active and status_id in (1, 2, 3) and alternate_price_option_id is null and price > 0 then price end)';

/** Indexes that hold all that their readers ask for, with what they were before. */
const INDEXES: [name: string, now: string, before: string][] = [
  [
    'properties_featured',
    'on properties (created_at desc, id desc) include (status_id) where featured and active and status_id in (1, 2, 3)',
    'on properties (created_at desc, id desc) where featured and active',
  ],
  [
    'properties_search',
    `on properties (state_id, ${PRICE} desc nulls last, (status_id = 4), id desc, rentable_sqft, store_type_id) include (price, status_id, alternate_price_option_id, active) where active`,
    `on properties (state_id, ${PRICE} desc nulls last, (status_id = 4), id desc, rentable_sqft, store_type_id) where active`,
  ],
  [
    'search_tokens_newest',
    'on search_tokens (token text_pattern_ops, closed, property_id desc)',
    'on search_tokens (token, closed, property_id desc)',
  ],
];

/** A word is found in a state as it is everywhere, markers of the map are finished texts, and what is counted is in an index. */
export class SearchPlans1790000000183 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listing_texts add column marker text');
    await runner.query('alter table search_tokens add column state_id smallint');
    await runner.query('update search_tokens t set state_id = p.state_id from properties p where p.id = t.property_id');
    await runner.query('delete from search_tokens where state_id is null');
    await runner.query('alter table search_tokens alter column state_id set not null');
    await runner.query(
      'create index search_tokens_of_state on search_tokens (state_id, token text_pattern_ops, closed, property_id desc)',
    );
    for (const [name, now] of INDEXES) {
      await replace(runner, name, now);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, , before] of INDEXES) {
      await replace(runner, name, before);
    }
    await runner.query('drop index search_tokens_of_state');
    await runner.query('alter table search_tokens drop column state_id');
    // Of the release before, which makes them anew.
    await runner.query('drop function if exists make_listing_texts, refresh_listing_texts cascade');
    await runner.query('alter table listing_texts drop column marker');
  }
}

/** Readers have the old one until the new one is there. */
async function replace(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await runner.query(`create index ${name}_new ${definition}`);
  await runner.query(`drop index ${name}`);
  await runner.query(`alter index ${name}_new rename to ${name}`);
}
