/**
 * How figures and dates read everywhere. The locale is fixed, so that the server and the browser write the same; and
 * written by hand, because the six formatters of Intl cost a slow phone 130 ms before the first page can answer.
 */

/** Thousands parted by commas, with the given number of decimals. */
function grouped(amount: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(amount).toFixed(decimals).split('.');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest ? `.${rest}` : '');
  return amount < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

const inDollars = (text: string) => (text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`);

export const formatMoney = (amount: number) => inDollars(grouped(amount));
export const formatWhole = (amount: number) => grouped(amount);
/** At most two decimals. */
export const formatDecimal = (amount: number) => grouped(amount, 2).replace(/\.?0+$/, '');
/** Dollars and cents, for prices per square foot. */
export const formatCents = (amount: number) => inDollars(grouped(amount, 2));
/** @param decimals so many; left out: those that it has, two at most */
export const formatPercent = (percent: number, decimals?: number) =>
  `${decimals === undefined ? formatDecimal(percent) : grouped(percent, decimals)}%`;
/** `1 Day`, `3 Months`. */
export const formatSpan = (count: number, unit: string) =>
  `${formatWhole(count)} ${count === 1 ? unit.replace(/s$/, '') : unit}`;

const months = 'January February March April May June July August September October November December'.split(' ');

/** [CONST-55] Locale short format: month, day and year in UTC, as in 10/5/26. */
export function formatDate(date: string): string {
  const day = new Date(date);
  const year = String(day.getUTCFullYear() % 100).padStart(2, '0');
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${year}`;
}

/** `MM/dd/yyyy`, where a day is a deadline or the date of a figure; a calendar date reads the same in every zone. */
export function formatFullDate(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** `MMM yyyy`, for figures of which only the month is known. */
export const formatMonth = (date: string) => `${months[Number(date.slice(5, 7)) - 1]?.slice(0, 3)} ${date.slice(0, 4)}`;

/** [CONST-56] `MMMM D, YYYY`, as on grid cards. */
export function formatLongDate(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** [CONST-49] Digits as they are typed, shown as xxx-xxx-xxxx; anything else is left as it was written. */
export function formatPhone(typed: string): string {
  if (/[^\d\s().-]/.test(typed)) {
    return typed;
  }
  const digits = typed.replace(/\D/g, '');
  if (digits.length > 10) {
    return typed;
  }
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** 1250000 -> 1,250,000 while it is typed; what is not a digit or a comma stays visible, so that it can be corrected. */
export function formatTypedAmount(typed: string): string {
  return /^[\d,]+$/.test(typed) ? grouped(Number(typed.replace(/,/g, ''))) : typed;
}

export interface Placed {
  Address1?: string | null;
  Address2?: string | null;
  City: string;
  State?: string | null;
  StateCode?: string | null;
  ZipCode?: string | null;
}

export const formatCity = (place: Placed) =>
  `${place.City}, ${place.StateCode ?? place.State ?? ''}`.replace(/, $/, '');

export const formatAddress = (place: Placed) =>
  [place.Address1, place.Address2, `${formatCity(place)} ${place.ZipCode ?? ''}`.trim()].filter(Boolean).join(', ');
