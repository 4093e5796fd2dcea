import type { EntityManager } from 'typeorm';
import { type Actor, type CommandLine, recordAudit } from '../../../platform/audit/audit';
import { conflict } from '../../../platform/common/errors';
import { changed } from '../../../platform/database/changes';
import { recordEvent } from '../../../platform/events/outbox';
import { endAccess } from '../sign-in/new-password';
import { RecoveryCode } from './second-factor.entity';
import { forgetTries } from './tries';

/** Everything of a person's second step goes: factors, codes, and what was wrong before. @returns how many factors there were */
export async function removeAllFactors(manager: EntityManager, userId: number): Promise<number> {
  const removed = await manager.query<[unknown, number]>('delete from second_factors where user_id = $1', [userId]);
  await manager.delete(RecoveryCode, { userId });
  await forgetTries(manager, userId);
  return changed(removed);
}

/**
 * Takes a lost second factor from somebody: they sign in with their password until they set up another one.
 * @throws DomainError('conflict') when they have none
 */
export async function resetSecondFactor(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
  reason: string,
): Promise<void> {
  const factors = await removeAllFactors(manager, userId);
  if (factors === 0) {
    throw conflict('There is no second factor to reset.');
  }
  await recordAudit(manager, {
    actor,
    action: 'second-factor.reset',
    subjectType: 'user',
    subjectId: userId,
    detail: { reason, factors },
  });
  await endAccess(manager, actor, userId, 'second-factor-reset', null);
  await recordEvent(manager, 'second-factor.reset', { userId });
}
