import { addMonths, isMonth, monthName, weeksOf } from './month';

describe('the months of the calendar', () => {
  it('[BEYC-57] have whole weeks from Sunday, also around a change of the clocks', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map(([sunday]) => sunday)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(weeks[4]).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeksOf('2027-02')[0][0]).toBe('2027-01-31');
  });

  it('[BEYC-57] follow each other over the end of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect(monthName('2027-01')).toBe('January 2027');
    expect(['2026-13', '2026-1', 'now', null].filter(isMonth)).toEqual([]);
  });
});
