import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create table nda_events (
    id bigint generated always as identity not null constraint nda_events_pk primary key,
    nda_id integer not null constraint nda_events_nda_id_fk references ndas(id) on delete restrict,
    seq integer not null,
    kind text not null,
    at timestamptz not null default clock_timestamp(),
    actor_id integer constraint nda_events_actor_id_fk references users(id) on delete restrict,
    address text,
    detail jsonb not null default '{}',
    previous_hash text,
    hash text not null,
    constraint nda_events_kind check (kind in ('presented', 'opened', 'disclosure-accepted', 'signed', 'certificate-made', 'certificate-sent', 'certificate-downloaded'))
  )`,
  'create unique index nda_events_chain on nda_events (nda_id, seq)',

  // The stored values, each with its length, after the number of this format; to the microsecond, as Postgres keeps time.
  `create function nda_event_hash(e nda_events) returns text language sql stable as $$
    select encode(sha256(convert_to(string_agg(coalesce(octet_length(field) || ':' || field, '-'), ',' order by nr), 'UTF8')), 'hex')
    from unnest(array['1', e.previous_hash, e.nda_id::text, e.seq::text, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      e.actor_id::text, e.address, e.detail::text]) with ordinality f(field, nr)
  $$`,
  // Whoever adds to the chain of one NDA waits for whoever does so already: no two follow the same event.
  `create function chain_nda_event() returns trigger language plpgsql as $$
    declare last nda_events;
    begin
      perform pg_advisory_xact_lock(7203540, new.nda_id);
      select * into last from nda_events where nda_id = new.nda_id order by seq desc limit 1;
      new.seq := coalesce(last.seq, 0) + 1;
      new.previous_hash := last.hash;
      new.hash := nda_event_hash(new);
      return new;
    end
  $$`,
  'create trigger nda_events_chain before insert on nda_events for each row execute function chain_nda_event()',
  'create trigger nda_events_append_only before update or delete on nda_events for each row execute function refuse_change()',
  'create trigger nda_events_not_emptied before truncate on nda_events for each statement execute function refuse_change()',
];

/** What happened with each signature, every event bound to the one before it by a hash. */
export class NdaEvents1790000000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger nda_events_chain on nda_events');
    await runner.query('drop function chain_nda_event()');
    await runner.query('drop function nda_event_hash(nda_events)');
    await runner.query('drop table nda_events');
  }
}
