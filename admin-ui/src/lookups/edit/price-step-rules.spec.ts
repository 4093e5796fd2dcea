import type { PriceStepDto } from '@stowbridge/api';
import { positionOf, stepErrors } from './price-step-rules';

const step = (id: number, amount: number, position: number): PriceStepDto => ({
  id,
  amount,
  position,
  name: `$${amount}`,
});
const steps = [step(1, 1_000_000, 1), step(2, 2_000_000, 2), step(3, 5_000_000, 3)];

/** The amounts as the search offers them: by position, then by id. */
const offered = (all: PriceStepDto[]) =>
  [...all].sort((a, b) => a.position - b.position || a.id - b.id).map(({ amount }) => amount);

describe('the price steps', () => {
  it('[CONST-16] are whole dollars, each amount once', () => {
    expect(stepErrors({ amount: '' }, steps)).toEqual({ amount: 'Amount is required' });
    for (const amount of ['1.5', 'a lot', '2,000,000,001']) {
      expect(stepErrors({ amount }, steps)).toEqual({ amount: 'Amount is invalid' });
    }
    expect(stepErrors({ amount: '2,000,000' }, steps)).toEqual({ amount: 'Exist' });
    expect(stepErrors({ amount: '3,000,000' }, steps)).toEqual({});
  });

  it.each([500_000, 1_500_000, 3_000_000, 9_000_000])(
    '[CONST-16] a new one of %d dollars is placed by its amount',
    (amount) => {
      const made = step(4, amount, positionOf(amount, steps));
      expect(offered([...steps, made])).toEqual([...steps, made].map((one) => one.amount).sort((a, b) => a - b));
    },
  );

  it.each([500_000, 1_500_000, 3_000_000, 9_000_000])(
    '[CONST-16] an old one changed to %d dollars moves there, too',
    (amount) => {
      const others = [step(2, 1_000_000, 1), step(3, 2_000_000, 2), step(4, 5_000_000, 3)];
      const changed = step(1, amount, positionOf(amount, others, 1));
      expect(offered([...others, changed])).toEqual(
        [...others, changed].map((one) => one.amount).sort((a, b) => a - b),
      );
    },
  );
});
