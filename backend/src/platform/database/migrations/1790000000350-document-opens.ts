import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table document_downloads rename to document_opens',
  'alter table document_opens rename created_at to at',
  'alter table document_opens rename constraint document_downloads_pk to document_opens_pk',
  'alter sequence document_downloads_id_seq rename to document_opens_id_seq',
  'alter index document_downloads_of rename to document_opens_of',
  'alter index document_downloads_by rename to document_opens_by',
  'alter trigger document_downloads_append_only on document_opens rename to document_opens_append_only',
  'alter trigger document_downloads_not_emptied on document_opens rename to document_opens_not_emptied',
  // What was noted before was called a download; nothing else is known of it.
  `alter table document_opens
    add version integer,
    add address text,
    add user_agent text,
    add kind text not null default 'download',
    add watermark_code text`,
  `alter table document_opens
    add constraint document_opens_kind check (kind in ('view', 'download')) not valid,
    add constraint document_opens_user_agent check (char_length(user_agent) <= 400) not valid,
    add constraint document_opens_user_id_fk foreign key (user_id) references users(id) on delete restrict not valid`,
  // For the release before, while its processes still run; the next release drops it.
  `create view document_downloads with (security_invoker = true) as
    select id, document_id, property_id, user_id, at created_at, session_id from document_opens`,

  'alter table properties add seller_sees_names boolean not null default true',
];

const DOWN = [
  'alter table properties drop seller_sees_names',
  'drop view document_downloads',
  'alter table document_opens drop constraint document_opens_user_id_fk, drop version, drop address, drop user_agent, drop kind, drop watermark_code',
  'alter trigger document_opens_append_only on document_opens rename to document_downloads_append_only',
  'alter trigger document_opens_not_emptied on document_opens rename to document_downloads_not_emptied',
  'alter index document_opens_of rename to document_downloads_of',
  'alter index document_opens_by rename to document_downloads_by',
  'alter sequence document_opens_id_seq rename to document_downloads_id_seq',
  'alter table document_opens rename constraint document_opens_pk to document_downloads_pk',
  'alter table document_opens rename at to created_at',
  'alter table document_opens rename to document_downloads',
];

/** The log of downloads becomes that of everything that is opened, and says more of each; names can be kept from a seller. */
export class DocumentOpens1790000000350 implements MigrationInterface {
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
