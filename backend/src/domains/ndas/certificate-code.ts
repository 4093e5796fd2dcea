import { CODE_LENGTH, CODE_LETTERS } from '@stowbridge/contract/certificate-code';
import { randomInt } from 'node:crypto';

/** What is printed on a certificate or in a watermark; nobody can guess it. */
export const newCode = (length = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
