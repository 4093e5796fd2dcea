import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { invalid } from '../../platform/common/errors';
import { recordEvent } from '../../platform/events/outbox';
import { isActiveAdministrator } from '../accounts/users/administrators.service';
import { firstAgentSql } from '../properties/people/broker';
import type { Deal } from './deal.entity';

type Owned = Pick<Deal, 'id' | 'propertyId'> & { ownerId: number };

/** @throws DomainError('invalid') for anybody but an administrator who can sign in, or nobody */
export async function requireAdministrator(manager: EntityManager, ownerId: number | null): Promise<void> {
  if (ownerId !== null && !(await isActiveAdministrator(manager, ownerId))) {
    throw invalid('Please choose an administrator', 'ownerId');
  }
}

/** The new owner of a deal is told once of each change. */
export const tellOwner = (manager: EntityManager, { id: dealId, propertyId, ownerId }: Owned): Promise<unknown> =>
  recordEvent(manager, 'deal.owner-changed', { dealId, propertyId, ownerId });

const HAND_ON = `
  with owned as (select id from deals where owner_id = $1 order by id for update)
  update deals d set owner_id = ${firstAgentSql('d.property_id', '$1')}, modified_at = now() from owned where d.id = owned.id
  returning d.id, d.property_id "propertyId", d.owner_id "ownerId"`;

/** Gives the deals of somebody who cannot sign in any more to the first listing agent of each property. */
export async function handOnDeals(manager: EntityManager, userId: number): Promise<void> {
  const [deals] = await manager.query<[(Omit<Owned, 'ownerId'> & { ownerId: number | null })[], number]>(HAND_ON, [
    userId,
  ]);
  for (const { ownerId, ...deal } of deals) {
    await recordAudit(manager, {
      actor: null,
      action: 'deal.changed',
      subjectType: 'deal',
      subjectId: deal.id,
      change: { before: { ownerId: userId }, after: { ownerId } },
    });
    if (ownerId !== null) {
      await tellOwner(manager, { ...deal, ownerId });
    }
  }
}
