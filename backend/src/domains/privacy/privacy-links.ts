import { VISITOR_LINK_HOURS } from '@stowbridge/contract/privacy';
import type { EntityManager } from 'typeorm';
import { changed } from '../../platform/database/changes';

/**
 * Makes the mailed link of a visitor good, the earlier one ends with it; that of a deletion until it is carried out.
 * @returns false when the request has ended, so that the link is of no use
 */
export async function registerPrivacyLink(manager: EntityManager, requestId: number, hash: string): Promise<boolean> {
  const made = await manager.query<[unknown, number]>(
    `update privacy_requests set link_hash = $2, link_until = greatest(deletes_at, now() + make_interval(hours => ${VISITOR_LINK_HOURS}))
     where id = $1 and user_id is null and ended_at is null`,
    [requestId, hash],
  );
  return changed(made) === 1;
}
