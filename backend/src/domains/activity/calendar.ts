/** A day of the office's calendar as YYYY-MM-DD; such texts sort by time. */
export type Day = string;

const MILLISECONDS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A calendar has no hours, so that it is reckoned in UTC, in which every day is as long as another. */
const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export const plusDays = (day: Day, days: number): Day => dayOf(new Date(at(day).getTime() + days * MILLISECONDS));

/** The same day of another month, or that month's last when it has no such day. */
export function plusMonths(day: Day, months: number): Day {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** Days from one to the other, both counted. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / MILLISECONDS) + 1;

/** The Sunday of the week, which starts on Monday. */
export const endOfWeek = (day: Day): Day => plusDays(day, (7 - at(day).getUTCDay()) % 7);

/** The Monday of the week. */
export const startOfWeek = (day: Day): Day => plusDays(endOfWeek(day), -6);

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const endOfMonth = (day: Day): Day => plusDays(plusMonths(startOfMonth(day), 1), -1);

const monthOf = (day: Day): string => MONTHS[at(day).getUTCMonth()];

/** `Nov 3` */
export const dayLabel = (day: Day): string => `${monthOf(day)} ${at(day).getUTCDate()}`;
/** `Nov 2026` */
export const monthLabel = (day: Day): string => `${monthOf(day)} ${day.slice(0, 4)}`;
