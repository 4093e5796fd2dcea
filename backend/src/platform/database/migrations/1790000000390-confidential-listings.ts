import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = '(case when confidential then teaser_name else name end)';
const ZIP = `(case when confidential then '' else zip_code end)`;
/** A grid of about two miles: the same point however often it is asked for. */
const rounded = (column: string, step: number): string =>
  `(case when confidential then (round((${column} / ${step})::numeric) * ${step})::float8 else ${column} end)`;
const LATITUDE = rounded('latitude', 0.03);
const LONGITUDE = rounded('longitude', 0.04);

/** What the view computes is looked for as the view computes it; with what the indexes were before. */
const INDEXES: [name: string, now: string, before: string][] = [
  ['properties_geo', `(${LATITUDE}, ${LONGITUDE}, id)`, '(latitude, longitude, id)'],
  ['properties_name', `(lower(${NAME}) text_pattern_ops, id desc)`, '(lower(name) text_pattern_ops, id desc)'],
  ['properties_zip', `(${ZIP} text_pattern_ops, id desc)`, '(zip_code text_pattern_ops, id desc)'],
];

const UP = [
  `alter table properties
    add confidential boolean not null default false,
    add teaser_name text,
    add constraint properties_teaser check
      (not confidential or teaser_name is not null and btrim(teaser_name) <> '' and lower(btrim(teaser_name)) <> lower(btrim(name)))`,
  `create view public_properties with (security_invoker = true) as
    select id, ${NAME} as name, case when confidential then '' else address1 end as address1, case when not confidential then address2 end as address2,
      city, state_id, ${ZIP} as zip_code, ${LATITUDE} as latitude, ${LONGITUDE} as longitude, store_type_id, rentable_sqft, acreage, price,
      alternate_price_option_id, alternate_price_option_date, noi, physical_occupancy_units, physical_occupancy_area, year_built,
      featured, active, status_id, closed_at, created_at, modified_at, confidential
    from properties`,
];

const DOWN = ['drop view public_properties', 'alter table properties drop teaser_name, drop confidential'];

/** A property can be listed under another name, without its street; what the public reads of it is one view. */
export class ConfidentialListings1790000000390 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
    for (const [name, now] of INDEXES) {
      await replace(runner, name, now);
    }
    await runner.query('analyze properties');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, , before] of INDEXES) {
      await replace(runner, name, before);
    }
    // Made by this release from the view; the release before makes them anew.
    await runner.query('drop function if exists make_listing_texts, refresh_listing_texts cascade');
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}

/** Readers have the old one until the new one is there. */
async function replace(runner: QueryRunner, name: string, columns: string): Promise<void> {
  await runner.query(`create index ${name}_new on properties ${columns} where active`);
  await runner.query(`drop index ${name}`);
  await runner.query(`alter index ${name}_new rename to ${name}`);
}
