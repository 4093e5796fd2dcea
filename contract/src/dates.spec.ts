import { dueIn, isPast, mayKeep, momentAt, today } from './dates';

const denver = 'America/Denver';
const evening = new Date('2026-03-02T03:00:00Z');

describe('dates', () => {
  it('[APROP-64] today is the day at the office, not in Greenwich', () => {
    expect(today(denver, evening)).toBe('2026-03-01');
    expect(today('Asia/Tokyo', evening)).toBe('2026-03-02');
  });

  it('[FEVI-13] [APROP-64] today has not passed, yesterday has', () => {
    expect(['2026-02-28', '2026-03-01', '2026-03-02'].map((date) => isPast(date, denver, evening))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [null, null, true],
    [null, '2026-02-28', true],
    ['2026-02-28', '2026-02-28', true],
    ['2026-02-27', '2026-02-28', false],
    ['2026-02-28', null, false],
    ['2026-02-28', undefined, false],
    ['2026-03-01', '2026-02-28', true],
    ['2026-03-02', null, true],
  ])('[FEVI-13] [APROP-64] %s in place of %s: %s', (given, stored, allowed) =>
    expect(mayKeep(given, stored, denver, evening)).toBe(allowed),
  );

  it.each([
    ['2026-11-27T17:00', '2026-11-28T00:00:00.000Z'],
    ['2026-07-01T00:30', '2026-07-01T06:30:00.000Z'],
    // The clocks are put forward at two, and back at two.
    ['2026-03-08T03:00', '2026-03-08T09:00:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T09:00:00.000Z'],
  ])('[BEYC-03] %s at the office is %s', (local, moment) => {
    expect(momentAt(denver, local).toISOString()).toBe(moment);
  });

  it('[BEYC-03] names a moment with the time zone, and no moment for what is none', () => {
    expect(dueIn(denver)(momentAt(denver, '2026-11-27T17:00'))).toBe('Friday, Nov 27, 5:00 PM MST');
    expect(momentAt(denver, 'tomorrow').getTime()).toBeNaN();
  });
});
