import type { MigrationInterface, QueryRunner } from 'typeorm';

const address = (longest: number): string => `alter table saved_searches drop constraint saved_searches_address,
  add constraint saved_searches_address check (address like '/property/search/%' and char_length(address) <= ${longest})`;

/** What is drawn on the map of a saved search; its address becomes longer by it. */
export class DrawnAreas1790000000530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(address(8000));
    await runner.query(`alter table saved_searches add area polygon[], add area_edges lseg[],
      add constraint saved_searches_area check ((area is null or south is not null) and (area_edges is null or area is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without its area such a search would find what nobody looks for.
    await runner.query('delete from saved_searches where area is not null or char_length(address) > 2000');
    await runner.query('alter table saved_searches drop area_edges, drop area');
    await runner.query(address(2000));
  }
}
