import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From `src` as from `dist`. Made by `checks/us-places.mjs`; its first lines say what stands in it. */
const EXTRACT = join(__dirname, '../../../../data/us-places.tsv');

/** A line such as `CO<tab>Colorado`, below which the places of that state stand. */
const STATE = /^([A-Z]{2})\t.*\n/m;

/** Postgres takes the lines apart: twice as fast as if they came as values. */
const FILL = `
  insert into us_places (id, state_code, zip, city, latitude, longitude, population)
  select row_number() over (), state, nullif(split_part(line, e'\\t', 1), ''), split_part(line, e'\\t', 2),
         split_part(line, e'\\t', 3)::float8, split_part(line, e'\\t', 4)::float8, nullif(split_part(line, e'\\t', 5), '')::int
  from unnest($1::text[], $2::text[]) states(state, lines), string_to_table(rtrim(lines, e'\\n'), e'\\n') line`;

/** The ZIP codes and cities of GeoNames, for the geocoder and the market analysis. */
export class UsPlaces1790000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table us_places (id integer not null, zip text, city text not null, state_code text not null, latitude double precision not null, longitude double precision not null, population integer,
       constraint us_places_zip_or_city check ((zip is null) <> (population is null)))`,
    );
    const [, ...parts] = (await readFile(EXTRACT, 'utf8')).split(STATE);
    await runner.query(FILL, [
      parts.filter((_, index) => index % 2 === 0),
      parts.filter((_, index) => index % 2 === 1),
    ]);
    // After the rows: built at once, the indexes cost a third of what they do row by row.
    await runner.query('alter table us_places add constraint us_places_pk primary key (id)');
    await runner.query(
      'create index us_places_of_cities on us_places (latitude, longitude, population) where population is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table us_places');
  }
}
