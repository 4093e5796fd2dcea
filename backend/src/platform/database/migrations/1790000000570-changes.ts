import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sequences whose ids are read in order, and the numbers under which their locks are known. */
const SEQUENCES = { changes: 23001, events: 23002 };

/**
 * Ids are drawn before the commit. A transaction that is about to draw some holds a lock, until it has ended, that names
 * the last id before its own: what is not above the lowest of these is settled. The last id that was drawn is read before
 * the locks: who draws a lower one has taken its lock by then, and who has ended by then is seen by the next statement.
 */
const SETTLED = `
  create function hold_ids() returns trigger language plpgsql as $$
  declare holds text := 'stowbridge.holds_' || tg_table_name;
  begin
    if coalesce(current_setting(holds, true), '') = '' then
      perform set_config(holds, '1', true);
      perform pg_advisory_xact_lock_shared((tg_argv[0]::bigint << 48) | coalesce(pg_sequence_last_value((tg_table_name || '_id_seq')::regclass), 0));
    end if;
    return null;
  end $$;
  create function settled_id(of_table text) returns bigint language plpgsql as $$
  declare
    lock_space bigint := case of_table when 'changes' then ${SEQUENCES.changes} when 'events' then ${SEQUENCES.events} end;
    drawn bigint := coalesce(pg_sequence_last_value((of_table || '_id_seq')::regclass), 0);
    held bigint;
  begin
    select min(((classid::bigint << 32) | objid::bigint) & ((1::bigint << 48) - 1)) into held from pg_locks
    where locktype = 'advisory' and objsubid = 1 and (classid::bigint >> 16) = lock_space
      and database = (select oid from pg_database where datname = current_database());
    return least(drawn, held);
  end $$`;

/** Of a record: its kind, its resource, the columns whose ids are told, and the names of columns that differ on the wire (null: not told). */
const RECORDS = `
  create function note_changes() returns trigger language plpgsql as $$
  declare
    ids text[] := tg_argv[2]::text[];
    names jsonb := tg_argv[3]::jsonb;
  begin
    if tg_op = 'UPDATE' then
      insert into changes (type, resource, resource_id, data)
      select tg_argv[0] || '.changed', tg_argv[1], n.id, change_ids(to_jsonb(n), ids) || jsonb_build_object('fields', f.fields)
      from changed n join was o on o.id = n.id cross join lateral (
        select jsonb_agg(distinct field order by field) fields from (
          select case when names ? a.key then names ->> a.key else wire_name(a.key) end field
          from jsonb_each(to_jsonb(n)) a join jsonb_each(to_jsonb(o)) b using (key) where a.value <> b.value) told
        where field is not null) f
      where f.fields is not null;
    else
      insert into changes (type, resource, resource_id, data)
      select tg_argv[0] || case tg_op when 'INSERT' then '.created' else '.deleted' end, tg_argv[1], n.id, change_ids(to_jsonb(n), ids) from changed n;
    end if;
    return null;
  end $$;
  create function wire_name(column_name text) returns text immutable language sql
    return lower(left(column_name, 1)) || substr(replace(initcap(replace(column_name, '_', ' ')), ' ', ''), 2);
  create function change_ids(record jsonb, ids text[]) returns jsonb immutable language sql
    return coalesce((select jsonb_object_agg(wire_name(id), record -> id) from unnest(ids) id), '{}')`;

/** Of what belongs to a record and is no record itself: the column that names it, and the field in which it is shown. */
const PARTS = `
  create function note_part_changes() returns trigger language plpgsql as $$
  begin
    insert into changes (type, resource, resource_id, data)
    select distinct tg_argv[0] || '.changed', tg_argv[1], (to_jsonb(n) ->> tg_argv[2])::int, jsonb_build_object('fields', jsonb_build_array(tg_argv[3]))
    from changed n;
    return null;
  end $$`;

