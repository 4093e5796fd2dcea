import { PropertyStatus, type PropertyStatusId } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { notePrice } from '../prices/price-history';
import { recordEvent } from '../../../platform/events/outbox';

/** Gives a property the status that one of its deals brings about; a sale closes it from now on. */
export async function followDeal(
  manager: EntityManager,
  actor: Actor,
  property: { id: number; statusId: number | null },
  to: PropertyStatusId,
): Promise<void> {
  await manager.query(
    `update properties set status_id = $2::smallint, modified_at = now(), closed_at = case when $2::smallint = ${PropertyStatus.Closed} then now() else closed_at end where id = $1`,
    [property.id, to],
  );
  await notePrice(manager, actor, property.id);
  await recordAudit(manager, {
    actor,
    action: 'property.status-changed',
    subjectType: 'property',
    subjectId: property.id,
    detail: { from: property.statusId, to },
  });
  await recordEvent(manager, 'property.changed', { propertyId: property.id });
}
