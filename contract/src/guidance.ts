import { PriceAlternative } from './ids';
import { isOpen, type Published, stateOf } from './visibility';

/** A public range beside the words of some price alternatives; the stored price stays hidden [BEYB-89]. */
export interface Guidance {
  /** Whole dollars; both or neither. */
  guidanceLow: number | null;
  guidanceHigh: number | null;
}

export const GUIDED: readonly number[] = [PriceAlternative.PriceGuidance, PriceAlternative.BestAndFinal];

export const takesGuidance = (alternatePriceOptionId: number | null | undefined): boolean =>
  alternatePriceOptionId != null && GUIDED.includes(alternatePriceOptionId);

/** What is wrong with a range; undefined where nothing is. */
export const guidanceProblem = ({ guidanceLow, guidanceHigh }: Guidance): string | undefined =>
  guidanceLow === null && guidanceHigh === null
    ? undefined
    : guidanceLow === null || guidanceHigh === null || guidanceLow < 1 || guidanceLow > guidanceHigh
      ? 'Price guidance is invalid'
      : undefined;

/** The range as the public reads it: none once the property is not open. */
export const publicGuidance = ({ guidanceLow, guidanceHigh, ...property }: Published & Guidance): Guidance =>
  isOpen(stateOf(property)) ? { guidanceLow, guidanceHigh } : { guidanceLow: null, guidanceHigh: null };

/** `$4.0M`, `$4.25M`, `$950K`: by hand, as the formatters of Intl would be the site's only ones. */
export function inShort(dollars: number): string {
  if (dollars < 999_500) {
    return dollars < 1000 ? `$${dollars}` : `$${Math.round(dollars / 1000)}K`;
  }
  return `$${(dollars / 1e6).toFixed(2).replace(/0$/, '')}M`;
}

/** `$4.0M to $4.4M`; in whole dollars where both are short for the same. */
export function spanInShort(from: number, to: number): string {
  const isSame = from !== to && inShort(from) === inShort(to);
  const write = isSame ? (dollars: number) => `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}` : inShort;
  return `${write(from)} to ${write(to)}`;
}

/** The words of a price alternative with its range: `Price guidance: $4.0M to $4.4M`; the words alone where there is none. */
export const guidanceWords = (words: string, low?: number | null, high?: number | null): string =>
  low == null || high == null ? words : `${words}: ${spanInShort(low, high)}`;
