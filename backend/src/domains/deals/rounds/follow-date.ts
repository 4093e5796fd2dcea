import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/common/errors';
import type { Questions } from '../../../platform/events/reactions';
import { dueOf } from './due';
import { closeRound, hasOffers, type LockedRound, moveDue, openRound, openRoundOf, record } from './round-changes';
import { OfferRound } from './round.entity';
import { requireUnsealed } from './sealed.sql';

const INVITED_ONLY = 'A best-and-final round is open. Please close it first.';

/**
 * The date of a property is its call for offers: a new date opens or moves it; without a date it is removed, or closed
 * where somebody has offered in it. The property is locked.
 * @throws DomainError('conflict') where another round is open, and where sealed offers would be read earlier
 */
export async function followDate(
  manager: EntityManager,
  { propertyId, actor, to }: Questions['property.offers-due-changed'],
  timeZone: string,
): Promise<void> {
  const round = await openRoundOf(manager, propertyId);
  if (to === null) {
    if (round?.kind === 'call') {
      await removeOrClose(manager, actor, round, timeZone);
    }
    return;
  }
  if (round?.kind === 'best-and-final') {
    throw conflict(INVITED_ONLY);
  }
  const due = await dueOf(manager, to, timeZone);
  if (!round) {
    await openRound(manager, actor, propertyId, { kind: 'call', due });
    return;
  }
  if (due.at < round.dueAt) {
    await requireUnsealed(manager, propertyId, timeZone);
  }
  await moveDue(manager, actor, round, due);
}

async function removeOrClose(
  manager: EntityManager,
  actor: Questions['property.offers-due-changed']['actor'],
  round: LockedRound,
  timeZone: string,
): Promise<void> {
  if (await hasOffers(manager, round)) {
    await requireUnsealed(manager, round.propertyId, timeZone);
    await closeRound(manager, actor, round, { early: false });
    return;
  }
  await manager.delete(OfferRound, round.id);
  await record(manager, actor, 'round.removed', round.propertyId, { roundId: round.id });
}
