import { fundsAmountProblem, fundsDayProblem, fundsText, fundsUntil, isAboveFunds } from './funds';

describe('proofs of funds in words', () => {
  const shown = { limit: 5_000_000, until: '2027-02-20', expired: false };

  it('[BEYC-39] an offer above the limit is above the shown funds; what has expired shows nothing', () => {
    expect(fundsText(shown)).toBe('Funds shown up to $5M, until Feb 20');
    expect(isAboveFunds(5_400_000, shown)).toBe(true);
    expect(isAboveFunds(5_000_000, shown)).toBe(false);
    expect(isAboveFunds(null, shown)).toBe(false);
    expect(isAboveFunds(5_400_000, { ...shown, expired: true })).toBe(false);
  });

  it('[BEYC-40] an expired proof says so', () => {
    expect(fundsText({ ...shown, expired: true })).toBe('Funds shown until Feb 20, expired');
    expect(fundsUntil('2026-11-22')).toBe('2027-02-20');
  });

  it.each([
    [750_000, '$750,000'],
    [5_250_000, '$5.25M'],
    [4_999_999, '$4,999,999'],
    [100_000_000_000, '$100,000M'],
  ])('a limit of %i is never rounded: %s', (limit, text) => {
    expect(fundsText({ ...shown, limit })).toBe(`Funds shown up to ${text}, until Feb 20`);
  });

  it.each(['0', '100,000,000,001', '5.5', '-5', '', '5e6'])('[BEYC-45] the amount %s is refused', (text) => {
    expect(fundsAmountProblem(text)).toBe('Amount is invalid');
  });

  it.each(['1', '5,000,000', '100,000,000,000'])('[BEYC-45] the amount %s is taken', (text) => {
    expect(fundsAmountProblem(text)).toBeUndefined();
  });

  it('a day in the future, or one that has expired already, is refused', () => {
    expect(fundsDayProblem('2026-11-23', '2026-11-22')).toBe('The day lies in the future');
    expect(fundsDayProblem('2026-11-22', '2026-11-22')).toBeUndefined();
    expect(fundsDayProblem('2026-11-22', '2027-02-20')).toBeUndefined();
    expect(fundsDayProblem('2026-11-22', '2027-02-21')).toBe('A proof holds for 90 days; this one has expired');
  });
});
