import type { EntityManager } from 'typeorm';
import { type Actor, recordAudit } from '../../platform/audit/audit';
import { atOtherStage } from '../../platform/common/errors';

/**
 * Takes back a deletion that was not carried out yet, in the transaction that has locked its row [BEYE-72].
 * @param actor who it is about; nobody where it is a visitor, who has no account
 * @throws DomainError('stage') when it is no deletion that waits
 */
export async function takeBackDeletion(
  manager: EntityManager,
  actor: Actor | null,
  { id, kind, state }: { id: number; kind: string; state: string },
): Promise<void> {
  if (kind !== 'delete' || (state !== 'waiting' && state !== 'to decide')) {
    throw atOtherStage('Only a deletion that was not carried out yet can be taken back.');
  }
  await manager.query(
    `update privacy_requests set outcome = 'taken back', ended_at = now(), modified_at = now() where id = $1`,
    [id],
  );
  await recordAudit(manager, {
    actor,
    action: 'privacy.taken-back',
    subjectType: 'user',
    subjectId: actor?.id ?? null,
    detail: { requestId: id },
  });
}
