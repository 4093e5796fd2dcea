import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import type { EntityManager } from 'typeorm';
import { type Actor, type AuditEntry, recordAudit } from '../../../platform/audit/audit';
import type { Change } from '../../../platform/audit/change';
import { alreadyExists } from '../../../platform/common/errors';
import { onConstraint } from '../../../platform/database/changes';
import { sql } from '../../../platform/database/sql';
import type { EventMap } from '../../../platform/events/events';
import { recordEvents } from '../../../platform/events/outbox';
import type { Due } from './due';
import type { NewRound } from './round';
import { OfferRound } from './round.entity';

export const ALREADY_OPEN = 'A round of offers is open already.';

/** A round that is locked, as its rules look at it. */
export interface LockedRound extends Omit<OfferRound, 'sequence' | 'movedAt' | 'winners'> {
  past: boolean;
  /** By the clock of the database, unless the seal was broken. */
  sealedNow: boolean;
}

/** The property must be locked. */
export async function openRoundOf(manager: EntityManager, propertyId: number): Promise<LockedRound | undefined> {
  return locked(manager, 'property_id = $1 and closed_at is null', propertyId);
}

export const lockedRound = (manager: EntityManager, id: number): Promise<LockedRound | undefined> =>
  locked(manager, 'id = $1', id);

async function locked(manager: EntityManager, where: string, id: number): Promise<LockedRound | undefined> {
  const [round] = await sql<LockedRound>(manager, {
    text: `select id, property_id "propertyId", number, kind, opens_at "opensAt", due_at "dueAt", timed, sealed, instructions, unsealed_at "unsealedAt",
             reminded_for "remindedFor", told_at "toldAt", closed_at "closedAt", closed_by_id "closedById",
             due_at <= clock_timestamp() past, sealed and closed_at is null and due_at > clock_timestamp() "sealedNow"
           from offer_rounds where ${where} for update`,
    values: [id],
  });
  return round;
}

/** @returns the id of the round, which is open @throws DomainError('exists') where one is open already */
export async function openRound(
  manager: EntityManager,
  actor: Actor,
  propertyId: number,
  { kind, due, sealed = false, instructions = null }: Omit<NewRound, 'due'> & { due: Due },
): Promise<number> {
  const [{ number }] = await sql<{ number: number }>(manager, {
    text: 'select coalesce(max(number), 0) + 1 number from offer_rounds where property_id = $1',
    values: [propertyId],
  });
  const row = { propertyId, number, kind, dueAt: due.at, timed: due.timed, sealed, instructions: instructions || null };
  const inserted = await manager
    .insert(OfferRound, { ...row, opensAt: () => 'clock_timestamp()' })
    .catch(onConstraint('offer_rounds_one_open', alreadyExists(ALREADY_OPEN)));
  const { id } = inserted.identifiers[0] as { id: number };
  await record(manager, actor, 'round.opened', propertyId, { roundId: id, kind, dueAt: due.at.toISOString(), sealed });
  return id;
}

/**
 * Moves the end of an open round. Terms that could be read already stay readable.
 * @returns false where it ends then already
 */
export async function moveDue(manager: EntityManager, actor: Actor, round: LockedRound, due: Due): Promise<boolean> {
  if (round.dueAt.getTime() === due.at.getTime() && round.timed === due.timed) {
    return false;
  }
  await manager.update(OfferRound, round.id, {
    dueAt: due.at,
    timed: due.timed,
    sealed: round.sealedNow,
    sequence: () => 'sequence + 1',
    movedAt: () => 'now()',
    toldAt: null,
  });
  await record(manager, actor, 'round.extended', round.propertyId, {
    roundId: round.id,
    dueBefore: round.dueAt.toISOString(),
    dueAt: due.at.toISOString(),
  });
  await tellInvited(manager, 'round.extended', round.id);
  return true;
}

/**
 * Closes a round, and tells the invited unless they know that it is over.
 * @param early whether offers are due from now on; otherwise the date goes on by itself
 */
export async function closeRound(
  manager: EntityManager,
  actor: Actor,
  round: LockedRound,
  { early, winners, detail }: { early: boolean; winners?: number[]; detail?: AuditEntry['detail'] },
): Promise<void> {
  await manager.update(OfferRound, round.id, {
    closedAt: () => 'clock_timestamp()',
    closedById: actor.id,
    ...(winners ? { winners } : {}),
    toldAt: () => 'coalesce(told_at, clock_timestamp())',
    ...(early && !round.past ? { dueAt: () => 'clock_timestamp()', timed: true } : {}),
  });
  await record(manager, actor, 'round.closed', round.propertyId, {
    roundId: round.id,
    ...(winners ? { winners } : {}),
    ...detail,
  });
  if (!round.toldAt) {
    await tellInvited(manager, 'round.closed', round.id);
  }
}

/** Whether terms were submitted since a round was opened. */
export async function hasOffers(
  manager: EntityManager,
  { propertyId, opensAt }: Pick<LockedRound, 'propertyId' | 'opensAt'>,
): Promise<boolean> {
  const [{ offered }] = await sql<{ offered: boolean }>(manager, {
    text: `select exists (select from deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1 and t.created_at >= $2) offered`,
    values: [propertyId, opensAt],
  });
  return offered;
}

export type RoundEvent = Extract<keyof EventMap, `round.${string}`>;

/** One event for each deal that was invited and is still alive. */
async function tellInvited(manager: EntityManager, name: RoundEvent, roundId: number): Promise<void> {
  const deals = await sql<EventMap[RoundEvent]>(manager, {
    text: `select i.round_id "roundId", i.deal_id "dealId", r.property_id "propertyId"
           from round_invitations i join offer_rounds r on r.id = i.round_id join deals d on d.id = i.deal_id
           where i.round_id = $1 and d.deal_status_id <> all($2) order by i.deal_id`,
    values: [roundId, TERMINAL_STAGES],
  });
  await recordEvents(manager, name, deals);
}

export const record = (
  manager: EntityManager,
  actor: Actor,
  action: RoundAction,
  propertyId: number,
  detail: NonNullable<AuditEntry['detail']>,
  change?: Change,
): Promise<void> =>
  recordAudit(manager, { actor, action, subjectType: 'property', subjectId: propertyId, detail, change });

type RoundAction =
  | 'round.opened'
  | 'round.changed'
  | 'round.extended'
  | 'round.unsealed'
  | 'round.invited'
  | 'round.closed'
  | 'round.removed';
