import type { EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { recordEvent } from '../../../platform/events/outbox';
import { Property } from './property.entity';

/** Gives a property the day on which its offers are due, as its round has it. The property must be locked. */
export async function followRound(
  manager: EntityManager,
  actor: Actor,
  propertyId: number,
  day: string,
): Promise<void> {
  const before = await manager.findOneByOrFail(Property, { id: propertyId });
  if (before.offersDueDate === day) {
    return;
  }
  await manager.update(Property, propertyId, { offersDueDate: day });
  await recordAudit(manager, {
    actor,
    action: 'property.updated',
    subjectType: 'property',
    subjectId: propertyId,
    change: changeOf<Property>(before, { offersDueDate: day }),
  });
  await recordEvent(manager, 'property.changed', { propertyId });
}
