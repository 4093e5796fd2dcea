import { guidanceWords } from '@stowbridge/contract/guidance';
import { PUBLIC_PRICE } from '../../domains/properties/visibility.sql';

/** A listing as everybody reads it. */
export interface PublicListing {
  propertyId: number;
  propertyName: string;
  place: string;
  price: number | null;
  words: string | null;
  guidanceLow: number | null;
  guidanceHigh: number | null;
}

/** The columns of a `PublicListing`, of a row `p` of `public_properties`, with `st` from `states` and `pa` from `price_alternatives`. */
export const PUBLIC_LISTING = `p.id "propertyId", p.name "propertyName", p.city || ', ' || st.code place, ${PUBLIC_PRICE}::float8 price,
  pa.name "words", p.guidance_low::float8 "guidanceLow", p.guidance_high::float8 "guidanceHigh"`;

const whole = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/** The price that the public reads, or the words in its place; none where there is neither. */
export function priceOf({ price, words, guidanceLow, guidanceHigh }: PublicListing): string[] {
  if (price !== null) {
    return [whole(price)];
  }
  return words === null ? [] : [guidanceWords(words, guidanceLow, guidanceHigh)];
}
