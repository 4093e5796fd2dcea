import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A place is found by its ZIP code, or by its name without dots in any case. */
export class PlaceIndexes1790000000531 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index us_places_zip on us_places (zip) where zip is not null');
    await runner.query(`create index us_places_name on us_places (lower(replace(city, '.', '')))`);
    await runner.query('analyze us_places');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index us_places_zip, us_places_name');
  }
}
