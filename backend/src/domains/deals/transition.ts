import type { StageId } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { Actor } from '../../platform/audit/audit';
import { conflict } from '../../platform/common/errors';
import { changed, onConstraint } from '../../platform/database/changes';
import { Deal, DealHistory } from './deal.entity';

const TAKEN = 'Another offer on this property has been accepted.';

/** What changes with the stage. */
export interface Transition {
  change?: QueryDeepPartialEntity<Deal>;
  reason?: string;
}

/**
 * Moves a deal from the stage at which it was read, with the row of its history. Nothing else changes the stage of a deal.
 * @returns false when it is at another stage by now
 * @throws DomainError('conflict') when another deal on the property is accepted already
 */
export async function transition(
  manager: EntityManager,
  deal: { id: number; from: number },
  to: StageId,
  actor: Actor,
  { change = {}, reason }: Transition = {},
): Promise<boolean> {
  const moved = await manager
    .update(Deal, { id: deal.id, dealStatusId: deal.from }, { ...change, dealStatusId: to, statusAt: () => 'now()' })
    .catch(onConstraint('deals_one_accepted', conflict(TAKEN)));
  if (changed(moved) !== 1) {
    return false;
  }
  await manager.insert(DealHistory, {
    dealId: deal.id,
    fromStatusId: deal.from,
    toStatusId: to,
    actorId: actor.id,
    reason: reason || null,
    at: () => 'now()',
  });
  return true;
}
