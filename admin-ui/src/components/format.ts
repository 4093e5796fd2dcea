/** The formatter, made when it is first used: making one takes milliseconds, and no page needs them all. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('en-US', options));
const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat('en-US', options));

const dollars = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = numbers({ style: 'currency', currency: 'USD' });
const whole = numbers({ maximumFractionDigits: 2 });
const day = dates({ dateStyle: 'medium' });
const shortDay = dates({ month: 'numeric', day: 'numeric', year: '2-digit' });
const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
const shortMoment = dates({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** What is shown where there is nothing to say. */
export const nothing = '–';

type Value = number | null | undefined;

export const money = (value: Value) => (value == null ? nothing : dollars().format(value));
export const moneyAndCents = (value: Value) => (value == null ? nothing : dollarsAndCents().format(value));
export const number = (value: Value, unit = '') => (value == null ? nothing : `${whole().format(value)}${unit}`);
/** @param decimals so many; left out: those that it has */
export const percent = (value: Value, decimals?: number) =>
  value == null ? nothing : `${decimals === undefined ? whole().format(value) : value.toFixed(decimals)}%`;

type Time = string | null | undefined;

/** Dates in tables, in the locale's short format [CONST-55]. */
export const shortDate = (value: Time) => (value ? shortDay().format(new Date(value)) : nothing);
export const longDate = (value: Time) => (value ? day().format(new Date(value)) : nothing);
/** A day, YYYY-MM-DD, which is the same everywhere. */
export const longDay = (value: Time) => longDate(value && `${value}T12:00:00`);
export const shortDateAndTime = (value: Time) => (value ? shortMoment().format(new Date(value)) : nothing);
export const dateAndTime = (value: Time) => (value ? moment().format(new Date(value)) : nothing);

/** The server counts what a search for a part of a text finds so far; that many means that many or more. */
const countedTo = 10_000;

/** How many records a list has, as it is read above it. */
export const totalText = (total: number): string => `${number(total)}${total === countedTo ? '+' : ''}`;

/** How long ago something was, in whole days. */
export function daysSince(value: string, now: Date = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(value).getTime()) / 86_400_000));
}

/** Follows the name of a period that is counted in part. */
export const partMark = ' (part)';

/** A period in words; one that is not over, or begins before the range, is marked as a part. */
export const periodLabel = ({ TimePeriod, Part }: { TimePeriod: string; Part: boolean }) =>
  Part ? TimePeriod + partMark : TimePeriod;
