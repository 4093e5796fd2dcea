import type { MigrationInterface, QueryRunner } from 'typeorm';

const address = (longest: number): string => `alter table saved_searches drop constraint saved_searches_address,
  add constraint saved_searches_address check (address like '/property/search/%' and char_length(address) <= ${longest})`;

/** A place as the view `public_properties` computes it, and with it the index `properties_geo`. */
const rounded = (column: string, step: number): string =>
  `(case when confidential then (round((${column} / ${step})::numeric) * ${step})::float8 else ${column} end)`;

/**
 * What is drawn on the map of a saved search; its address becomes longer by it. Of how many properties lie in a part of
 * the map Postgres knows nothing by the index alone: it would sort all of a state's instead of reading the newest.
 */
export class DrawnAreas1790000000530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(address(8000));
    await runner.query(`alter table saved_searches add area polygon[], add area_edges lseg[],
      add constraint saved_searches_area check ((area is null or south is not null) and (area_edges is null or area is not null))`);
    await runner.query(
      `create statistics properties_places on ${rounded('latitude', 0.03)}, ${rounded('longitude', 0.04)} from properties`,
    );
    await runner.query('analyze properties');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop statistics properties_places');
    // Without its area such a search would find what nobody looks for.
    await runner.query('delete from saved_searches where area is not null or char_length(address) > 2000');
    await runner.query('alter table saved_searches drop area_edges, drop area');
    await runner.query(address(2000));
  }
}
