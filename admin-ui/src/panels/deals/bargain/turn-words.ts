import { dayIn, dueIn, today } from '@stowbridge/contract/dates';
import { offersSealed } from '@stowbridge/contract/rounds';
import type { Turn } from '@stowbridge/contract/turns';
import { daysSince } from '../../../components/format';
import type { Deal } from '../../../records/deal';

/** Whose turn it is, as the office reads it. */
const WHOSE: Record<Exclude<Turn, 'nobody'>, string> = {
  buyer: "The buyer's turn",
  seller: "The seller's turn",
  office: 'Your turn',
};

type Bargain = Pick<Deal, 'turn' | 'turnSince' | 'answerBy' | 'lapsed'>;

/** Whose turn it is and until when; undefined when it is nobody's. */
export function turnLine({ turn, answerBy, lapsed, sealedUntil }: Bargain & Pick<Deal, 'sealedUntil'>, zone: string) {
  if (turn === 'nobody') {
    return undefined;
  }
  const due = dueIn(zone);
  if (sealedUntil) {
    return offersSealed(due(new Date(sealedUntil)));
  }
  if (!answerBy) {
    return WHOSE[turn];
  }
  return lapsed ? `Lapsed on ${due(new Date(answerBy))}` : `${WHOSE[turn]}, until ${due(new Date(answerBy))}`;
}

const SHORT: Record<Exclude<Turn, 'nobody'>, string> = {
  buyer: "buyer's turn",
  seller: "seller's turn",
  office: 'your turn',
};

/** The same for a line of a list: for how long, or that it ends today. */
export function turnNote({ turn, turnSince, answerBy, lapsed }: Bargain, zone: string, now = new Date()) {
  if (turn === 'nobody') {
    return undefined;
  }
  if (lapsed) {
    return 'lapsed';
  }
  if (answerBy && dayIn(zone)(new Date(answerBy)) === today(zone, now)) {
    return 'lapses today';
  }
  return turnSince ? `${SHORT[turn]} since ${daysSince(turnSince, now)} d` : SHORT[turn];
}
