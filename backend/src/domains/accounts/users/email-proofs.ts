import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { recordEvent } from '../../../platform/events/outbox';
import { EmailProof } from './email-proof.entity';

type Kind = EmailProof['kind'];

/** How long each is good, from when it was mailed. */
const MINUTES: Record<Kind, number> = { link: 7 * 24 * 60, code: 10 };

/** Mails a secret to the address of an account; the one of this kind that was mailed before ends with it. */
export async function askProof(
  manager: EntityManager,
  { id: userId, email }: { id: number; email: string },
  kind: Kind,
): Promise<void> {
  await manager.query(
    'update email_proofs set ended_at = now() where user_id = $1 and kind = $2 and ended_at is null',
    [userId, kind],
  );
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
  const [, changed] = await manager.query<[unknown, number]>(
    `update email_proofs p set secret_hash = $2, expires_at = now() + make_interval(mins => ${MINUTES[kind]}) from users u
     where p.id = $1 and p.ended_at is null and u.id = p.user_id and u.email = p.email`,
    [proofId, hash],
  );
  return changed === 1;
}

/** The address of an account is its owner's from now on. */
export async function confirmEmail(manager: EntityManager, actor: Actor, userId: number): Promise<void> {
  const [, changed] = await manager.query<[unknown, number]>(
    'update users set email_confirmed_at = now() where id = $1 and email_confirmed_at is null',
    [userId],
  );
  if (changed === 1) {
    await recordAudit(manager, { actor, action: 'user.email-confirmed', subjectType: 'user', subjectId: userId });
  }
}

export async function isEmailConfirmed(manager: EntityManager, userId: number): Promise<boolean> {
  return (
    (await manager.query<unknown[]>('select 1 from users where id = $1 and email_confirmed_at is not null', [userId]))
      .length === 1
  );
}

/** As a code is kept: without the key nobody finds six digits by trying. */
export const codeHash = (secretKey: string, proofId: number, code: string): string =>
  createHmac('sha256', secretKey).update(`email-code:${proofId}:${code}`).digest('hex');
