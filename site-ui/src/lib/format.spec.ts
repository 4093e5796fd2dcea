import {
  formatCents,
  formatDate,
  formatDecimal,
  formatLongDate,
  formatMoney,
  formatPercent,
  formatPhone,
  formatTypedAmount,
  formatWhole,
} from './format';
import { formatShortMoney } from './short-money';

const same = (style: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', style).format;

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

  it('[CONST-55] writes figures and dates as the locale does', () => {
    const cents = same({ style: 'currency', currency: 'USD' });
    const money = same({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    for (const amount of [0, 7, 99.5, 100, 999, 1000, 12_345.678, 1_000_000, 987_654_321.1, -1234.56]) {
      expect(formatCents(amount)).toBe(cents(amount));
      expect(formatMoney(amount)).toBe(money(amount));
      expect(formatWhole(amount)).toBe(same({ maximumFractionDigits: 0 })(amount));
      expect(formatDecimal(amount)).toBe(same({ maximumFractionDigits: 2 })(amount));
    }
    for (const date of ['2026-11-03T23:59:00Z', '2009-01-31T00:00:00Z', '2100-12-01T12:00:00-07:00']) {
      const zone = { timeZone: 'UTC' } as const;
      expect(formatDate(date)).toBe(new Date(date).toLocaleDateString('en-US', { ...zone, dateStyle: 'short' }));
      expect(formatLongDate(date)).toBe(new Date(date).toLocaleDateString('en-US', { ...zone, dateStyle: 'long' }));
    }
  });
});
