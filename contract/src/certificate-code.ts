/** The code on the last page of the certificate of a signature: ten characters, none of which is read for another. */

export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;

/** A code of so many letters as somebody types it; undefined for what is none. */
export function codeOf(typed: string, length: number): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === length && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}

export const certificateCodeOf = (typed: string): string | undefined => codeOf(typed, CODE_LENGTH);
