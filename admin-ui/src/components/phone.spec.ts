import { caretAfter, withPhoneDashes } from './phone';

describe('phone numbers as they are typed', () => {
  it.each([
    ['303', '303'],
    ['3035', '303-5'],
    ['3035550', '303-555-0'],
    ['303-555-', '303-555'],
    ['3035550110', '303-555-0110'],
    ['(303) 555.0110', '303-555-0110'],
    ['13035550110', '303-555-0110'],
    ['+1 303 555 0110', '303-555-0110'],
    ['+1 303', '+1 303'],
    ['303-555-01100', '303-555-01100'],
    ['303-CALL', '303-CALL'],
  ])('[CONST-49] turns %s into %s', (typed, shown) => expect(withPhoneDashes(typed)).toBe(shown));

  it('[CONST-49] keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('303-555-0110', 4)).toBe(5);
    expect(caretAfter('303-555-0110', 0)).toBe(0);
    expect(caretAfter('303-5', 9)).toBe(5);
  });
});
