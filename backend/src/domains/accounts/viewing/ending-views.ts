import type { EntityManager } from 'typeorm';
import { type Actor, type CommandLine, recordAudit } from '../../../platform/audit/audit';

interface EndedView {
  administratorId: number;
  personId: number;
  reason: string;
}

/** A view that is asked about as `v` whose administrator's session is over. */
const LEFT_ALONE = 'exists (select from sessions a where a.id = v.begun_in and a.ended_at is not null)';

/**
 * Ends open views of persons, and writes each end into the log with the reason that was given at its start.
 * @param which a condition in SQL on `sessions v`
 * @param endedBy by what, in one word
 * @returns how many those were
 */
async function endViews(
  manager: EntityManager,
  actor: Actor | CommandLine | null,
  endedBy: 'pressed' | 'signed-out' | 'time',
  which: string,
  values: number[],
): Promise<number> {
  const [ended] = await manager.query<[EndedView[], number]>(
    `update sessions v set ended_at = least(now(), v.expires_at) where v.read_only and v.ended_at is null and (${which})
     returning v.user_id "administratorId", v.acts_for "personId", v.reason`,
    values,
  );
  for (const { administratorId, personId, reason } of ended) {
    await recordAudit(manager, {
      actor,
      action: 'view.ended',
      subjectType: 'user',
      subjectId: personId,
      detail: { reason, endedBy, administratorId },
    });
  }
  return ended.length;
}

/** Ends an administrator's view of this person. */
export const endViewOf = (manager: EntityManager, administrator: Actor, personId: number): Promise<number> =>
  endViews(manager, administrator, 'pressed', 'v.user_id = $1 and v.acts_for = $2', [administrator.id, personId]);

/** Ends the views that were begun in sessions of this user that are over. */
export const endViewsLeft = (manager: EntityManager, actor: Actor | CommandLine, userId: number): Promise<number> =>
  endViews(manager, actor, 'signed-out', `v.user_id = $1 and ${LEFT_ALONE}`, [userId]);

/** Ends the views whose time is up, and those whose administrator's session is over. */
export const endViewsOver = (manager: EntityManager): Promise<number> =>
  endViews(manager, null, 'time', `v.expires_at <= now() or ${LEFT_ALONE}`, []);
