import { Stage, UserStatus } from '@stowbridge/contract/ids';
import type { Client } from 'pg';
import type { Config } from '@stowbridge/backend/config';
import { PERSON_NAME } from '@stowbridge/backend/domains/accounts/users/person-name';
import { firstAgentSql } from '@stowbridge/backend/domains/properties/people/broker';
import { MailsHandler } from '@stowbridge/backend/mail/mails.handler';
import type { MailQueueService } from '@stowbridge/backend/mail/mail-queue.service';
import { MAIL_EVENTS } from '@stowbridge/backend/mail/mails';
// They say what their records are called in logs.
import '@stowbridge/backend/domains/accounts/users/user.entity';
import '@stowbridge/backend/domains/deals/deal.entity';
import '@stowbridge/backend/domains/notes/note.entity';
import '@stowbridge/backend/domains/properties/editing/property.entity';
import '@stowbridge/backend/domains/tasks/task.entity';
import type { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { nameSql } from '@stowbridge/backend/platform/audit/record-names';
import type { AnyEvent } from '@stowbridge/backend/platform/events/event-handler';

/** Mails are rendered one by one, and the start of the product waits for none of them. */
const MAILED_EVENTS = 250;

/** The kinds of records that it tells of. */
const KINDS = ['deal', 'user', 'property', 'task', 'note'] as const;

/** What people did to the records that are there, as the audit log would have it. */
const AUDIT = `
  insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, detail, address, created_at)
  select e.actor_id, ${PERSON_NAME}, e.action, e.kind, e.id,
    case e.kind ${KINDS.map((kind) => `when '${kind}' then ${nameSql(kind, 'e.id')}`).join(' ')} end,
    e.detail, '192.0.2.' || 10 + e.actor_id % 200, e.at
  from (
    select actor_id, 'deal.moved' as action, 'deal' kind, deal_id id, jsonb_build_object('from', from_status_id, 'to', to_status_id) detail, at
    from deal_history where from_status_id is not null and to_status_id <> ${Stage.Submitted}
    union all
    select created_by_id, case kind when 'offer' then 'offer.submitted' when 'counter' then 'offer.countered' else 'offer.agreed' end, 'deal', deal_id,
      jsonb_build_object('version', version, 'price', price), created_at from offer_terms
    union all
    select done_by_id, 'task.done', 'task', id, '{}', done_at from tasks where done_by_id is not null
    union all
    select author_id, 'note.added', 'note', id, jsonb_build_object('dealId', deal_id), created_at from notes
    union all
    select user_id, 'funds.sent', 'user', user_id, jsonb_build_object('proofId', id, 'amount', amount), created_at from funds_proofs
    union all
    select decided_by_id, 'funds.approved', 'user', user_id, jsonb_build_object('proofId', id, 'limit', shown_limit), decided_at from funds_proofs where state = 'approved'
    union all
    select coalesce(${firstAgentSql('o.property_id')}, 1), 'round.opened', 'property', property_id,
      jsonb_build_object('roundId', id, 'kind', kind, 'dueAt', to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sealed', sealed), opens_at
    from offer_rounds o
    union all
    select coalesce(${firstAgentSql('o.property_id')}, 1), 'round.invited', 'property', o.property_id,
      jsonb_build_object('roundId', o.id, 'dealIds', jsonb_agg(i.deal_id order by i.deal_id)), min(i.invited_at)
    from round_invitations i join offer_rounds o on o.id = i.round_id group by o.id
    union all
    select closed_by_id, 'round.closed', 'property', property_id, jsonb_build_object('roundId', id), closed_at from offer_rounds where closed_at is not null
    union all
    select user_id, 'nda.signed', 'property', property_id, jsonb_build_object('ndaId', id), signed_at from ndas
    union all
    select coalesce((select a.user_id from property_agents a where a.property_id = p.id order by a.position limit 1), 1),
      'property.published', 'property', id, '{}', listed_at
    from properties p where listed_at is not null
    union all
    select 1 + id % 3, 'user.status-changed', 'user', id, jsonb_build_object('from', ${UserStatus.Pending}, 'to', status_id), created_at + interval '3 hours'
    from users where user_type_id <> 1 and status_id <> ${UserStatus.Pending}
  ) e join users u on u.id = e.actor_id where e.at < $1 order by e.at`;

export const writeAudit = (client: Client, until: Date): Promise<unknown> => client.query(AUDIT, [until]);

/** The mails of the latest events, worded by the product itself and never sent; a few could not be delivered. */
export async function writeMails(source: ReturnType<typeof newDataSource>, config: Config): Promise<void> {
  const handler = new MailsHandler(config, { enqueue: async () => undefined } as unknown as MailQueueService);
  await source.transaction(async (manager) => {
    const events = await manager.query<AnyEvent[]>(
      `select id, name, payload, created_at "at" from events where name = any($1) order by id desc limit ${MAILED_EVENTS}`,
      [MAIL_EVENTS],
    );
    for (const event of events.reverse()) {
      await handler.handle(event, manager);
    }
    await manager.query(`
      update mails m set attempts = 1, created_at = e.created_at,
        status = case when m.id % 40 = 0 then 'failed' else 'sent' end,
        error = case when m.id % 40 = 0 then '550 5.1.1 The mailbox does not exist.' end,
        sent_at = case when m.id % 40 = 0 then null else e.created_at + interval '4 seconds' end
      from events e where e.id = m.event_id and m.status = 'queued'`);
  });
}
