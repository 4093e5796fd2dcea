import type { RoundBidderDto, RoundDto } from '@stowbridge/api';
import { dueIn } from '@stowbridge/contract/dates';
import type { InvitationState, RoundKind } from '@stowbridge/contract/rounds';
import type { Tone } from '../../theme/tokens';

export type Round = RoundDto;
export type Bidder = RoundBidderDto;

export const KINDS: Record<RoundKind, string> = { call: 'Call for offers', 'best-and-final': 'Best and final' };

/** What a round is called. */
export const nameOfRound = ({ number, kind }: Pick<Round, 'number' | 'kind'>): string =>
  `Round ${number}, ${KINDS[kind].toLowerCase()}`;

/** Offers can still come, or the office can still decide about them. */
export const isOpen = ({ closedAt }: Pick<Round, 'closedAt'>): boolean => closedAt === null;
export const isDue = ({ dueAt }: Pick<Round, 'dueAt'>, now = new Date()): boolean => new Date(dueAt) <= now;

/** Nobody has offered since it was opened, and somebody still can. */
export const isChangeable = (round: Round): boolean =>
  isOpen(round) &&
  !isDue(round) &&
  !round.bidders.some(({ submittedAt }) => submittedAt && new Date(submittedAt) >= new Date(round.opensAt));

/** What a round is at, with its tone. */
export function roundStage(round: Pick<Round, 'closedAt' | 'dueAt'>, now?: Date): { label: string; tone: Tone } {
  if (!isOpen(round)) {
    return { label: 'Closed', tone: 'neutral' };
  }
  return isDue(round, now) ? { label: 'Due', tone: 'warning' } : { label: 'Open', tone: 'success' };
}

/** Whether its terms are, or were, sealed. */
export function sealOf({ sealed, unsealedAt }: Pick<Round, 'sealed' | 'unsealedAt'>): string {
  return sealed ? 'Sealed' : unsealedAt ? 'Seal broken' : 'Not sealed';
}

/** By when offers are due, with the zone; a day alone is its end. */
export const dueOf = ({ dueAt }: Pick<Round, 'dueAt'>, timeZone: string): string => dueIn(timeZone)(new Date(dueAt));

const invitationTones: Record<InvitationState, Tone> = {
  invited: 'info',
  viewed: 'info',
  answered: 'success',
  'did not answer': 'danger',
};

/** What has become of a bidder in a round. */
export const stateOf = ({ state, version }: Bidder): { label: string; tone: Tone } => {
  if (state) {
    return { label: state, tone: invitationTones[state] };
  }
  return version === null ? { label: 'no offer', tone: 'neutral' } : { label: 'offered', tone: 'success' };
};
