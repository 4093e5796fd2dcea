import { formatDate, formatLongDate, formatPercent, formatPhone, formatShortMoney, formatTypedAmount } from './format';

describe('formats', () => {
  it.each([
    ['303', '303'],
    ['3035550142', '303-555-0142'],
    ['(303) 555.0142', '303-555-0142'],
    ['+1 303 555 0142', '+1 303 555 0142'],
  ])('[CONST-49] shows the phone number %s as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('[CONST-55] shows dates in the short format', () => {
    expect(formatDate('2026-11-03T23:30:00Z')).toBe('11/3/26');
  });

  it('[CONST-56] shows dates on grid cards as MMMM D, YYYY', () => {
    expect(formatLongDate('2026-11-03')).toBe('November 3, 2026');
  });

  it('[CONST-57] shows the earnest money deposit as a percent', () => {
    expect(formatPercent(2.5)).toBe('2.5%');
  });

  it('groups an amount while it is typed and leaves what is no amount alone', () => {
    expect(formatTypedAmount('1250000')).toBe('1,250,000');
    expect(formatTypedAmount('12x')).toBe('12x');
  });

  it.each([
    [12_400_000, '$12M'],
    [4_000_000, '$4M'],
    [4_250_000, '$4.3M'],
    [850_000, '$850K'],
  ])('writes %i short as %s', (amount, shown) => {
    expect(formatShortMoney(amount)).toBe(shown);
  });
});
