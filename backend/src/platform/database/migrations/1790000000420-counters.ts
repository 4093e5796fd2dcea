import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `alter table offer_terms
    add author_side text not null default 'buyer',
    add kind text not null default 'offer',
    add answers_version integer,
    add answer_by timestamptz,
    add closing_days smallint,
    add hard_deposit_days smallint,
    add exclusivity_days smallint,
    add commission_by text,
    add contingencies text,
    add message text,
    add binding_on_agreement boolean not null default false,
    add constraint offer_terms_author_side check (author_side in ('buyer', 'seller', 'office')),
    add constraint offer_terms_kind check (kind in ('offer', 'counter', 'agreed')),
    add constraint offer_terms_answers check (answers_version < version and (kind = 'offer' or answers_version is not null)),
    add constraint offer_terms_answer_by check (answer_by > created_at and answer_by <= created_at + interval '1440 hours'),
    add constraint offer_terms_days check (closing_days between 0 and 730 and hard_deposit_days between 0 and 730 and exclusivity_days between 0 and 730),
    add constraint offer_terms_commission_by check (commission_by in ('buyer', 'seller')),
    add constraint offer_terms_texts check (char_length(contingencies) <= 2000 and char_length(message) <= 1000),
    add constraint offer_terms_binding check (not binding_on_agreement or kind = 'counter' and author_side = 'seller')`,
  'create index offer_terms_due on offer_terms (answer_by) where answer_by is not null',
  // The seals of old rows hold none of the new columns, so that they verify as before.
  'alter table offer_terms disable trigger offer_terms_append_only',
  `update offer_terms t set author_side = 'office' from deals d
   where d.id = t.deal_id and (d.is_offline or exists (select from user_roles r where r.user_id = t.created_by_id and r.role_id = 1))`,
  'alter table offer_terms enable trigger offer_terms_append_only',
  `create table answer_notices (
    offer_terms_id integer not null constraint answer_notices_pk primary key constraint answer_notices_offer_terms_id_fk references offer_terms(id) on delete restrict,
    created_at timestamptz not null default now()
  )`,
];

const DOWN = [
  'drop table answer_notices',
  'drop index offer_terms_due',
  // The versions themselves stay: what was said in a negotiation is not taken back.
  `alter table offer_terms
    drop author_side, drop kind, drop answers_version, drop answer_by, drop closing_days, drop hard_deposit_days,
    drop exclusivity_days, drop commission_by, drop contingencies, drop message, drop binding_on_agreement`,
];

/** Terms of both sides: counters and agreements beside offers, with a moment by which each is to be answered. */
export class Counters1790000000420 implements MigrationInterface {
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
