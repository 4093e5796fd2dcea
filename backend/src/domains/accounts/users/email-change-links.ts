import type { EntityManager } from 'typeorm';
import { changed } from '../../../platform/database/changes';
import { CANCEL_DAYS, CONFIRM_HOURS } from './email-changes';

/**
 * Makes the mailed link good that confirms a change.
 * @returns false when the change waits no longer, so that the link is of no use
 */
export async function registerConfirmLink(manager: EntityManager, changeId: number, hash: string): Promise<boolean> {
  const made = await manager.query<[unknown, number]>(
    `update email_changes set confirm_hash = $2, confirm_until = now() + make_interval(hours => ${CONFIRM_HOURS}) where id = $1 and ended_at is null`,
    [changeId, hash],
  );
  return changed(made) === 1;
}

/** The same for the link that cancels it, which is good after the change, too. */
export async function registerCancelLink(manager: EntityManager, changeId: number, hash: string): Promise<boolean> {
  const made = await manager.query<[unknown, number]>(
    `update email_changes set cancel_hash = $2, cancel_until = now() + make_interval(days => ${CANCEL_DAYS}) where id = $1 and outcome is distinct from 'cancelled'`,
    [changeId, hash],
  );
  return changed(made) === 1;
}
