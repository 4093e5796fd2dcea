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

/** `$4.0M`, `$4.25M`, `$950K`. */
export function inShort(dollars: number): string {
  const decimals = dollars >= 1e6 ? 1 : 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(dollars);
}

/** The words of a price alternative with its range: `Price guidance: $4.0M to $4.4M`; the words alone where there is none. */
export const guidanceWords = (words: string, low: number | null, high: number | null): string =>
  low === null || high === null ? words : `${words}: ${inShort(low)} to ${inShort(high)}`;
