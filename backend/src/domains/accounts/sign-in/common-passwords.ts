import { passwordProblem } from '@stowbridge/contract/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../../platform/common/errors';

/** Frequent passwords of published leaks, in small letters; what our rule refuses anyway is left out. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .map((password) => password.toLowerCase())
    .filter((password) => passwordProblem(password) === undefined),
);

/** With fewer other characters a password is only somebody's own words, decorated. */
const OTHERS = 4;

/** As words are compared: neither letter case nor the way of writing an accent makes a difference. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whose password it is to be. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  companyName: string | null;
  email: string;
}

/** What is known of the person and the product, whole and word by word, the longest first. docs/operations/passwords.md lists it. */
function ownWords({ firstName, lastName, companyName, email }: PasswordOwner, product: string): string[] {
  const texts = [product, firstName, lastName, companyName ?? '', email.split('@')[0]];
  const words = texts.flatMap((text) => {
    const parts = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return [parts.join(''), ...parts];
  });
  return [...new Set(words)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/**
 * [FSEC-15] Refuses what guessers try first.
 * @param product the name of the product
 * @throws DomainError('invalid') for a frequent password, and for one made of words that are known of its owner
 */
export function requireUncommonPassword(password: string, owner: PasswordOwner, product: string): void {
  const small = plain(password);
  // A word leaves a gap, so that what stood on its two sides does not become another one.
  const others = ownWords(owner, product)
    .reduce((rest, word) => rest.replaceAll(word, '\n'), small)
    .replaceAll('\n', '');
  if (COMMON_PASSWORDS.has(small) || [...others].length < OTHERS) {
    throw invalid('This password is too common. Please choose another one.', 'password');
  }
}
