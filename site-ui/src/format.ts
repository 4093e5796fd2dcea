/** How figures and dates read everywhere. The locale is fixed, so that the server and the browser write the same. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const formatMoney = (amount: number) => dollars.format(amount);
export const formatWhole = (amount: number) => whole.format(amount);
export const formatDecimal = (amount: number) => decimal.format(amount);
/** Dollars and cents, for prices per square foot. */
export const formatCents = (amount: number) => cents.format(amount);
export const formatPercent = (percent: number) => `${decimal.format(percent)}%`;

/** $12.4M, $850K: for markers and other small places. */
export function formatShortMoney(amount: number): string {
  if (amount >= 1_000_000) {
    return `$${(amount / 1_000_000).toFixed(amount >= 10_000_000 ? 0 : 1).replace(/\.0$/, '')}M`;
  }
  return amount >= 1000 ? `$${Math.round(amount / 1000)}K` : `$${amount}`;
}

/** [CONST-55] Locale short format. */
export const formatDate = (date: string) => short.format(new Date(date));

/** [CONST-56] `MMMM D, YYYY`, as on grid cards. */
export const formatLongDate = (date: string) => long.format(new Date(date));

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
  return /^[\d,]+$/.test(typed) ? whole.format(Number(typed.replace(/,/g, ''))) : typed;
}

export interface Placed {
  Address1?: string | null;
  Address2?: string | null;
  City: string;
  State?: string | null;
  StateCode?: string | null;
  ZipCode?: string | null;
}

export const formatCity = (place: Placed) => `${place.City}, ${place.StateCode ?? place.State ?? ''}`.replace(/, $/, '');

export const formatAddress = (place: Placed) =>
  [place.Address1, place.Address2, `${formatCity(place)} ${place.ZipCode ?? ''}`.trim()].filter(Boolean).join(', ');
