import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (names: string) =>
  `alter table enquiries drop constraint enquiries_kind, add constraint enquiries_kind check (kind in (${names}))`;

/** What a visitor asks about a property is an enquiry that names it. */
export class EnquiriesAboutProperties1790000000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table enquiries
      add property_id integer constraint enquiries_property_id_fk references properties(id) on delete set null,
      add property_name text,
      add constraint enquiries_about check ((kind = 'property') = (property_name is not null) and (property_id is null or kind = 'property'))`);
    await runner.query(kinds(`'sell', 'contact', 'property'`));
    await runner.query('create index enquiries_property on enquiries (property_id) where property_id is not null');
  }

  /** What was asked stays, as a message of the contact form. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiries drop constraint enquiries_about');
    await runner.query(
      `update enquiries set kind = 'contact', detail = jsonb_build_object('option', property_name) where kind = 'property'`,
    );
    await runner.query(kinds(`'sell', 'contact'`));
    await runner.query('alter table enquiries drop column property_id, drop column property_name');
  }
}
