import { dueIn } from '@stowbridge/contract/dates';
import type { RoundKind } from '@stowbridge/contract/rounds';
import { dueDay } from '../../domains/deals/rounds/due';
import type { RoundFact } from '../../platform/events/events';
import type { Block } from '../layout';
import type { Links } from '../links';
import type { MailContext } from '../mail-context';
import type { SampleIds } from '../mail-definition';
import { type Deal, findDeal, toBuyerPage } from './deal';

/** A round as one of its bidders is told of it: nothing of the others [BEYC-30]. */
export interface Round {
  deal: Deal;
  kind: RoundKind;
  /** `Friday, Nov 27, 5:00 PM MST`, or the end of a day. */
  due: string;
  sealed: boolean;
  instructions: string | null;
  isOpen: boolean;
}

/** Nobody is told of a round that was removed. */
export async function findRound({ roundId, dealId }: RoundFact, context: MailContext): Promise<Round | undefined> {
  const [[round], deal] = await Promise.all([
    context.read<Omit<Round, 'deal' | 'due'> & { dueAt: Date; timed: boolean; day: string }>(
      `select kind, due_at "dueAt", timed, to_char(${dueDay('due_at', '$2')}, 'MM/DD/YYYY') "day", sealed, instructions, closed_at is null and due_at > now() "isOpen"
       from offer_rounds where id = $1`,
      [roundId, context.timeZone],
    ),
    findDeal({ dealId }, context),
  ]);
  if (!round || !deal) {
    return undefined;
  }
  const { dueAt, timed, day, ...rest } = round;
  return { ...rest, deal, due: timed ? dueIn(context.timeZone)(dueAt) : `the end of ${day}` };
}

/** The same while offers are taken. */
export async function findOpenRound(fact: RoundFact, context: MailContext): Promise<Round | undefined> {
  const round = await findRound(fact, context);
  return round?.isOpen ? round : undefined;
}

const ROUND_WORDS: Record<RoundKind, string> = { call: 'call for offers', 'best-and-final': 'best and final round' };
export const roundWord = ({ kind }: Round): string => ROUND_WORDS[kind];

export const roundRows = ({ deal, due, instructions }: Round): Block => ({
  rows: [
    ['Property', deal.propertyName],
    ['Offers due', due],
    ...(instructions ? [['Instructions', instructions] as [string, string]] : []),
  ],
});

export const toRound = ({ deal }: Round, links: Links): Block[] => toBuyerPage(deal, links);

export const roundSample = ({ roundId, dealId, propertyId }: SampleIds): RoundFact => ({ roundId, dealId, propertyId });
