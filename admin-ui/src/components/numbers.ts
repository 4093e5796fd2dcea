/** Numbers as people type them: digits, separators, and sometimes a dot. */

/** Digits and commas only. */
export function isWholeNumber(text: string): boolean {
  return /^[\d,]*\d[\d,]*$/.test(text);
}

/** Digits, commas and at most one dot. */
export function isDecimal(text: string): boolean {
  return /^[\d,]*\.?\d*$/.test(text) && /\d/.test(text);
}

/** `1234567.5` and `1,234,567.5` become `1,234,567.5` [APROP-66]; what is no number stays as it was typed. */
export function withSeparators(value: string | number | null | undefined): string {
  const text = String(value ?? '').trim();
  if (!isDecimal(text)) return text;
  const [whole, fraction] = text.replaceAll(',', '').split('.');
  const grouped = (whole || '0').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The number behind a typed text, or null when nothing was typed [APROP-67]. */
export function toNumber(text: string | null | undefined): number | null {
  const digits = (text ?? '').replaceAll(',', '').trim();
  return digits === '' ? null : Number(digits);
}
