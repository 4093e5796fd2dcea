import { isEmail } from '../components/email';
import { isPhone } from '../components/phone';

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

/** The longest text of each field, in characters [REG-54], [REG-55]. */
export const accountLengths = { firstName: 255, lastName: 255, email: 256 } as const;

/** [REG-40] */
export const passwordHelp =
  'Passwords are case-sensitive, must be between 6 to 25 characters and contain at least 1 letter and 1 number or special character.';

/** The rules of one's own account [REG-47] to [REG-50]: the first thing wrong with each field. */
export function accountErrors(form: Partial<AccountForm>): Partial<AccountForm> {
  const errors: Partial<AccountForm> = {};
  for (const [field, length] of Object.entries(accountLengths) as [keyof typeof accountLengths, number][]) {
    if ((form[field] ?? '').length > length) errors[field] = `At most ${length} characters`;
  }
  if (form.email && !isEmail(form.email)) errors.email ??= 'Email is invalid';
  if (form.phoneNumber && !isPhone(form.phoneNumber)) errors.phoneNumber = 'Phone Number is invalid';
  if (!form.firstName?.trim()) errors.firstName = 'First Name is required';
  if (!form.lastName?.trim()) errors.lastName = 'Last Name is required';
  if (!form.phoneNumber?.trim()) errors.phoneNumber = 'Phone Number is required';
  if (!form.email?.trim()) errors.email = 'Email is required';
  return errors;
}

/** The rules of a new password [REG-37] to [REG-42]. */
export function passwordErrors({ password = '', confirmation = '' }: Partial<PasswordForm>): Partial<PasswordForm> {
  const errors: Partial<PasswordForm> = {};
  if (!password) errors.password = 'Password is required';
  else if (password.length < 6) errors.password = 'Your Password must be 6 characters';
  else if (password.length > 25) errors.password = 'Your Password must be 25 characters';
  else if (!/^(?=.*\p{L})(?=.*[^\p{L}\s])/u.test(password)) errors.password = passwordHelp;
  if (!confirmation) errors.confirmation = 'Confirm Password is required';
  else if (confirmation !== password) errors.confirmation = 'Mismatch Confirm Password';
  return errors;
}
