import { PropertyStatus } from '@stowbridge/contract/ids';
import type { Tone } from '../theme/tokens';

/** The tone of each property status. */
export const propertyTones: Record<number, Tone> = {
  [PropertyStatus.ForSale]: 'success',
  [PropertyStatus.UnderLoi]: 'warning',
  [PropertyStatus.UnderContract]: 'plum',
  [PropertyStatus.Closed]: 'solid',
  [PropertyStatus.Draft]: 'neutral',
};
