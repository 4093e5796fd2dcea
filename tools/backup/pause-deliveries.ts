import type { Client } from 'pg';
import { HANDLERS, HandlerName } from '@stowbridge/backend/platform/events/handlers';
import { PAUSED } from '@stowbridge/backend/platform/events/restores';

/**
 * By how much the numbers of a restored database go on above those of the backup. In between are those that were given
 * away after the backup was made: they are in mails, in addresses that people kept and in queues, and must not come
 * to mean something else.
 */
const SKIPPED = { bigint: 10_000_000_000, integer: 10_000_000 };

const SKIP_NUMBERS = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass,
                coalesce(last_value, 0) + case data_type::text when 'bigint' then $1::bigint else $2::bigint end)
  from pg_sequences where schemaname = 'public' and data_type::text in ('bigint', 'integer')`;

/** Handlers that reach others by themselves; what `mails` makes of a fact from before is paused when it is made. */
const OUTWARD = ['crm'] as const satisfies HandlerName[];
const OUTWARD_DELIVERIES = OUTWARD.flatMap((handler) => HANDLERS[handler].events.map((event) => ({ handler, event })));

const PAUSE_NEW_DELIVERIES = `
  insert into event_parts (event_id, handler, queued_at, failed_at, error)
  select e.id, w.handler, now(), now(), $3 from events e join unnest($1::text[], $2::text[]) w(event, handler) on w.event = e.name
  where e.relayed_at is null on conflict do nothing`;

export interface PausedDeliveries {
  mails: number;
  sessions: number;
}

/**
 * Makes a restored database safe to go on with: nothing that was on its way when the backup was made goes out by
 * itself, no number is given a second time, and nobody is signed in. All of it holds or nothing does.
 *
 * @param madeAt the moment of the backup, ISO 8601
 */
export async function pauseDeliveries(client: Client, madeAt: string): Promise<PausedDeliveries> {
  const run = async (text: string, values: unknown[] = []): Promise<number> =>
    (await client.query(text, values)).rowCount ?? 0;
  await client.query('begin');
  await run(SKIP_NUMBERS, [SKIPPED.bigint, SKIPPED.integer]);
  await run('insert into restores (backup_at, last_event_id) select $1, coalesce(max(id), 0) from events', [madeAt]);
  // A job that outlived the restore in some Redis would send the mail of its number, so these get new ones.
  await run(
    `update mails set id = nextval(pg_get_serial_sequence('mails', 'id')) where status in ('queued', 'failed')`,
  );
  const mails = await run(`update mails set status = 'failed', error = $1 where status = 'queued'`, [PAUSED]);
  await run(PAUSE_NEW_DELIVERIES, [
    OUTWARD_DELIVERIES.map(({ event }) => event),
    OUTWARD_DELIVERIES.map(({ handler }) => handler),
    PAUSED,
  ]);
  await run(
    'update event_parts set failed_at = now(), error = $2 where handler = any($1) and done_at is null and failed_at is null',
    [OUTWARD, PAUSED],
  );
  // Who signed out or chose a new password after the backup was made must not be let in by what was good before.
  const sessions = await run('update sessions set ended_at = now() where ended_at is null');
  await run('update password_tokens set used_at = now() where used_at is null');
  // A change of address may have been cancelled since; what cancels one stays good.
  await run(`update email_changes set outcome = 'cancelled', ended_at = now() where ended_at is null`);
  await run('update email_proofs set ended_at = now() where ended_at is null');
  await run(
    `insert into audit_log (action, subject_type, detail) values ('system.restored', 'system', jsonb_build_object('backupAt', $1::text))`,
    [madeAt],
  );
  await client.query('commit');
  return { mails, sessions };
}
