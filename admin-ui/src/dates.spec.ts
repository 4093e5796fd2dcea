import { endOfDay, isTypedDate, toTypedDate, toTypedDay, toWireDate, withDashes } from './dates';

describe('dates as people type them', () => {
  it('[CONST-54] are MM-dd-yyyy and travel as YYYY-MM-DD', () => {
    expect(toWireDate('03-09-2027')).toBe('2027-03-09');
    expect(toTypedDate('2027-03-09T00:00:00.000Z')).toBe('03-09-2027');
    expect(toWireDate('2027-03-09')).toBeNull();
  });

  it('[CONST-54] refuses days that do not exist', () => {
    expect(isTypedDate('02-30-2027')).toBe(false);
    expect(isTypedDate('02-28-2027')).toBe(true);
    expect(isTypedDate('2-8-2027')).toBe(false);
  });

  it('puts the dashes in while the digits are typed', () => {
    expect(['0', '03', '0309', '03092027', '03-09-20271'].map(withDashes)).toEqual([
      '0',
      '03',
      '03-09',
      '03-09-2027',
      '03-09-2027',
    ]);
  });

  it.each([
    ['2026-11-22', 'America/Denver', '2026-11-23T06:59:59.000Z'],
    ['2026-07-22', 'America/Denver', '2026-07-23T05:59:59.000Z'],
    ['2026-03-08', 'America/Denver', '2026-03-09T05:59:59.000Z'],
    ['2026-11-01', 'America/Denver', '2026-11-02T06:59:59.000Z'],
    ['2026-11-22', 'Asia/Kolkata', '2026-11-22T18:29:59.000Z'],
    ['2026-11-22', 'UTC', '2026-11-22T23:59:59.000Z'],
  ])('the day %s in %s ends at %s, and is that day there', (day, timeZone, end) => {
    expect(endOfDay(day, timeZone)).toBe(end);
    expect(toTypedDay(end, timeZone)).toBe(toTypedDate(day));
  });
});
