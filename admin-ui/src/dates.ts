/** Dates are typed as MM-dd-yyyy [CONST-54] and travel as YYYY-MM-DD. */

const typedPattern = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Whether the text is MM-dd-yyyy and names a day that exists. */
export function isTypedDate(text: string): boolean {
  const [, month, day, year] = typedPattern.exec(text) ?? [];
  if (!year) {
    return false;
  }
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
}

/** `03-09-2027` becomes `2027-03-09`; anything else becomes null. */
export function toWireDate(text: string | null | undefined): string | null {
  if (!text || !isTypedDate(text)) {
    return null;
  }
  const [month, day, year] = text.split('-');
  return `${year}-${month}-${day}`;
}

/** `2027-03-09`, also with a time behind it, becomes `03-09-2027`. */
export function toTypedDate(wire: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(wire ?? '') ?? [];
  return year ? `${month}-${day}-${year}` : '';
}

/** Puts the dashes in while the digits are typed: `0309` becomes `03-09`. */
export function withDashes(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('-');
}
