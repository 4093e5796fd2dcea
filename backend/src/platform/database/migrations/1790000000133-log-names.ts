import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  `ALTER TABLE "audit_log" ADD "actor_name" text, ADD "subject_name" text`,
  `ALTER TABLE "mails" ADD "recipient_name" text, ADD "record_type" text, ADD "record_id" integer, ADD "record_name" text`,
];

/**
 * What a record was called when an entry about it was written: as the next change of that name found it, else as it is
 * called today. What is gone without a change that names it stays nameless.
 */
const named = (kind: string, field: string, column: string, table: string, alias: string): string => `
  coalesce(
    (select l.detail->'before'->>'${field}' from audit_log l
     where l.subject_type = '${kind}' and l.subject_id = ${alias} and l.id >= a.id and l.detail->'before'->>'${field}' is not null order by l.id limit 1),
    (select r.${column} from ${table} r where r.id = ${alias}))`;

const person = (id: string): string =>
  `${named('user', 'firstName', 'first_name', 'users', id)} || ' ' || ${named('user', 'lastName', 'last_name', 'users', id)}`;

/** A row of the log that was written already only gains its names; nothing that it says is changed. */
const OLD_ENTRIES = [
  `update audit_log a set actor_name = ${person('a.actor_id')} where a.actor_id is not null`,
  `update audit_log a set subject_name = ${named('property', 'name', 'name', 'properties', 'a.subject_id')} where a.subject_type = 'property'`,
  `update audit_log a set subject_name = ${named('vendor', 'companyName', 'company_name', 'vendors', 'a.subject_id')} where a.subject_type = 'vendor'`,
  `update audit_log a set subject_name = ${person('a.subject_id')} where a.subject_type = 'user'`,
  `update audit_log a set subject_name = coalesce(
     ${named('team-member', 'firstName', 'first_name', 'team_members', 'a.subject_id')} || ' ' || ${named('team-member', 'lastName', 'last_name', 'team_members', 'a.subject_id')},
     (select l.detail->>'firstName' || ' ' || (l.detail->>'lastName') from audit_log l where l.action = 'team-member.deleted' and l.subject_type = 'team-member' and l.subject_id = a.subject_id))
   where a.subject_type = 'team-member'`,
  `update audit_log a set subject_name = coalesce(
     (select l.detail->>'nameBefore' from audit_log l where l.subject_type = 'category' and l.subject_id = a.subject_id and l.id > a.id and l.detail->>'nameBefore' is not null order by l.id limit 1),
     a.detail->>'name', (select c.name from categories c where c.id = a.subject_id))
   where a.subject_type = 'category'`,
  `update audit_log a set subject_name = coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = d.buyer_id), trim(d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, ''))) || ' · ' || d.property_name
   from deals d where a.subject_type = 'deal' and d.id = a.subject_id`,
  ...Object.entries({
    'api-key': ['api_keys', 'name'],
    enquiry: ['enquiries', 'name'],
    mail: ['mails', 'subject'],
    message: ['messages', 'mail_subject'],
  }).map(
    ([kind, [table, column]]) =>
      `update audit_log a set subject_name = r.${column} from ${table} r where a.subject_type = '${kind}' and r.id = a.subject_id`,
  ),
  ...Object.entries({
    positions: 'positions',
    'store-types': 'store_types',
    'price-alternatives': 'price_alternatives',
    'diligence-periods': 'diligence_periods',
    'document-types': 'document_types',
    'price-step': 'price_steps',
  }).map(
    ([kind, table]) =>
      `update audit_log a set subject_name = ${named(kind, 'name', 'name', table, 'a.subject_id')} where a.subject_type = '${kind}'`,
  ),
  `update audit_log a set subject_name = r.address || ', ' || r.city from agent_locations r where a.subject_type = 'agent-location' and r.id = a.subject_id`,
];

/** The event of a mail holds the ids of what it is about. */
const OLD_MAILS = [
  `update mails m set recipient_name = u.first_name || ' ' || u.last_name from users u where u.id = m.user_id`,
  `update mails m set record_type = r.type, record_id = r.id from (
     select e.id event_id, case when e.payload ? 'dealId' then 'deal' when e.payload ? 'propertyId' then 'property' when e.payload ? 'messageId' then 'message' when e.payload ? 'enquiryId' then 'enquiry' else 'api-key' end "type",
            coalesce(e.payload->>'dealId', e.payload->>'propertyId', e.payload->>'messageId', e.payload->>'enquiryId', e.payload->>'keyId')::int id
     from events e) r
   where r.event_id = m.event_id and r.id is not null`,
  `update mails m set record_type = 'property', record_id = n.property_id, record_name = n.property_name
   from events e join ndas n on n.id = (e.payload->>'ndaId')::int where e.id = m.event_id and e.name = 'nda.signed'`,
  `update mails m set record_name = p.name from properties p where m.record_type = 'property' and p.id = m.record_id and m.record_name is null`,
  `update mails m set record_name = coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = d.buyer_id), trim(d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, ''))) || ' · ' || d.property_name
   from deals d where m.record_type = 'deal' and d.id = m.record_id`,
  ...Object.entries({
    'api-key': ['api_keys', 'name'],
    enquiry: ['enquiries', 'name'],
    message: ['messages', 'mail_subject'],
  }).map(
    ([kind, [table, column]]) =>
      `update mails m set record_name = r.${column} from ${table} r where m.record_type = '${kind}' and r.id = m.record_id`,
  ),
];

/** Both logs name people and records as they were, so that they can be read and searched when those are gone. */
export class LogNames1790000000133 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of COLUMNS) {
      await runner.query(statement);
    }
    await runner.query('alter table audit_log disable trigger audit_log_append_only');
    for (const statement of OLD_ENTRIES) {
      await runner.query(statement);
    }
    await runner.query('alter table audit_log enable trigger audit_log_append_only');
    for (const statement of OLD_MAILS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "mails" DROP COLUMN "recipient_name", DROP COLUMN "record_type", DROP COLUMN "record_id", DROP COLUMN "record_name"',
    );
    await runner.query('ALTER TABLE "audit_log" DROP COLUMN "actor_name", DROP COLUMN "subject_name"');
  }
}
