/**
 * Puts the dashes in while the digits are typed: `3035550` becomes `303-555-0` [CONST-49]. A text that holds anything
 * but digits and separators stays as it was typed, and so does one with too many digits, for the form to refuse.
 */
export function withPhoneDashes(text: string): string {
  if (!/^[\d .\-()+]*$/.test(text)) {
    return text;
  }
  const all = text.replace(/\D/g, '');
  const digits = text.trimStart().startsWith('+') || all.length === 11 ? all.replace(/^1/, '') : all;
  if (text.trimStart().startsWith('+') && digits.length < 10) {
    return text;
  }
  if (digits.length > 10) {
    return text;
  }
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Where the caret belongs after the dashes were put in: behind as many digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let position = 0; position < formatted.length; position++) {
    if (seen === digitsBefore) {
      return position;
    }
    if (/\d/.test(formatted[position])) {
      seen++;
    }
  }
  return formatted.length;
}
