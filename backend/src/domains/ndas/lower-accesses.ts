import type { AccessTier } from '@stowbridge/contract/access';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/audit/audit';
import { sql } from '../../platform/database/sql';
import { changeAccess } from './access-decisions';

/** Whose access goes further; locked in one order, as for other decisions about several. */
const FURTHER = `
  select id from nda_access where property_id = $1 and user_id = any($2::int[]) and state = 'open' and tier > $3 order by id for update`;

/** Takes people back to a lower tier, where their access is open and goes further. */
export async function lowerAccesses(
  manager: EntityManager,
  actor: Actor,
  { propertyId, userIds, tier }: { propertyId: number; userIds: number[]; tier: AccessTier },
): Promise<void> {
  const accesses = await sql<{ id: number }>(manager, { text: FURTHER, values: [propertyId, userIds, tier] });
  for (const { id } of accesses) {
    await changeAccess(manager, id, actor, { tier });
  }
}
