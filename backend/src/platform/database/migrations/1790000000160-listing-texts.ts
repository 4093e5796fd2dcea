import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finished texts of published properties. What they say is defined beside the queries, by `database/listing-texts`. */
export class ListingTexts1790000000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_texts (
        "property_id" integer not null, "card" text not null, "profile" text not null, "listed_at" timestamp with time zone,
        constraint "listing_texts_pkey" primary key ("property_id"),
        constraint "listing_texts_property_id_fkey" foreign key ("property_id") references properties ("id") on delete cascade)`);
    await runner.query(
      'create trigger listing_texts_public_facts after insert or update or delete or truncate on listing_texts for each statement execute function announce_public_facts()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists make_listing_texts, refresh_listing_texts cascade');
    await runner.query('drop table listing_texts');
  }
}
