import { accountLengths } from '@stowbridge/contract/fields';
import { Position } from '@stowbridge/contract/ids';
import { all, atMost, email, password, phone, required, sameAsPassword, type Rule, when } from '../../forms/rules';

export const otherPosition = String(Position.Other);

/** [REG-47] to [REG-59] Administrators have no company, title, city or state ([REG-46]). */
export function accountRules(admin: boolean) {
  const unlessAdmin = (rule: Rule): Rule => (admin ? () => undefined : rule);
  return {
    FirstName: all(required('First Name is required'), atMost(accountLengths.firstName, 'First Name')),
    LastName: all(required('Last Name is required'), atMost(accountLengths.lastName, 'Last Name')),
    PhoneNumber: all(required('Phone Number is required'), phone('Phone Number is invalid')),
    Email: all(required('Email is required'), atMost(accountLengths.email, 'Email'), email),
    CompanyName: unlessAdmin(all(required('Company is required'), atMost(accountLengths.companyName, 'Company'))),
    PositionID: () => undefined,
    Position: unlessAdmin(
      when(
        ({ PositionID }) => PositionID === otherPosition,
        all(required('Title is required'), atMost(accountLengths.position, 'Title')),
      ),
    ),
    City: unlessAdmin(all(required('City is required'), atMost(accountLengths.city, 'City'))),
    StateId: unlessAdmin(required('State is required')),
  } satisfies Record<string, Rule>;
}

export type AccountField = keyof ReturnType<typeof accountRules>;

/** [REG-41] [REG-42] */
export const passwordRules = {
  Password: password,
  ConfirmPassword: all(required('Confirm Password is required'), sameAsPassword('Mismatch Confirm Password')),
} satisfies Record<string, Rule>;
