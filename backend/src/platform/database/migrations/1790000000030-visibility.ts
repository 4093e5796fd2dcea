import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `properties/visibility.sql.ts`: an index serves only the very expression that it was made with. */
const PUBLIC_PRICE =
  '(case when active and status_id in (1, 2, 3) and alternate_price_option_id is null and price > 0 then price end)';
const NEWEST = '(status_id = 4), id desc';

const BY_STORED_PRICE = [
  `create index properties_search on properties (state_id, price desc nulls last, id desc, rentable_sqft, store_type_id, status_id) where active`,
  `create index properties_of_state on properties (state_id, id desc, price, rentable_sqft, store_type_id, status_id) where active`,
  `create index properties_by_price on properties (price desc nulls last, id desc, rentable_sqft, store_type_id, status_id) where active`,
  `create index properties_by_price_up on properties (price, id, rentable_sqft, store_type_id, status_id) where active`,
];

const BY_PUBLIC_PRICE = [
  `create index properties_search on properties (state_id, ${PUBLIC_PRICE} desc nulls last, ${NEWEST}, rentable_sqft, store_type_id) where active`,
  `create index properties_of_state on properties (state_id, ${NEWEST}, rentable_sqft, store_type_id) where active`,
  `create index properties_by_price on properties (${PUBLIC_PRICE} desc nulls last, ${NEWEST}, rentable_sqft, store_type_id) where active`,
  `create index properties_by_price_up on properties (${PUBLIC_PRICE}, ${NEWEST}, rentable_sqft, store_type_id) where active`,
  `create index properties_listed on properties (${NEWEST}) where active`,
];

const namesOf = (statements: string[]): string[] => statements.map((statement) => statement.split(' ')[2]);

/** The search orders and filters by the price that it shows, never by a hidden one, and puts closed properties last. */
export class Visibility1790000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of namesOf(BY_STORED_PRICE)) {
      await runner.query(`drop index ${name}`);
    }
    for (const statement of BY_PUBLIC_PRICE) {
      await runner.query(statement);
    }
    await runner.query('alter table search_tokens add column closed boolean not null default false');
    await runner.query(
      'update search_tokens set closed = true where property_id in (select id from properties where status_id = 4)',
    );
    await runner.query('create index search_tokens_newest on search_tokens (token, closed, property_id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index search_tokens_newest');
    await runner.query('alter table search_tokens drop column closed');
    for (const name of namesOf(BY_PUBLIC_PRICE)) {
      await runner.query(`drop index ${name}`);
    }
    for (const statement of BY_STORED_PRICE) {
      await runner.query(statement);
    }
  }
}
