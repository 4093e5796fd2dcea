import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { accountErrors, type AccountForm, passwordErrors } from './account';

const mine: AccountForm = {
  firstName: 'Sam',
  lastName: 'Carter',
  phoneNumber: '303-555-0142',
  email: 'admin@stowbridge.example',
};

describe("the rules of one's own account", () => {
  it('[REG-47] [REG-48] [REG-49] [REG-50] name what is missing, and nothing that an administrator does not have', () => {
    expect(accountErrors({})).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      phoneNumber: 'Phone Number is required',
      email: 'Email is required',
    });
    expect(accountErrors(mine)).toEqual({});
  });

  it('[REG-54] [REG-55] let names be 255 and the e-mail 256 characters long', () => {
    const longest = {
      ...mine,
      firstName: 'x'.repeat(255),
      lastName: 'x'.repeat(255),
      email: `${'a'.repeat(244)}@example.com`,
    };
    expect(accountErrors(longest)).toEqual({});
    expect(
      accountErrors({ ...mine, firstName: 'x'.repeat(256), lastName: 'x'.repeat(256), email: `a${longest.email}` }),
    ).toEqual({
      firstName: 'At most 255 characters',
      lastName: 'At most 255 characters',
      email: 'At most 256 characters',
    });
  });

  it('[CONST-52] [CONST-53] refuse a phone number and an e-mail that are none', () => {
    expect(accountErrors({ ...mine, phoneNumber: '555', email: 'sam' })).toEqual({
      phoneNumber: 'Phone Number is invalid',
      email: 'Email is invalid',
    });
  });
});

describe('the rules of a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['abc-1', 'Your Password must be 6 characters'],
    [`${'a'.repeat(25)}1`, 'Your Password must be 25 characters'],
    ['abcdefgh', PASSWORD_HELP],
    ['12345678', PASSWORD_HELP],
    ['abcd efgh', PASSWORD_HELP],
  ])('[REG-37] [REG-38] [REG-39] [REG-40] refuse "%s"', (password, message) => {
    expect(passwordErrors({ password, confirmation: password || 'x' }).password).toBe(message);
  });

  it('[REG-41] [REG-42] ask for it twice', () => {
    expect(passwordErrors({ password: 'Storage-2026' })).toEqual({ confirmation: 'Confirm Password is required' });
    expect(passwordErrors({ password: 'Storage-2026', confirmation: 'Storage-2025' })).toEqual({
      confirmation: 'Mismatch Confirm Password',
    });
    expect(passwordErrors({ password: 'Storage-2026', confirmation: 'Storage-2026' })).toEqual({});
  });
});
