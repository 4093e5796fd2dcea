import type { EntityManager } from 'typeorm';
import { notFound } from '../../../platform/common/errors';
import { Property } from './property.entity';

/**
 * Reads a property and keeps everyone else from changing it until the transaction ends. `for_no_key_update` still lets
 * others add rows that refer to it; `pessimistic_write` does not, as a deletion needs.
 * @throws DomainError('not-found')
 */
export async function lockedProperty(
  manager: EntityManager,
  id: number,
  mode: 'for_no_key_update' | 'pessimistic_write' = 'for_no_key_update',
): Promise<Property> {
  const property = await manager.findOne(Property, { where: { id }, lock: { mode } });
  if (!property) {
    throw notFound('The property');
  }
  return property;
}
