import { isDecimal, isWholeNumber, toNumber, withSeparators } from './numbers';

describe('numbers as people type them', () => {
  it.each([
    ['1234567', '1,234,567'],
    ['1,2,3,4', '1,234'],
    ['1234567.5', '1,234,567.5'],
    ['007', '7'],
    ['', ''],
    ['abc', 'abc'],
  ])('[APROP-66] shows %s as %s', (typed, shown) => expect(withSeparators(typed)).toBe(shown));

  it('[APROP-67] strips the separators before sending', () => {
    expect(toNumber('13,081,000')).toBe(13081000);
    expect(toNumber(' ')).toBeNull();
  });

  it('[APROP-53] [APROP-57] tells whole numbers from decimals and from neither', () => {
    expect(isWholeNumber('12,500')).toBe(true);
    expect(isWholeNumber('12.5')).toBe(false);
    expect(isWholeNumber(',')).toBe(false);
    expect(isDecimal('12.5')).toBe(true);
    expect(isDecimal('1.2.3')).toBe(false);
    expect(isDecimal('-1')).toBe(false);
  });
});