/** Of facts that others react to; one that can be taken back counts once nobody can. */
const FACTS = `
  create function note_fact() returns trigger language plpgsql as $$
  declare
    p jsonb := new.payload;
    told text := case new.name
      when 'funds.decided' then 'funds-proof.decided'
      when 'deal.moved' then 'deal.' || (array['accepted', 'rejected', 'in-process', 'interested', 'sold', 'submitted', 'withdrawn'])[(p ->> 'toStatusId')::int]
      else new.name end;
    about text := case when new.name like 'user.%' then 'users' when new.name like 'property.%' then 'properties'
      when new.name like 'nda.%' or new.name like 'access.%' then 'ndas' when new.name like 'question.%' then 'questions'
      when new.name like 'offer.%' then 'offers' when new.name like 'deal.%' or new.name like 'round.%' then 'deals'
      when new.name like 'campaign.%' then 'campaigns' when new.name like 'enquiry.%' then 'enquiries'
      when new.name = 'criteria.expired' then 'criteria' when new.name = 'funds.decided' then 'funds-proofs' end;
  begin
    insert into changes (type, resource, resource_id, data) values (told, about,
      case about
        when 'users' then (p ->> 'userId')::int when 'properties' then (p ->> 'propertyId')::int when 'ndas' then (p ->> 'ndaId')::int
        when 'questions' then (p ->> 'questionId')::int when 'deals' then (p ->> 'dealId')::int when 'campaigns' then (p ->> 'campaignId')::int
        when 'enquiries' then (p ->> 'enquiryId')::int when 'criteria' then (p ->> 'criteriaId')::int when 'funds-proofs' then (p ->> 'fundsProofId')::int
        when 'offers' then (select t.id from offer_terms t where t.deal_id = (p ->> 'dealId')::int and t.version = (p ->> 'version')::int)
      end, p);
    return null;
  end $$`;

const FACT_NAMES = [
  ...[
    'user.registered',
    'user.approved',
    'user.rejected',
    'property.published',
    'property.repriced',
    'property.assigned',
  ],
  ...['nda.signed', 'nda.recorded-outside', 'nda.certified'],
  ...['access.requested', 'access.granted', 'access.declined', 'access.revoked', 'access.changed'],
  ...['question.answered', 'question.declined', 'criteria.expired', 'funds.decided'],
  ...['offer.submitted', 'offer.countered', 'offer.agreed', 'offer.withdrawn', 'deal.moved'],
  ...['round.invited', 'round.extended', 'round.closed', 'round.not-chosen', 'campaign.stopped', 'enquiry.answered'],
];

const SIGNED =
  'first_name last_name state_id agreement_id consent_version ceremony_id user_agent auth_method time_zone'.split(' ');

/** table, kind, resource, ids that are told, columns whose names differ. */
const TABLES: [string, string, string, string[], Record<string, string | null>][] = [
  [
    'users',
    'user',
    'users',
    [],
    {
      modified_at: null,
      password_hash: null,
      temporary_password_hash: null,
      temporary_password_expires_at: null,
      email_confirmed_at: null,
    },
  ],
  [
    'properties',
    'property',
    'properties',
    [],
    { modified_at: null, nda_asked_again_at: null, repriced_at: null, price_reduced_at: null, closed_at: null },
  ],
  ['property_images', 'image', 'images', ['property_id'], { created_at: null }],
  [
    'documents',
    'document',
    'documents',
    ['property_id'],
    { modified_at: null, agreement_id: null, uploaded_by_id: 'uploadedBy', digitally_signed: null },
  ],
  // Signatures never change.
  ['ndas', 'nda', 'ndas', ['property_id', 'user_id'], Object.fromEntries(SIGNED.map((name) => [name, null]))],
  ['questions', 'question', 'questions', ['property_id'], { document_tier: null, version: 'documentVersion' }],
  ['criteria', 'criteria', 'criteria', ['user_id'], CRITERIA_NAMES()],
  [
    'deals',
    'deal',
    'deals',
    ['property_id', 'buyer_id'],
    {
      deal_status_id: 'statusId',
      status_at: 'statusDate',
      is_offline: 'offline',
      is_interested: 'kind',
      submitted_at: null,
      modified_at: null,
      offline_buyer_email: 'buyerEmail',
    },
  ],
  [
    'funds_proofs',
    'funds-proof',
    'funds-proofs',
    ['user_id'],
    {
      file_name: null,
      content_type: null,
      expires_at: 'until',
      shown_limit: 'limit',
      end_told_at: null,
      modified_at: null,
    },
  ],
  ['offer_terms', 'offer', 'offers', ['deal_id'], { created_by_id: null, author_side: 'authorSide' }],
  [
    'tasks',
    'task',
    'tasks',
    ['deal_id', 'property_id', 'user_id', 'enquiry_id'],
    {
      created_at: null,
      modified_at: null,
      sequence: null,
      taken_over_from_id: 'takenOverFrom',
      template_key: null,
      before_closing: null,
      move_to_monday: null,
      deal_id: 'subjectId',
      user_id: 'subjectId',
      enquiry_id: 'subjectId',
    },
  ],
  [
    'messages',
    'message',
    'messages',
    ['property_id'],
    { mail_subject: 'subject', mail_content: 'content', event_id: null, deleted_at: null, place: null, deal_id: null },
  ],
  ['categories', 'category', 'categories', [], {}],
  ['vendors', 'vendor', 'vendors', [], {}],
  ['campaigns', 'campaign', 'campaigns', [], {}],
  ['team_members', 'team-member', 'team-members', [], {}],
  ['enquiries', 'enquiry', 'enquiries', ['property_id'], {}],
  [
    'notes',
    'note',
    'notes',
    ['deal_id', 'property_id', 'user_id', 'enquiry_id'],
    {
      modified_at: null,
      deal_id: 'subjectId',
      property_id: 'subjectId',
      user_id: 'subjectId',
      enquiry_id: 'subjectId',
    },
  ],
  ['mails', 'mail', 'mails', [], { event_id: null, preview_html: null, preview_text: null, message_id: null }],
];

