import { HttpError } from 'react-admin';

/** What the server says of an address that somebody signs in with already. */
const taken = 'Exist';

/** Says of that answer at which field it belongs, in words for people [AUSR-49], [REG-50]. */
export function takenEmail(error: unknown): Record<string, string> | undefined {
  return error instanceof HttpError && error.message === taken
    ? { email: 'A user already exists with this email.' }
    : undefined;
}
