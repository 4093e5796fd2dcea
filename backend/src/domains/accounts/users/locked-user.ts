import { type EntityManager, IsNull, Not } from 'typeorm';
import { conflict, notFound } from '../../../platform/common/errors';
import { User } from './user.entity';

/**
 * A person whom the office changes: others who do so wait.
 * @throws DomainError('not-found'), 'conflict' for somebody who had their data removed: what is left of them is nobody to change
 */
export async function lockUser(manager: EntityManager, id: number): Promise<User> {
  const user = await manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!user) {
    throw notFound('The user');
  }
  if (await manager.existsBy(User, { id, removedAt: Not(IsNull()) })) {
    throw conflict('This person had their data removed.');
  }
  return user;
}
