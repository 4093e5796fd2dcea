import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table disclosures (
    version text not null constraint disclosures_pk primary key,
    text text not null,
    first_used_at timestamptz not null default now()
  )`,
  'create trigger disclosures_append_only before update or delete on disclosures for each row execute function refuse_change()',
  'create trigger disclosures_not_emptied before truncate on disclosures for each statement execute function refuse_change()',

  `create table nda_ceremonies (
    id uuid not null constraint nda_ceremonies_pk primary key,
    user_id integer not null constraint nda_ceremonies_user_id_fk references users(id) on delete restrict,
    property_id integer not null,
    agreement_id integer not null constraint nda_ceremonies_agreement_id_fk references agreements(id) on delete restrict,
    disclosure_version text not null constraint nda_ceremonies_disclosure_version_fk references disclosures(version) on delete restrict,
    session_id uuid not null,
    auth_method text,
    signed_in_at timestamptz not null,
    address text,
    user_agent text constraint nda_ceremonies_user_agent check (char_length(user_agent) <= 400),
    started_at timestamptz not null default now(),
    opened_at timestamptz,
    expires_at timestamptz not null,
    disclosure_accepted_at timestamptz,
    nda_id integer constraint nda_ceremonies_nda_id_fk references ndas(id) on delete restrict
  )`,
  'create index nda_ceremonies_by on nda_ceremonies (user_id, agreement_id)',
  'create index nda_ceremonies_unsigned on nda_ceremonies (expires_at) where nda_id is null',

  // How the sessions of now were begun is not known.
  'alter table sessions add auth_method text',
  `alter table ndas add ceremony_id uuid constraint ndas_ceremony_id_fk references nda_ceremonies(id) on delete restrict,
    add user_agent text constraint ndas_user_agent check (char_length(user_agent) <= 400), add auth_method text, add time_zone text`,
];

const DOWN = [
  'alter table ndas drop column ceremony_id, drop column user_agent, drop column auth_method, drop column time_zone',
  'alter table sessions drop column auth_method',
  'drop table nda_ceremonies',
  'drop table disclosures',
];

/** What somebody was shown before they signed: which agreement, which disclosure, and from where. */
export class NdaCeremonies1790000000300 implements MigrationInterface {
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
