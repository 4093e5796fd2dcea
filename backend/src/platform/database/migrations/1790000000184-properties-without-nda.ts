import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The properties without an NDA, which are few: among a million that have one they take an eighth of a second to find.
 * Who changes the NDAs of a property waits for its row until others who do have ended, and then counts what they wrote.
 */
const FUNCTIONS = `
  create function note_new_properties() returns trigger language plpgsql as $note$
  begin
    insert into properties_without_nda (property_id) select id from changed;
    return null;
  end $note$;
  create function note_ndas() returns trigger language plpgsql as $note$
  declare ids int[];
  begin
    ids := array(select distinct property_id from changed where document_type_id = 8);
    if tg_op = 'UPDATE' then
      ids := ids || array(select distinct property_id from was where document_type_id = 8);
    end if;
    if cardinality(ids) > 0 then
      perform from properties where id = any(ids) order by id for no key update;
      delete from properties_without_nda w where property_id = any(ids)
        and exists (select from documents d where d.property_id = w.property_id and d.document_type_id = 8);
      insert into properties_without_nda (property_id)
        select p.id from properties p where p.id = any(ids)
          and not exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)
        on conflict do nothing;
    end if;
    return null;
  end $note$`;

const TRIGGERS = [
  'create trigger properties_without_nda_insert after insert on properties referencing new table as changed for each statement execute function note_new_properties()',
  'create trigger documents_ndas_insert after insert on documents referencing new table as changed for each statement execute function note_ndas()',
  'create trigger documents_ndas_update after update on documents referencing old table as was new table as changed for each statement execute function note_ndas()',
  'create trigger documents_ndas_delete after delete on documents referencing old table as changed for each statement execute function note_ndas()',
];

/** Today finds what has no NDA without looking at what has one. */
export class PropertiesWithoutNda1790000000184 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table properties_without_nda (
        "property_id" integer not null,
        constraint "properties_without_nda_pkey" primary key ("property_id"),
        constraint "properties_without_nda_property_id_fkey" foreign key ("property_id") references properties ("id") on delete cascade)`);
    await runner.query(FUNCTIONS);
    for (const trigger of TRIGGERS) {
      await runner.query(trigger);
    }
    await runner.query(
      'insert into properties_without_nda select p.id from properties p where not exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_new_properties, note_ndas cascade');
    await runner.query('drop table properties_without_nda');
  }
}
