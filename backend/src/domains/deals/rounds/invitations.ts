import type { EntityManager } from 'typeorm';

/** Notes that terms were submitted in a round, for buyers who are invited to it. */
export async function noteAnswer(
  manager: EntityManager,
  { roundId, dealId, version }: { roundId: number; dealId: number; version: number },
): Promise<void> {
  await manager.query('update round_invitations set answered_version = $3 where round_id = $1 and deal_id = $2', [
    roundId,
    dealId,
    version,
  ]);
}
