import { type AccessState, type AccessTier, Tier } from '@stowbridge/contract/access';
import { Position, UserStatus } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/audit/audit';
import { recordEvent } from '../../platform/events/outbox';
import { OPEN_NOW } from './access-rows';
import { recordNdaEvent } from './nda-events';

/** SQL for whether the office looks at a signature before it opens anything: a person `u` on a property `p`. */
const WAITS = `(p.nda_mode = 'manual' or p.nda_mode = 'manual-for-brokers' and u.position_id = ${Position.Broker}
  or p.nda_mode = 'approved' and u.status_id <> ${UserStatus.Approved})`;

/** Whoever signs again keeps the access that they have, be it declined. */
const OPEN = `
  insert into nda_access (user_id, property_id, state, tier, expires_at)
  select u.id, p.id, case when ${WAITS} then 'pending' else 'open' end, ${Tier.Signed}, case when not ${WAITS} then now() + make_interval(days => p.access_days) end
  from users u, properties p where u.id = $1 and p.id = $2
  on conflict (user_id, property_id) do nothing returning state, tier, expires_at "expiresAt"`;

export interface NewAccess {
  state: AccessState;
  tier: AccessTier;
  expiresAt: Date | null;
}

/**
 * Opens what a signature opens, or asks for it, as the property's mode says.
 * @returns undefined for a person who has an access there already, which stays as it is
 */
export async function openAccess(
  manager: EntityManager,
  { ndaId, propertyId, signer }: { ndaId: number; propertyId: number; signer: Actor },
): Promise<NewAccess | undefined> {
  const [made] = await manager.query<NewAccess[]>(OPEN, [signer.id, propertyId]);
  if (made?.state === 'pending') {
    await recordNdaEvent(manager, ndaId, 'access-requested', signer);
    await recordEvent(manager, 'access.requested', { ndaId, propertyId, userId: signer.id });
  } else if (made) {
    await recordNdaEvent(manager, ndaId, 'access-opened', null, accessDetail(made));
  }
  return made;
}

/** What an event of the timeline keeps of an access. */
export const accessDetail = ({
  tier,
  expiresAt,
}: Pick<NewAccess, 'tier' | 'expiresAt'>): Record<string, string | number> => ({
  tier,
  ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
});

/** Of one person on one property. */
interface Holder {
  userId: number;
  propertyId: number;
}

export async function isAccessOpen(manager: EntityManager, { userId, propertyId }: Holder): Promise<boolean> {
  const [access] = await manager.query<{ open: boolean }[]>(
    `select ${OPEN_NOW} open from nda_access a where user_id = $1 and property_id = $2`,
    [userId, propertyId],
  );
  return access?.open ?? false;
}

/** SQL for the newest signature of the person and property of a row `a` of `nda_access`, on whose chain what happens with the access is kept. */
export const NEWEST_NDA = 'select max(n.id) from ndas n where n.user_id = a.user_id and n.property_id = a.property_id';
const RAISE = `
  update nda_access a set tier_before = tier, tier = ${Tier.UnderLoi} where user_id = $1 and property_id = $2 and tier_before is null
  returning tier, (${NEWEST_NDA}) "ndaId"`;
const RETURN = `
  update nda_access a set tier = tier_before, tier_before = null where user_id = $1 and property_id = $2 and tier_before is not null
  returning tier, (${NEWEST_NDA}) "ndaId"`;

/** An accepted deal raises the buyer's tier; one that falls through gives the earlier tier back [BEYA-64]. */
export const raiseTier = (manager: EntityManager, holder: Holder): Promise<void> => changeTier(manager, RAISE, holder);
export const returnTier = (manager: EntityManager, holder: Holder): Promise<void> =>
  changeTier(manager, RETURN, holder);

async function changeTier(manager: EntityManager, statement: string, { userId, propertyId }: Holder): Promise<void> {
  const [changed] = (
    await manager.query<[{ tier: AccessTier; ndaId: number | null }[], number]>(statement, [userId, propertyId])
  )[0];
  if (changed?.ndaId) {
    await recordNdaEvent(manager, changed.ndaId, 'tier-changed', null, { tier: changed.tier });
  }
}
