import type { AuditAction } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import { Actor, COMMAND_LINE, CommandLine, recordAudit } from '../../../platform/audit/audit';
import { endViewsLeft } from '../viewing/ending-views';
import { hashPassword, TEMPORARY_HOURS, temporaryPassword } from './passwords';
import { recordSignIn } from './sign-in-log';

/**
 * Ends every session of a person except the one given, and answers how many those were.
 * @param reason why, in one word
 */
export async function endSessions(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
  reason: string,
  except: string | null = null,
): Promise<number> {
  const [ended] = await manager.query<[{ userAgent: string | null }[], number]>(
    'update sessions set ended_at = now() where user_id = $1 and not read_only and ended_at is null and expires_at > now() and id is distinct from $2::uuid returning user_agent "userAgent"',
    [userId, except],
  );
  const address = actor === COMMAND_LINE ? null : actor.address;
  for (const { userAgent } of ended) {
    await recordSignIn(manager, { userId, outcome: 'ended', reason, from: { address, userAgent } });
  }
  await endViewsLeft(manager, actor, userId);
  return ended.length;
}

/** What every new password does: open links and other sessions end, and both are logged. */
export async function recordNewPassword(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
  action: AuditAction,
  keptSession: string | null,
): Promise<void> {
  await recordAudit(manager, { actor, action, subjectType: 'user', subjectId: userId });
  await endAccess(manager, actor, userId, 'new-password', keptSession);
}

/**
 * Ends the open links and the sessions of a person but for the one given, and logs it.
 * @param reason why, in one word
 */
export async function endAccess(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
  reason: string,
  keptSession: string | null,
): Promise<void> {
  await manager.query('update password_tokens set used_at = now() where user_id = $1 and used_at is null', [userId]);
  const ended = await endSessions(manager, actor, userId, reason, keptSession);
  if (ended > 0) {
    await recordAudit(manager, {
      actor,
      action: 'sessions.ended',
      subjectType: 'user',
      subjectId: userId,
      detail: { sessions: ended },
    });
  }
}

/**
 * Puts a temporary password in the place of whatever the person signed in with.
 * @returns the password, which is kept nowhere else
 */
export async function giveTemporaryPassword(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
): Promise<string> {
  const password = temporaryPassword();
  await manager.query(
    `update users set password_hash = null, temporary_password_hash = $2, temporary_password_expires_at = now() + make_interval(hours => ${TEMPORARY_HOURS}),
            is_confirmed = true, modified_at = now()
     where id = $1`,
    [userId, await hashPassword(password)],
  );
  await recordNewPassword(manager, actor, userId, 'password.temporary-given', null);
  return password;
}
