import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `properties/visibility.sql.ts`: an index serves only the very expression that it was made with. */
const OPEN = 'active and status_id in (1, 2, 3)';
const PRICED = 'alternate_price_option_id is null and price > 0';
const NEWEST = '(status_id = 4), id desc';
/** As the view has what is kept for signers. */
const forAll = (column: string): string => `(case when figures_shown = 'everyone' then ${column} end)`;
const CAP_RATE = `${forAll('cap_rate')}::numeric(17,2)`;
const OCCUPANCY = `${forAll('physical_occupancy_area')}::numeric(5,2)`;
const CHANGED = `(case when ${OPEN} then greatest(listed_at, case when ${PRICED} then repriced_at end) end)`;
const REDUCED = `(case when ${OPEN} and ${PRICED} then price_reduced_at end)`;

const INDEXES: [name: string, columns: string, where?: string][] = [
  ['properties_by_cap_rate', `(${CAP_RATE}) desc nulls last, ${NEWEST}`],
  ['properties_by_cap_rate_up', `(${CAP_RATE}), ${NEWEST}`],
  ['properties_by_sqft_price', `price_per_sqft desc nulls last, ${NEWEST}`],
  ['properties_by_sqft_price_up', `price_per_sqft, ${NEWEST}`],
  ['properties_by_change', `${CHANGED} desc nulls last, ${NEWEST}`],
  ['properties_by_noi', `${forAll('noi')}, id desc`],
  ['properties_by_occupancy', `(${OCCUPANCY}), id desc`],
  ['properties_by_units', 'unit_count, id desc'],
  ['properties_by_year', 'year_built, id desc'],
  ['properties_by_climate', 'climate_controlled_share, id desc'],
  ['properties_by_listing', 'listed_at, id desc'],
  ['properties_reduced', `${REDUCED}, id desc`, 'price_reduced_at is not null'],
  ['properties_guided', 'id desc', 'guidance_low is not null'],
];

/** By which the search orders and narrows by the figures, made while people go on writing properties. */
export class StorageFigureIndexes1790000000492 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns, where] of INDEXES) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(
        `create index concurrently ${name} on properties (${columns}) where active${where ? ` and ${where}` : ''}`,
      );
    }
    await runner.query('analyze properties');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) {
      await runner.query(`drop index if exists ${name}`);
    }
  }
}
