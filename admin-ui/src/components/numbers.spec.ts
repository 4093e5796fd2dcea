import { withSeparators } from './numbers';

describe('numbers as people type them', () => {
  it.each([
    ['1234567', '1,234,567'],
    ['1,2,3,4', '1,234'],
    ['1234567.5', '1,234,567.5'],
    ['007', '7'],
    ['', ''],
    ['abc', 'abc'],
  ])('[APROP-66] shows %s as %s', (typed, shown) => expect(withSeparators(typed)).toBe(shown));
});
