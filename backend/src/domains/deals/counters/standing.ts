import { dueIn } from '@stowbridge/contract/dates';
import type { Side } from '@stowbridge/contract/turns';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/common/errors';
import { newestTerms } from './locked-deal';

/** What a seller or the office is told who would answer a counter in the buyer's place. */
export function waitsForBuyer(side: 'seller' | 'office', author: Side): string {
  if (side === 'office') {
    return "The newest terms are a counter. Record the buyer's answer first.";
  }
  return author === 'seller'
    ? 'You have countered. The buyer answers next.'
    : 'The office has countered. The buyer answers next.';
}

/**
 * Makes sure that the newest terms of a deal are the buyer's own and stand, before they are accepted.
 * @throws DomainError('conflict') for a counter, and for an offer that has lapsed
 */
export async function requireAcceptable(
  manager: EntityManager,
  dealId: number,
  side: 'seller' | 'office',
  timeZone: string,
): Promise<void> {
  const newest = await newestTerms(manager, dealId);
  if (newest?.kind === 'counter') {
    throw conflict(waitsForBuyer(side, newest.authorSide));
  }
  if (!newest?.answerBy) {
    return;
  }
  const [{ lapsed }] = await manager.query<[{ lapsed: boolean }]>('select $1::timestamptz <= now() lapsed', [
    newest.answerBy,
  ]);
  if (lapsed) {
    throw conflict(`This offer lapsed on ${dueIn(timeZone)(newest.answerBy)}.`);
  }
}
