/** Proofs of funds: their words, limits and texts [BEYC-39 to BEYC-41, BEYC-45]. */
import { isWholeNumber, toNumber } from './rules';

/** What a buyer shows. */
export const FUNDS_KINDS = [
  'bank statement',
  'institution letter',
  'lender term sheet',
  'escrow',
  '1031 exchange',
] as const;
export type FundsKind = (typeof FUNDS_KINDS)[number];
export const fundsKindWords: Record<FundsKind, string> = {
  'bank statement': 'Bank statement',
  'institution letter': 'Letter of a financial institution',
  'lender term sheet': 'Term sheet of a lender',
  escrow: 'Escrow',
  '1031 exchange': '1031 exchange',
};

export const FUNDS_STATES = ['sent', 'approved', 'declined'] as const;
export type FundsState = (typeof FUNDS_STATES)[number];
/** What lists call it. */
export const fundsStateWords: Record<FundsState, string> = { sent: 'Sent', approved: 'Approved', declined: 'Declined' };

/** An amount that is shown, and a limit that is approved, in whole dollars. */
export const FUNDS_AMOUNT = { least: 1, largest: 100_000_000_000 } as const;
/** Characters of such an amount as typed. */
export const fundsAmountLength = 15;
export const FUNDS_AMOUNT_INVALID = 'Amount is invalid';
export const FUNDS_LIMIT_INVALID = 'Limit is invalid';
/** For so many days after the day of which it speaks a proof holds. */
export const FUNDS_DAYS = 90;
/** So many days before its end its buyer is told. */
export const FUNDS_TOLD_DAYS = 7;

/** What is wrong with an amount or a limit as it was typed, if anything. */
export function fundsAmountProblem(text: string, wrong = FUNDS_AMOUNT_INVALID): string | undefined {
  const dollars = text.length <= fundsAmountLength && isWholeNumber(text) ? Number(toNumber(text)) : Number.NaN;
  return dollars >= FUNDS_AMOUNT.least && dollars <= FUNDS_AMOUNT.largest ? undefined : wrong;
}

/** The last day on which a proof holds, as YYYY-MM-DD. */
export function fundsUntil(asOf: string): string {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + FUNDS_DAYS);
  return day.toISOString().slice(0, 10);
}

/**
 * What is wrong with the day of which a proof speaks, if anything.
 * @param asOf a day that there is
 * @param today at the office
 */
export function fundsDayProblem(asOf: string, today: string): string | undefined {
  if (asOf > today) {
    return 'The day lies in the future';
  }
  return fundsUntil(asOf) < today ? `A proof holds for ${FUNDS_DAYS} days; this one has expired` : undefined;
}

/** The proof that an offer is shown with. */
export interface ShownFunds {
  /** Whole dollars, as the office has approved them. */
  limit: number;
  /** The last day on which it holds, as YYYY-MM-DD. */
  until: string;
  expired: boolean;
}

const MILLION = 1_000_000;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** $5M, $5.25M; in full where that would be more or less than it is. */
const inShort = (amount: number): string =>
  amount >= MILLION && amount % 10_000 === 0
    ? `$${(amount / MILLION).toLocaleString('en-US')}M`
    : dollars.format(amount);

/** What is said of the funds behind an offer. */
export function fundsText({ limit, until, expired }: ShownFunds): string {
  const day = dayOfYear.format(new Date(`${until}T00:00:00Z`));
  return expired ? `Funds shown until ${day}, expired` : `Funds shown up to ${inShort(limit)}, until ${day}`;
}

export const ABOVE_FUNDS = 'above the shown funds';

/** Whether an offer asks for more than was shown; what has expired shows nothing. */
export const isAboveFunds = (price: number | null, { limit, expired }: ShownFunds): boolean =>
  !expired && price !== null && price > limit;
