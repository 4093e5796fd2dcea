import { CODE_LENGTH, CODE_LETTERS } from '@stowbridge/contract/certificate-code';
import { randomInt } from 'node:crypto';

/** What is printed on a certificate; nobody can guess it. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
