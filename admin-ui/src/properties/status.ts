import type { Tone } from '../theme/tokens';

/** The tone of each property status; ids as in `propertyStatus`. */
export const propertyTones: Record<number, Tone> = {
  1: 'success',
  2: 'warning',
  3: 'plum',
  4: 'solid',
  5: 'neutral',
};
