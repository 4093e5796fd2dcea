import { type AccessState, type AccessTier, Tier } from '@stowbridge/contract/access';
import type { AuditAction, NdaEventKind } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import { type Actor, recordAudit } from '../../platform/audit/audit';
import { recordEvent } from '../../platform/events/outbox';
import { accessDetail, NEWEST_NDA, type NewAccess } from './access';
import { OPEN_NOW } from './access-rows';
import { recordNdaEvent } from './nda-events';

/** How far an access goes and how long; without `expiresAt` as the property says, or as it is. */
export interface Extent {
  tier: AccessTier;
  /** Null without an end. */
  expiresAt?: Date | null;
}

/** What somebody does about an access: the states from which it may, and how the row then is. */
interface Act {
  from: readonly AccessState[];
  /** What is set beside who decided and when; `$3` on are the values. */
  set: string;
  audit: AuditAction;
  kind: NdaEventKind;
  event: 'access.granted' | 'access.declined' | 'access.revoked' | 'access.changed';
}

const DECIDED = 'decided_by_id = $2, decided_at = now()';

/** `$3` tier, `$4` whether an end is given, `$5` the end. A tier that an accepted offer has raised stays; it returns to the given one. */
const APPROVE: Act = {
  from: ['pending'],
  set: `state = 'open', tier = case when tier_before is null then $3 else tier end, tier_before = case when tier_before is not null then $3::smallint end,
    expires_at = case when $4::boolean then $5::timestamptz else (select now() + make_interval(days => p.access_days) from properties p where p.id = a.property_id) end,
    reason = null, ${DECIDED}`,
  audit: 'nda.access-approved',
  kind: 'access-approved',
  event: 'access.granted',
};
const DECLINE: Act = {
  from: ['pending'],
  set: `state = 'declined', reason = $3, ${DECIDED}`,
  audit: 'nda.access-declined',
  kind: 'access-declined',
  event: 'access.declined',
};
const REVOKE: Act = {
  from: ['open'],
  set: `state = 'revoked', reason = $3, ${DECIDED}`,
  audit: 'nda.access-revoked',
  kind: 'access-revoked',
  event: 'access.revoked',
};
/** The tier is as it was; an end that has come is none. */
const RESTORE: Act = {
  from: ['declined', 'revoked'],
  set: `state = 'open', expires_at = case when expires_at > now() then expires_at end, reason = null, ${DECIDED}`,
  audit: 'nda.access-restored',
  kind: 'access-restored',
  event: 'access.granted',
};
/** `$2` tier, `$3` whether an end is given, `$4` the end. Of a tier that an accepted offer has raised, another one is for good. */
const CHANGE: Act = {
  from: ['open'],
  set: `tier = $2, tier_before = case when tier_before is null or tier = $2 then tier_before else $2::smallint end,
    expires_at = case when $3::boolean then $4::timestamptz else expires_at end`,
  audit: 'nda.access-changed',
  kind: 'access-changed',
  event: 'access.changed',
};

/** Done to one access, with its audit row, its event on the newest NDA, and its event for others. @returns whether its state allowed it */
async function act(
  manager: EntityManager,
  { from, set, audit, kind, event }: Act,
  accessId: number,
  actor: Actor | null,
  values: unknown[],
  reason?: string | null,
): Promise<boolean> {
  const [changed] = (
    await manager.query<[(NewAccess & { userId: number; propertyId: number; ndaId: number })[], number]>(
      `update nda_access a set ${set} where a.id = $1 and a.state = any('{${from.join()}}')
       returning state, tier, expires_at "expiresAt", user_id "userId", property_id "propertyId", (${NEWEST_NDA}) "ndaId"`,
      [accessId, ...values],
    )
  )[0];
  if (!changed) {
    return false;
  }
  const { ndaId, userId, propertyId } = changed;
  const detail = changed.state === 'open' ? accessDetail(changed) : { ...(reason ? { reason } : {}) };
  await recordAudit(manager, {
    actor,
    action: audit,
    subjectType: 'property',
    subjectId: propertyId,
    detail: { ndaId, userId, ...detail },
  });
  await recordNdaEvent(manager, ndaId, kind, actor, detail);
  await recordEvent(manager, event, { ndaId, propertyId, userId });
  return true;
}

/** Whoever is in stays as they are; for everybody else a signature from outside is the office's own decision. */
const FROM_OUTSIDE = `
  insert into nda_access as a (user_id, property_id, state, tier, expires_at, source, decided_by_id, decided_at)
  select $1, p.id, 'open', ${Tier.Signed}, now() + make_interval(days => p.access_days), 'outside', $3, now() from properties p where p.id = $2
  on conflict (user_id, property_id) do update set state = 'open', expires_at = excluded.expires_at, source = 'outside', reason = null,
    decided_by_id = excluded.decided_by_id, decided_at = excluded.decided_at
  where not (${OPEN_NOW})
  returning tier, expires_at "expiresAt"`;

/** Opens what an NDA from outside opens. */
export async function openFromOutside(
  manager: EntityManager,
  actor: Actor,
  { ndaId, userId, propertyId }: { ndaId: number; userId: number; propertyId: number },
): Promise<void> {
  const [opened] = await manager.query<Pick<NewAccess, 'tier' | 'expiresAt'>[]>(FROM_OUTSIDE, [
    userId,
    propertyId,
    actor.id,
  ]);
  if (opened) {
    await recordNdaEvent(manager, ndaId, 'access-opened', actor, accessDetail(opened));
    await recordEvent(manager, 'access.granted', { ndaId, propertyId, userId });
  }
}

/** An end that is not given is null to Postgres, too. */
const ofExtent = ({ tier, expiresAt }: Extent): unknown[] => [tier, expiresAt !== undefined, expiresAt ?? null];

/** Each answers whether the state allowed it; null is the product itself. */
export const approveAccess = (
  manager: EntityManager,
  accessId: number,
  actor: Actor | null,
  extent: Extent,
): Promise<boolean> => act(manager, APPROVE, accessId, actor, [actor?.id ?? null, ...ofExtent(extent)]);
export const declineAccess = (
  manager: EntityManager,
  accessId: number,
  actor: Actor,
  reason: string | null,
): Promise<boolean> => act(manager, DECLINE, accessId, actor, [actor.id, reason], reason);
export const revokeAccess = (
  manager: EntityManager,
  accessId: number,
  actor: Actor,
  reason: string | null,
): Promise<boolean> => act(manager, REVOKE, accessId, actor, [actor.id, reason], reason);
export const restoreAccess = (manager: EntityManager, accessId: number, actor: Actor): Promise<boolean> =>
  act(manager, RESTORE, accessId, actor, [actor.id]);
export const changeAccess = (
  manager: EntityManager,
  accessId: number,
  actor: Actor,
  extent: Extent,
): Promise<boolean> => act(manager, CHANGE, accessId, actor, ofExtent(extent));
