import { isTypedDate, toTypedDate, toWireDate, withDashes } from './dates';

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
});
