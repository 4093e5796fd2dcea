import { accountLengths } from '@stowbridge/contract/fields';
import { isEmail, isPhone, lengthOf, passwordProblem } from '@stowbridge/contract/rules';

/** The reduced form of an administrator [REG-46]. */
export interface AccountForm {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
}

export interface PasswordForm {
  password: string;
  confirmation: string;
}

/** The rules of one's own account [REG-47] to [REG-50]: the first thing wrong with each field. */
export function accountErrors(form: Partial<AccountForm>): Partial<AccountForm> {
  const errors: Partial<AccountForm> = {};
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    if (lengthOf((form[field] ?? '').trim()) > accountLengths[field]) {
      errors[field] = `At most ${accountLengths[field]} characters`;
    }
  }
  if (form.email && !isEmail(form.email)) {
    errors.email ??= 'Email is invalid';
  }
  if (form.phoneNumber && !isPhone(form.phoneNumber)) {
    errors.phoneNumber = 'Phone Number is invalid';
  }
  if (!form.firstName?.trim()) {
    errors.firstName = 'First Name is required';
  }
  if (!form.lastName?.trim()) {
    errors.lastName = 'Last Name is required';
  }
  if (!form.phoneNumber?.trim()) {
    errors.phoneNumber = 'Phone Number is required';
  }
  if (!form.email?.trim()) {
    errors.email = 'Email is required';
  }
  return errors;
}

/** The rules of a new password [REG-37] to [REG-42]. */
export function passwordErrors({ password = '', confirmation = '' }: Partial<PasswordForm>): Partial<PasswordForm> {
  const errors: Partial<PasswordForm> = {};
  const problem = passwordProblem(password);
  if (problem) {
    errors.password = problem;
  }
  if (!confirmation) {
    errors.confirmation = 'Confirm Password is required';
  } else if (confirmation !== password) {
    errors.confirmation = 'Mismatch Confirm Password';
  }
  return errors;
}
