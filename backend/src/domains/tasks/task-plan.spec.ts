import { dueOn } from './task-plan';

/** A Monday. */
const MONDAY = '2026-03-02';

describe('the day of a task', () => {
  it('[BEYC-47] a task on a weekend moves to Monday where its template says so', () => {
    const after = (days: number, moveToMonday: boolean) =>
      dueOn({ afterAcceptance: days, beforeClosing: null, moveToMonday }, MONDAY, null);
    expect([4, 5, 6, 7].map((days) => after(days, true))).toEqual([
      '2026-03-06',
      '2026-03-09',
      '2026-03-09',
      '2026-03-09',
    ]);
    expect([5, 6].map((days) => after(days, false))).toEqual(['2026-03-07', '2026-03-08']);
    const before = (days: number, closing: string | null) =>
      dueOn({ afterAcceptance: null, beforeClosing: days, moveToMonday: true }, MONDAY, closing);
    expect([before(10, '2026-05-18'), before(9, '2026-05-18'), before(10, null)]).toEqual([
      '2026-05-08',
      '2026-05-11',
      null,
    ]);
  });
});