/** What somebody looks for stands in the field `must`. */
function CRITERIA_NAMES(): Record<string, string | null> {
  const own = ['name', 'equity', 'max_price', 'exchange_deadline', 'active_until', 'user_id', 'created_at', 'id'];
  const columns =
    'state_ids store_type_ids price_from price_to area_from area_to cap_rate_from cap_rate_to price_per_sqft_from price_per_sqft_to noi_from noi_to occupancy_from occupancy_to units_from units_to year_built_from year_built_to climate_share_from climate_share_to south west north east area area_edges area_drawn'.split(
      ' ',
    );
  return {
    ...Object.fromEntries(columns.filter((name) => !own.includes(name)).map((name) => [name, 'must'])),
    entered_by_id: 'enteredByOffice',
    expired_told_at: null,
    modified_at: null,
  };
}

/** table, kind, resource, the column that names the record, the field of the record. */
const PART_TABLES = [
  ['user_roles', 'user', 'users', 'user_id', 'roles'],
  ['property_agents', 'property', 'properties', 'property_id', 'brokerIds'],
  ['answers', 'question', 'questions', 'question_id', 'answers'],
  ['criteria_wishes', 'criteria', 'criteria', 'criteria_id', 'nice'],
  ['vendor_categories', 'vendor', 'vendors', 'vendor_id', 'categoryIds'],
  ['campaign_properties', 'campaign', 'campaigns', 'campaign_id', 'propertyIds'],
  ['enquiry_replies', 'enquiry', 'enquiries', 'enquiry_id', 'replies'],
  // The lists have no records of their own on the wire.
  ['agent_locations', 'lookup', 'lookups', '', 'agentLocations'],
];

const TRANSITIONS = {
  insert: 'after insert on %t referencing new table as changed',
  update: 'after update on %t referencing old table as was new table as changed',
  delete: 'after delete on %t referencing old table as changed',
};
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The feed: every change of a record that integrators read, noted by the tables themselves. */
export class Changes1790000000570 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table changes (
      id bigint generated always as identity not null constraint changes_pk primary key,
      type text not null,
      resource text not null,
      resource_id integer,
      data jsonb not null,
      at timestamptz not null default now()
    )`);
    await runner.query('create index changes_resource on changes (resource, id)');
    await runner.query('create index changes_at on changes using brin (at) with (pages_per_range = 32)');
    await runner.query(`create table change_marks (
      id smallint not null constraint change_marks_pk primary key,
      forgotten_id bigint not null,
      constraint change_marks_one check (id = 1)
    )`);
    for (const made of [SETTLED, RECORDS, PARTS, FACTS]) {
      await runner.query(made);
    }
    for (const [table, number] of Object.entries(SEQUENCES)) {
      await runner.query(
        `create trigger ${table}_held before insert on ${table} for each statement execute function hold_ids('${number}')`,
      );
    }
    for (const [table, kind, resource, ids, names] of TABLES) {
      await this.note(runner, table, 'note_changes', [kind, resource, `{${ids.join()}}`, JSON.stringify(names)]);
    }
    for (const [table, ...given] of PART_TABLES) {
      await this.note(runner, table, 'note_part_changes', given);
    }
    const named = `new.name in (${FACT_NAMES.map(quoted).join()})`;
    await runner.query(
      `create trigger events_noted after insert on events for each row when (new.not_before is null and ${named}) execute function note_fact()`,
    );
    await runner.query(
      `create trigger events_noted_late after update of relayed_at on events for each row when (new.not_before is not null and old.relayed_at is null and new.relayed_at is not null and ${named}) execute function note_fact()`,
    );
  }

  private async note(runner: QueryRunner, table: string, noting: string, given: string[]): Promise<void> {
    for (const [verb, when] of Object.entries(TRANSITIONS)) {
      await runner.query(
        `create trigger ${table}_noted_${verb} ${when.replace('%t', table)} for each statement execute function ${noting}(${given.map(quoted).join()})`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_fact, note_part_changes, note_changes, hold_ids cascade');
    await runner.query('drop function settled_id, change_ids, wire_name');
    await runner.query('drop table change_marks');
    await runner.query('drop table changes');
  }
}
