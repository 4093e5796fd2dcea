import { createHmac } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { changed } from '../../../platform/database/changes';
import { recordEvent } from '../../../platform/events/outbox';
import { EmailProof } from './email-proof.entity';
import { User } from './user.entity';

type Kind = EmailProof['kind'];

/** How long the link is good, from when it was mailed. */
export const LINK_DAYS = 7;
/** How long the code is good, from when it was mailed. */
export const CODE_MINUTES = 10;
const MINUTES: Record<Kind, number> = { link: LINK_DAYS * 24 * 60, code: CODE_MINUTES };

/** Mails a secret to the address of an account; the one of this kind that was mailed before ends with it. */
export async function askProof(
  manager: EntityManager,
  { id: userId, email }: { id: number; email: string },
  kind: Kind,
): Promise<void> {
  await manager.update(EmailProof, { userId, kind, endedAt: IsNull() }, { endedAt: () => 'now()' });
  const { id: proofId } = await manager.save(manager.create(EmailProof, { userId, kind, email }));
  await recordEvent(manager, kind === 'link' ? 'email.link-asked' : 'email.code-asked', { proofId, userId });
}

/**
 * Makes the mailed secret good.
 * @returns false when another was asked for since, or the account has another address by now
 */
export async function registerProof(
  manager: EntityManager,
  proofId: number,
  kind: Kind,
  hash: string,
): Promise<boolean> {
  const made = await manager.query<[unknown, number]>(
    `update email_proofs p set secret_hash = $2, expires_at = now() + make_interval(mins => ${MINUTES[kind]}) from users u
     where p.id = $1 and p.ended_at is null and u.id = p.user_id and u.email = p.email`,
    [proofId, hash],
  );
  return changed(made) === 1;
}

/** The address of an account is its owner's from now on. */
export async function confirmEmail(manager: EntityManager, actor: Actor, userId: number): Promise<void> {
  const confirmed = await manager.query<[unknown, number]>(
    'update users set email_confirmed_at = now() where id = $1 and email_confirmed_at is null',
    [userId],
  );
  if (changed(confirmed) === 1) {
    await recordAudit(manager, { actor, action: 'user.email-confirmed', subjectType: 'user', subjectId: userId });
  }
}

export const isEmailConfirmed = (manager: EntityManager, userId: number): Promise<boolean> =>
  manager.existsBy(User, { id: userId, emailConfirmedAt: Not(IsNull()) });

/** As a code is kept: without the key nobody finds six digits by trying. */
export const codeHash = (secretKey: string, proofId: number, code: string): string =>
  createHmac('sha256', secretKey).update(`email-code:${proofId}:${code}`).digest('hex');
