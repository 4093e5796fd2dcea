import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `alter table privacy_requests alter column ready_until drop not null, alter column user_id drop not null,
     add column deletes_at timestamptz,
     add column due_at timestamptz not null default now() + interval '45 days',
     add column decision text,
     add column decided_by_id integer constraint privacy_requests_decided_by_id_fk references users(id),
     add column decided_at timestamptz,
     add column reason text,
     add column extended_at timestamptz,
     add column note text,
     add column email citext,
     add column logged_at timestamptz,
     add column alerted_at timestamptz,
     add column link_hash text,
     add column link_until timestamptz,
     add column verified_at timestamptz,
     drop constraint privacy_requests_kind, drop constraint privacy_requests_outcome,
     add constraint privacy_requests_kind check (case kind when 'export' then deletes_at is null and (ready_until is not null or user_id is null and verified_at is null) when 'delete' then ready_until is null and (deletes_at is not null or user_id is null and verified_at is null) else false end),
     add constraint privacy_requests_who check (user_id is not null or email is not null or ended_at is not null),
     add constraint privacy_requests_outcome check (outcome in ('done', 'expired', 'taken back', 'refused') and (outcome is null) = (ended_at is null)),
     add constraint privacy_requests_decision check (decision in ('approved', 'refused') and (decision is null) = (decided_at is null) and (decision is null) = (decided_by_id is null)),
     add constraint privacy_requests_reason check (reason is null or char_length(reason) between 1 and 500 and decision is not distinct from 'refused'),
     add constraint privacy_requests_note check (char_length(note) between 1 and 2000)`,
  'create index privacy_requests_decided_by on privacy_requests (decided_by_id)',
  'create unique index privacy_requests_one_of_address on privacy_requests (email, kind) where user_id is null and ended_at is null',
  'create unique index privacy_requests_link on privacy_requests (link_hash)',
  'create index privacy_requests_open on privacy_requests (deletes_at) where ended_at is null',
];

const down = [
  `delete from privacy_requests where kind = 'delete' or user_id is null`,
  `alter table privacy_requests drop constraint privacy_requests_who, drop constraint privacy_requests_note, drop constraint privacy_requests_reason, drop constraint privacy_requests_decision,
     drop constraint privacy_requests_outcome, drop constraint privacy_requests_kind,
     drop column verified_at, drop column link_until, drop column link_hash, drop column alerted_at,
     drop column note, drop column extended_at, drop column logged_at, drop column email, drop column reason, drop column decided_at, drop column decided_by_id, drop column decision,
     drop column due_at, drop column deletes_at, alter column ready_until set not null, alter column user_id set not null,
     add constraint privacy_requests_kind check (kind in ('export')),
     add constraint privacy_requests_outcome check (outcome in ('done', 'expired') and (outcome is null) = (ended_at is null))`,
];

/** People who ask that their account is deleted, and visitors who ask for their data by a mailed link. */
export class DeletionsAskedFor1790000000603 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) {
      await runner.query(statement);
    }
  }
}
