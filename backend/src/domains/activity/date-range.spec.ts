import { today } from '@stowbridge/contract/dates';
import { DateRange, dateRange, periodsOf, PRESETS, RangeAsked } from './date-range';
import { daysBetween, plusDays } from './calendar';

/** A Saturday. */
const TODAY = '2026-11-21';
const range = (request: RangeAsked): DateRange => dateRange(request, TODAY);
const labels = (request: RangeAsked): string[] => periodsOf(range(request), TODAY).map(({ label }) => label);
const custom = (from: string, to: string): RangeAsked => ({ from, to });

describe('date ranges of reports', () => {
  it('[CONST-44, CONST-45, CONST-46, CONST-47, CONST-48, ANA-30] has the five presets, each up to today', () => {
    expect(PRESETS.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Last week(by day)'],
      [2, 'Last 30 days(by week)'],
      [3, 'Last 90 days(by week)'],
      [4, 'Last 6 months(by month)'],
      [5, 'Last 12 months(by month)'],
    ]);
    expect([1, 2, 3, 4, 5].map((presetId) => range({ presetId }))).toEqual([
      { from: '2026-11-15', to: TODAY, grain: 'day' },
      { from: '2026-10-23', to: TODAY, grain: 'week' },
      { from: '2026-08-24', to: TODAY, grain: 'week' },
      { from: '2026-05-22', to: TODAY, grain: 'month' },
      { from: '2025-11-22', to: TODAY, grain: 'month' },
    ]);
    expect([1, 2, 3].map((presetId) => daysBetween(range({ presetId }).from, TODAY))).toEqual([7, 30, 90]);
  });

  it('[ANA-06, ANA-27, CONST-44] is the last week when nothing is asked for', () => {
    for (const request of [{}, { presetId: 1 }, { from: '', to: '' }]) {
      expect(range(request)).toEqual({ from: '2026-11-15', to: TODAY, grain: 'day' });
    }
  });

  it('[ANA-40] labels days, weeks from Monday to Sunday, and months', () => {
    expect(labels({ presetId: 1 })).toEqual(['Nov 15', 'Nov 16', 'Nov 17', 'Nov 18', 'Nov 19', 'Nov 20', 'Nov 21']);
    expect(labels({ presetId: 2 })).toEqual([
      'Oct 23 - Oct 25',
      'Oct 26 - Nov 1',
      'Nov 2 - Nov 8',
      'Nov 9 - Nov 15',
      'Nov 16 - Nov 21',
    ]);
    expect(labels({ presetId: 4 })).toEqual([
      'May 2026',
      'Jun 2026',
      'Jul 2026',
      'Aug 2026',
      'Sep 2026',
      'Oct 2026',
      'Nov 2026',
    ]);
    expect(labels({ presetId: 5 })).toHaveLength(13);
  });

  it.each([
    ['the last day of a week by day', { presetId: 1 }, ['Nov 21']],
    ['both ends of 30 days by week', { presetId: 2 }, ['Oct 23 - Oct 25', 'Nov 16 - Nov 21']],
    ['the end alone where the range begins on a Monday', { presetId: 3 }, ['Nov 16 - Nov 21']],
    ['both ends of 6 months by month', { presetId: 4 }, ['May 2026', 'Nov 2026']],
    ['no day that is over', custom('2026-11-02', '2026-11-04'), []],
    [
      'no month that is whole and over, but the one that the range cuts',
      custom('2026-06-01', '2026-10-30'),
      ['Oct 2026'],
    ],
    ['no week that is whole and over', custom('2026-08-03', '2026-09-06'), []],
  ])('[FOFF-32] of periods marks as a part %s', (_which, request, parts) => {
    expect(periodsOf(range(request), TODAY).flatMap(({ label, part }) => (part ? [label] : []))).toEqual(parts);
  });

  it('[FOFF-32] a week and a month that end today are not over either', () => {
    for (const [grain, day] of [
      ['week', '2026-11-22'],
      ['month', '2026-11-30'],
    ] as const) {
      expect(periodsOf({ from: '2026-11-01', to: day, grain }, day).at(-1)?.part).toBe(true);
      expect(periodsOf({ from: '2026-11-01', to: day, grain }, plusDays(day, 1)).at(-1)?.part).toBe(false);
    }
  });

  it('[ANA-28, ANA-31] a pair of dates goes before the preset, even one that does not exist', () => {
    expect(range({ presetId: 5, ...custom('2026-11-02', '2026-11-04') })).toEqual({
      from: '2026-11-02',
      to: '2026-11-04',
      grain: 'day',
    });
    expect(range({ presetId: 99, ...custom('2026-11-02', '2026-11-02') })).toEqual({
      from: '2026-11-02',
      to: '2026-11-02',
      grain: 'day',
    });
  });

  it('shows up to 31 days by day, up to 92 by week and longer pairs by month', () => {
    const grain = (days: number): string => range(custom(plusDays(TODAY, 1 - days), TODAY)).grain;
    expect([1, 31, 32, 92, 93, 366].map(grain)).toEqual(['day', 'day', 'week', 'week', 'month', 'month']);
  });

  it('has every day of the range in exactly one row, both ends included, under labels that differ', () => {
    for (let days = 1; days <= 366; days += 1) {
      const asked = range(custom(plusDays(TODAY, 1 - days), TODAY));
      const periods = periodsOf(asked, TODAY);
      expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([asked.from, asked.to]);
      for (const [index, { from }] of periods.slice(1).entries()) {
        expect(from).toBe(plusDays(periods[index].to, 1));
      }
      expect(new Set(periods.map(({ label }) => label)).size).toBe(periods.length);
    }
  });

  it.each([
    ['[ANA-35] a From Date without a To Date', { from: '2026-11-02' }, 'Please select To Date', 'to'],
    [
      '[ANA-34] a To Date before the From Date',
      custom('2026-11-03', '2026-11-02'),
      'Please select valid To Date',
      'to',
    ],
    ['[ANA-32] a To Date after today', custom('2026-11-03', '2026-11-22'), 'Please select valid To Date', 'to'],
    ['[ANA-32] a From Date after today', custom('2026-11-22', '2026-11-23'), 'Please select valid From Date', 'from'],
    [
      '[ANA-33] a From Date more than 12 months ago',
      custom('2025-11-20', '2026-11-02'),
      'Please select valid From Date',
      'from',
    ],
    ['a To Date without a From Date', { to: '2026-11-02' }, 'Please select From Date', 'from'],
    ['[ANA-44] a day that does not exist', custom('2026-02-30', '2026-03-02'), 'Please select valid From Date', 'from'],
    ['[ANA-44] another form of a date', custom('2026-11-02', '11/03/2026'), 'Please select valid To Date', 'to'],
    ['a range that is not in the lookup', { presetId: 6 }, 'Please select valid Date Range', 'presetId'],
  ])('refuses %s', (_title, request, message, field) => {
    const code = message.includes('valid') ? 'invalid' : 'required';
    expect(() => range(request)).toThrow(
      expect.objectContaining({ code: 'invalid', message, fields: [{ field, code, message }] }),
    );
  });

  it('[ANA-32, ANA-33] accepts today and the day 12 months before it', () =>
    expect(range(custom('2025-11-21', TODAY))).toEqual({ from: '2025-11-21', to: TODAY, grain: 'month' }));

  it("takes the office's day, whatever the day in Greenwich", () => {
    const moment = new Date('2026-11-22T05:30:00Z');
    expect(['America/Denver', 'Etc/UTC', 'Pacific/Auckland'].map((zone) => today(zone, moment))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
    ]);
    // The clocks of Denver went back that night: both half past ones are 1 November.
    expect(
      [new Date('2026-11-01T07:30:00Z'), new Date('2026-11-01T08:30:00Z')].map((at) => today('America/Denver', at)),
    ).toEqual(['2026-11-01', '2026-11-01']);
  });
});
