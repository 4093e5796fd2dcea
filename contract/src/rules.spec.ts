import {
  farFromPrice,
  isEmail,
  isPercent,
  isPhone,
  passwordProblem,
  PASSWORD_HELP,
  PHONE_WITH_PARENTHESES,
  priceProblem,
  toNumber,
} from './rules';
import { SAMPLES } from './samples';

const RULES: Record<keyof typeof SAMPLES, (text: string) => boolean> = {
  email: isEmail,
  phone: isPhone,
  phoneWithParentheses: (text) => PHONE_WITH_PARENTHESES.test(text.trim()),
  password: (text) => passwordProblem(text) === undefined,
  offer: (text) => text.trim().length <= 13 && priceProblem(text, 'x') === undefined,
  dealPrice: (text) => priceProblem(text, 'x') === undefined,
  earnestMoney: isPercent,
};

describe.each(Object.entries(SAMPLES))('the rule of %s', (name, { good, bad }) => {
  it('[FEVI-15] has at least 20 good samples and 20 bad ones, none of them twice', () => {
    expect(Math.min(new Set(good).size, new Set(bad).size)).toBeGreaterThanOrEqual(20);
    expect(new Set([...good, ...bad]).size).toBe(good.length + bad.length);
  });

  it('[FEVI-15] takes the good ones and refuses the bad ones', () => {
    const rule = RULES[name as keyof typeof SAMPLES];
    expect(good.filter((text) => !rule(text))).toEqual([]);
    expect(bad.filter((text) => rule(text))).toEqual([]);
  });
});

describe('what is said', () => {
  it.each([
    ['[REG-37]', '', 'Password is required'],
    ['[REG-38]', 'ab1', 'Your Password must be 6 characters'],
    ['[FEVI-15] [REG-38]', '😀😀😀😀a', 'Your Password must be 6 characters'],
    ['[REG-39]', 'a1'.repeat(13), 'Your Password must be 25 characters'],
    ['[REG-40]', 'abcdefg', PASSWORD_HELP],
    ['[FEVI-15] [REG-40]', 'Passwörd', PASSWORD_HELP],
    ['[REG-40]', '1234567', PASSWORD_HELP],
    ['[FEVI-15] [REG-40]', 'пароль12', undefined],
  ])('%s of the password "%s": %s', (_, password, problem) => expect(passwordProblem(password)).toBe(problem));

  it.each([
    ['[FEVI-09]', ',', 'Offer is invalid'],
    ['[FEVI-09]', '1,5', 'Offer is invalid'],
    ['[FEVI-09]', '0', 'Price is invalid'],
    ['[FEVI-09]', '1', undefined],
    ['[FEVI-09]', '999,999,999,999', undefined],
    ['[FEVI-09]', '1,000,000,000,000', 'Price is invalid'],
  ])('%s of the offer "%s": %s', (_, offer, problem) => expect(priceProblem(offer, 'Offer is invalid')).toBe(problem));

  it.each([
    [1_240, 12_400_000, 'This is 0.01 % of the asking price.'],
    [1, 12_400_000, 'This is less than 0.01 % of the asking price.'],
    [4_000_000, 10_000_000, 'This is 40 % of the asking price.'],
    [1_234_567, 10_000_000, 'This is 12.35 % of the asking price.'],
    [5_000_000, 10_000_000, undefined],
    [15_000_000, 10_000_000, undefined],
    [15_100_000, 10_000_000, 'This is 151 % of the asking price.'],
    [123_456_789, 10_000, 'This is 1,234,567.89 % of the asking price.'],
    [1, null, undefined],
    [1, 0, undefined],
  ])('[FEVI-09] of an offer of %i on a price of %s: %s', (offer, asked, sentence) =>
    expect(farFromPrice(offer, asked)).toBe(sentence),
  );

  it('[APROP-67] a number loses its separators', () => {
    expect(['13,081,000', ' ', null].map(toNumber)).toEqual([13081000, null, null]);
  });
});
