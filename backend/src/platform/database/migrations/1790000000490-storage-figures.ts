import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `properties/visibility.sql.ts`. */
const PRICED = 'alternate_price_option_id is null and price > 0';
/** As the view has what is kept for signers. */
const forAll = (column: string): string => `(case when figures_shown = 'everyone' then ${column} end)`;
const CAP_RATE = `${forAll('cap_rate')}::numeric(17,2)`;
const OCCUPANCY = `${forAll('physical_occupancy_area')}::numeric(5,2)`;
const NOI = forAll('noi');

/** What a price is that a figure may be derived from: not closed, and no words in its place. */
const SHOWN = `(case when status_id <> 4 and ${PRICED} then price end)`;

const COLUMNS = `alter table properties
  add guidance_low bigint,
  add guidance_high bigint,
  add figures_shown text not null default 'everyone',
  add repriced_at timestamptz,
  add price_reduced_at timestamptz,
  add cap_rate numeric(17,2) generated always as (round(100.0 * noi / ${SHOWN}, 2)) stored,
  add price_per_sqft numeric(17,2) generated always as (round(1.0 * ${SHOWN} / nullif(rentable_sqft, 0), 2)) stored,
  add constraint properties_figures_shown check (figures_shown in ('everyone', 'after the NDA')),
  add constraint properties_guidance check ((guidance_low is null) = (guidance_high is null)
    and (guidance_low is null or coalesce(alternate_price_option_id, 0) in (4, 5) and guidance_low between 1 and guidance_high))`;

const PLACE_ROUNDED = (column: string, step: number): string =>
  `(case when confidential then (round((${column} / ${step})::numeric) * ${step})::float8 else ${column} end)`;

/** What the public reads of a property; `noi` and the others as given, and what comes behind them. */
const view = (
  noi: string,
  units: string,
  area: string,
  more: string,
): string => `create or replace view public_properties with (security_invoker = true) as
  select id, (case when confidential then teaser_name else name end) as name, case when confidential then '' else address1 end as address1,
    case when not confidential then address2 end as address2, city, state_id, (case when confidential then '' else zip_code end) as zip_code,
    ${PLACE_ROUNDED('latitude', 0.03)} as latitude, ${PLACE_ROUNDED('longitude', 0.04)} as longitude, store_type_id, rentable_sqft, acreage, price,
    alternate_price_option_id, alternate_price_option_date, ${noi} as noi, ${units} as physical_occupancy_units, ${area} as physical_occupancy_area, year_built,
    featured, active, status_id, closed_at, created_at, modified_at, confidential${more}
  from properties`;

const VIEW = view(
  NOI,
  `${forAll('physical_occupancy_units')}::numeric(5,2)`,
  OCCUPANCY,
  `, ${CAP_RATE} as cap_rate, price_per_sqft, unit_count, climate_controlled_share, room_for_expansion, listed_at, repriced_at, price_reduced_at,
    guidance_low, guidance_high`,
);
const VIEW_BEFORE = view('noi', 'physical_occupancy_units', 'physical_occupancy_area', '');

/** The figures that storage is bought on, as columns that the search can order and narrow by. */
export class StorageFigures1790000000490 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(VIEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Made by this release from the view; the release before makes them anew.
    await runner.query('drop function if exists make_listing_texts, refresh_listing_texts cascade');
    await runner.query('drop view public_properties');
    await runner.query(VIEW_BEFORE);
    await runner.query(
      `alter table properties drop cap_rate, drop price_per_sqft, drop price_reduced_at, drop repriced_at, drop figures_shown, drop guidance_high, drop guidance_low`,
    );
  }
}
