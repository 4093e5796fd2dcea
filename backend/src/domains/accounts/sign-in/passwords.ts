import { hash, verify } from '@node-rs/argon2';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** OWASP's argon2id parameters: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Spent where there is no account, so that a missing one takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c3Rvd2JyaWRnZS1ub2JvZHk$Vm7W2l1qYb0c1o0sQ0m1l0m8N4wqz4Z3wX2m0k5V6h4';

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password).catch(() => false);
  return matches && Boolean(stored);
}

/** A token of 256 bits for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** How long a temporary password is good. */
export const TEMPORARY_HOURS = 72;
/** How long a mailed link to a new password is good. */
export const RESET_HOURS = 1;

/** A temporary password without look-alike characters: letters and digits, 12 long, about 67 bits. */
export function temporaryPassword(): string {
  const alphabet = LETTERS + DIGITS;
  const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]);
  return characters.join('') + LETTERS[randomInt(LETTERS.length)] + DIGITS[randomInt(DIGITS.length)];
}
