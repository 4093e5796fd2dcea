import { Stage } from '@stowbridge/contract/ids';
import type { DeepPartial, EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Deal, DealHistory } from './deal.entity';

/**
 * Makes a deal at Interested with the first row of its history and its audit row. Nothing else makes one.
 * @returns its id; undefined when this buyer has a live deal on the property already
 */
export async function makeDeal(
  manager: EntityManager,
  actor: Actor,
  given: DeepPartial<Deal>,
): Promise<number | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Deal)
    .values({ ...given, isInterested: true, dealStatusId: Stage.Interested, statusAt: () => 'now()' })
    .orIgnore()
    .returning('id')
    .execute();
  const [made] = raw as { id: number }[];
  if (!made) {
    return undefined;
  }
  await manager.insert(DealHistory, {
    dealId: made.id,
    fromStatusId: null,
    toStatusId: Stage.Interested,
    actorId: actor.id,
    at: () => 'now()',
  });
  await recordAudit(manager, {
    actor,
    action: 'deal.added',
    subjectType: 'deal',
    subjectId: made.id,
    change: changeOf<Deal>({}, given as Partial<Deal>),
  });
  return made.id;
}
