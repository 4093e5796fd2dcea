import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { email, loosePhone, password, phone, sameAsPassword } from './rules';

const nothing = { Password: '' };

describe('rules of fields', () => {
  it.each(['303-555-0142', '303.555.0142', '303 555 0142', '3035550142', '+1 303-555-0142', '1-303-555-0142'])(
    '[CONST-50] takes %s as a phone number',
    (value) => {
      expect(phone('Phone is invalid')(value, nothing)).toBeUndefined();
    },
  );

  it.each(['30-555-0142', '303-555-014', '(303) 555-0142', '303/555/0142', '+44 303 555 0142', 'abc'])(
    '[CONST-50, CONST-52] refuses %s in the words of the form',
    (value) => {
      expect(phone('Phone is invalid')(value, nothing)).toBe('Phone is invalid');
      expect(phone('Phone Number is invalid')(value, nothing)).toBe('Phone Number is invalid');
    },
  );

  it('[CONST-51] takes parentheses where they are allowed', () => {
    expect(loosePhone('Phone is invalid')('(303) 555-0142', nothing)).toBeUndefined();
  });

  it.each([
    ['maya@okafor.co', undefined],
    ["o'neil+bids@mail.okafor.finance", undefined],
    ['maya@okafor', 'Email is invalid'],
    ['maya@okafor.c', 'Email is invalid'],
    ['maya@okafor.investing', 'Email is invalid'],
    ['maya okafor@x.com', 'Email is invalid'],
  ])('[CONST-53] answers %s with %s', (value, problem) => {
    expect(email(value, nothing)).toBe(problem);
  });

  it.each([
    ['[REG-37]', '', 'Password is required'],
    ['[REG-38]', 'ab1', 'Your Password must be 6 characters'],
    ['[REG-39, CONST-38]', 'a1'.repeat(13), 'Your Password must be 25 characters'],
    ['[REG-40]', 'abcdefg', PASSWORD_HELP],
    ['[REG-40]', '1234567', PASSWORD_HELP],
    ['[REG-40]', 'abcdef1', undefined],
    ['[REG-40]', 'abcdef!', undefined],
  ])('%s answers the password "%s" with %s', (_id, value, problem) => {
    expect(password(value, nothing)).toBe(problem);
  });

  it('[REG-41, REG-42] asks for the same password again, in the words of the form', () => {
    const rule = sameAsPassword('Mismatch Confirm Password');
    expect(rule('abcdef2', { Password: 'abcdef1' })).toBe('Mismatch Confirm Password');
    expect(rule('abcdef1', { Password: 'abcdef1' })).toBeUndefined();
  });
});
