import { dateStates, DEAL_DATE_KINDS } from '@stowbridge/contract/closing';
import { plannedDates } from './deal-plan';

/** A Monday. */
const MONDAY = '2026-03-02';

describe('the dates of a deal', () => {
  it('[BEYC-46] follow from the days of its terms', () => {
    const dates = plannedDates(MONDAY, { diligenceDays: 45, hardDepositDays: 20, closingDays: 75 });
    expect(dates.map(({ kind }) => kind)).toEqual([...DEAL_DATE_KINDS]);
    expect(dates.map((date) => date.dueOn)).toEqual([
      '2026-03-02',
      '2026-03-12',
      '2026-03-16',
      '2026-03-22',
      '2026-04-16',
      '2026-05-01',
      '2026-05-06',
      '2026-05-18',
    ]);
  });

  it('[BEYC-48] after the diligence are not set without a closing, and neither is the diligence without a period', () => {
    const openAfter = (given: Parameters<typeof plannedDates>[1]) =>
      plannedDates(MONDAY, given).flatMap((date) => (date.dueOn === null ? [date.kind] : []));
    expect(openAfter({ diligenceDays: 30, hardDepositDays: null, closingDays: null })).toEqual([
      'financing',
      'title',
      'closing',
    ]);
    expect(openAfter({ diligenceDays: null, hardDepositDays: null, closingDays: null })).toContain('diligence ends');
  });

  it('neither financing nor title comes before the diligence ends or after the closing', () => {
    const dates = plannedDates(MONDAY, { diligenceDays: 30, hardDepositDays: null, closingDays: 32 });
    expect(dates.slice(-4).map((date) => date.dueOn)).toEqual(['2026-04-01', '2026-04-01', '2026-04-01', '2026-04-03']);
  });

  it('[BEYC-50] the next is the one after what is done, and one is late from the day after it is due', () => {
    const dates = DEAL_DATE_KINDS.map((kind, n) => ({
      kind,
      dueOn: n < 5 ? `2026-03-1${n}` : null,
      doneOn: n === 0 || n === 2 ? '2026-03-01' : null,
    }));
    expect(dateStates(dates, '2026-03-11')).toEqual([
      ...['done', 'ahead', 'done', 'next', 'ahead'],
      ...['not set', 'not set', 'not set'],
    ]);
    expect(dateStates(dates, '2026-03-14').slice(1, 5)).toEqual(['late', 'done', 'late', 'ahead']);
    expect(dateStates(dates, '2026-03-15').slice(1, 5)).toEqual(['late', 'done', 'late', 'late']);
  });
});
