import type { EntityManager } from 'typeorm';
import { Actor, CommandLine, recordAudit } from '../../../platform/audit/audit';
import { recordEvent } from '../../../platform/events/outbox';

/** Ends every key that a person has made, or one of anybody's, for good; what has ended already stays as it is. */
export async function endKeys(
  manager: EntityManager,
  actor: Actor | CommandLine,
  which: { userId: number } | { keyId: number },
): Promise<void> {
  const [column, id] = 'userId' in which ? ['user_id', which.userId] : ['id', which.keyId];
  const [ended] = await manager.query<[{ keyId: number; userId: number }[], number]>(
    `update api_keys set revoked_at = now() where ${column} = $1 and revoked_at is null returning id "keyId", user_id "userId"`,
    [id],
  );
  for (const { keyId, userId } of ended) {
    await recordAudit(manager, { actor, action: 'api-key.revoked', subjectType: 'api-key', subjectId: keyId });
    await recordEvent(manager, 'api-key.revoked', { keyId, userId });
  }
}
