import { type EntityManager, IsNull } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { endAccess } from '../sign-in/new-password';
import { recordSignIn } from '../sign-in/sign-in-log';
import { sql } from '../../../platform/database/sql';
import { recordEvent } from '../../../platform/events/outbox';
import { EmailChange } from './email-change.entity';
import { liftSuppression } from './suppressed-addresses';
import type { User } from './user.entity';

/** How long the link to the new address is good, from when it was mailed. */
export const CONFIRM_HOURS = 24;
/** How long the link to the old address is good, from when it was mailed, and the old address is kept for its owner. */
export const CANCEL_DAYS = 7;

type Owner = Pick<User, 'id' | 'email'>;

/** Whether these are two addresses; another letter case makes none. */
export const isOther = (one: string, other: string): boolean => one.toLowerCase() !== other.toLowerCase();

/** Asks the new address whether it wants to be that of the account, and tells the old one; a change that waits is replaced. */
export async function askEmailChange(
  manager: EntityManager,
  actor: Actor,
  { id: userId, email }: Owner,
  newEmail: string,
): Promise<void> {
  await endOpenChange(manager, userId, 'replaced');
  // Its owner is asked by mail.
  await liftSuppression(manager, newEmail);
  const { id: changeId } = await manager.save(manager.create(EmailChange, { userId, oldEmail: email, newEmail }));
  await recordAudit(manager, {
    actor,
    action: 'user.email-change-asked',
    subjectType: 'user',
    subjectId: userId,
    detail: { email: newEmail },
  });
  await recordEvent(manager, 'email.change-asked', { changeId, userId });
}

/** What an administrator's change of another's address does besides: open links end, and the old address is told. */
export async function noteOfficeChange(
  manager: EntityManager,
  actor: Actor,
  { id: userId, email }: Owner,
  newEmail: string,
): Promise<void> {
  await endOpenChange(manager, userId, 'replaced');
  await liftSuppression(manager, newEmail);
  // The office has the last word: links to earlier addresses take nothing back.
  await manager.query(
    `update email_changes set outcome = 'cancelled', cancel_until = now() where user_id = $1 and outcome in ('confirmed', 'replaced')`,
    [userId],
  );
  const { id: changeId } = await manager.save(
    manager.create(EmailChange, { userId, oldEmail: email, newEmail, outcome: 'by office', endedAt: new Date() }),
  );
  // What was mailed went to the other address.
  await manager.query(
    'update users set email_confirmed_at = null, temporary_password_hash = null, temporary_password_expires_at = null where id = $1',
    [userId],
  );
  await manager.query('update password_tokens set used_at = now() where user_id = $1 and used_at is null', [userId]);
  await recordSignIn(manager, { userId, outcome: 'email-changed', from: actor });
  await recordEvent(manager, 'email.changed-by-office', { changeId, userId });
}

/** Gives an account its new address, proven by a mailed link, and ends what was opened under the other. */
export async function setEmail(
  manager: EntityManager,
  actor: Actor,
  { id: userId, email }: Owner,
  newEmail: string,
  keptSession: string | null,
): Promise<void> {
  await manager.query(
    `update users set email = $2, email_confirmed_at = now(), temporary_password_hash = null, temporary_password_expires_at = null, modified_at = now() where id = $1`,
    [userId, newEmail],
  );
  await recordAudit(manager, {
    actor,
    action: 'user.email-changed',
    subjectType: 'user',
    subjectId: userId,
    change: changeOf<Owner>({ email }, { email: newEmail }),
  });
  await recordSignIn(manager, { userId, outcome: 'email-changed', from: actor });
  await endAccess(manager, actor, userId, 'email-changed', keptSession);
}

/** The address that waits to be confirmed; null when none does. */
export async function pendingEmailOf(manager: EntityManager, userId: number): Promise<string | null> {
  return (await findPending(manager, userId))?.email ?? null;
}

/** The change that waits to be confirmed. */
export async function findPending(
  manager: EntityManager,
  userId: number,
): Promise<{ id: number; email: string } | undefined> {
  const [pending] = await sql<{ id: number; email: string }>(manager, {
    text: 'select id, new_email::text email from email_changes where user_id = $1 and ended_at is null and (confirm_until is null or confirm_until > now())',
    values: [userId],
  });
  return pending;
}

export async function endOpenChange(
  manager: EntityManager,
  userId: number,
  outcome: 'replaced' | 'cancelled',
): Promise<void> {
  await manager.update(EmailChange, { userId, endedAt: IsNull() }, { outcome, endedAt: () => 'now()' });
}
