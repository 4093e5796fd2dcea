/** Dates are typed as MM-dd-yyyy [CONST-54] and travel as YYYY-MM-DD. */
import { dayIn, momentAt } from '@stowbridge/contract/dates';
import { isDay } from '@stowbridge/contract/days';

const typedPattern = /^(\d{2})-(\d{2})-(\d{4})$/;

/** `03-09-2027` becomes `2027-03-09`; anything else, and a day that does not exist, becomes null. */
export function toWireDate(text: string | null | undefined): string | null {
  const [, month, day, year] = typedPattern.exec(text ?? '') ?? [];
  const wire = `${year}-${month}-${day}`;
  return isDay(wire) ? wire : null;
}

/** Whether the text is MM-dd-yyyy and names a day that exists. */
export const isTypedDate = (text: string): boolean => toWireDate(text) !== null;

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

/** The moment of a day (YYYY-MM-DD) and a time (HH:mm, or with seconds) at the office, in UTC. */
export const momentOf = (day: string, time: string, timeZone: string): string =>
  momentAt(timeZone, `${day}T${time}`).toISOString();

/** The last second of a day (YYYY-MM-DD) at the office, in UTC. */
export const endOfDay = (day: string, timeZone: string): string => momentOf(day, '23:59:59', timeZone);

/** The day of a moment at the office, as it is typed; empty for none. */
export const toTypedDay = (moment: string | null, timeZone: string): string =>
  moment ? toTypedDate(dayIn(timeZone)(new Date(moment))) : '';
