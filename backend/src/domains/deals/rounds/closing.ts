import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/audit/audit';
import { closeRound, openRoundOf } from './round-changes';

/**
 * An accepted or sold deal ends the round of its property [BEYC-35]. Of a call the date stays, until which others may
 * still offer, as ever.
 */
export async function closeForDeal(
  manager: EntityManager,
  actor: Actor,
  { propertyId, dealId }: { propertyId: number; dealId: number },
): Promise<void> {
  const round = await openRoundOf(manager, propertyId);
  if (round) {
    await closeRound(manager, actor, round, { early: round.kind === 'best-and-final', detail: { dealId } });
  }
}
