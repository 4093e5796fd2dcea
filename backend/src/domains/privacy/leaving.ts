import { Stage } from '@stowbridge/contract/ids';
import { LISTINGS_ARE_PUBLISHED, OFFER_IS_OPEN } from '@stowbridge/contract/privacy';
import { OPEN_STAGES } from '@stowbridge/contract/stages';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { requireAnotherAdmin } from '../accounts/users/user-status.service';
import { LISTED } from '../properties/visibility.sql';

/** An offer that waits for an answer, or that the seller has accepted and nobody has closed. */
const RUNNING = [...OPEN_STAGES, Stage.Accepted];

/**
 * Whether somebody may go: asked when they want to, and again when their time has come.
 * @throws DomainError('conflict') with an open offer, with published properties, and for the last active administrator
 */
export async function requireMayGo(manager: EntityManager, userId: number): Promise<void> {
  const [found] = await sql<{ offers: boolean; listings: boolean; administers: boolean }>(manager, {
    text: `
      select exists (select from deals d where d.buyer_id = $1 and d.deal_status_id = any($2)) offers,
        exists (select from properties p where p.seller_id = $1 and ${LISTED}) listings,
        exists (select from user_roles r where r.user_id = $1 and r.role_id = 1) administers`,
    values: [userId, RUNNING],
  });
  if (found.offers) {
    throw conflict(OFFER_IS_OPEN);
  }
  if (found.listings) {
    throw conflict(LISTINGS_ARE_PUBLISHED);
  }
  if (found.administers) {
    await requireAnotherAdmin(manager, userId);
  }
}
