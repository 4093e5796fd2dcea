import { Stage } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { firstAgentSql } from '../properties/people/broker';
import { Deal, DealHistory } from './deal.entity';

export type DealGiven = Pick<Deal, 'dealName' | 'propertyId' | 'propertyName'> &
  Partial<
    Pick<
      Deal,
      | 'description'
      | 'buyerId'
      | 'price'
      | 'isOffline'
      | 'offlineBuyerFirstName'
      | 'offlineBuyerLastName'
      | 'offlineBuyerEmail'
      | 'offlineBuyerCity'
      | 'offlineBuyerStateId'
    >
  >;

const INSERT = `
  insert into deals (deal_name, property_id, property_name, description, buyer_id, price, is_offline, offline_buyer_first_name,
    offline_buyer_last_name, offline_buyer_email, offline_buyer_city, offline_buyer_state_id, owner_id, is_interested, deal_status_id, status_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, ${firstAgentSql('$2')}, true, ${Stage.Interested}, now()) on conflict do nothing returning id`;

/**
 * Makes a deal of the property's first listing agent at Interested, with the first row of its history and its audit row. Nothing else makes one.
 * @returns its id; undefined when this buyer has a live deal on the property already
 */
export async function makeDeal(manager: EntityManager, actor: Actor, given: DealGiven): Promise<number | undefined> {
  const [made] = await manager.query<{ id: number }[]>(INSERT, [
    given.dealName,
    given.propertyId,
    given.propertyName,
    given.description,
    given.buyerId,
    given.price,
    given.isOffline ?? false,
    given.offlineBuyerFirstName,
    given.offlineBuyerLastName,
    given.offlineBuyerEmail,
    given.offlineBuyerCity,
    given.offlineBuyerStateId,
  ]);
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
    change: changeOf<Deal>({}, given),
  });
  return made.id;
}
