import { isDay } from '@stowbridge/contract/days';
import { dayLabel, daysBetween, endOfMonth, endOfWeek, monthLabel, plusDays, plusMonths } from './calendar';

describe('the calendar', () => {
  it.each(['2026-11-03', '2024-02-29', '2026-12-31'])('[ANA-44] %s is a day', (day) => expect(isDay(day)).toBe(true));
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '11/03/2026',
    '2026-11-03T00:00:00Z',
    '',
    ' 2026-11-03',
    '20261-11-03',
  ])('[ANA-44] %j is none', (text) => expect(isDay(text)).toBe(false));

  it('counts on over the ends of months and years, and over the days on which clocks change', () => {
    expect([plusDays('2026-12-31', 1), plusDays('2024-02-28', 1), plusDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2024-02-29',
      '2026-02-28',
    ]);
    expect([plusDays('2026-03-07', 1), plusDays('2026-03-08', 1), plusDays('2026-11-01', 1)]).toEqual([
      '2026-03-08',
      '2026-03-09',
      '2026-11-02',
    ]);
    expect([
      daysBetween('2026-03-07', '2026-03-09'),
      daysBetween('2026-11-01', '2026-11-01'),
      daysBetween('2024-01-01', '2024-12-31'),
    ]).toEqual([3, 1, 366]);
  });

  it('finds the same day of another month, or its last', () => {
    expect([
      plusMonths('2026-11-21', -12),
      plusMonths('2026-08-31', -6),
      plusMonths('2024-02-29', -12),
      plusMonths('2026-12-31', 2),
    ]).toEqual(['2025-11-21', '2026-02-28', '2023-02-28', '2027-02-28']);
  });

  it('ends weeks on Sunday and months on their last day', () => {
    // 2 November 2026 is a Monday.
    expect(['2026-11-01', '2026-11-02', '2026-11-08', '2026-12-30'].map(endOfWeek)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-08',
      '2027-01-03',
    ]);
    expect(['2024-02-10', '2026-02-01', '2026-12-31'].map(endOfMonth)).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
  });

  it('[ANA-40] names days and months as the charts do', () =>
    expect([dayLabel('2026-11-03'), monthLabel('2026-11-03')]).toEqual(['Nov 3', 'Nov 2026']));
});
