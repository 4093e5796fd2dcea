import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of one document before there were lines: the same name and type on one property. */
const LINE = 'partition by property_id, document_type_id, lower(actual_file_name)';

const UP = [
  `alter table documents
    add line_id integer,
    add replaces integer,
    add published_at timestamptz,
    add withdrawn_at timestamptz,
    add position smallint not null default 0 constraint documents_position check (position between 0 and 10000)`,
  `update documents d set line_id = l.line_id, replaces = l.replaces, published_at = d.created_at
    from (
      select id, first_value(id) over (${LINE} order by version, id) line_id, lag(id) over (${LINE} order by version, id) replaces from documents
    ) l where l.id = d.id`,
  // Where a number stands twice, they are counted anew.
  `update documents d set version = n.version
    from (select id, row_number() over (partition by line_id order by version, id) version from documents) n
    where n.id = d.id and d.line_id in (select line_id from documents group by line_id, version having count(*) > 1)`,
  `alter table documents
    alter line_id set not null,
    alter published_at set default now(),
    add constraint documents_withdrawn check (withdrawn_at is null or published_at is not null),
    add constraint documents_nda_published check (document_type_id <> 8 or published_at is not null and withdrawn_at is null)`,
  'create unique index documents_line on documents (line_id, version)',

  // The release before counts by name and type, and knows no lines: what it uploads until it is replaced gets its place here.
  `create function place_document() returns trigger language plpgsql as $place$
    begin
      select d.line_id into new.line_id from documents d
        where d.property_id = new.property_id and d.document_type_id = new.document_type_id and lower(d.actual_file_name) = lower(new.actual_file_name)
        order by d.id desc limit 1;
      if new.line_id is null then
        new.line_id := new.id;
      else
        select d.id, d.version + 1, d.position into new.replaces, new.version, new.position from documents d
          where d.line_id = new.line_id order by d.version desc limit 1;
      end if;
      return new;
    end $place$`,
  'create trigger documents_placed before insert on documents for each row when (new.line_id is null) execute function place_document()',

  // Null in the rows from before: they name the document, which has its line.
  'alter table document_opens add line_id integer',
  'alter table document_notices add more_since timestamptz',
  'create index document_notices_more on document_notices (day) where more_since is not null',
];

const DOWN = [
  'drop index document_notices_more',
  'alter table document_notices drop more_since',
  'alter table document_opens drop line_id',
  'drop trigger documents_placed on documents',
  'drop function place_document',
  // The release before would show it to everybody.
  `do $$ begin
    if exists (select from documents where published_at is null or withdrawn_at is not null) then
      raise exception 'There are documents that are not published or were withdrawn: publish or delete them first.';
    end if;
  end $$`,
  'alter table documents drop line_id, drop replaces, drop published_at, drop withdrawn_at, drop position',
];

/** Documents have versions in lines, are published and withdrawn, and stand in an order. */
export class DocumentLines1790000000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
