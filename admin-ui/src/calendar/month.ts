import { addDays } from '@stowbridge/contract/dates';

/** A month as YYYY-MM. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

export const isMonth = (text: string | null): text is Month => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '');

/** The month so many months later, or earlier. */
export function addMonths(month: Month, months: number): Month {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 7);
}

const named = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
export const monthName = (month: Month): string => named.format(new Date(`${month}-01T00:00:00Z`));

/** The weeks of a month from Sunday to Saturday, with the days of its neighbours. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay()); day < end; day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(day, n)));
  }
  return weeks;
}
