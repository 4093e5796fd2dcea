import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `create table privacy_requests (
     id integer generated always as identity,
     kind text not null,
     user_id integer not null,
     received_at timestamptz not null default now(),
     ready_until timestamptz not null,
     downloaded_at timestamptz,
     outcome text,
     ended_at timestamptz,
     modified_at timestamptz not null default now(),
     constraint privacy_requests_pkey primary key (id),
     constraint privacy_requests_user_id_fk foreign key (user_id) references users(id),
     constraint privacy_requests_kind check (kind in ('export')),
     constraint privacy_requests_outcome check (outcome in ('done', 'expired') and (outcome is null) = (ended_at is null))
   )`,
  'create unique index privacy_requests_one_of_user on privacy_requests (user_id, kind) where ended_at is null',
  'create index privacy_requests_user on privacy_requests (user_id)',
];

const down = ['drop table privacy_requests'];

/** People who ask for their data. */
export class PrivacyRequests1790000000602 implements MigrationInterface {
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
