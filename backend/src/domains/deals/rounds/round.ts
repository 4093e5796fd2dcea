import type { AccessTier } from '@stowbridge/contract/access';
import type { InvitationState, RoundKind } from '@stowbridge/contract/rounds';
import type { DueGiven } from './due';

/** A round that the office opens. */
export interface NewRound {
  kind: RoundKind;
  due: DueGiven;
  sealed?: boolean;
  instructions?: string | null;
}

/** What a round says, as the office changes it. */
export type RoundChange = Required<Omit<NewRound, 'kind'>>;

/** What the office decides at the end of a round; all by the ids of the deals. */
export interface RoundOutcome {
  winners: number[];
  /** Those who are told that they were not chosen. */
  letterFor: number[];
  /** Whose access goes less far from now on; that of all others stays as it is. */
  lowerAccess?: LoweredAccess[];
}

export interface LoweredAccess {
  dealId: number;
  tier: AccessTier;
}

/** Somebody who was invited to a round, or has offered in it. */
export interface RoundBidder {
  dealId: number;
  buyerName: string;
  /** The stage of the deal. */
  statusId: number;
  invitedAt: Date | null;
  viewedAt: Date | null;
  /** Null for those who were not invited. */
  state: InvitationState | null;
  /** Of the newest terms in the round; null where there are none. */
  version: number | null;
  /** Whole dollars; null while the offers are sealed, too. */
  price: number | null;
  submittedAt: Date | null;
  /** Whether the office took them after they were due. */
  late: boolean;
  lateReason: string | null;
  /** Whether the office chose them when it closed the round; null where it has not. */
  chosen: boolean | null;
}

/** A round as the office reads it. */
export interface Round {
  id: number;
  propertyId: number;
  number: number;
  kind: RoundKind;
  opensAt: Date;
  dueAt: Date;
  timed: boolean;
  /** YYYY-MM-DD at the office. */
  dueOn: string;
  /** Whether the terms are sealed just now. */
  sealed: boolean;
  unsealedAt: Date | null;
  instructions: string | null;
  closedAt: Date | null;
  closedById: number | null;
  /** How many have offered in it. */
  offers: number;
  bidders: RoundBidder[];
}
