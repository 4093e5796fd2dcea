import { isPast, mayKeep, today } from './dates';

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
});
