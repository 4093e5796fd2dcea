import { PRICE_INVALID, priceProblem } from '@stowbridge/contract/rules';
import { withSeparators } from '../../../components/numbers';
import type { Deal } from '../../../records/deal';

/** What of a deal can be changed; the price with separators, as it is typed [DEAL-31]. */
export interface DealForm {
  buyerId: number | null;
  propertyId: number | null;
  price: string;
}

export const dealForm = ({ buyerId, propertyId, price }: Deal): DealForm => ({
  buyerId,
  propertyId,
  price: withSeparators(price),
});

/** The first thing wrong with each field; the buyer of an offline deal has no account. */
export function dealErrors({ buyerId, propertyId, price }: DealForm, offline: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!buyerId && !offline) {
    errors.buyerId = 'Buyer is required';
  }
  if (!propertyId) {
    errors.propertyId = 'Property is required';
  }
  const problem = price ? priceProblem(price, PRICE_INVALID) : 'Price is required';
  if (problem) {
    errors.price = problem;
  }
  return errors;
}
