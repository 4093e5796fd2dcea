import { PropertyStatus } from '@stowbridge/contract/ids';
import { stateOf, takesDeals } from '@stowbridge/contract/visibility';
import type { Tone } from '../theme/tokens';
import type { Property } from './property';

/** The tone of each property status. */
export const propertyTones: Record<number, Tone> = {
  [PropertyStatus.ForSale]: 'success',
  [PropertyStatus.UnderLoi]: 'warning',
  [PropertyStatus.UnderContract]: 'plum',
  [PropertyStatus.Closed]: 'solid',
  [PropertyStatus.Draft]: 'neutral',
};

/** Why no deal can be added on a property [FEVI-12]. */
export function whyNoDeal(property: Property): string | undefined {
  if (takesDeals(property)) {
    return undefined;
  }
  return stateOf(property) === 'draft' ? 'Draft' : 'Closed';
}
