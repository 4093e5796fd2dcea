import type { PriceStepDto } from '@stowbridge/api';
import { isWholeNumber, toNumber } from '@stowbridge/contract/rules';

/** Whole dollars, as they are typed. */
export interface StepForm {
  amount: string;
}

/** The highest bound of a search, in dollars. */
const highest = 2_000_000_000;

/** What is wrong with a price step; two of them never have the same amount. */
export function stepErrors({ amount }: Partial<StepForm>, others: Pick<PriceStepDto, 'amount'>[]): Partial<StepForm> {
  const typed = (amount ?? '').trim();
  if (!typed) {
    return { amount: 'Amount is required' };
  }
  const dollars = toNumber(typed) ?? 0;
  if (!isWholeNumber(typed) || dollars > highest) {
    return { amount: 'Amount is invalid' };
  }
  return others.some((other) => other.amount === dollars) ? { amount: 'Exist' } : {};
}

/**
 * The position that puts an amount behind the next lower one. Steps at the same position are offered in the order of
 * their ids, so that one that is older than its neighbour takes the place before the next higher one instead.
 */
export function positionOf(amount: number, others: PriceStepDto[], id = Number.MAX_SAFE_INTEGER): number {
  const lower = others.filter((other) => other.amount < amount).sort((a, b) => b.amount - a.amount)[0];
  const higher = others.filter((other) => other.amount > amount).sort((a, b) => a.amount - b.amount)[0];
  if (!lower) {
    return Math.max(0, (higher?.position ?? 1) - 1);
  }
  if (id > lower.id || !higher) {
    return lower.position + (higher ? 0 : 1);
  }
  return Math.max(lower.position, higher.position - (id < higher.id ? 0 : 1));
}
