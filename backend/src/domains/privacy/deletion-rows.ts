import { ALERT_DAYS } from '@stowbridge/contract/privacy';
import type { EntityManager } from 'typeorm';
import { recordEvent } from '../../platform/events/outbox';
import { CONFIRMED, TO_ANSWER } from './privacy-request';

/** Tells the office once of each request whose answer is due within five days: on day 40 [BEYE-71]. */
export async function alertOfDue(manager: EntityManager): Promise<void> {
  const [due] = await manager.query<[{ id: number }[], number]>(
    `update privacy_requests r set alerted_at = now() where ${TO_ANSWER} and r.alerted_at is null
       and r.due_at <= now() + interval '${ALERT_DAYS} days' returning r.id`,
  );
  for (const { id } of due) {
    await recordEvent(manager, 'privacy.due', { requestId: id });
  }
}

/** The deletion was carried out; the address is kept until its owner has been told so. */
export const endDeletion = (manager: EntityManager, id: number, email: string): Promise<unknown> =>
  manager.query(
    `update privacy_requests set outcome = 'done', ended_at = now(), modified_at = now(), email = $2 where id = $1`,
    [id, email],
  );

/** A visitor's link is over and nobody has confirmed it: its last mail is on its way for a week at most. */
export const forgetUnconfirmed = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `delete from privacy_requests r where not (${CONFIRMED}) and r.modified_at < now() - interval '8 days'`,
  );

/** It stands in the log outside of backups. */
export const markLogged = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('update privacy_requests set logged_at = now() where id = $1', [id]);

export const forgetAddress = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('update privacy_requests set email = null where id = $1', [id]);
