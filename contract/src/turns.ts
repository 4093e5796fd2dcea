import { Stage } from './ids';
import { canBeAnswered } from './stages';

/** Who bargains. */
export const SIDES = ['buyer', 'seller', 'office'] as const;
export type Side = (typeof SIDES)[number];
/** Who has to act next on a deal. */
export const TURNS = [...SIDES, 'nobody'] as const;
export type Turn = (typeof TURNS)[number];

/** What a version of terms is: what the buyer offers, what is put against it, or that the buyer agrees to that. */
export const TERMS_KINDS = ['offer', 'counter', 'agreed'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

/** Who pays the commission. */
export const COMMISSION_SIDES = ['buyer', 'seller'] as const;
export type CommissionSide = (typeof COMMISSION_SIDES)[number];

/** Closing, hard deposit and exclusivity, in days. */
export const TERM_DAYS = { least: 0, most: 730 } as const;
/** How far away the moment may be by which terms are to be answered, in days. */
export const ANSWER_DAYS = 60;

/** What decides whose turn it is. */
export interface Bargain {
  stage: number;
  /** Of the newest terms; null before the first ones. */
  kind: TermsKind | null;
  /** The office waits for revised terms. */
  revisionAsked: boolean;
  hasSeller: boolean;
}

/**
 * Whose turn it is on a deal. A counter and a revision that was asked for wait for the buyer, an offer and an agreement for
 * the seller, whether or not the office has it in process; where there is no seller, or nothing to answer yet, the office acts.
 */
export function turn({ stage, kind, revisionAsked, hasSeller }: Bargain): Turn {
  if (!canBeAnswered(stage)) {
    return 'nobody';
  }
  if (revisionAsked || kind === 'counter') {
    return 'buyer';
  }
  return hasSeller && (stage === Stage.Submitted || kind !== null) ? 'seller' : 'office';
}

/** The newest terms, as far as they decide on what may follow them. */
export interface Standing {
  stage: number;
  kind: TermsKind | null;
  /** The moment by which they were to be answered has passed. */
  lapsed: boolean;
}

/** Whether the buyer can agree: a counter stands, and has not lapsed. */
export const canAgree = ({ stage, kind, lapsed }: Standing): boolean =>
  canBeAnswered(stage) && kind === 'counter' && !lapsed;

/** Whether terms can be put against the newest ones: those of the buyer, or a counter that has lapsed. */
export const canCounter = ({ stage, kind, lapsed }: Standing): boolean =>
  canBeAnswered(stage) && kind !== null && (kind !== 'counter' || lapsed);

/** What the seller reads once the buyer has agreed. */
export const agreedText = (buyer: string): string => `${buyer} has agreed to your terms`;
