/** Calendar dates are texts, YYYY-MM-DD; whether one has passed is decided by the day of a time zone. */

/** Tells the day of a moment as YYYY-MM-DD in a time zone. */
export function dayIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (moment) => format.format(moment);
}

/** Today, or the day of another moment, as YYYY-MM-DD in a time zone. */
export const today = (timeZone: string, now = new Date()): string => dayIn(timeZone)(now);

/** Tells by when something is due, with the name of the time zone: `Friday, Nov 27, 5:00 PM MST`. */
export function dueIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  // The narrow space before AM and PM is in few fonts.
  return (moment) => format.format(moment).replace(/\s/g, ' ');
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The moment of a day and a time on the clocks of a time zone, `2026-11-27T17:00`; an invalid date for anything else. */
export function momentAt(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) {
    return new Date(NaN);
  }
  // The clocks may be changed between the two moments: the second look is right.
  const near = asUtc - aheadOfUtc(timeZone, asUtc);
  return new Date(asUtc - aheadOfUtc(timeZone, near));
}

/** Whether a date (YYYY-MM-DD) lies before today; today itself has not passed. */
export const isPast = (date: string, timeZone: string, now = new Date()): boolean => date < today(timeZone, now);

/** Whether a form may save a date: none, one that has not passed, or the one that is stored, as time passes by itself [APROP-64]. */
export const mayKeep = (
  given: string | null,
  stored: string | null | undefined,
  timeZone: string,
  now = new Date(),
): boolean => !given || given === stored || !isPast(given, timeZone, now);

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** How many days `to` comes after `from`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The day itself, or the Monday after a weekend. */
export function toMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}
